"""What a seat may pick now."""

from __future__ import annotations

from . import building, setting, targets
from .bear import bear_targets, destroyable, put_targets
from .design import MOST_CANCELS
from .dice import FROM_THE_DIE, crackable, freezable
from .frames import (
    BEAR_TO,
    CANCEL,
    CANCELLABLE,
    CRACK_AT,
    DESTROY,
    DISCARDING,
    DONE,
    END,
    END_DISCARDING,
    FERRY_ON,
    FIRST_CARD,
    FIRST_DISCARD,
    FOR_THE_TEAM,
    FREEZE_AT,
    HAND_OVER,
    KRAKEN_ROARS,
    LAY_AT,
    LAY_TILE,
    PLACE,
    PUSH_BEAR,
    PUSH_ORCA,
    PUT,
    SLIDE_TILE,
    SLIDE_TO,
    STEP_PAWN,
    STEP_TO,
    TARGET,
    TURN,
    WINDOW,
    WINNER,
    Frame,
)
from .ice import NOBODY, Ice
from .slides import orca_targets, pushed_bear_targets, slidable, slide_targets
from .steps import step_targets, steppers
from .turns import offers, partners_to_go_first
from .windows import asked, window_choices


def choices(g: Ice, seat: int) -> list[int]:
    frame = g.stack[-1]
    kind = frame[0]
    if kind == TURN:
        return turn_choices(g, seat) if g.team[seat] == g.active else []
    if kind == WINDOW:
        return window_choices(g, seat) if seat in asked(g) else []
    if seat != frame[1] and not may_act_for(g, seat, frame):
        return []
    found = spaces(g, frame)
    return [*found, CANCEL] if can_cancel(g, frame) else found


def may_act_for(g: Ice, seat: int, frame: Frame) -> bool:
    """In its turn any member of a team carries out what is not a step."""
    return g.with_teams and frame[0] in FOR_THE_TEAM and g.team[seat] == g.active and g.team[frame[1]] == g.active


def can_cancel(g: Ice, frame: Frame) -> bool:
    """While nothing has happened; in thought nobody does."""
    kind = frame[0]
    if kind == WINNER:
        return True
    if kind not in CANCELLABLE or g.relay != NOBODY or g.cancels >= MOST_CANCELS:
        return False
    return kind != SLIDE_TILE or frame[2] != FROM_THE_DIE


def turn_choices(g: Ice, seat: int) -> list[int]:
    own = seat == g.speaker
    found = (g.offers if own else offers(g, seat))[:]
    if own:
        if not found:
            found = [END] if g.relay != NOBODY else [END, END_DISCARDING]
        elif g.relay == NOBODY and partners_to_go_first(g):
            found.append(HAND_OVER)
    return found + cards(g, seat, TURN)


def cards(g: Ice, seat: int, about: int) -> list[int]:
    if not g.with_cards or not any(g.hands[seat]):
        return []
    return [FIRST_CARD + card for card in targets.playable(g, seat, about)]


def spaces(g: Ice, frame: Frame) -> list[int]:
    """Mostly spaces; a button here and there."""
    kind, seat, a, b, c = frame
    if kind == STEP_TO:
        return step_targets(g, a)
    if kind == SLIDE_TILE:
        return slidable(g, seat)
    if kind == SLIDE_TO:
        return slide_targets(g, a)
    if kind == BEAR_TO:
        return [*bear_targets(g), KRAKEN_ROARS] if destroyable(g) else bear_targets(g)
    if kind == CRACK_AT:
        return crackable(g)
    if kind == FREEZE_AT:
        return freezable(g)
    if kind == PUT:
        return put_targets(g, b, c)
    return rare(g, frame)


def rare(g: Ice, frame: Frame) -> list[int]:
    kind, seat, a, b, _ = frame
    if kind == STEP_PAWN:
        return [g.pawn[p] for p in steppers(g, seat)]
    if kind == DESTROY:
        return destroyable(g)
    if kind == PUSH_BEAR:
        return pushed_bear_targets(g, bool(a))
    if kind == PUSH_ORCA:
        return orca_targets(g, b)
    if kind == FERRY_ON:
        return slide_targets(g, g.where[a])
    if kind == PLACE:
        return setting.starting_spaces(g)
    if kind == LAY_TILE:
        return building.lay_choices(g, seat)
    return building.shores(g) if kind == LAY_AT else of_cards(g, frame)


def of_cards(g: Ice, frame: Frame) -> list[int]:
    kind, seat, card, first, _ = frame
    if kind == TARGET:
        if card in targets.PAIRS and first != targets.NONE_YET:
            return targets.second_targets(g, seat, card, first)
        return targets.first_targets(g, seat, card)
    if kind == DISCARDING:
        return [DONE] + [FIRST_DISCARD + card for card, many in enumerate(g.hands[seat]) if many]
    return cards(g, seat, about_now(g)) if kind == WINNER else []


def about_now(g: Ice) -> int:
    """What somebody who may play a card now reacts to: a window, or the turn of the own team."""
    below = g.stack[-2]
    return below[2] if below[0] == WINDOW else TURN
