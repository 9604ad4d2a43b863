"""Windows: who may react, for how long, and who comes first.

A window asks every player still in with at least one card, holders or not, and lasts the same time whatever the hands.
Ruling: it closes at once when all who are asked have passed or picked a card: passing is an act, not a hand.
Ruling: who passed is not shown, and may change his mind as long as the window is open.
Ruling: picked cards stay secret until it closes; then the active player's comes first, then clockwise.
Ruling: in a window of his own turn the active player counts as having passed, since he can play right after it,
unless a card has just been played. "Nothing more this turn" passes in all windows but those about the own pawn.
Ruling: a missed turn has one window, right before drifting, for whoever misses it too.
Ruling: a window about cards that all lie open already is not opened.
"""

from __future__ import annotations

from . import cards as c
from .design import DECK
from .frames import (
    ANYTIME,
    CARD,
    FALLEN,
    FIRST_CARD,
    HOLD,
    LOST,
    PASS,
    QUIET,
    ROLLED,
    WAIT,
    WINDOW,
    WINDOW_AGAIN,
    WINNER,
)
from .ice import NOBODY, Ice
from .targets import playable

ABOUT = {ROLLED: c.SECOND_CHANCE, FALLEN: c.GOOD_FOOTING, LOST: c.LIFE_RING, CARD: c.NOT_SO_FAST}
ABOUT_ONE_SELF = (c.GOOD_FOOTING, c.LIFE_RING)
OPEN, CLOSING = 0, 1


def open_for(g: Ice, kind: int, seat: int, need: int) -> bool:
    """Before a frame of this kind is settled; whether there is anybody to wait for."""
    about = ABOUT.get(kind, ANYTIME)
    if not g.with_cards or g.calm != NOBODY or not could_be_held(g, about):
        return False
    g.push(WINDOW, seat, about, OPEN)
    g.passed = g.quiet if about not in ABOUT_ONE_SELF else 0
    if about == ANYTIME and need != WINDOW_AGAIN:
        g.passed |= 1 << g.speaker
    g.held = 0
    g.intents = [NOBODY] * g.seats
    g.windows += 8
    g.revealed += 1  # whether it opens tells who has passed in advance
    if all_have_answered(g):
        g.stack.pop()
        return False
    return True


def could_be_held(g: Ice, about: int) -> bool:
    """As far as everybody can see."""
    wanted = c.ANY_TIME if about == ANYTIME else range(about, about + 1)
    lying_open = [frame[2] for frame in g.stack if frame[0] == CARD]
    return any(g.gone[card] + lying_open.count(card) < DECK[card] for card in wanted)


def asked(g: Ice) -> list[int]:
    """Who is waited for. In thought: one after the other, and only who really can play, after the one who thinks."""
    _, subject, about, _, _ = g.stack[-1]
    if g.relay != NOBODY:
        return asked_in_thought(g, subject, about)
    return [seat for seat in range(g.seats) if may_be_asked(g, seat, subject, about)]


def may_be_asked(g: Ice, seat: int, subject: int, about: int) -> bool:
    """Good Footing and Life Ring are for the pawn's owner; nobody cancels his own card."""
    if about in ABOUT_ONE_SELF:
        if seat != subject:
            return False
    elif about == c.NOT_SO_FAST and seat == subject:
        return False
    return any(g.hands[seat]) and g.is_in(seat)


def asked_in_thought(g: Ice, subject: int, about: int) -> list[int]:
    for seat in [g.relay, *g.clockwise()]:
        able = playable(g, seat, about) or (seat == g.relay and g.windows == g.thinking)
        if able and not g.passed >> seat & 1 and may_be_asked(g, seat, subject, about):
            return [seat]
    return []


def goes_on(g: Ice, seat: int, choice: int) -> bool:
    """Whether this answer leaves the window open."""
    others = [other for other in asked(g) if other != seat]
    return choice == WAIT or not all(g.passed >> other & 1 or g.intents[other] != NOBODY for other in others)


def all_have_answered(g: Ice) -> bool:
    return all(g.passed >> seat & 1 or g.intents[seat] != NOBODY for seat in asked(g))


def timer(g: Ice) -> int:
    """A new number whenever it starts again."""
    return g.windows + bin(g.held).count("1")


def next_winner(g: Ice) -> bool:
    """The window has closed: whoever comes first among those who picked a card may play it; whether there is one."""
    for seat in g.clockwise():
        if g.intents[seat] != NOBODY:
            g.push(WINNER, seat)
            return True
    return False


def close(g: Ice) -> None:
    """Now it shows who wanted to play."""
    g.revealed += 1
    _, subject, about, _, _ = g.stack[-1]
    g.stack[-1] = (WINDOW, subject, about, CLOSING, 0)


def window_choices(g: Ice, seat: int) -> list[int]:
    """After passing one may still think again."""
    about = g.stack[-1][2]
    found = [FIRST_CARD + card for card in playable(g, seat, about)]
    if g.relay != NOBODY:
        return [PASS, *found]
    if g.intents[seat] != NOBODY or g.passed >> seat & 1:
        return [WAIT, *found]
    found = [PASS, *found] if g.held >> seat & 1 else [PASS, HOLD, *found]
    return found if about in ABOUT_ONE_SELF else [*found, QUIET]


def answer(g: Ice, seat: int, choice: int) -> None:
    bit = 1 << seat
    if choice in (PASS, QUIET):
        g.passed |= bit
        if choice == QUIET:
            g.quiet |= bit
    elif choice == HOLD:
        g.held |= bit
    elif choice == WAIT:
        g.passed &= ~bit
        g.quiet &= ~bit
        g.intents[seat] = NOBODY
    else:
        g.intents[seat] = choice - FIRST_CARD
        if g.relay != NOBODY:
            close(g)
