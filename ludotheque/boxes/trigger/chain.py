"""Chain reactions: what turns over for free once some tiles of a board are paid for.

A board is a list of 36: 0 is a tile turned over, STAR an open star, anything else an open number.
Sets of cells are bit masks (bit = cell): a line is one of them, and "exactly one open number" is one test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .tiles import CELLS, COLUMNS, LINES, ROWS, SIZE, STAR

STAR_RULE: Final = -1  # stands where a bonus names its line: a star goes when its row and its column are done


class Turned(NamedTuple):
    """A tile that turns over for free, and the line whose last open number it was."""

    cell: int
    line: int


def mask_of(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


LINE_MASKS: Final = [mask_of(line) for line in LINES]
CROSSES: Final = [mask_of(ROWS[cell // SIZE] + COLUMNS[cell % SIZE]) for cell in range(CELLS)]


def numbers_on(board: list[int]) -> int:
    return mask_of(cell for cell, tile in enumerate(board) if 0 < tile < STAR)


def stars_on(board: list[int]) -> int:
    return mask_of(cell for cell, tile in enumerate(board) if tile == STAR)


def free_stars(stars: int, numbers: int) -> int:
    """The stars that may be turned over while these numbers are open."""
    return mask_of(cell for cell in cells_of(stars) if not CROSSES[cell] & numbers)


def peel(numbers: int, lines: list[int]) -> int:
    """Take every bonus that these lines give, and those that follow; what is left is stuck.

    Taking a bonus never spoils another one, so the order does not matter.
    """
    before = -1
    while numbers != before:
        before = numbers
        for line in lines:
            last = numbers & line
            if not last & (last - 1):  # one tile, or none
                numbers ^= last
    return numbers


def due_bonuses(board: list[int]) -> list[Turned]:
    """The numbers that are the last open one of a line. The last one of several lines is one bonus."""
    numbers = numbers_on(board)
    found: dict[int, int] = {}
    for line, mask in enumerate(LINE_MASKS):
        last = numbers & mask
        if last and not last & (last - 1):
            found.setdefault(last.bit_length() - 1, line)
    return [Turned(cell, line) for cell, line in found.items()]


def due_stars(board: list[int]) -> list[Turned]:
    return [Turned(cell, STAR_RULE) for cell in cells_of(free_stars(stars_on(board), numbers_on(board)))]


def chain(board: list[int], paid: Iterable[int] = ()) -> list[Turned]:
    """All that turns over for free after paying for these cells, in waves: bonuses first, the stars at the end."""
    left = list(board)
    for cell in paid:
        left[cell] = 0
    turned: list[Turned] = []
    while wave := due_bonuses(left) or due_stars(left):
        turned += wave
        for cell, _ in wave:
            left[cell] = 0
    return turned
