"""The camera: tokens drawn without replacement, shuffled again when all have been drawn once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .phases import CAMERA

if TYPE_CHECKING:
    from .state import Quiz


def turn(game: Quiz, candidates: list[int]) -> None:
    if not game.waiting:
        game.waiting = candidates
    game.go(CAMERA)
