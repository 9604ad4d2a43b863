"""One build (interpreted or compiled) in a process of its own, measuring itself and OpenSpiel in turn.

The two builds have the same module names, so each needs its own process. The parent asks one at a time, and the other
waits meanwhile: a line of JSON with the task and its round in, a line with both rates out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

from ..bots.rollouts import mean_scores
from ..bots.search import search
from ..bots.tree import CURIOSITY
from ..core import game as core_game
from ..library import game
from .bench_openspiel import Peer

SIMULATIONS = 1000
THEIR_CURIOSITY = 2 * CURIOSITY  # their rewards go from -1 to 1, ours from 0 to 1: the same balance
Work = Callable[[int, int], None]  # so many times, with this seed


class Task(NamedTuple):
    kind: str  # playouts, rollouts or search
    slug: str
    peer: str = ""  # the game of OpenSpiel beside it; the same one if none is named


class Pair:
    """A task as the two sides do it."""

    def __init__(self, task: Task) -> None:
        start = game(task.slug).new(seed=0).position
        self.position = start.imagine(start.to_act()[0], Random(0))  # as bots meet it: nothing left to be dealt
        self.peer = Peer(task.peer or task.slug)
        works: dict[str, tuple[Work, Work]] = {
            "playouts": (self.our_playouts, self.peer.playouts),
            "rollouts": (self.our_playouts, self.peer.rollouts),
            "search": (self.our_searches, self.their_searches),
        }
        self.ours, self.theirs = works[task.kind]
        self.unit = SIMULATIONS if task.kind == "search" else 1
        self.times = {True: 1, False: 1}  # of ours and theirs: how often fills the time of a measurement

    def our_playouts(self, times: int, seed: int) -> None:
        mean_scores(self.position, times, Random(seed))

    def our_searches(self, times: int, seed: int) -> None:
        for n in range(times):
            search(self.position, 0, SIMULATIONS, Random(seed + n))

    def their_searches(self, times: int, seed: int) -> None:
        for n in range(times):
            self.peer.search(SIMULATIONS, THEIR_CURIOSITY, seed + n)

    def measured(self, seed: int, seconds: float) -> dict[str, float]:
        """Rates a second, one side right after the other; who comes first changes with the seed."""
        sides = (True, False) if seed % 2 == 0 else (False, True)
        return {"ours" if own else "theirs": self.rate(own, seed, seconds) for own in sides}

    def rate(self, own: bool, seed: int, seconds: float) -> float:
        work = self.ours if own else self.theirs
        while (spent := timed(work, self.times[own], seed)) < seconds:
            self.times[own] = more(self.times[own], spent, seconds)
        return self.unit * self.times[own] / spent


def timed(work: Work, times: int, seed: int) -> float:
    """In seconds of the processor, which other programs cannot take away; both sides run on one core."""
    begun = process_time()
    work(times, seed)
    return process_time() - begun


def more(times: int, spent: float, seconds: float) -> int:
    """Enough for the time wanted, with a tenth to spare; a first guess may be far too low."""
    return max(times + 1, min(50 * times, int(1.1 * times * seconds / max(spent, 1e-6))))


def is_compiled() -> bool:
    return not str(core_game.__file__).endswith(".py")


def main() -> None:
    pairs: dict[Task, Pair] = {}
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        task = Task(asked["kind"], asked["slug"], asked["peer"])
        if task not in pairs:
            pairs[task] = Pair(task)
        print(json.dumps(pairs[task].measured(asked["seed"], asked["seconds"])), flush=True)


if __name__ == "__main__":
    main()
