"""Tic-tac-toe: three in a row on nine cells. The shortest complete game: read it first, then write your own."""

from typing import Final

from ludotheque.core.game import Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.parts.in_turn import InTurn

LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)  # a cell is a bit, so a row is an octal digit
WON: Final = [any(marks & line == line for line in LINES) for marks in range(512)]
FREE: Final = [[cell for cell in range(9) if not marks >> cell & 1] for marks in range(512)]


class TicTacToe(InTurn):
    info = Info("tic_tac_toe", Text("Morpion", "Tic-tac-toe"), seats=range(2, 3), longest=9, minutes=1)

    def set_up(self, options: dict[str, str]) -> None:
        self.turn, self.open, self.points, self.marks = 0, FREE[0], [0, 0], [0, 0]

    def clone(self) -> Position:
        twin = TicTacToe(self.seats)
        twin.turn, twin.open, twin.points, twin.marks = self.turn, self.open, self.points, self.marks[:]
        return twin

    def play(self, seat: int, cell: int) -> None:
        self.turn, self.marks[seat] = 1 - seat, self.marks[seat] + (1 << cell)
        self.open = FREE[self.marks[0] + self.marks[1]]
        if WON[self.marks[seat]]:
            self.win(seat)

    def ask(self, seat: int) -> Ask:
        return Ask(Text("Pose ta marque.", "Place your mark."))

    def label(self, seat: int, cell: int) -> Label:
        return Label(Text(f"case {cell + 1}", f"square {cell + 1}"), "board", cell)

    def scene(self, seat: int) -> list[Zone]:
        marks = [Part("disc", c, Text(x, x), x, s, c) for s, x in enumerate("XO") for c in FREE[511 - self.marks[s]]]
        return [Zone("board", "grid", 9, tuple(marks), columns=3)]
