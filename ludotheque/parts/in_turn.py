"""Two seats, one after the other, until somebody wins or nothing is left to pick."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.game import Position

# Who is waited for. Made once, because a new list each time makes compiled moves a third slower.
ALONE: Final = [[0], [1]]


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Position):
    """Keeps the turn, what is open (may be picked) and the points; the game says what a pick does.

    The list of points is replaced and never changed, so a clone can share it.
    """

    def begin(self, open: list[int]) -> None:
        self.turn = 0
        self.open = open
        self.points = [0, 0]

    def clone(self) -> Position:
        """For games without a quicker one of their own."""
        twin = super().clone()
        assert isinstance(twin, InTurn)
        twin.turn, twin.open, twin.points = self.turn, self.open[:], self.points
        return twin

    def to_act(self) -> list[int]:
        return ALONE[self.turn] if self.open else []

    def choices(self, seat: int) -> list[int]:
        return self.open if seat == self.turn else []

    def scores(self) -> list[int]:
        return self.points

    def win(self, seat: int) -> None:
        self.open = []
        self.points = [1 - seat, seat]
