"""Leaving the game: lost at sea, adrift, drawn at the end; and falling into a hole."""

from __future__ import annotations

from .design import MOST_TURNS
from .frames import FALLEN, LOST
from .ice import DRAWN, IN, SLIDE_BIT, STEP_BIT, SURVIVOR, Ice
from .sea import AROUND, NOWHERE
from .tiles import HOLES


def lose(g: Ice, pawn: int, cause: int) -> None:
    """Off the ice at once; out for good when nobody has saved it (see lost)."""
    g.last[pawn] = g.pawn[pawn]
    g.pawn[pawn] = NOWHERE
    g.lying[pawn] = False
    g.push_with_window(LOST, g.owner[pawn], pawn, cause)


def lost(g: Ice, pawn: int, cause: int) -> None:
    """Out. A player without pawn lays his hand on the discards; in his own turn he may still roll, no more."""
    g.fate[pawn] = cause
    g.out_turn[pawn] = g.turns + 1
    g.out_order[pawn] = 1 + max(g.out_order)
    drop_step(g, pawn)
    seat = g.owner[pawn]
    if not g.is_in(seat):
        lay_down_hand(g, seat)
    if not g.team_is_in(g.active):
        drop_slide(g)
        g.roll_due = g.roll_due and not g.competitive
    end_if_decided(g)


def drop_slide(g: Ice) -> None:
    if g.slide_due:
        g.slide_due = False
        g.dropped |= SLIDE_BIT


def lay_down_hand(g: Ice, seat: int) -> None:
    hand = g.hands[seat]
    if any(hand):
        g.revealed += 1
        for card, many in enumerate(hand):
            g.gone[card] += many
            hand[card] = 0


def end_if_decided(g: Ice) -> None:
    """The moment one team is left, also in the middle of an action."""
    teams = [team for team in range(g.teams) if g.team_is_in(team)]
    if len(teams) <= 1:
        finish(g, SURVIVOR)


def end_if_too_long(g: Ice) -> None:
    if g.turns >= MOST_TURNS:
        finish(g, DRAWN)


def finish(g: Ice, fate: int) -> None:
    g.over = True
    for pawn in range(len(g.fate)):
        if g.fate[pawn] == IN:
            g.fate[pawn] = fate


# Being put somewhere


def refuges(g: Ice, around: int, not_on: int) -> list[int]:
    """Free firm tiles adjacent to this space."""
    return [n for n in AROUND[around] if n != not_on and g.is_free(n)]


def put_pawn(g: Ice, pawn: int, space: int) -> None:
    """By somebody else: on a hole it falls in, elsewhere it stands."""
    g.pawn[pawn] = space
    g.lying[pawn] = False
    if HOLES[g.face[space]]:
        g.lying[pawn] = True
        g.push_with_window(FALLEN, g.owner[pawn], pawn)


def fallen(g: Ice, pawn: int) -> None:
    """Misses its next turn, once; a Step still due in this turn is dropped."""
    g.owes[pawn] = True
    drop_step(g, pawn)


def drop_step(g: Ice, pawn: int) -> None:
    if g.steps >> pawn & 1:
        g.steps &= ~(1 << pawn)
        g.dropped |= STEP_BIT
