"""From a verdict to what it leads to, whoever gave it: the world, a referee, or the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import auction, definitions, final, first_round, series
from .phases import (
    AUCTION,
    CHECK,
    DEFINITIONS,
    FIRST_ROUND,
    JUDGE,
    LATE,
    NEAR,
    NEARLY,
    NO_TEXT,
    REPEATED,
    REVIEW,
    RIGHT,
    SERIES,
    SHOWN,
    UNLISTED,
    WRONG,
    Given,
)

if TYPE_CHECKING:
    from .state import Quiz


def of_the_world(game: Quiz, answer: int) -> None:
    """0 or NEARLY is wrong, else the answer before this number."""
    if answer in (0, NEARLY):
        judged(game, WRONG, NEAR if answer else UNLISTED)
    else:
        again = answer - 1 in game.taken()
        judged(game, REPEATED if again else RIGHT, answer - 1)


def judged(game: Quiz, verdict: int, answer: int) -> None:
    if game.step == CHECK:
        final.checked(game, verdict, answer)
        return
    text = game.pending if game.step == JUDGE else NO_TEXT
    given = Given(game.seat, text, verdict, answer, game.place())
    game.pending = NO_TEXT
    if game.phase == DEFINITIONS:
        definitions.judged(game, given)
    else:
        game.given.append(given)
        show(game)


def show(game: Quiz) -> None:
    """A human referee is not appealed against: on at once."""
    if game.phase == AUCTION:
        auction.judged(game)
    elif game.aloud:
        settle(game)
    else:
        game.go(SHOWN)


def too_late(game: Quiz) -> None:
    if game.phase == DEFINITIONS:
        game.go(REVIEW)
    else:
        game.given.append(Given(game.seat, NO_TEXT, LATE, UNLISTED))
        game.go(SHOWN)


def go_on(game: Quiz) -> None:
    """Nobody appeals any more."""
    if game.step == SHOWN:
        settle(game)
    elif game.phase == DEFINITIONS:
        definitions.close(game)
    else:
        final.close(game)


def settle(game: Quiz) -> None:
    if game.phase == FIRST_ROUND:
        first_round.settle(game)
    elif game.phase == SERIES:
        series.settle(game)
    else:
        auction.settle(game)
