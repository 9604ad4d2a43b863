"""What lies on the plate and where the throw is aimed, in the throws that are compared."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ludotheque.boxes.das_spiel.aiming import CENTRES, SPEEDS, Point
from ludotheque.boxes.das_spiel.lattice import LAYER, at, tripod
from ludotheque.boxes.das_spiel.pyramid import Pyramid
from ludotheque.boxes.das_spiel.throwing import Throw

HEIGHT = 15.0
TOPS = [at(5, 1, 1), at(1, 5, 1), at(1, 1, 5)]


class Situation:
    """Three tripods and some more dice, low ones first unless they are heaped; the next die is thrown from a side."""

    def __init__(self, name: str, more: int, cell: int, side: int = 0, heaped: bool = False) -> None:
        self.name = name
        self.aim = CENTRES[cell]
        self.side = side
        self.pyramid = Pyramid()
        for n, home in enumerate(sorted(cell for top in TOPS for cell in tripod(top))):
            self.pyramid.put(home, n)
        rng = Random(more)
        for _ in range(more):
            low = min(LAYER[funnel] for funnel in self.pyramid.funnels)
            room = sorted(f for f in self.pyramid.funnels if f != cell and (heaped or LAYER[f] == low))
            self.pyramid.put(rng.choice(room), self.pyramid.filled())
        self.die = self.pyramid.filled()
        self.ori = [n % 24 for n in range(self.die + 1)]


SITUATIONS = [
    Situation("open plate", 0, at(3, 3, 2)),
    Situation("beside a tripod", 12, at(4, 3, 1)),
    Situation("on the border", 0, at(4, 4, 0)),
    Situation("second layer", 33, at(3, 2, 2)),
    Situation("rough heap", 25, at(3, 3, 2), side=2, heaped=True),
    Situation("in a corner", 10, at(1, 1, 6), side=1, heaped=True),
]


class InTheAir(NamedTuple):
    """A throw as the world wants it."""

    pyramid: Pyramid
    ori: list[int]
    die: int
    tremor: int
    aim: Point
    strength: int
    side: int

    def throw(self) -> Throw:
        return Throw(self.aim, SPEEDS[self.strength], self.side, HEIGHT)


def in_the_air(situation: Situation, strength: int, tremor: int) -> InTheAir:
    one = situation
    return InTheAir(one.pyramid, one.ori, one.die, tremor, one.aim, strength, one.side)
