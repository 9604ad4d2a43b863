"""Hex: the first seat joins the top and the bottom of a rhombus of hexagons, the second seat its left and right.

There is no draw and no swap of the first move. Stones of a group know a chief (a union of sets), and the chief knows
which of the two edges its group touches; a group that touches both wins.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.game import Info, Option, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.parts.in_turn import InTurn

STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))  # rows are shifted half a hexagon to the right
BOTH: Final = 3
SIDES = {str(side): Text(f"{side} × {side}", f"{side} × {side}") for side in (11, 5, 7, 9, 13)}
STONE = Text("pierre", "stone")


class Board:
    """What never changes about the cells of a board."""

    def __init__(self, side: int) -> None:
        cells = [(row, column) for row in range(side) for column in range(side)]
        self.side = side
        self.near = [neighbours(row, column, side) for row, column in cells]
        rows = [edge(row, side) for row, _ in cells]
        columns = [edge(column, side) for _, column in cells]
        self.edges = [rows, columns]  # for each seat and cell, the edges that the cell lies on


def neighbours(row: int, column: int, side: int) -> list[int]:
    around = [(row + down, column + right) for down, right in STEPS]
    return [side * r + c for r, c in around if 0 <= r < side and 0 <= c < side]


def edge(line: int, side: int) -> int:
    return (1 if line == 0 else 0) + (2 if line == side - 1 else 0)


BOARDS = {name: Board(int(name)) for name in SIDES}


class Hex(InTurn):
    info = Info(
        "hex",
        Text("Hex", "Hex"),
        seats=range(2, 3),
        longest=13 * 13,
        options=(Option("side", Text("Taille", "Size"), SIDES),),
        about=Text("Relie tes deux bords.", "Join your two edges."),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.board = BOARDS[options["side"]]
        cells = range(self.board.side * self.board.side)
        self.begin(list(cells))
        self.at = list(cells)  # where in `open` a cell is
        self.owner = [-1 for _ in cells]
        self.chief = list(cells)  # leads to the chief of a stone's group
        self.touches = [0 for _ in cells]  # the edges of a chief's group

    def clone(self) -> Position:
        twin = Hex(self.seats)
        twin.turn, twin.open, twin.points = self.turn, self.open[:], self.points
        twin.board, twin.at, twin.owner = self.board, self.at[:], self.owner[:]
        twin.chief, twin.touches = self.chief[:], self.touches[:]
        return twin

    def play(self, seat: int, cell: int) -> None:
        self.take(cell)
        owner = self.owner
        owner[cell] = seat
        touches = self.board.edges[seat][cell]
        for near in self.board.near[cell]:
            if owner[near] == seat:
                chief = self.chief_of(near)
                touches |= self.touches[chief]
                self.chief[chief] = cell
        self.touches[cell] = touches
        self.turn = 1 - seat
        if touches == BOTH:
            self.win(seat)

    def take(self, cell: int) -> None:
        """The last open cell takes its place: closing the gap would cost a compiled move more than all the rest."""
        last = self.open.pop()
        if last != cell:
            at = self.at[cell]
            self.open[at] = last
            self.at[last] = at

    def chief_of(self, cell: int) -> int:
        chief = self.chief
        while chief[cell] != cell:
            chief[cell] = chief[chief[cell]]  # shortens the way for the next time
            cell = chief[cell]
        return cell

    def ask(self, seat: int) -> Ask:
        top = Text("Relie le haut et le bas.", "Join top and bottom.")
        return Ask(top if seat == 0 else Text("Relie la gauche et la droite.", "Join left and right."))

    def label(self, seat: int, cell: int) -> Label:
        row, column = divmod(cell, self.board.side)
        name = f"{chr(ord('a') + column)}{row + 1}"
        return Label(Text(name, name), "board", cell)

    def scene(self, seat: int) -> list[Zone]:
        stones = [Part("disc", c, STONE, "", s, c) for c, s in enumerate(self.owner) if s >= 0]
        side = self.board.side
        return [Zone("board", "hexes", side * side, tuple(stones), columns=side)]
