"""Which of two bots is stronger: every seat in turn is the first bot's, with the same dice each time.

With more than two seats, one bot plays alone against several of the other.
"""

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
    seats: int = 2

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
    seats: int = 0,
) -> Duel:
    """Without a number of seats: two, or as few as the game allows. Each round of so many games has the same dice."""
    if kind.info.seats[-1] < 2:
        raise Problem(f"{kind.info.slug} is played alone: there is nobody to beat")
    seats = seats or max(2, kind.info.seats[0])
    if games < 1:
        raise Problem(f"{games} games: at least one is needed")
    for name in (bot_a, bot_b):
        bot(name, kind)
    match = Match(kind, seats, options, seed=0)
    one_way = task_of(kind, seats, match.options, [bot_b] * seats, seed)
    tasks = [one_way._replace(bots=with_a(bot_a, bot_b, n % seats, seats)) for n in range(games)]
    outcomes = counted(played(tasks, seats, processes), progress)
    leads = [lead_of_a(n % seats, outcome.scores) for n, outcome in enumerate(outcomes)]
    wins, losses = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    return Duel(kind.info.slug, bot_a, bot_b, wins, games - wins - losses, losses, seats)


def with_a(bot_a: str, bot_b: str, seat: int, seats: int) -> list[str]:
    return [bot_a if s == seat else bot_b for s in range(seats)]


def played(tasks: list[Task], seats: int, processes: int) -> Iterator[Outcome]:
    numbers = [n // seats for n in range(len(tasks))]
    if processes < 2:
        yield from map(play_one, tasks, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play_one, tasks, numbers)


def lead_of_a(seat: int, scores: list[int]) -> int:
    """Over the best of the others."""
    return scores[seat] - max(score for s, score in enumerate(scores) if s != seat)


def formatted(duel: Duel) -> str:
    """One line for the terminal."""
    low, high = duel.interval
    alone = f"one {duel.a} against {duel.seats - 1} of {duel.b}, {duel.games} games, each seat in turn"
    swapped = f"{duel.a} against {duel.b}, {duel.games} games, sides swapped every other game"
    share = f", an even share is {1 / duel.seats:.0%}" if duel.seats > 2 else ""
    return (
        f"{duel.game}: {alone if duel.seats > 2 else swapped}: "
        f"{duel.wins} won, {duel.draws} drawn, {duel.losses} lost, "
        f"{duel.rate:.1%} (95 % interval {low:.1%} to {high:.1%}{share})"
    )
