"""Sets of cells that may be filled in one go next to given dice: what the squeeze games lay in a turn.

A set is one number, as in connected.py. It grows from a cell that touches the dice; each step adds a cell that touches
the set, and all that has to be under it. So all that is found hangs together and touches, and nothing else is tried.
"""

from __future__ import annotations

from typing import Final

from .connected import BIT, TOUCHED, mask_of
from .lattice import COUNT, SUPPORTS, UPPERS
from .pyramid import EMPTY, Pyramid

UNDER: Final[list[int]] = [mask_of(SUPPORTS[cell]) for cell in range(COUNT)]


def open_uppers(p: Pyramid, cells: list[int]) -> int:
    """The empty cells on top of these dice. New dice can touch them nowhere else: what is under a die is full."""
    mask = 0
    for cell in cells:
        if p.load[cell] < len(UPPERS[cell]):
            for above in UPPERS[cell]:
                if p.at[above] == EMPTY:
                    mask |= BIT[above]
    return mask


def missing(cell: int, both: int, most: int) -> int:
    """This cell and what still has to be under it; 0 if that is more than so many cells."""
    need = BIT[cell]
    lacking = UNDER[cell] & ~both
    while lacking:
        low = lacking & -lacking
        need |= low
        if need.bit_count() > most:
            return 0
        lacking = (lacking ^ low) | (UNDER[low.bit_length() - 1] & ~(both | need))
    return need


def sets_from(starts: int, occ: int, most: int) -> list[list[int]]:
    """By their size: all sets of up to so many empty cells that can be filled now, with one of these cells in them."""
    found: list[list[int]] = [[] for _ in range(most + 1)]
    seen: set[int] = set()
    extend(0, starts, occ, most, seen, found)
    for size in range(1, most):
        for mask in found[size]:
            extend(mask, rim(mask) & ~(mask | occ), occ, most, seen, found)
    return found


def extend(mask: int, cells: int, occ: int, most: int, seen: set[int], found: list[list[int]]) -> None:
    """The set with each of these cells added, if that is new and not too large."""
    both, room = mask | occ, most - mask.bit_count()
    while cells:
        low = cells & -cells
        cells ^= low
        need = missing(low.bit_length() - 1, both, room)
        bigger = mask | need
        if need and bigger not in seen:
            seen.add(bigger)
            found[bigger.bit_count()].append(bigger)


def rim(mask: int) -> int:
    """All cells that touch the set."""
    around = 0
    while mask:
        low = mask & -mask
        around |= TOUCHED[low.bit_length() - 1]
        mask ^= low
    return around
