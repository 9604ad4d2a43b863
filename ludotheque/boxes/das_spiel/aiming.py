"""Where a throw is aimed and how strongly: a point of the plate on a half-millimetre grid, and a strength.

Both are one number. The plate is seen from above, its middle is 0 0: x grows to the right, y towards corner A;
corner B is lower right. Lengths are in edges of a die, which is 16 mm long.
"""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from ...core.text import Text
from .lattice import CELLS, SUM

EDGE_MM: Final = 16
FINE: Final = 32  # points of the grid for each edge: half millimetres
ROOT2: Final = 2.0**0.5
ROOT3: Final = 3.0**0.5
ROOT6: Final = 6.0**0.5

# The plate itself is a layer of dice under the pyramid; an aim at its outermost ones is still an aim at the plate.
LEFT: Final = -round((SUM + 1) / ROOT2 * FINE)
BOTTOM: Final = -round((SUM + 1) / ROOT6 * FINE)
COLUMNS: Final = 1 - 2 * LEFT
ROWS: Final = 1 - 3 * BOTTOM
POINTS: Final = COLUMNS * ROWS

SPEEDS: Final = [0.0, 25.0, 50.0, 75.0, 100.0]  # of the hand, in cm/s, away from the thrower's side
STRENGTHS: Final = len(SPEEDS)
STRENGTH_WORDS: Final = [
    Text("lâché", "dropped"),
    Text("très doux", "very gentle"),
    Text("doux", "gentle"),
    Text("fort", "strong"),
    Text("très fort", "very strong"),
]
NOT_ON_PLATE: Final = Text("Vise le plateau.", "Aim at the plate.")


class Point(NamedTuple):
    """Of the plate, seen from above."""

    x: float
    y: float


def above(a: float, b: float, c: float) -> Point:
    """Where a place of the cube frame is seen from above."""
    return Point((b - c) / ROOT2, (2 * a - b - c) / ROOT6)


def place(point: Point, height: float) -> tuple[float, float, float]:
    """Back to the cube frame; a height of 0 is that of the centres of dice on the plate."""
    return level(point, SUM - height * ROOT3)


def level(point: Point, low: float) -> tuple[float, float, float]:
    """Over this point, where a + b + c is low; at 0 it is a vector in the plane of the plate."""
    a = (low + point.y * ROOT6) / 3
    return a, (low - a + point.x * ROOT2) / 2, (low - a - point.x * ROOT2) / 2


CENTRES: Final[list[Point]] = [above(*cell) for cell in CELLS]  # of all cells
# From side A, B or C away from it, towards the opposite corner; one edge long.
FORWARD: Final[list[Point]] = [Point(0.0, 1.0), Point(ROOT3 / 2, -0.5), Point(-ROOT3 / 2, -0.5)]


def aim(point: Point, strength: int) -> int:
    """The nearest point of the grid."""
    column = min(max(round(point.x * FINE) - LEFT, 0), COLUMNS - 1)
    row = min(max(round(point.y * FINE) - BOTTOM, 0), ROWS - 1)
    return (strength * ROWS + row) * COLUMNS + column


def aimed_at(aim: int) -> Point:
    return Point((aim % COLUMNS + LEFT) / FINE, (aim // COLUMNS % ROWS + BOTTOM) / FINE)


def strength_of(aim: int) -> int:
    return aim // POINTS


def is_on_plate(point: Point) -> bool:
    """Over the ridge of its outermost dice or inside it; the grid may be a hair off at the corners."""
    return min(level(point, SUM + 1)) >= -1 / FINE


def why_not_aim(aim: int) -> Text | None:
    if 0 <= aim < POINTS * STRENGTHS and is_on_plate(aimed_at(aim)):
        return None
    return NOT_ON_PLATE


def nearest(point: Point, cells: list[int]) -> int:
    """Of these cells, the one nearest to the point as seen from above; of equals the lowest number."""
    return min(cells, key=lambda cell: (distance(point, CENTRES[cell]), cell))


def distance(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)
