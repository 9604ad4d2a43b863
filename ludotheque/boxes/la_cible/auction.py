"""Phase 4: two players bid how many answers they can give; the higher one must keep the word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import final
from .phases import ANSWER, AUCTION, BID, CAMERA, DRAW, ENOUGH, NOBODY, RIGHT, SHOWN

if TYPE_CHECKING:
    from .state import Quiz


def begin(game: Quiz) -> None:
    game.phase = AUCTION
    game.points = [0] * game.seats
    game.waiting = sorted(game.duel)
    game.opener = NOBODY
    new_question(game)


def new_question(game: Quiz) -> None:
    game.seat = NOBODY
    game.bids = []
    game.bid = 0
    game.go(DRAW)


def was_read(game: Quiz) -> None:
    """The camera picks who opens the first question; then they take turns."""
    if game.opener == NOBODY:
        game.go(CAMERA)
    else:
        open_bidding(game, game.opener)


def open_bidding(game: Quiz, opener: int) -> None:
    game.opener = opener
    game.seat = opener
    game.go(BID)


def bids(game: Quiz, bid: int) -> None:
    game.bids.append((game.seat, bid))
    game.bid = bid
    game.seat = game.rival(game.seat)
    game.go(BID)


def passes(game: Quiz) -> None:
    game.bids.append((game.seat, 0))
    game.seat = game.rival(game.seat)
    game.go(ANSWER)


def silence(game: Quiz) -> None:
    """An opener bids 1, the other one passes."""
    if game.bid == 0:
        bids(game, 1)
    else:
        passes(game)


def judged(game: Quiz) -> None:
    """On at once while the word can still be kept: hesitation is counted before each answer."""
    if goes_on(game):
        game.go(ANSWER)
    elif game.aloud:
        settle(game)
    else:
        game.go(SHOWN)


def goes_on(game: Quiz) -> bool:
    return game.given[-1].verdict == RIGHT and game.rights() < game.bid


def settle(game: Quiz) -> None:
    if goes_on(game):
        game.go(ANSWER)
    else:
        kept = game.given[-1].verdict == RIGHT
        award(game, game.seat if kept else game.rival(game.seat))


def award(game: Quiz, seat: int) -> None:
    game.points[seat] += 1
    game.opener = game.rival(game.opener)
    if game.points[seat] == ENOUGH:
        final.begin(game, seat)
    else:
        new_question(game)
