"""A throw without physics: a quick stand-in for the real one, for bots, simulations and the laws.

The hand trembles as in the real throw. Where the die comes down it slides into a funnel, and from there it may tumble
on, one neighbour further at a time and rather forward than back, perhaps off the plate. In the end it lies any way up.
It knocks nothing away: real throws seldom do.
The chances are fitted to the real throw; `python -m benchmarks.throws` shows both side by side.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from ...core.game import pick
from .aiming import CENTRES, FORWARD, ROOT2, SPEEDS, Point
from .dice import ALL_ORIENTATIONS
from .lattice import OUTSIDE
from .pyramid import Pyramid
from .surface import slid_down, touched
from .throwing import OFF, Throw, answer, miss, spot

# By strength
TUMBLES: Final = [0.6, 0.62, 0.65, 0.68, 0.7]  # how often a die goes on to another funnel, again and again
ONWARD: Final = [0.0, 0.0, 0.05, 0.15, 0.3]  # how much further such a step goes forward, in distances of two neighbours


def answers(p: Pyramid, die: int, throw: Throw, rng: Random) -> list[int]:
    return [answer(die, landed(p, throw, rng))]


def landed(p: Pyramid, throw: Throw, rng: Random) -> int:
    """The spot of the thrown die."""
    wide = miss(throw)
    at = Point(throw.aim.x + rng.gauss(0, wide), throw.aim.y + rng.gauss(0, wide))
    cell = slid_down(p, touched(p, at), rng)
    strength = strength_at(throw.speed)
    while cell != OUTSIDE and rng.random() < TUMBLES[strength]:
        cell = slid_down(p, touched(p, tumbled(CENTRES[cell], throw.side, ONWARD[strength], rng)), rng)
    return OFF if cell == OUTSIDE else spot(cell, pick(ALL_ORIENTATIONS, rng))


def strength_at(speed: float) -> int:
    return min(range(len(SPEEDS)), key=lambda n: abs(SPEEDS[n] - speed))


def tumbled(at: Point, side: int, onward: float, rng: Random) -> Point:
    """One neighbour further, in any direction, and so much forward."""
    angle, way = rng.random() * 2 * pi, FORWARD[side]
    return Point(at.x + ROOT2 * (cos(angle) + way.x * onward), at.y + ROOT2 * (sin(angle) + way.y * onward))
