"""Where the dice of « Würfelmarsch » start, the steps they may take, and how a step turns them."""

from __future__ import annotations

from typing import Final

from .lattice import BASE, CELLS, NEIGHBOURS, NEXT, at
from .pivoting import turned as turned_towards

# Each seat's five middle cells of its side, in one sense around the plate.
START: Final[list[list[int]]] = [
    [at(0, b, 8 - b) for b in range(2, 7)],
    [at(8 - c, 0, c) for c in range(2, 7)],
    [at(a, 8 - a, 0) for a in range(2, 7)],
]
AHEAD: Final[list[list[list[int]]]] = [
    [[other for other in NEIGHBOURS[cell] if CELLS[other][seat] > CELLS[cell][seat]] for cell in BASE]
    for seat in range(3)
]
# Forward first, then sideways; never back.
STEPS: Final[list[list[list[int]]]] = [
    [
        AHEAD[seat][cell] + [other for other in NEIGHBOURS[cell] if CELLS[other][seat] == CELLS[cell][seat]]
        for cell in BASE
    ]
    for seat in range(3)
]


def turned(ori: int, cell: int, other: int) -> int:
    """The orientation after a pivot to a neighbour."""
    return turned_towards(ori, NEXT[cell].index(other))
