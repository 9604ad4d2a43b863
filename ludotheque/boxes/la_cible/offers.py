"""Who is waited for in LA CIBLE, whether a clock runs, and what each seat may pick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import WORLD
from . import appeals
from .phases import (
    ABSTAIN,
    ANSWER,
    BID,
    CAMERA,
    CHECK,
    DEFINITIONS,
    DRAW,
    GO_ON,
    HIGHEST_BID,
    JUDGE,
    MOST_ANSWERS,
    MOST_PASSES,
    NO,
    PASS,
    READ,
    READY,
    REVIEW,
    RUN,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    SCORER,
    SHOWN,
    SPOKEN,
    START,
    STOP,
    VALIDATE,
    VOTE,
    YES,
)

if TYPE_CHECKING:
    from .state import Quiz

TIMED: Final = (READ, READY, ANSWER, SHOWN, VOTE, BID, RUN, REVIEW)


def waited_for(game: Quiz) -> list[int]:
    """Besides the clock."""
    step = game.step
    if step == VOTE:
        return appeals.voters(game)
    if step in (JUDGE, CHECK):
        return [game.referee() if game.aloud else WORLD]
    if step in (READ, READY) and game.aloud:
        return [game.referee()]
    if step == READ or (step in (SHOWN, REVIEW) and game.stretch):
        return []
    return [game.seat]


def ticks(game: Quiz) -> bool:
    """A referee who reads aloud takes the time that it takes."""
    if game.stretch == 0 or (game.aloud and game.step in (READ, READY)):
        return False
    if game.step == JUDGE:
        return game.phase == DEFINITIONS and not game.late
    return game.step in TIMED


def draws(game: Quiz) -> list[int]:
    if game.step == DRAW:
        return cards(game)
    return game.waiting if game.step == CAMERA else game.in_round if game.step == SCORER else []


def cards(game: Quiz) -> list[int]:
    """Those not used yet; a household's own come before ours."""
    used = game.used[game.phase]
    left = [n for n in range(game.cards()) if n not in used]
    ours = game.deck.ours[game.phase]
    return [n for n in left if n >= ours] or left


def of_seat(game: Quiz, seat: int) -> list[int]:
    step = game.step
    if step in (READ, READY):
        return [START] if seat in waited_for(game) else []
    if step == ANSWER:
        return to_answer(game) if seat == game.seat else beside(game, seat)
    if step in (JUDGE, CHECK):
        return verdicts(game) if seat == game.referee() else []
    if step in (SHOWN, REVIEW):
        return appeals.possible(game, seat) + ([GO_ON] if seat in waited_for(game) else [])
    if step == VOTE:
        return [YES, NO, ABSTAIN] if seat in appeals.voters(game) else []
    if step == BID:
        return to_bid(game) if seat == game.seat else []
    return to_run(game) if step == RUN and seat in (game.seat, game.referee()) else []


def to_answer(game: Quiz) -> list[int]:
    """A sample of what may be said, and what may be pressed."""
    return [SPOKEN, PASS] if game.phase == DEFINITIONS else [SPOKEN]


def beside(game: Quiz, seat: int) -> list[int]:
    """A referee may judge what was said aloud; the others may appeal between two answers of the auction."""
    return verdicts(game) if seat == game.referee() else appeals.possible(game, seat)


def verdicts(game: Quiz) -> list[int]:
    if game.phase != DEFINITIONS:
        return [SAID_RIGHT, SAID_WRONG, SAID_AGAIN]
    return [SAID_RIGHT, SAID_WRONG, PASS] if game.step == ANSWER else [SAID_RIGHT, SAID_WRONG]


def to_bid(game: Quiz) -> list[int]:
    return list(range(game.bid + 1, HIGHEST_BID + 1)) + ([PASS] if game.bid else [])


def to_run(game: Quiz) -> list[int]:
    """For the finalist, or for a referee who writes down what is said."""
    given = len(game.at_this_question())
    found = [SPOKEN] if given < MOST_ANSWERS else []
    if game.passes < MOST_PASSES:
        found.append(PASS)
    if given >= game.level:
        found.append(VALIDATE)
    return found if game.stretch else [*found, STOP]
