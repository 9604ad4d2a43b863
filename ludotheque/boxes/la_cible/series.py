"""Phase 3: rounds of "go on like this" until two players have scored twice. Whoever errs is out of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import auction, camera
from .phases import DRAW, ENOUGH, NOBODY, QUESTIONS, RIGHT, SCORER, SERIES

if TYPE_CHECKING:
    from .state import Quiz


def begin(game: Quiz) -> None:
    game.phase = SERIES
    game.points = [0] * game.seats
    game.duel = []
    new_round(game)


def new_round(game: Quiz) -> None:
    game.in_round = [seat for seat in range(game.seats) if seat not in game.duel]
    game.waiting = game.in_round[:]
    game.questions = 0
    game.seat = NOBODY
    game.go(DRAW)


def settle(game: Quiz) -> None:
    """What the last answer leads to."""
    if game.given[-1].verdict != RIGHT:
        game.in_round.remove(game.seat)
    if len(game.in_round) == 1:
        score(game, game.in_round[0])
    elif not game.used_up():
        camera.turn(game, game.in_round[:])
    elif game.questions < QUESTIONS:
        game.go(DRAW)
    else:
        game.go(SCORER)


def score(game: Quiz, seat: int) -> None:
    game.points[seat] += 1
    if game.points[seat] == ENOUGH:
        game.duel.append(seat)
    if len(game.duel) == 2:
        auction.begin(game)
    else:
        new_round(game)
