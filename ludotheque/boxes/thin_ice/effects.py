"""Cards: announced with their targets, then reactions, then the effect, then the discards.

Ruling: a Long Leap is a step: ice pieces must be open that way, and with Orca Rider it may end on an orca.
Ruling: for a Life Ring the tile that the pawn left, if it still lies there, is the nearest.
Ruling: between announcement and effect only Not So Fast is played, so nothing else can take the effect away.
"""

from __future__ import annotations

from . import cards as c
from .bear import move_bear
from .exits import drop_step
from .frames import CARD, FERRY_ON, ROLLING, TARGET, WINDOW, WINDOW_AGAIN, WINNER
from .ice import Ice
from .slides import slide
from .steps import step
from .targets import NO_TARGET, NONE_YET, OWN_FIRST, PAIRS, first_targets
from .tiles import FRONT_OF

SPAN = 1024  # two spaces in one number


def pick_card(g: Ice, seat: int, card: int) -> None:
    """Its targets come next; as long as one is missing nobody else knows."""
    if card in NO_TARGET:
        announce(g, seat, card, 0, 0)
        return
    spaces = first_targets(g, seat, card)
    only = spaces[0] if card in OWN_FIRST and len(spaces) == 1 else NONE_YET
    g.push(TARGET, seat, card, only)


def pick_target(g: Ice, seat: int, card: int, first: int, space: int) -> None:
    g.stack.pop()
    if card in PAIRS and first == NONE_YET:
        g.push(TARGET, seat, card, space)
    elif card in PAIRS:
        announce(g, seat, card, first, space)
    else:
        announce(g, seat, card, space, 0)


def announce(g: Ice, seat: int, card: int, one: int, two: int) -> None:
    """Open on the table. A window that it was played in will open again afterwards."""
    while g.stack[-1][0] in (WINNER, WINDOW):
        g.stack.pop()
    g.mark_window(WINDOW_AGAIN)
    g.hands[seat][card] -= 1
    g.revealed += 1
    g.push_with_window(CARD, seat, card, one + SPAN * two)


def settle_card(g: Ice, seat: int, card: int, spaces: int) -> None:
    g.stack.pop()
    g.gone[card] += 1
    one, two = spaces % SPAN, spaces // SPAN
    if card in c.DURING:
        during(g, seat, card, one, two)
    elif card in c.ANY_TIME:
        any_time(g, seat, card, one)
    else:
        after(g, card, one)


def during(g: Ice, seat: int, card: int, one: int, two: int) -> None:
    if card in (c.EXTRA_STEP, c.LONG_LEAP):
        pawn = g.pawn.index(one)
        if card == c.LONG_LEAP:
            g.steps &= ~(1 << pawn)
        step(g, pawn, two)
    elif card == c.ICE_DRILL:
        g.wear(one)
    elif card == c.COLD_SNAP:
        g.freeze(one)
    elif card == c.ORCA_RIDER:
        g.riders |= 1 << seat
    elif card == c.SWAP:
        swap(g, one, two)
    else:
        if card == c.FERRY:
            g.slide_due = False
            g.push(FERRY_ON, seat, g.tile[one])
        slide(g, seat, one, two)


def swap(g: Ice, one: int, two: int) -> None:
    """No tile is left, so none flips; nobody falls."""
    a, b = g.pawn.index(one), g.pawn.index(two)
    g.pawn[a], g.pawn[b] = two, one


def any_time(g: Ice, seat: int, card: int, space: int) -> None:
    if card == c.FISH_BAIT:
        move_bear(g, seat, space)
    elif card == c.BEAR_WHISTLE:
        g.awake = not g.awake
    elif card == c.STAY_PUT:
        g.pins[g.tile[space]] |= 1 << seat
    elif card == c.BLIZZARD:
        g.calm = seat
    else:
        lay_bridge(g, space)


def lay_bridge(g: Ice, space: int) -> None:
    """The top tile of the discard pile, front up."""
    number, face = g.discards.pop(), g.discard_faces.pop()
    g.put_tile(number, space, FRONT_OF[face])


def after(g: Ice, card: int, space: int) -> None:
    """What it reacts to lies right below."""
    _, seat, what, _, _ = g.stack.pop()
    if card == c.NOT_SO_FAST:
        g.gone[what] += 1
    elif card == c.SECOND_CHANCE:
        g.push(ROLLING, seat)
    elif card == c.GOOD_FOOTING:
        g.lying[what] = False
        g.owes[what] = False
    else:
        g.pawn[what] = space
        drop_step(g, what)
