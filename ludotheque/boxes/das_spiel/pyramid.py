"""Which die lies in which cell; funnels (where one can be put) and free dice (that can be lifted) kept up to date.

A die is a number from 0; its colour and orientation are the game's, in lists by that number, and go with it.
"""

from __future__ import annotations

from typing import Final

from .lattice import BASE, COUNT, SUPPORTS, UPPERS

EMPTY: Final = -1
NOWHERE: Final = -1  # in neither list


class Pyramid:
    """Empty, or the twin of another. The lists are read by everybody and changed only here."""

    def __init__(self, twin_of: Pyramid | None = None) -> None:
        if twin_of is None:
            self.at = [EMPTY] * COUNT  # the die in each cell
            self.load = [0] * COUNT  # dice that rest on each cell
            self.held = [0] * COUNT  # dice under each cell
            self.free: list[int] = []  # cells of dice that carry nothing, in no order
            self.funnels = BASE[:]  # empty cells in which a die can rest, in no order
            self.spot = [cell if cell < len(BASE) else NOWHERE for cell in range(COUNT)]  # in free or funnels
        else:
            self.at = twin_of.at[:]
            self.load = twin_of.load[:]
            self.held = twin_of.held[:]
            self.free = twin_of.free[:]
            self.funnels = twin_of.funnels[:]
            self.spot = twin_of.spot[:]

    @classmethod
    def full(cls, dice: list[int]) -> Pyramid:
        """One die for each cell, from the plate to the apex."""
        p = cls()
        for cell, die in enumerate(dice):
            p.put(cell, die)
        return p

    def clone(self) -> Pyramid:
        return Pyramid(self)

    def is_free(self, cell: int) -> bool:
        return self.at[cell] != EMPTY and self.load[cell] == 0

    def is_funnel(self, cell: int) -> bool:
        return self.at[cell] == EMPTY and self.held[cell] == len(SUPPORTS[cell])

    def filled(self) -> int:
        """How many dice there are."""
        return COUNT - self.at.count(EMPTY)

    def put(self, cell: int, die: int) -> None:
        if self.spot[cell] != NOWHERE:
            self.leave(self.funnels, cell)
        self.at[cell] = die
        if self.load[cell] == 0:
            self.enter(self.free, cell)
        for below in SUPPORTS[cell]:
            n = self.load[below] + 1
            self.load[below] = n
            if n == 1 and self.at[below] != EMPTY:
                self.leave(self.free, below)
        for above in UPPERS[cell]:
            n = self.held[above] + 1
            self.held[above] = n
            if n == 3 and self.at[above] == EMPTY:
                self.enter(self.funnels, above)

    def take(self, cell: int) -> int:
        die = self.at[cell]
        if self.spot[cell] != NOWHERE:
            self.leave(self.free, cell)
        self.at[cell] = EMPTY
        if self.held[cell] == len(SUPPORTS[cell]):
            self.enter(self.funnels, cell)
        for below in SUPPORTS[cell]:
            n = self.load[below] - 1
            self.load[below] = n
            if n == 0 and self.at[below] != EMPTY:
                self.enter(self.free, below)
        for above in UPPERS[cell]:
            n = self.held[above] - 1
            self.held[above] = n
            if n == 2 and self.at[above] == EMPTY:
                self.leave(self.funnels, above)
        return die

    def move(self, src: int, dst: int) -> None:
        self.put(dst, self.take(src))

    def enter(self, cells: list[int], cell: int) -> None:
        self.spot[cell] = len(cells)
        cells.append(cell)

    def leave(self, cells: list[int], cell: int) -> None:
        """The last one takes its place: nothing is shifted."""
        spot, last = self.spot[cell], cells.pop()
        if last != cell:
            cells[spot] = last
            self.spot[last] = spot
        self.spot[cell] = NOWHERE

    # Slides: dice follow each other down a row, and keep their orientation.

    def takeable(self) -> list[int]:
        """Dice on the plate that carry at most one: they can be pulled out."""
        return [cell for cell in BASE if self.at[cell] != EMPTY and self.load[cell] <= 1]

    def slide(self, cell: int) -> int:
        """Pull out a takeable die; the row that leans on it follows, so it is its top cell that becomes empty."""
        die = self.at[cell]
        while (above := self.only_upper(cell)) != EMPTY:
            self.at[cell] = self.at[above]
            cell = above
        self.take(cell)
        return die

    def only_upper(self, cell: int) -> int:
        """Along the row there is never a second one: a die beside the row would lack its support."""
        for above in UPPERS[cell]:
            if self.at[above] != EMPTY:
                return above
        return EMPTY

    def cycle(self, row: list[int]) -> None:
        """Pull the last die of a full row (listed from the top), let the others follow, put it on top."""
        dice = [self.at[cell] for cell in row]
        for cell, die in zip(row, dice[-1:] + dice[:-1], strict=True):
            self.at[cell] = die
