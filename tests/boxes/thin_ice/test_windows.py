"""Windows: who is asked, for how long, what shows, who comes first, when they stay shut."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import DECK, FREEZE, LONGER, PAUSE
from ludotheque.boxes.thin_ice.flow import advance
from ludotheque.boxes.thin_ice.frames import (
    BEFORE_DRIFT,
    CANCEL,
    CARD,
    DONE,
    DRAW,
    END,
    END_DISCARDING,
    FIRST_CARD,
    FIRST_DISCARD,
    HOLD,
    PASS,
    QUIET,
    WAIT,
)
from ludotheque.boxes.thin_ice.refusals import NO_REACTION
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.turns import begin_turn
from ludotheque.core.game import CLOCK, HIDDEN, UNNOTICED

from .tables import at, can, do, quiet, refused, roll, slide, step, table, turn_of

WIDE = "\n p0 p p .\n p p p1 .\n p p p2 ."


def ice(**hands: list[int]) -> ThinIce:
    return table(WIDE, 3, {int(name[1]): cards for name, cards in hands.items()}, mode="intermediate")


def stepped(**hands: list[int]) -> ThinIce:
    g = ice(**hands)
    step(g, at(0, 1))
    return g


def test_everybody_with_a_card_is_asked_holder_or_not() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    assert g.to_act() == [1, 2, CLOCK]


def test_nobody_without_a_card_is_waited_for() -> None:
    g = stepped(s1=[c.FERRY])
    assert g.to_act() == [1, CLOCK]
    assert stepped().to_act() == [0]


def test_a_window_lasts_the_same_whatever_the_hands() -> None:
    one, other = stepped(s1=[c.STAY_PUT]), stepped(s1=[c.FERRY])
    assert one.lasts(one.choices(CLOCK)[0]) == other.lasts(other.choices(CLOCK)[0]) == PAUSE


def test_the_clock_closes_it() -> None:
    g = stepped(s1=[c.STAY_PUT])
    g.play(CLOCK, g.choices(CLOCK)[0])
    assert g.to_act() == [0]


def test_it_closes_at_once_when_all_have_passed() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    do(g, 1, PASS)
    assert g.to_act() == [1, 2, CLOCK], "who passed is not shown"
    do(g, 2, PASS)
    assert g.to_act() == [0]


def test_who_passed_may_think_again() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    do(g, 1, PASS)
    assert can(g, 1, WAIT)
    do(g, 1, WAIT)
    do(g, 2, PASS)
    assert CLOCK in g.to_act()


def test_passing_shows_to_nobody() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    assert g.seen(2, 1, PASS) == g.seen(HIDDEN, 1, PASS) == g.seen(2, 1, FIRST_CARD + c.STAY_PUT) == UNNOTICED
    assert g.seen(2, 1, HOLD) == HOLD
    before = g.scene(2)
    do(g, 1, PASS)
    assert g.scene(2) == before


def test_hold_asks_for_more_time_once_each() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    timer = g.choices(CLOCK)
    do(g, 2, HOLD)
    assert g.choices(CLOCK) != timer
    assert g.lasts(g.choices(CLOCK)[0]) == LONGER
    assert not can(g, 2, HOLD)


def test_quiet_passes_for_the_rest_of_the_turn() -> None:
    g = stepped(s1=[c.STAY_PUT])
    do(g, 1, QUIET)
    slide(g, at(0, 2), at(0, 3))
    assert g.to_act() == [0]
    roll(g, FREEZE)
    assert g.turns == 1, "no window was opened any more"


def test_quiet_does_not_silence_what_is_about_the_own_pawn() -> None:
    g = table("\n c1 . p0\n . . p2", 3, {1: [c.FERRY]})
    g.stack = []
    turn_of(g, 1)
    g.quiet = 2
    step(g, at(0, 1), 1)
    assert g.to_act() == [1, CLOCK]


def test_the_active_player_comes_first_then_clockwise() -> None:
    g = ice(s0=[c.STAY_PUT], s1=[c.STAY_PUT], s2=[c.BLIZZARD])
    step(g, at(0, 1))
    do(g, 2, FIRST_CARD + c.BLIZZARD)
    do(g, 0, FIRST_CARD + c.STAY_PUT)
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    assert g.to_act() == [0]
    do(g, 0, at(0, 0))
    assert g.stack[-2][:3] == (CARD, 0, c.STAY_PUT)


def test_picked_cards_stay_secret_until_the_window_closes() -> None:
    g = stepped(s1=[c.STAY_PUT], s2=[c.FERRY])
    before = g.scene(2)
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    assert g.scene(2) == before
    assert g.to_act() == [1, 2, CLOCK]


def test_a_card_played_opens_the_window_again() -> None:
    g = stepped(s1=[c.STAY_PUT, c.STAY_PUT], s2=[c.FERRY])
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    do(g, 2, PASS)
    do(g, 1, at(0, 0))
    do(g, 2, PASS)
    assert g.is_pinned(at(0, 0))
    assert g.to_act() == [1, 2, CLOCK]


def test_whoever_picked_a_card_may_still_give_way() -> None:
    g = stepped(s1=[c.STAY_PUT])
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    assert g.to_act() == [1]
    do(g, 1, CANCEL)
    do(g, 1, CANCEL)
    assert g.to_act() == [0]
    assert g.hands[1][c.STAY_PUT] == 1


def test_a_window_opens_right_before_drifting() -> None:
    g = ice(s1=[c.STAY_PUT])
    step(g, at(0, 1))
    quiet(g)
    slide(g, at(0, 2), at(0, 3))
    quiet(g)
    roll(g, FREEZE)
    quiet_once = g.choices(CLOCK)
    assert quiet_once, "after the roll"
    g.play(CLOCK, quiet_once[0])
    assert g.to_act() == [1, CLOCK]
    assert g.turns == 0


def test_windows_about_cards_that_all_lie_open_stay_shut() -> None:
    g = ice(s1=[c.FERRY])
    g.deck[c.SECOND_CHANCE] = 0
    g.gone[c.SECOND_CHANCE] = DECK[c.SECOND_CHANCE]
    g.steps, g.slide_due = 0, False
    roll(g, FREEZE)
    assert g.stack[-2][0] == BEFORE_DRIFT, "no window for the roll, only the one before drifting"


def test_no_answer_without_a_window() -> None:
    g = ice(s0=[c.FERRY])
    assert refused(g, 0, PASS) == NO_REACTION


def test_with_cards_in_hand_the_end_of_the_turn_is_a_choice() -> None:
    g = ice(s0=[c.FERRY, c.STAY_PUT])
    step(g, at(0, 1))
    slide(g, at(0, 2), at(0, 3))
    roll(g, FREEZE)
    quiet(g)
    assert can(g, 0, END)
    do(g, 0, END_DISCARDING)
    quiet(g)
    do(g, 0, FIRST_DISCARD + c.FERRY, DONE)
    assert g.gone[c.FERRY] == 1
    assert g.hands[0][c.STAY_PUT] == 1
    assert g.turns == 1


def test_hands_are_filled_up_at_the_start_of_the_own_turn() -> None:
    g = ice(s1=[c.FERRY])
    step(g, at(0, 1))
    quiet(g)
    slide(g, at(0, 2), at(0, 3))
    quiet(g)
    roll(g, FREEZE)
    quiet(g)
    assert g.stack[-1][:2] == (DRAW, 1)
    g.play(-1, g.choices(-1)[0])
    assert sum(g.hands[1]) == 2


def test_an_empty_pile_is_refilled_with_the_discards() -> None:
    g = ice(s1=[c.FERRY])
    g.gone, g.deck = g.deck, [0] * c.CARDS
    g.steps, g.slide_due = 0, False
    roll(g, FREEZE)
    quiet(g)
    assert g.choices(-1)
    assert not any(g.gone)


def test_in_thought_only_who_can_play_is_asked_and_no_clock_runs() -> None:
    g = ice(s1=[c.STAY_PUT], s2=[c.FERRY])
    g.simplify(0)
    step(g, at(0, 1))
    assert g.to_act() == [1]
    assert set(g.choices(1)) == {PASS, FIRST_CARD + c.STAY_PUT}
    do(g, 1, PASS)
    assert g.to_act() == [0]


def test_with_both_piles_empty_there_is_no_refill() -> None:
    g = ice(s1=[c.FERRY])
    g.deck, g.gone = [0] * c.CARDS, [0] * c.CARDS
    g.steps, g.slide_due = 0, False
    roll(g, FREEZE)
    quiet(g)
    assert g.speaker == 1
    assert sum(g.hands[1]) == 1


def test_a_missed_turn_has_one_window_for_whoever_misses_it_too() -> None:
    g = ice(s1=[c.SNOW_BRIDGE], s2=[c.STAY_PUT])
    g.owes[1] = True
    g.stack = []
    begin_turn(g, 1)
    advance(g)
    assert g.to_act() == [1, 2, CLOCK]
    quiet(g)
    assert (g.active, g.turns) == (2, 1)
