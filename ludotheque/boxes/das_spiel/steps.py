"""Moves within a layer, mostly on the plate: a step, a hop over one die, a straight line."""

from __future__ import annotations

from typing import Final

from .lattice import COUNT, DIRECTIONS, NEIGHBOURS, NEXT, OUTSIDE
from .pyramid import EMPTY, Pyramid


def step(p: Pyramid, cell: int) -> list[int]:
    """The empty neighbours."""
    return [other for other in NEIGHBOURS[cell] if p.at[other] == EMPTY]


def hop(p: Pyramid, cell: int, direction: int) -> int:
    """Where a hop over the next die in this direction lands, or OUTSIDE."""
    over = NEXT[cell][direction]
    if over == OUTSIDE or p.at[over] == EMPTY:
        return OUTSIDE
    landing = NEXT[over][direction]
    return landing if landing != OUTSIDE and p.at[landing] == EMPTY else OUTSIDE


def hops(p: Pyramid, cell: int) -> list[int]:
    """Where hops over exactly one die land."""
    return [landing for d in range(len(DIRECTIONS)) if (landing := hop(p, cell, d)) != OUTSIDE]


def line(cell: int, direction: int) -> list[int]:
    """The cells in a straight line behind this one, to the end of the layer."""
    return LINES[cell][direction]


def ahead(cell: int, direction: int) -> list[int]:
    cells: list[int] = []
    while (cell := NEXT[cell][direction]) != OUTSIDE:
        cells.append(cell)
    return cells


LINES: Final[list[list[list[int]]]] = [[ahead(c, d) for d in range(len(DIRECTIONS))] for c in range(COUNT)]
