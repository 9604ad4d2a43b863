"""A plan to clear a board: which open numbers to pay for, so that the others come free.

Rows and columns are the nodes of a graph, open numbers its edges. What comes free there is a forest, peeled leaf by
leaf, so the best is a spanning forest of the dearest numbers; each diagonal may free one number more.
Not always the cheapest plan (the solver finds that), but nearly, and found in no time.
"""

from __future__ import annotations

from typing import Final

from .board import Board
from .tiles import LINES, LINES_OF, SIZE, STAR

NODES: Final = list(range(2 * SIZE))


class Plan:
    """The cells to pay for, dearest first, and what they cost together."""

    def __init__(self, board: Board, dearest: list[int]) -> None:
        self.tiles = board.tiles
        self.pay: list[int] = []
        self.forest: list[int] = []  # what comes free by rows and columns
        self.extra: list[int] = []  # what comes free by the diagonals alone
        self.grow_forest(board, dearest)
        for line in (2 * SIZE, 2 * SIZE + 1):
            self.use_diagonal(board, LINES[line])
        self.total = sum([board.tiles[cell] for cell in self.pay])

    def grow_forest(self, board: Board, dearest: list[int]) -> None:
        """Kruskal: take the dearest numbers that close no ring; the rest is to be paid for."""
        tree = NODES[:]
        is_open = board.open
        for cell in dearest:
            if is_open[cell]:
                if joined(tree, cell):
                    self.forest.append(cell)
                else:
                    self.pay.append(cell)

    def use_diagonal(self, board: Board, line: tuple[int, ...]) -> None:
        """Let the diagonal free the number that saves most: itself, or what then may take its place in the forest."""
        most, freed, instead = 0, -1, -1
        for cell in line:
            if board.open[cell] and self.tiles[cell] != STAR and cell not in self.extra:
                place = cell if cell in self.pay else self.replacement(cell)
                if place >= 0 and self.tiles[place] > most and peels(self.forest + self.extra + [place]):
                    most, freed, instead = self.tiles[place], cell, place
        if freed >= 0:
            self.pay.remove(instead)
            self.extra.append(freed)
            if instead != freed:
                self.forest.remove(freed)
                self.forest.append(instead)

    def replacement(self, cell: int) -> int:
        """The dearest number to be paid for that could be in the forest if this one were not; -1 if none could."""
        tree = NODES[:]
        for other in self.forest:
            if other != cell:
                joined(tree, other)
        for other in self.pay:
            if joined(tree, other):
                return other
        return -1


def joined(tree: list[int], cell: int) -> bool:
    """Join the cell's row and column; False if they were already."""
    row = cell // SIZE
    column = SIZE + cell % SIZE
    while tree[row] != row:
        row = tree[row]
    while tree[column] != column:
        column = tree[column]
    tree[row] = column
    return row != column


def peels(cells: list[int]) -> bool:
    """Whether these numbers, if they are all that is open, come free one after the other."""
    numbers = [0] * len(LINES)
    sums = [0] * len(LINES)
    for cell in cells:
        for line in LINES_OF[cell]:
            numbers[line] += 1
            sums[line] += cell
    left = len(cells)
    while 1 in numbers:
        cell = sums[numbers.index(1)]
        for line in LINES_OF[cell]:
            numbers[line] -= 1
            sums[line] -= cell
        left -= 1
    return left == 0


def dearest_first(board: Board) -> list[int]:
    """All cells with numbers; worth keeping, for it is the same as long as the board is played."""
    cells = [cell for cell in range(len(board.tiles)) if board.tiles[cell] != STAR]
    return sorted(cells, key=lambda cell: (-board.tiles[cell], cell))


def filled(prices: list[int], points: int) -> list[int]:
    """Which of these prices, dearest first, use up the points best; among equals the dear ones, for small is handy."""
    reach = [1]  # bit n: n points can be spent on the first prices
    for price in prices:
        reach.append((reach[-1] | reach[-1] << price) & (2 << points) - 1)
    target = reach[-1].bit_length() - 1
    chosen: list[int] = []
    for n in range(len(prices) - 1, -1, -1):
        if not reach[n] >> target & 1:
            chosen.append(n)
            target -= prices[n]
    return chosen


def spend(board: Board, points: int, dearest: list[int]) -> int:
    """Play a whole turn by plan, chains included; what is left of the points."""
    tiles = board.tiles
    board.chain()
    while board.left:
        pay = Plan(board, dearest).pay
        bought = filled([tiles[cell] for cell in pay], points)
        cells = [pay[n] for n in bought] or affordable(board, points, dearest)[:1]
        if not cells:
            break
        for cell in cells:
            if board.open[cell]:
                points -= tiles[cell]
                board.take(cell, True)
    return points


def affordable(board: Board, points: int, dearest: list[int]) -> list[int]:
    """Open numbers within these points, dearest first: better than wasting them."""
    return [cell for cell in dearest if board.open[cell] and board.tiles[cell] <= points]
