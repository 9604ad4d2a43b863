"""Bots by their names: random, greedy, search:200, search:1s, level:3."""

from __future__ import annotations

import re
from random import Random

from ..core.game import Position
from ..errors import Problem
from .bot import Bot
from .greedy import GreedyBot
from .levels import level_bot
from .randomly import RandomBot
from .search import search

KNOWN = "random, greedy, search:200 (simulations), search:1s (seconds) or level:1 to level:5"
MOST = 10_000_000


class SearchBot:
    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        return search(position, seat, self.simulations, rng, self.seconds)


def bot(name: str, kind: type[Position]) -> Bot:
    """The bot of this name for this game, or a Problem that lists the names."""
    word, _, measure = name.partition(":")
    if word == "random" and not measure:
        return RandomBot()
    if word == "greedy" and not measure:
        return GreedyBot()
    if word == "search":
        return search_bot(name, measure)
    if word == "level" and re.fullmatch("[0-9]{1,3}", measure):
        return level_bot(int(measure), kind)
    raise Problem(f"there is no bot called {name[:40]!r}; the bots are {KNOWN}")


def search_bot(name: str, measure: str) -> Bot:
    if re.fullmatch("[0-9]{1,8}", measure) and 0 < int(measure) <= MOST:
        return SearchBot(int(measure))
    if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?s", measure) and float(measure[:-1]) > 0:
        return SearchBot(MOST, float(measure[:-1]))
    raise Problem(
        f"{name[:40]!r} is no bot: search takes simulations (search:200, at most {MOST}) or seconds (search:1s)"
    )


def bots(names: list[str], kind: type[Position], seats: int) -> list[Bot]:
    """One bot a seat; a single name is for all of them."""
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise Problem(f"{len(names)} bots for {seats} seats: name one for each seat, or one for all")
    return [bot(name, kind) for name in names]
