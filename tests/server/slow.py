"""A game that takes its time to lay its parts out."""

from __future__ import annotations

from threading import Event

from ludotheque.core.game import Info
from ludotheque.core.text import Text
from my_games.tic_tac_toe import TicTacToe

READY = Event()
PATIENCE = 20  # seconds


class Slow(TicTacToe):
    """Stands still until a test lets it go on."""

    info = Info("slow", Text("Lent", "Slow"), seats=range(2, 3), longest=9)

    def set_up(self, options: dict[str, str]) -> None:
        assert READY.wait(PATIENCE)
        super().set_up(options)
