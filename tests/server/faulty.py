"""A game that somebody is still writing."""

from __future__ import annotations

from ludotheque.core.game import Info
from ludotheque.core.text import Text
from my_games.tic_tac_toe import TicTacToe


class Faulty(TicTacToe):
    """Falls over whenever the last square is picked."""

    info = Info("faulty", Text("Bancal", "Faulty"), seats=range(2, 3), longest=9)

    def play(self, seat: int, cell: int) -> None:
        if cell == 8:
            raise ZeroDivisionError
        super().play(seat, cell)
