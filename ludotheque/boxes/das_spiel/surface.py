"""The surface of a pyramid that is being built, seen from above: what a falling die meets, and where it slides to."""

from __future__ import annotations

from random import Random

from ...core.game import pick
from .aiming import Point, level
from .lattice import DOWN, INDEX, OUTSIDE, SUM, Cell
from .pyramid import EMPTY, Pyramid


def is_solid(p: Pyramid, cell: Cell) -> bool:
    """A die of the pyramid, or one of those that the plate is made of."""
    if min(cell) < 0:
        return False
    low = sum(cell)
    return low == SUM + 1 or (low <= SUM and p.at[INDEX[cell]] != EMPTY)


def touched(p: Pyramid, point: Point) -> Cell:
    """Straight down over this point: the last empty place before something solid, or one beside the plate."""
    start = level(point, -2.0)
    cell = round(start[0]), round(start[1]), round(start[2])
    while sum(cell) <= SUM:
        below = next_down(cell, start)
        if is_solid(p, below):
            return cell
        cell = below
    return cell


def next_down(cell: Cell, start: tuple[float, float, float]) -> Cell:
    """The line straight down leaves a place through the side that it reaches first."""
    ways = [cell[i] + 0.5 - start[i] for i in range(3)]
    return lower(cell, ways.index(min(ways)))


def lower(cell: Cell, axis: int) -> Cell:
    step = DOWN[axis]
    return cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]


def slid_down(p: Pyramid, cell: Cell, rng: Random) -> int:
    """The funnel in which a die comes to rest that is let go here, or OUTSIDE if it slides off the plate."""
    while sum(cell) <= SUM:
        ways = [axis for axis in range(3) if not is_solid(p, lower(cell, axis))]
        if not ways:
            return INDEX[cell]
        cell = lower(cell, pick(ways, rng))
    return OUTSIDE
