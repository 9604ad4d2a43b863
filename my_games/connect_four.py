"""Connect four: discs fall to the bottom of seven columns of six; four in a row, in any direction, win.

Discs are the bits of one number, column by column from the left, each from its bottom. The seventh bit of a column
stays empty, so that no row runs on into the next column.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.game import Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.parts.in_turn import InTurn

COLUMNS: Final = 7
ROWS: Final = 6
BOTTOM: Final = [1 << 7 * column for column in range(COLUMNS)]
TOP: Final = [1 << 7 * column + ROWS - 1 for column in range(COLUMNS)]
DISC = Text("jeton", "disc")


class ConnectFour(InTurn):
    info = Info(
        "connect_four",
        Text("Quatre à la suite", "Connect four"),
        seats=range(2, 3),
        longest=42,
        about=Text("Aligne quatre jetons qui tombent.", "Line up four falling discs."),
        minutes=5,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.begin(list(range(COLUMNS)))
        self.taken: i64 = 0
        self.last: i64 = 0  # the discs of the seat that played last

    def clone(self) -> Position:
        twin = ConnectFour(self.seats)
        twin.turn, twin.open, twin.points = self.turn, self.open, self.points
        twin.taken, twin.last = self.taken, self.last
        return twin

    def play(self, seat: int, column: int) -> None:
        taken: i64 = self.taken
        taken |= taken + BOTTOM[column]  # a bit added at the bottom is carried to the first empty place
        mine = taken ^ self.last
        self.taken, self.last, self.turn = taken, mine, 1 - seat
        if taken & TOP[column]:
            self.open = [c for c in self.open if c != column]  # a new list: clones share the old one
        if (  # a pair beside a pair: up, falling to the right, level, rising; often there is not even a pair
            ((pairs := mine & mine >> 1) and pairs & pairs >> 2)
            or ((pairs := mine & mine >> 6) and pairs & pairs >> 12)
            or ((pairs := mine & mine >> 7) and pairs & pairs >> 14)
            or ((pairs := mine & mine >> 8) and pairs & pairs >> 16)
        ):
            self.win(seat)

    def discs(self) -> list[int]:
        """Of each seat, as bits."""
        last, other = int(self.last), int(self.taken ^ self.last)
        return [other, last] if self.turn == 0 else [last, other]

    def landing(self, column: int) -> int:
        """The row, from the bottom, of the next disc in this column."""
        discs = int(self.taken) >> 7 * column & 63
        return discs.bit_length()

    def ask(self, seat: int) -> Ask:
        return Ask(Text("Laisse tomber un jeton.", "Drop a disc."))

    def label(self, seat: int, column: int) -> Label:
        return Label(
            Text(f"colonne {column + 1}", f"column {column + 1}"), "board", place(column, self.landing(column))
        )

    def scene(self, seat: int) -> list[Zone]:
        parts = [
            Part("disc", place(column, row), DISC, "", owner, place(column, row))
            for owner, discs in enumerate(self.discs())
            for column in range(COLUMNS)
            for row in range(ROWS)
            if discs >> 7 * column + row & 1
        ]
        return [Zone("board", "grid", ROWS * COLUMNS, tuple(parts), columns=COLUMNS)]


def place(column: int, row: int) -> int:
    """On the screen places are numbered from the top left."""
    return (ROWS - 1 - row) * COLUMNS + column
