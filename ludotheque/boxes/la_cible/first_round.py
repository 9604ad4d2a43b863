"""Phase 1: one question for all. Whoever errs loses a pawn and plays on; three pawns lost, and all go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import camera, definitions
from .phases import DRAW, LOST_IN_FIRST_ROUND, QUESTIONS, RIGHT

if TYPE_CHECKING:
    from .state import Quiz


def settle(game: Quiz) -> None:
    """What the last answer leads to."""
    if game.given[-1].verdict != RIGHT:
        game.pawns[game.seat] -= 1
        game.boxed += 1
    used_up = game.used_up()
    if game.boxed == LOST_IN_FIRST_ROUND or (used_up and game.questions == QUESTIONS):
        definitions.begin(game)
    elif used_up:
        game.go(DRAW)
    else:
        camera.turn(game, list(range(game.seats)))
