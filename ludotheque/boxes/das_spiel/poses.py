"""A die anywhere in space, in the cube frame: a pose is its centre and its turn from orientation 0 (1-2-4).

The centre of a die in cell (a, b, c) is that point, down is (1, 1, 1), the face for side i looks along -e_i.
A turn is a quaternion x, y, z, w. A die at rest is read back as a cell and one of the 24 orientations.
"""

from __future__ import annotations

from math import acos, degrees
from typing import Final, NamedTuple

from .dice import ALL_ORIENTATIONS, ORIENTATIONS
from .lattice import CELLS, INDEX, OUTSIDE

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]

NEAR: Final = 0.25  # of an edge: a die this far from the centre of a cell lies in it
UPRIGHT: Final = 15.0  # degrees: a die turned no farther from an orientation has that one
BEHIND: Final = (6, 5, 3)  # in orientation 0, the faces that look along e0, e1 and e2


class Pose(NamedTuple):
    at: Vector
    turn: Turn


class Reading(NamedTuple):
    cell: int  # OUTSIDE if it lies in none
    ori: int  # the nearest one
    off: float  # the largest distance from the cell's centre along an edge, in edges
    tilt: float  # from that orientation, in degrees

    @property
    def is_seated(self) -> bool:
        return self.cell != OUTSIDE and self.off <= NEAR and self.tilt <= UPRIGHT


def direction(face: int, ori: int) -> list[int]:
    """Where this face looks."""
    faces = ORIENTATIONS[ori]
    return [-1 if f == face else 1 if 7 - f == face else 0 for f in faces]


def matrix(ori: int) -> list[list[int]]:
    """Its columns are where orientation 0's e0, e1 and e2 have been turned to."""
    columns = [direction(face, ori) for face in BEHIND]
    return [[columns[j][i] for j in range(3)] for i in range(3)]


def quaternion(m: list[list[int]]) -> Turn:
    """The largest of its four numbers is found first, so that nothing small is divided by."""
    squares = [
        1 + m[0][0] - m[1][1] - m[2][2],
        1 - m[0][0] + m[1][1] - m[2][2],
        1 - m[0][0] - m[1][1] + m[2][2],
        1 + m[0][0] + m[1][1] + m[2][2],
    ]
    sums = [
        [squares[0], m[0][1] + m[1][0], m[0][2] + m[2][0], m[2][1] - m[1][2]],
        [m[0][1] + m[1][0], squares[1], m[1][2] + m[2][1], m[0][2] - m[2][0]],
        [m[0][2] + m[2][0], m[1][2] + m[2][1], squares[2], m[1][0] - m[0][1]],
        [m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1], squares[3]],
    ]
    largest = squares.index(max(squares))
    x, y, z, w = (n / (2 * squares[largest] ** 0.5) for n in sums[largest])
    return x, y, z, w


TURNS: Final[list[Turn]] = [quaternion(matrix(ori)) for ori in ALL_ORIENTATIONS]


def lying(cell: int, ori: int) -> Pose:
    """A die laid exactly in a cell."""
    a, b, c = CELLS[cell]
    return Pose((float(a), float(b), float(c)), TURNS[ori])


def read(pose: Pose) -> Reading:
    a, b, c = round(pose.at[0]), round(pose.at[1]), round(pose.at[2])
    off = max(abs(pose.at[0] - a), abs(pose.at[1] - b), abs(pose.at[2] - c))
    likeness = [alike(pose.turn, turn) for turn in TURNS]
    ori = likeness.index(max(likeness))
    return Reading(INDEX.get((a, b, c), OUTSIDE), ori, off, degrees(2 * acos(min(1.0, likeness[ori]))))


def alike(one: Turn, other: Turn) -> float:
    """1 for the same turn, less the farther they are apart; a quaternion and its negative are one turn."""
    return abs(one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3])


def towards(one: Turn, other: Turn) -> Vector:
    """The axis about which to turn from one to the other the short way, 1 long; 0 if they are the same."""
    x, y, z, w = one
    p, q, r, s = other
    sign = 1.0 if x * p + y * q + z * r + w * s >= 0 else -1.0
    axis = (
        sign * (p * w - s * x - q * z + r * y),
        sign * (q * w - s * y - r * x + p * z),
        sign * (r * w - s * z - p * y + q * x),
    )
    length = (axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2) ** 0.5
    return (0.0, 0.0, 0.0) if length < 1e-9 else (axis[0] / length, axis[1] / length, axis[2] / length)
