"""Rolling a die over its edge into a neighbouring cell of the layer: it arrives turned."""

from __future__ import annotations

from .dice import FACE_OF, PIVOT
from .lattice import AXES, DIRECTIONS, NEXT, OUTSIDE
from .pyramid import EMPTY, Pyramid


def pivots(p: Pyramid, cell: int) -> list[int]:
    """The directions in which the neighbour is empty."""
    return [d for d in range(len(DIRECTIONS)) if NEXT[cell][d] != OUTSIDE and p.at[NEXT[cell][d]] == EMPTY]


def turned(ori: int, direction: int) -> int:
    """The orientation after a pivot in this direction."""
    u, v, _ = AXES[direction]
    return PIVOT[ori][u][v]


def pivot(p: Pyramid, ori: list[int], cell: int, direction: int) -> int:
    """Do it; the cell where the die arrives."""
    die, landing = p.at[cell], NEXT[cell][direction]
    ori[die] = turned(ori[die], direction)
    p.move(cell, landing)
    return landing


def faces_between(p: Pyramid, ori: list[int], cell: int, direction: int) -> tuple[int, int]:
    """The upper faces with which this die and its neighbour in that direction look at each other."""
    u, v, _ = AXES[direction]
    return FACE_OF[ori[p.at[cell]]][u], FACE_OF[ori[p.at[NEXT[cell][direction]]]][v]


def across(ori: int, direction: int) -> int:
    """The visible number that drives both ways along this line: the one on the side to which the line is parallel."""
    return FACE_OF[ori][AXES[direction][2]]
