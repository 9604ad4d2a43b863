"""What may stay open: every set of numbers on which a turn can end, with what reaching it costs at the very least."""

from __future__ import annotations

from typing import NamedTuple

from .chain import LINE_MASKS, cells_of, numbers_on
from .tiles import SIZE


class Remainder(NamedTuple):
    """The numbers that lie on blocked lines only; turning over all others takes at least `floor` points."""

    open: int
    floor: int


class Remainders:
    def __init__(self, board: list[int]) -> None:
        self.board = board
        self.numbers = numbers_on(board)
        # Each cleared line frees one number at most: at best its dearest.
        dearest = [max((board[cell] for cell in cells_of(self.numbers & mask)), default=0) for mask in LINE_MASKS]
        lines = list(zip(LINE_MASKS, dearest, strict=True))
        self.rows, self.others = lines[:SIZE], lines[SIZE:]
        self.blockable = sum(several(self.numbers & mask) << index for index, (mask, _) in enumerate(self.others))

    def within(self, points: int) -> list[Remainder]:
        """All remainders that these points may reach, judging by the floor."""
        choices = [blocked for blocked in range(self.blockable + 1) if not blocked & ~self.blockable]
        return [found for blocked in choices for found in self.blocking(blocked, points)]

    def blocking(self, blocked: int, points: int) -> list[Remainder]:
        """Those that block exactly these columns and diagonals (bit = index in `others`), and any rows."""
        area, freed, kept = self.numbers, 0, []
        for index, (mask, dearest) in enumerate(self.others):
            if blocked >> index & 1:
                kept.append(mask)
            else:
                area &= ~mask
                freed += dearest
        floor = self.worth(self.numbers & ~area) - freed
        found = self.choose_rows(area, floor, points)
        return [each for each in found if all(several(each.open & mask) for mask in kept)]

    def choose_rows(self, area: int, floor: int, points: int) -> list[Remainder]:
        """Clear or block each row of the area. The floor starts as low as it can get, and rises with each choice."""
        choices = [(area & mask, self.worth(area & mask) - dearest) for mask, dearest in self.rows]
        found = [Remainder(0, floor + sum(least(part, price) for part, price in choices))]
        for part, price in choices:
            grown = [Remainder(each.open, each.floor + price - least(part, price)) for each in found]
            if several(part):
                grown += [Remainder(each.open | part, each.floor - least(part, price)) for each in found]
            found = [each for each in grown if each.floor <= points]
        return found

    def worth(self, tiles: int) -> int:
        return sum(self.board[cell] for cell in cells_of(tiles))


def several(tiles: int) -> bool:
    """A line stays blocked by two open numbers or more: a single one would be free."""
    return tiles & (tiles - 1) != 0


def least(part: int, price: int) -> int:
    """What a row costs at least: nothing if it may stay blocked."""
    return min(0, price) if several(part) else price
