"""What happens by itself, between two choices: frames that nobody has to decide are settled from the top."""

from __future__ import annotations

from . import windows
from .bear import put_or_lose, put_targets
from .dice import rolled
from .effects import pick_card, settle_card
from .exits import fallen, lost
from .frames import (
    BEFORE_DRIFT,
    CARD,
    DISCARDING,
    DRAW,
    DRIFT,
    FALLEN,
    FERRY_ON,
    LOST,
    NEXT,
    PUT,
    ROLLED,
    TURN,
    WINDOW,
    WINDOW_DONE,
    WINNER,
)
from .ice import NOBODY, Ice
from .sea import NOWHERE
from .slides import slide_targets
from .targets import playable
from .turns import begin_turn, end_turn, next_turn, settle_drift, settle_turn


def advance(g: Ice) -> None:
    """Until somebody is asked, or the game is over."""
    while not g.over:
        if not g.stack:
            begin_turn(g, g.team[g.youngest])
        elif is_asked(g):
            return
    g.stack = []


def is_asked(g: Ice) -> bool:
    """Whether the frame on top asks somebody; otherwise it is settled, at least in part."""
    kind = g.stack[-1][0]
    if kind < PUT and kind not in (TURN, DRAW):
        return True
    if kind == TURN:
        return turn_asks(g)
    if kind == DRAW:
        return can_draw(g)
    if kind < ROLLED:
        return seat_is_asked(g)
    settle(g)
    return False


def seat_is_asked(g: Ice) -> bool:
    kind, seat, a, b, c = g.stack[-1]
    if kind == PUT:
        return put_asks(g, a, b, c)
    if kind == FERRY_ON:
        return ferry_goes_on(g, seat, a)
    if kind == WINDOW:
        return window_asks(g, b)
    if kind == WINNER:
        return winner_asks(g, seat)
    if kind == DISCARDING and not any(g.hands[seat]):
        g.stack.pop()
        return False
    return True


def turn_asks(g: Ice) -> bool:
    """A window comes first; after the last action it is the one before drifting."""
    _, seat, _, _, need = g.stack[-1]
    if need != WINDOW_DONE:
        g.mark_window(WINDOW_DONE)
        due = g.steps or g.slide_due or g.roll_due
        if due and windows.open_for(g, TURN, seat, need):
            return False
    if not settle_turn(g):
        return False
    if g.relay != NOBODY and not g.offers and not playable(g, g.speaker, TURN):
        end_turn(g)  # in thought nobody lingers
        return False
    return True


def can_draw(g: Ice) -> bool:
    """Draw pile empty: shuffle the discards; both empty: no refill."""
    if not any(g.deck):
        g.deck, g.gone = g.gone, g.deck
    if not any(g.deck):
        g.stack.pop()
        return False
    return True


def put_asks(g: Ice, pawn: int, place_left: int, space: int) -> bool:
    if put_targets(g, place_left, space):
        return True
    g.stack.pop()
    put_or_lose(g, pawn, NOWHERE)
    return False


def ferry_goes_on(g: Ice, seat: int, number: int) -> bool:
    space = g.where[number]
    if g.is_in(seat) and space != NOWHERE and slide_targets(g, space):
        return True
    g.stack.pop()
    return False


def window_asks(g: Ice, state: int) -> bool:
    if state == windows.OPEN:
        if not windows.all_have_answered(g):
            return True
        windows.close(g)
    elif not windows.next_winner(g):
        g.stack.pop()
    return False


def winner_asks(g: Ice, seat: int) -> bool:
    card = g.intents[seat]
    if card == NOBODY:
        return True
    g.intents[seat] = NOBODY
    pick_card(g, seat, card)
    return False


def settle(g: Ice) -> None:
    kind, seat, a, b, need = g.stack[-1]
    if need != WINDOW_DONE and kind < DRIFT:
        g.mark_window(WINDOW_DONE)
        if windows.open_for(g, kind, seat, need):
            return
    if kind == DRIFT:
        settle_drift(g)
    elif kind == NEXT:
        next_turn(g)
    elif kind == CARD:
        settle_card(g, seat, a, b)
    else:
        g.stack.pop()
        if kind == ROLLED:
            rolled(g, seat, a)
        elif kind == FALLEN:
            fallen(g, a)
        elif kind == LOST:
            lost(g, a, b)
        else:
            assert kind == BEFORE_DRIFT
