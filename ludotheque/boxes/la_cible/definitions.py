"""Phase 2: a card for each player, thirty seconds, six definitions that come round until they are found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import series
from .phases import (
    ANSWER,
    CAMERA,
    DEFINITIONS,
    DRAW,
    LEVELS,
    MOST_READINGS,
    NOBODY,
    READINGS_WITHOUT_CLOCK,
    REVIEW,
    RIGHT,
    Given,
)

if TYPE_CHECKING:
    from .state import Quiz


def begin(game: Quiz) -> None:
    game.phase = DEFINITIONS
    game.waiting = list(range(game.seats))
    game.right = [-1] * game.seats
    game.question = -1
    game.seat = NOBODY
    game.clear_answers()
    game.go(CAMERA)


def picked(game: Quiz, seat: int) -> None:
    game.seat = seat
    game.go(DRAW)


def start(game: Quiz) -> None:
    """The hourglass is turned."""
    game.open = list(range(LEVELS))
    game.heard = [0] * LEVELS
    game.late = False
    game.go(ANSWER)
    read_next(game)


def read_next(game: Quiz) -> None:
    """The time runs on, unless there is nothing left to ask."""
    most = MOST_READINGS if game.stretch else READINGS_WITHOUT_CLOCK
    if game.late or not game.open or game.heard[game.open[0]] == most:
        game.go(REVIEW)
    else:
        game.heard[game.open[0]] += 1
        game.step = ANSWER


def pass_on(game: Quiz) -> None:
    game.open.append(game.open.pop(0))
    read_next(game)


def judged(game: Quiz, given: Given) -> None:
    game.given.append(given)
    if given.verdict == RIGHT:
        game.open.pop(0)
        read_next(game)
    else:
        pass_on(game)


def close(game: Quiz) -> None:
    """The candidate's score is written down."""
    game.right[game.seat] = len({g.place for g in game.given if g.verdict == RIGHT})
    if game.waiting:
        game.question = -1
        game.seat = NOBODY
        game.clear_answers()
        game.go(CAMERA)
    else:
        punish(game)
        series.begin(game)


def punish(game: Quiz) -> None:
    """The two lowest lose a pawn, and everybody tied with the second of them."""
    second = sorted(game.right)[1]
    for seat in range(game.seats):
        if game.right[seat] <= second:
            game.pawns[seat] -= 1
            game.boxed += 1
