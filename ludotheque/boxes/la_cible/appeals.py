"""Appeals against the automatic referee: the table votes, except whoever gave the answer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ...core.game import pick
from .phases import (
    ABSTAIN,
    ANSWER,
    APPEAL,
    AUCTION,
    LATE,
    NEAR,
    NO,
    NOTED,
    REVIEW,
    RIGHT,
    SHOWN,
    UNLISTED,
    VOTE,
    WRONG,
    YES,
    Given,
    Overruled,
)

if TYPE_CHECKING:
    from .state import Quiz

NOT_YET: Final = -1


def possible(game: Quiz, seat: int) -> list[int]:
    """The appeals that this seat may make now: each verdict is appealed against once at most."""
    if game.aloud or not game.given:
        return []
    last = len(game.given) - 1
    if game.step == REVIEW:
        return [APPEAL + n for n in range(last + 1) if may_be_disputed(game, n)]
    between = game.step == ANSWER and game.phase == AUCTION and seat != game.seat
    return [APPEAL + last] if (game.step == SHOWN or between) and may_be_disputed(game, last) else []


def may_be_disputed(game: Quiz, n: int) -> bool:
    return n not in game.appealed and game.given[n].verdict not in (NOTED, LATE)


def appeal(game: Quiz, seat: int, n: int) -> None:
    """Whoever appeals against a verdict on somebody else has voted by that."""
    game.appealed.append(n)
    game.appellant = seat
    game.back = game.step
    game.outcome = []
    game.votes = [NOT_YET] * game.seats
    game.votes[game.given[n].seat] = ABSTAIN
    if seat != game.given[n].seat:
        game.votes[seat] = YES
    game.go(VOTE)


def voters(game: Quiz) -> list[int]:
    """Those who are still waited for."""
    return [seat for seat, vote in enumerate(game.votes) if vote == NOT_YET] if game.step == VOTE else []


def vote(game: Quiz, seat: int, choice: int) -> None:
    game.votes[seat] = choice
    if not voters(game):
        count(game)


def count(game: Quiz) -> None:
    yes, no = game.votes.count(YES), game.votes.count(NO)
    carried = is_carried(game, yes, no)
    game.outcome = [yes, no, int(carried)]
    if carried:
        overturn(game, game.appealed[-1])
    lost = game.back == ANSWER and game.given[-1].verdict != RIGHT
    game.votes = []
    game.go(SHOWN if lost else game.back)


def is_carried(game: Quiz, yes: int, no: int) -> bool:
    """Nobody alone overturns what bots have said: two must agree, and more be for it than against.

    Where an answer was wrong by a hair, it is enough that no more are against it than for it.
    """
    if game.given[game.appealed[-1]].answer == NEAR:
        return yes >= no
    agree = {game.appellant, *[seat for seat, vote in enumerate(game.votes) if vote == YES]}
    return yes > no and len(agree) >= 2


def overturn(game: Quiz, n: int) -> None:
    given = game.given[n]
    verdict = WRONG if given.verdict == RIGHT else RIGHT
    game.given[n] = Given(given.seat, given.text, verdict, UNLISTED, given.place)
    game.overruled.append(Overruled(game.phase, game.question, given.place, given.text, verdict))


def imagine_votes(game: Quiz, seat: int, rng: Random) -> None:
    """Votes are secret until they are counted."""
    known = (seat, game.appellant, game.given[game.appealed[-1]].seat)
    for other, cast in enumerate(game.votes):
        if cast != NOT_YET and other not in known:
            game.votes[other] = pick([YES, NO, ABSTAIN], rng)
