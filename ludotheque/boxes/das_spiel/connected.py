"""Groups of dice that hang together by whole faces.

A set of cells is one number here, with bit c set for cell c: quick to compare, to join and to keep.
"""

from __future__ import annotations

from typing import Final

from .lattice import COUNT, FACE, SUPPORT_ON, SUPPORTS
from .pyramid import EMPTY, Pyramid

BIT: Final[list[int]] = [1 << cell for cell in range(COUNT)]
TOUCHED: Final[list[int]] = [sum(BIT[other] for other in FACE[cell]) for cell in range(COUNT)]


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def cells_of(mask: int) -> list[int]:
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def occupied(p: Pyramid) -> int:
    return mask_of([cell for cell in range(COUNT) if p.at[cell] != EMPTY])


def touching(mask: int, other: int) -> bool:
    """Some die of the one has a face against a die of the other."""
    return any(TOUCHED[cell] & other for cell in cells_of(mask))


def group(cell: int, mask: int) -> int:
    """What hangs together with this cell within the set."""
    found, todo = BIT[cell] & mask, BIT[cell] & mask
    while todo:
        low = todo & -todo
        todo ^= low
        new = TOUCHED[low.bit_length() - 1] & mask & ~found
        found |= new
        todo |= new
    return found


def connected(mask: int) -> bool:
    return mask == 0 or group((mask & -mask).bit_length() - 1, mask) == mask


def closure(cell: int, occ: int) -> int:
    """What is missing for a die to lie there: the cell itself and all that has to be under it."""
    need, todo = 0, [cell]
    while todo:
        c = todo.pop()
        if not (occ | need) & BIT[c]:
            need |= BIT[c]
            todo += SUPPORTS[c]
    return need


def connected_sets(p: Pyramid, n: int) -> list[int]:
    """Every set of n empty cells that hangs together and can be filled now."""
    return connected_sets_on(occupied(p), n)


def connected_sets_on(occ: int, n: int) -> list[int]:
    """Grown cell by cell, each with what has to be under it."""
    found: list[int] = []
    todo = [mask for mask in {closure(cell, occ) for cell in range(COUNT)} if 0 < mask.bit_count() <= n]
    seen = set(todo)
    while todo:
        mask = todo.pop()
        if mask.bit_count() == n:
            if connected(mask):
                found.append(mask)
            continue
        for bigger in grown(mask, occ):
            if bigger.bit_count() <= n and bigger not in seen:
                seen.add(bigger)
                todo.append(bigger)
    return sorted(found)


def grown(mask: int, occ: int) -> list[int]:
    rim = 0
    for cell in cells_of(mask):
        rim |= TOUCHED[cell]
    both = mask | occ
    return [mask | closure(cell, both) for cell in cells_of(rim & ~both)]


def largest_row(mask: int) -> int:
    """The longest run of dice face to face in a line."""
    longest = 0
    for cell in cells_of(mask):
        for axis in range(3):
            longest = max(longest, run(mask, cell, axis))
    return longest


def run(mask: int, cell: int, axis: int) -> int:
    n = 0
    while cell >= 0 and mask & BIT[cell]:
        n, cell = n + 1, SUPPORT_ON[cell][axis]
    return n
