"""Which of two bots is stronger: matches of two sides, sides swapped every other game, dice the same for both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple

from ..bots.names import bot
from ..bots.simulate import Outcome, Task, counted, play_one, task_of
from ..core.game import Position
from ..errors import Problem
from ..match.match import Match

Z = 1.959964  # of a 95 % interval


class Duel(NamedTuple):
    game: str
    a: str
    b: str
    wins: int  # of a
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """Points of a per game; a draw is half a win."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.rate, self.games)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence."""
    middle = rate + Z * Z / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def duel(
    kind: type[Position],
    bot_a: str,
    bot_b: str,
    games: int = 100,
    seed: int = 0,
    processes: int = 1,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Duel:
    """Games 2n and 2n + 1 have the same dice, with the bots at each other's seats."""
    if 2 not in kind.info.seats:
        raise Problem(f"{kind.info.slug} is not played by two sides")
    if games < 1:
        raise Problem(f"{games} games: at least one is needed")
    for name in (bot_a, bot_b):
        bot(name, kind)
    match = Match(kind, 2, options, seed=0)
    one_way = task_of(kind, 2, match.options, [bot_a, bot_b], seed)
    tasks = [one_way if n % 2 == 0 else one_way._replace(bots=[bot_b, bot_a]) for n in range(games)]
    outcomes = counted(played(tasks, processes), progress)
    leads = [lead_of_a(n, outcome.scores) for n, outcome in enumerate(outcomes)]
    wins, losses = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    return Duel(kind.info.slug, bot_a, bot_b, wins, games - wins - losses, losses)


def played(tasks: list[Task], processes: int) -> Iterator[Outcome]:
    numbers = [n // 2 for n in range(len(tasks))]
    if processes < 2:
        yield from map(play_one, tasks, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play_one, tasks, numbers)


def lead_of_a(game: int, scores: list[int]) -> int:
    return scores[game % 2] - scores[1 - game % 2]


def formatted(duel: Duel) -> str:
    """One line for the terminal."""
    low, high = duel.interval
    return (
        f"{duel.game}: {duel.a} against {duel.b}, {duel.games} games, sides swapped every other game: "
        f"{duel.wins} won, {duel.draws} drawn, {duel.losses} lost, "
        f"{duel.rate:.1%} (95 % interval {low:.1%} to {high:.1%})"
    )
