"""The turn: three actions in any order, then whatever is adrift goes, then the next team."""

from __future__ import annotations

from .design import HAND
from .drift import drift_one
from .exits import drop_slide, end_if_too_long
from .frames import (
    BEFORE_DRIFT,
    DISCARDING,
    DO_ROLL,
    DO_SLIDE,
    DO_STEP,
    DRAW,
    DRIFT,
    FRAME_NEEDS_WINDOW,
    NEXT,
    TURN,
    WINDOW_AGAIN,
)
from .ice import NO_FACE, NOBODY, SLIDE_BIT, STEP_BIT, Ice
from .slides import can_slide
from .steps import steppers


def begin_turn(g: Ice, team: int) -> None:
    """Marks "until your next turn" end, also for a missed turn and for players who are out."""
    g.active = team
    seats = g.members(team)
    clear_marks(g, seats)
    due_now(g, seats)
    g.speaker = speaker_of(g, seats)
    if g.steps or g.slide_due or g.roll_due:
        g.push(TURN, g.speaker, c=FRAME_NEEDS_WINDOW)
        refill(g, seats)
    else:
        g.push(NEXT, NOBODY)
        g.push(DRIFT, NOBODY)
        g.push(BEFORE_DRIFT, NOBODY, c=WINDOW_AGAIN)  # in a missed turn nobody can play but in this window


def clear_marks(g: Ice, seats: list[int]) -> None:
    g.slid = []
    g.riders = g.handed = g.cancels = g.dropped = g.quiet = 0
    g.die = NO_FACE
    g.discarding = False
    for seat in seats:
        if g.calm == seat:
            g.calm = NOBODY
        g.pins = [pins & ~(1 << seat) for pins in g.pins]


def due_now(g: Ice, seats: list[int]) -> None:
    """Alone, a missed turn is missed whole; in a team only the step of that pawn."""
    pawns = [p for p, owner in enumerate(g.owner) if owner in seats and g.pawn[p] >= 0]
    g.missing = sum(1 << p for p in pawns if g.owes[p])
    missed = g.missing != 0 and not g.with_teams
    g.steps = 0 if missed else sum(1 << p for p in pawns if not g.owes[p])
    g.slide_due = bool(pawns) and not missed
    g.roll_due = not missed and (bool(pawns) or not g.competitive)
    if not g.steps:
        g.dropped |= STEP_BIT
    if not g.slide_due:
        g.dropped |= SLIDE_BIT


def speaker_of(g: Ice, seats: list[int]) -> int:
    """Members take it in turns to be asked first; those with a pawn, as long as there are any."""
    able = [seat for seat in seats if g.is_in(seat)] or seats
    return able[g.turns // g.teams % len(able)]


def refill(g: Ice, seats: list[int]) -> None:
    if g.with_cards:
        for seat in reversed(seats):
            if g.is_in(seat):
                for _ in range(HAND - sum(g.hands[seat])):
                    g.push(DRAW, seat)


def offers(g: Ice, seat: int) -> list[int]:
    """An action that is impossible now can't be chosen."""
    found = []
    if g.steps and steppers(g, seat):
        found.append(DO_STEP)
    if g.slide_due and can_slide(g, seat):
        found.append(DO_SLIDE)
    if g.roll_due:
        found.append(DO_ROLL)
    return found


def look_for_offers(g: Ice) -> bool:
    """Whether a member of the team can do what is due; the one who is asked stays, if he can do something."""
    g.offers = offers(g, g.speaker)
    if g.offers or not g.with_teams:
        return bool(g.offers)
    for seat in g.members(g.active):
        found = offers(g, seat)
        if found:
            g.speaker = seat
            g.offers = found
            return True
    return False


def settle_turn(g: Ice) -> bool:
    """Whether somebody is asked; if not, the turn has ended."""
    if look_for_offers(g):
        return True
    drop_what_is_impossible(g)
    holders = [seat for seat in g.members(g.active) if any(g.hands[seat])] if g.with_cards else []
    if not holders:
        end_turn(g)
        return False
    if g.speaker not in holders:
        g.speaker = holders[0]
    return True


def drop_what_is_impossible(g: Ice) -> None:
    """Nothing else is due."""
    if g.steps:
        g.steps = 0
        g.dropped |= STEP_BIT
    drop_slide(g)


def partners_to_go_first(g: Ice) -> list[int]:
    """Members who could act instead and have not let others go first themselves."""
    if not g.with_teams:
        return []
    waiting = [seat for seat in g.members(g.active) if seat != g.speaker and not g.handed >> seat & 1]
    return [seat for seat in waiting if offers(g, seat)]


def hand_over(g: Ice) -> None:
    g.handed |= 1 << g.speaker
    g.speaker = partners_to_go_first(g)[0]


def end_turn(g: Ice) -> None:
    g.stack.pop()
    g.push(NEXT, NOBODY)
    if g.discarding:
        for seat in reversed(g.members(g.active)):
            g.push(DISCARDING, seat)
    g.push(DRIFT, NOBODY)
    g.push(BEFORE_DRIFT, NOBODY, c=FRAME_NEEDS_WINDOW)


def settle_drift(g: Ice) -> None:
    if not drift_one(g):
        g.stack.pop()


def next_turn(g: Ice) -> None:
    """Who missed this turn stands up at its end."""
    g.stack.pop()
    for pawn in range(len(g.pawn)):
        if g.missing >> pawn & 1:
            g.owes[pawn] = False
            g.lying[pawn] = False
    g.turns += 1
    end_if_too_long(g)
    if not g.over:
        begin_turn(g, (g.active + 1) % g.teams)
