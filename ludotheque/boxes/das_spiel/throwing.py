"""A die thrown onto the plate: how a throw is described, and what the world answers to it.

The world tells of each die that was knocked elsewhere and, last, of the one that was thrown: which cell it lies in and
how, or that it is off the plate. One answer is one number: the die, and its spot.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from .aiming import Point
from .lattice import COUNT, SUPPORTS
from .pyramid import EMPTY, Pyramid

OFF: Final = 0  # the plate
TURNS: Final = 24
SPOTS: Final = 1 + COUNT * TURNS
TREMORS: Final = list(range(1000))  # one of them is drawn for each throw

UNSTEADY: Final = 0.75  # edges by which a hand misses its aim, in each direction: with the tumble, a neighbour or so
HURRIED: Final = 0.2  # and for each metre a second of a throw, as much again of an edge
UNEVEN: Final = 0.08  # share by which its speed varies
SPIN: Final = 8.0  # radians a second about each axis, when the die leaves the hand


class Throw(NamedTuple):
    """What the hand means to do."""

    aim: Point
    speed: float  # forward, in cm/s
    side: int  # on which the thrower sits
    height: float  # of the hand above the plate, in cm


class Release(NamedTuple):
    """What the hand does: the die will come down at this point with this speed, turning."""

    at: Point
    speed: float
    turn: tuple[float, float, float, float]
    spin: tuple[float, float, float]


def released(throw: Throw, tremor: int) -> Release:
    """No hand is quite steady. The tremor is the same for everybody; its number decides it wholly."""
    rng = Random(tremor)
    wide = miss(throw)
    at = Point(throw.aim.x + rng.gauss(0, wide), throw.aim.y + rng.gauss(0, wide))
    speed = throw.speed * (1 + rng.gauss(0, UNEVEN))
    return Release(at, speed, any_turn(rng), (rng.gauss(0, SPIN), rng.gauss(0, SPIN), rng.gauss(0, SPIN)))


def miss(throw: Throw) -> float:
    """How far the die comes down from where it was meant to, in each direction."""
    return UNSTEADY + HURRIED * throw.speed / 100


def any_turn(rng: Random) -> tuple[float, float, float, float]:
    """All turns are equally likely."""
    x, y, z, w = rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)
    length = (x * x + y * y + z * z + w * w) ** 0.5
    return x / length, y / length, z / length, w / length


# Answers of the world


def answer(die: int, spot: int) -> int:
    return die * SPOTS + spot


def spot(cell: int, ori: int) -> int:
    return 1 + cell * TURNS + ori


def die_of(answer: int) -> int:
    return answer // SPOTS


def spot_of(answer: int) -> int:
    return answer % SPOTS


def cell_of(answer: int) -> int:
    """EMPTY for a die that is off the plate."""
    found = answer % SPOTS
    return EMPTY if found == OFF else (found - 1) // TURNS


def ori_of(answer: int) -> int:
    return (answer % SPOTS - 1) % TURNS


def cells_after(p: Pyramid, answers: list[int]) -> dict[int, int]:
    """Cell by cell which die lies there then; a die that was told to share a cell is missing."""
    told = {die_of(n) for n in answers}
    found = {cell: die for cell, die in enumerate(p.at) if die != EMPTY and die not in told}
    for n in answers:
        if spot_of(n) != OFF:
            found.setdefault(cell_of(n), die_of(n))
    return found


def unsupported(cells: dict[int, int]) -> list[int]:
    """Cells in which a die would lie on air, the lowest first."""
    return [cell for cell in sorted(cells) if any(below not in cells for below in SUPPORTS[cell])]


def built(cells: dict[int, int]) -> Pyramid:
    """From the plate upwards."""
    p = Pyramid()
    for cell in sorted(cells):
        p.put(cell, cells[cell])
    return p
