"""How far from its aim a thrown die comes to rest, in the real throw and in its stand-in."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ludotheque.boxes.das_spiel import physics, scatter
from ludotheque.boxes.das_spiel.aiming import CENTRES, ROOT2, Point, distance
from ludotheque.boxes.das_spiel.throwing import OFF, cell_of, spot_of

from .situations import Situation, in_the_air

RINGS = ["in the funnel aimed at", "a neighbour", "two away", "farther", "off the plate"]
REACH = [0.5, 1.3, 2.3]  # of the first three, in distances of two neighbours
QUICK_THROWS = 20  # of the stand-in for each real one, so that what differs is the real one's luck


class Compared(NamedTuple):
    """Shares of the throws that end in each ring."""

    situation: str
    strength: int
    real: list[float]
    quick: list[float]
    knocks: float  # share of the real throws that moved another die

    @property
    def apart(self) -> float:
        """The share of throws that would have to end elsewhere for the two to be the same."""
        return sum(abs(a - b) for a, b in zip(self.real, self.quick, strict=True)) / 2


def ring(aim: Point, answer: int) -> int:
    if spot_of(answer) == OFF:
        return len(RINGS) - 1
    far = distance(aim, CENTRES[cell_of(answer)]) / ROOT2
    return sum(far >= reach for reach in REACH)


def shares(rings: list[int]) -> list[float]:
    return [rings.count(n) / len(rings) for n in range(len(RINGS))]


def compared(situation: Situation, strength: int, throws: int) -> Compared:
    real = [physics.answers(in_the_air(situation, strength, tremor)) for tremor in range(throws)]
    return Compared(
        situation.name,
        strength,
        shares([ring(situation.aim, told[-1]) for told in real]),
        shares(quick_rings(situation, strength, throws * QUICK_THROWS)),
        sum(len(told) > 1 for told in real) / throws,
    )


def quick_rings(situation: Situation, strength: int, throws: int) -> list[int]:
    rng, throw = Random(1), in_the_air(situation, strength, 0).throw()
    found = [scatter.answers(situation.pyramid, situation.die, throw, rng) for _ in range(throws)]
    return [ring(situation.aim, told[-1]) for told in found]
