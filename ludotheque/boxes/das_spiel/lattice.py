"""The pyramid's 165 cells and who touches whom, in tables made once.

A cell is three numbers (a, b, c) with a + b + c ≤ 8; adding 1 to one of them goes one layer down, away from that side.
Side A is a = 0, B is b = 0, C is c = 0; corner i of the plate lies opposite side i. Cells are numbered layer by layer
from the plate (0 to 44) up to the apex (164), so a lower number is never in a higher layer.
"""

from __future__ import annotations

from itertools import product
from typing import Final

Cell = tuple[int, int, int]
SUM: Final = 8  # a + b + c on the plate
COUNT: Final = 165
APEX: Final = 164
OUTSIDE: Final = -1  # instead of a cell: beyond a side of the pyramid, or under the plate


def in_order() -> list[Cell]:
    """Layer by layer, from corner A row by row towards side A."""
    return [(s - r, r - c, c) for s in range(SUM, -1, -1) for r in range(s + 1) for c in range(r + 1)]


CELLS: Final[list[Cell]] = in_order()
INDEX: Final[dict[Cell, int]] = {cell: n for n, cell in enumerate(CELLS)}


def at(a: int, b: int, c: int) -> int:
    return INDEX.get((a, b, c), OUTSIDE)


def shifted(cell: int, by: Cell) -> int:
    a, b, c = CELLS[cell]
    return at(a + by[0], b + by[1], c + by[2])


def around(cell: int, by: list[Cell]) -> list[int]:
    return [other for step in by if (other := shifted(cell, step)) != OUTSIDE]


def entries(sizes: int) -> list[Cell]:
    """Differences of two cells whose dice touch: by faces 1, by edges 2, by vertices only 3 entries are not 0."""
    steps = [(a, b, c) for a, b, c in product((-1, 0, 1), repeat=3)]
    return [step for step in steps if 3 - step.count(0) == sizes]


DOWN: Final[list[Cell]] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
UP: Final[list[Cell]] = [(-1, 0, 0), (0, -1, 0), (0, 0, -1)]
# Direction d within a layer goes away from corner u towards corner v and keeps the distance w from the third side.
AXES: Final[list[Cell]] = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
DIRECTIONS: Final[list[Cell]] = [(-1, 1, 0), (-1, 0, 1), (1, -1, 0), (0, -1, 1), (1, 0, -1), (0, 1, -1)]
BACK: Final = [2, 4, 0, 5, 1, 3]  # the opposite direction
TOWARDS: Final = [[-1, 0, 1], [2, -1, 3], [4, 5, -1]]  # the direction by u and v

LAYER: Final[list[int]] = [SUM - sum(cell) for cell in CELLS]
BASE: Final[list[int]] = [n for n in range(COUNT) if LAYER[n] == 0]
SIDES: Final[list[int]] = [cell.count(0) for cell in CELLS]  # how many sides of the pyramid it is part of

SUPPORT_ON: Final[list[list[int]]] = [[shifted(n, step) for step in DOWN] for n in range(COUNT)]
UPPER_ON: Final[list[list[int]]] = [[shifted(n, step) for step in UP] for n in range(COUNT)]
SUPPORTS: Final[list[list[int]]] = [around(n, DOWN) for n in range(COUNT)]
UPPERS: Final[list[list[int]]] = [around(n, UP) for n in range(COUNT)]

FACE: Final[list[list[int]]] = [around(n, entries(1)) for n in range(COUNT)]
EDGE: Final[list[list[int]]] = [around(n, entries(2)) for n in range(COUNT)]
VERTEX: Final[list[list[int]]] = [around(n, entries(3)) for n in range(COUNT)]
NEIGHBOURS: Final[list[list[int]]] = [around(n, DIRECTIONS) for n in range(COUNT)]
NEXT: Final[list[list[int]]] = [[shifted(n, step) for step in DIRECTIONS] for n in range(COUNT)]


def row_down(cell: int, axis: int) -> list[int]:
    row = [cell]
    while (below := SUPPORT_ON[row[-1]][axis]) != OUTSIDE:
        row.append(below)
    return row


ROW_DOWN: Final[list[list[list[int]]]] = [[row_down(n, axis) for axis in range(3)] for n in range(COUNT)]
SPARS: Final[list[list[int]]] = ROW_DOWN[APEX]  # the three lateral edges, from the apex down to corner i
CORNERS: Final[list[int]] = [spar[-1] for spar in SPARS]
BORDER: Final[list[int]] = [n for n in BASE if SIDES[n] > 0]


def tri(corner: int, n: int) -> list[int]:
    """The triangle of base cells with n along each side, in a corner."""
    return [cell for cell in pyr(corner, n) if LAYER[cell] == 0]


def pyr(corner: int, n: int) -> list[int]:
    """The pyramid of n layers in a corner."""
    return [cell for cell in range(COUNT) if CELLS[cell][corner] >= SUM + 1 - n]


def core(m: int) -> list[int]:
    """What is left when m layers of dice are taken off each side."""
    return [cell for cell in range(COUNT) if min(CELLS[cell]) >= m]


def tripod(top: int) -> list[int]:
    """A die of layer 1 and the three it stands on."""
    return [top, *SUPPORTS[top]]
