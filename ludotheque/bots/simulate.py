"""Many matches between bots, counted. Bots keep their seats; lab/duel.py changes sides."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from ..core.game import Position
from ..errors import Problem
from ..library import from_file
from ..match.match import Match
from .arena import Arena
from .names import bots as named


class Outcome(NamedTuple):
    """What is kept of one match."""

    scores: list[int]
    events: int
    decisions: int
    tallies: dict[str, int]  # of the game's own


class Task(NamedTuple):
    """What a process needs to play matches: only things that travel."""

    module: str
    name: str
    file: str  # of a game that is not in a package
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int


@dataclass
class Report:
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    wins: list[int] = field(default_factory=list)  # matches in which this seat was first, alone or with others
    draws: int = 0  # matches in which all seats scored the same; nobody's win
    mean_scores: list[float] = field(default_factory=list)
    spread_of_scores: list[float] = field(default_factory=list)  # standard deviations
    mean_events: float = 0.0
    fewest_events: int = 0
    most_events: int = 0
    tallies: dict[str, dict[str, float]] = field(default_factory=dict)  # fewest, median, most, mean
    decisions: int = 0
    seconds: float = 0.0

    def as_fields(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    kind: type[Position],
    seats: int = 0,
    options: dict[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    bots: list[str] | None = None,
    progress: Callable[[int], None] | None = None,
    processes: int = 1,
) -> Report:
    """The same report for a seed (but for its seconds), however many processes share the work."""
    if games < 1:
        raise Problem(f"{games} games: at least one is needed")
    first = Match(kind, seats, options, seed=0)
    names = bots or ["random"]
    named(names, kind, first.seats)  # says at once what is wrong with a name
    task = task_of(kind, first.seats, first.options, names, seed)
    start = perf_counter()
    outcomes = counted(played(task, games, processes), progress)
    report = Report(first.info.slug, first.seats, first.options, names, games, seed)
    return summed(report, outcomes, perf_counter() - start)


def task_of(kind: type[Position], seats: int, options: dict[str, str], bots: list[str], seed: int) -> Task:
    home = inspect.getmodule(kind)
    module = home.__name__ if home else ""
    file = (home.__file__ or "") if home and module.startswith("my_game_") else ""
    return Task(module, kind.__name__, file, seats, options, bots, seed)


def kind_of_task(task: Task) -> type[Position]:
    if task.module not in sys.modules and task.file:
        return from_file(task.file)
    __import__(task.module)
    kind: type[Position] = getattr(sys.modules[task.module], task.name)
    return kind


def played(task: Task, games: int, processes: int) -> Iterator[Outcome]:
    """In the order of the games, whoever plays them."""
    if processes < 2:
        for number in range(games):
            yield play_one(task, number)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play_one, [task] * games, range(games), chunksize=max(1, games // (8 * processes)))


def play_one(task: Task, number: int) -> Outcome:
    """Match number n of a seed: its dice and its bots depend on both, and on nothing else."""
    seed = sha256(f"{task.seed} {number}".encode()).digest()
    match = Match(kind_of_task(task), task.seats, task.options, seed)
    arena = Arena(match, task.bots, int.from_bytes(seed[:6], "big"))
    arena.run()
    return Outcome(match.scores()[:], len(match.events), arena.decisions, match.position.tallies())


def counted(outcomes: Iterable[Outcome], progress: Callable[[int], None] | None) -> list[Outcome]:
    done: list[Outcome] = []
    for outcome in outcomes:
        done.append(outcome)
        if progress:
            progress(len(done))
    return done


def summed(report: Report, outcomes: list[Outcome], seconds: float) -> Report:
    scores = [outcome.scores for outcome in outcomes]
    events = [outcome.events for outcome in outcomes]
    decided = [s for s in scores if max(s) > min(s)]
    by_seat = [[s[seat] for s in scores] for seat in range(report.seats)]
    report.wins = [sum(s[seat] == max(s) for s in decided) for seat in range(report.seats)]
    report.draws = len(scores) - len(decided) if report.seats > 1 else 0
    report.mean_scores = [round(mean(column), 4) for column in by_seat]
    report.spread_of_scores = [round(deviation(column), 4) for column in by_seat]
    report.mean_events = round(mean(events), 2)
    report.fewest_events, report.most_events = min(events), max(events)
    report.tallies = {name: spread([o.tallies[name] for o in outcomes]) for name in outcomes[0].tallies}
    report.decisions = sum(outcome.decisions for outcome in outcomes)
    report.seconds = round(seconds, 3)
    return report


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def deviation(numbers: list[int]) -> float:
    middle = mean(numbers)
    return sqrt(sum((x - middle) ** 2 for x in numbers) / len(numbers))


def spread(numbers: list[int]) -> dict[str, float]:
    return {"fewest": min(numbers), "median": median(numbers), "most": max(numbers), "mean": round(mean(numbers), 4)}
