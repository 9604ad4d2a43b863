"""What a choice of a seat, or of the clock, does."""

from __future__ import annotations

from . import building, setting, windows
from .bear import destroy, move_bear, put_or_lose
from .dice import FROM_THE_DIE
from .effects import pick_card, pick_target
from .frames import (
    BEAR_TO,
    CANCEL,
    CRACK_AT,
    DESTROY,
    DISCARDING,
    DO_ROLL,
    DO_SLIDE,
    DO_STEP,
    DONE,
    END_DISCARDING,
    FERRY_ON,
    FIRST_CARD,
    FIRST_DISCARD,
    FRAME_NEEDS_WINDOW,
    FREEZE_AT,
    HAND_OVER,
    KRAKEN_ROARS,
    LAY_AT,
    LAY_TILE,
    PLACE,
    PUSH_BEAR,
    PUSH_ORCA,
    PUT,
    ROLLING,
    SLIDE_TILE,
    SLIDE_TO,
    STEP_PAWN,
    STEP_TO,
    TARGET,
    TURN,
    WINDOW,
    WINNER,
)
from .ice import Ice
from .slides import push_orca, slide
from .steps import step, steppers
from .turns import end_turn, hand_over, offers


def decide(g: Ice, actor: int, choice: int) -> None:
    kind = g.stack[-1][0]
    if kind == WINDOW:
        if actor < 0:
            windows.close(g)
        else:
            windows.answer(g, actor, choice)
    elif choice == CANCEL:
        g.cancels += 1
        g.stack.pop()
    elif kind == TURN:
        act(g, actor, choice)
    elif kind < PUT:
        move(g, actor, choice)
    else:
        react(g, actor, choice)


def act(g: Ice, seat: int, choice: int) -> None:
    """At the top of the turn: an action, a card, or its end."""
    if choice >= FIRST_CARD:
        if g.with_teams:
            g.push(WINNER, seat)  # that it is his turn to aim all may see, but not at what
        pick_card(g, seat, choice - FIRST_CARD)
    elif choice == HAND_OVER:
        hand_over(g)
        g.offers = offers(g, g.speaker)
    elif choice in (DO_STEP, DO_SLIDE, DO_ROLL):
        begin_action(g, seat, choice)
    else:
        g.discarding = choice == END_DISCARDING
        end_turn(g)


def begin_action(g: Ice, seat: int, choice: int) -> None:
    if choice == DO_STEP:
        pawns = steppers(g, seat)
        if len(pawns) > 1:
            g.push(STEP_PAWN, seat)
        else:
            g.push(STEP_TO, seat, pawns[0])
    elif choice == DO_SLIDE:
        g.push(SLIDE_TILE, seat)
    else:
        g.roll_due = False
        g.mark_window(FRAME_NEEDS_WINDOW)
        g.push(ROLLING, seat)


def move(g: Ice, actor: int, choice: int) -> None:
    """Of pawns, tiles and the bear. Whoever carries it out decides what follows."""
    kind, seat, a, _, _ = g.stack[-1]
    if kind == STEP_PAWN:
        g.push(STEP_TO, seat, g.pawn.index(choice))
    elif kind == STEP_TO:
        back_to_turn(g)
        g.steps &= ~(1 << a)
        step(g, a, choice)
    elif kind == SLIDE_TILE:
        g.push(SLIDE_TO, actor, choice)
    elif kind == SLIDE_TO:
        end_slide(g, actor, a, choice)
    elif kind == BEAR_TO:
        if choice == KRAKEN_ROARS:
            g.push(DESTROY, actor)
        else:
            g.stack.pop()
            move_bear(g, actor, choice)
    else:
        set_or_break(g, actor, choice)


def set_or_break(g: Ice, actor: int, choice: int) -> None:
    kind, seat, a, _, _ = g.stack[-1]
    if kind == PLACE:
        setting.place_pawn(g, seat, choice)
    elif kind == LAY_TILE:
        building.pick_tile(g, seat, choice)
    elif kind == LAY_AT:
        g.cancels = 0
        building.lay(g, seat, a, choice)
    elif kind == DESTROY:
        g.stack.pop()
        g.stack.pop()
        destroy(g, actor, choice)
    else:
        g.stack.pop()
        if kind == CRACK_AT:
            g.wear(choice)
        else:
            assert kind == FREEZE_AT
            g.freeze(choice)


def back_to_turn(g: Ice) -> None:
    """An action is done: what was asked for it is off the table, and a window is due."""
    while g.stack[-1][0] != TURN:
        g.stack.pop()
    g.mark_window(FRAME_NEEDS_WINDOW)


def end_slide(g: Ice, actor: int, here: int, to: int) -> None:
    g.stack.pop()
    if g.stack.pop()[2] != FROM_THE_DIE:
        g.slide_due = False
        g.mark_window(FRAME_NEEDS_WINDOW)
    slide(g, actor, here, to)


def react(g: Ice, actor: int, choice: int) -> None:
    kind, seat, a, b, _ = g.stack[-1]
    if kind == TARGET:
        pick_target(g, seat, a, b, choice)
    elif kind == WINNER:
        pick_card(g, seat, choice - FIRST_CARD)
    elif kind == DISCARDING:
        discard(g, seat, choice)
    else:
        g.stack.pop()
        if kind == PUT:
            put_or_lose(g, a, choice)
        elif kind == PUSH_BEAR:
            move_bear(g, actor, choice)
        elif kind == PUSH_ORCA:
            push_orca(g, a, choice)
        else:
            assert kind == FERRY_ON
            slide(g, actor, g.where[a], choice)


def discard(g: Ice, seat: int, choice: int) -> None:
    if choice == DONE:
        g.stack.pop()
        return
    g.hands[seat][choice - FIRST_DISCARD] -= 1
    g.gone[choice - FIRST_DISCARD] += 1
    g.revealed += 1
