"""The turn: three actions in any order, what is dropped, players who are out, the end."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.boxes.thin_ice.design import CRACK, FREEZE, MOST_TURNS
from ludotheque.boxes.thin_ice.frames import DO_ROLL, DO_SLIDE, DO_STEP
from ludotheque.boxes.thin_ice.ice import ADRIFT, DRAWN, IN, LOST_AT_SEA, SURVIVOR
from ludotheque.boxes.thin_ice.refusals import ACTION_FIRST, DONE_ALREADY, IMPOSSIBLE, NOT_YOU

from .tables import at, can, do, refused, roll, slide, step, table, turn_of

WIDE = "\n p0 p p .\n p p1 p .\n p p p2 ."


@pytest.mark.parametrize("order", list(permutations([DO_STEP, DO_SLIDE, DO_ROLL])))
def test_the_three_actions_come_in_any_order(order: tuple[int, ...]) -> None:
    g = table(WIDE, seats=3)
    for action in order:
        if action == DO_STEP:
            step(g, at(0, 1))
        elif action == DO_SLIDE:
            slide(g, at(0, 2), at(0, 3))
        else:
            roll(g, FREEZE)
    assert g.to_act() == [1]
    assert g.turns == 1


def test_each_action_is_done_once() -> None:
    g = table(WIDE, seats=3)
    step(g, at(0, 1))
    assert refused(g, 0, DO_STEP) == DONE_ALREADY


def test_only_the_active_player_acts() -> None:
    g = table(WIDE, seats=3)
    assert g.choices(1) == []
    assert refused(g, 1, DO_STEP) == NOT_YOU
    assert refused(g, 0, at(0, 1)) == ACTION_FIRST


def test_what_is_impossible_cannot_be_chosen_while_another_is_due() -> None:
    g = table("\n o i1 o\n o i0 o\n o o* o\n i i i", seats=2)
    assert refused(g, 0, DO_STEP) == IMPOSSIBLE
    assert can(g, 0, DO_SLIDE)


def test_what_is_still_impossible_in_the_end_is_dropped() -> None:
    g = table("\n c0 c c1\n c c c")
    assert not can(g, 0, DO_SLIDE)
    step(g, at(1, 0))
    roll(g, FREEZE)
    do(g, 0, at(1, 1))  # now it could slide
    assert can(g, 0, DO_SLIDE)
    g = table("\n c0 c c1\n c c c")
    step(g, at(1, 0))
    roll(g, CRACK)
    do(g, 0, at(1, 2))
    assert g.to_act() == [1]


def test_who_is_out_still_rolls_and_does_what_the_die_shows() -> None:
    g = table("\n p1 p c\n p p2 .", seats=3)
    g.fate[0] = LOST_AT_SEA
    g.stack = []
    turn_of(g, 0)
    assert g.choices(0) == [DO_ROLL]
    roll(g, CRACK)
    do(g, 0, at(0, 2))
    assert g.to_act() == [1]


def test_competitive_who_is_out_does_not_roll() -> None:
    g = table(WIDE, seats=3, competitive="yes")
    g.fate[1], g.pawn[1] = LOST_AT_SEA, -1
    step(g, at(0, 1))
    slide(g, at(0, 2), at(0, 3))
    roll(g, FREEZE)
    assert g.to_act() == [2]
    assert g.turns == 2


def test_competitive_who_is_lost_in_his_own_turn_does_not_roll_any_more() -> None:
    g = table("\n p0 . p1\n . . p2", seats=3, competitive="yes")
    step(g, at(0, 1))
    assert g.to_act() == [1]


def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    g = table("\n p0 . p1\n . . p")
    step(g, at(0, 1))
    assert g.to_act() == []
    assert g.fate == [LOST_AT_SEA, SURVIVOR]
    assert g.scores() == [0, 1]


def test_after_400_turns_the_game_is_drawn_among_those_still_in() -> None:
    g = table(WIDE, seats=3)
    g.turns = MOST_TURNS - 1
    g.fate[2], g.pawn[2], g.out_order[2] = ADRIFT, -1, 1
    step(g, at(0, 1))
    slide(g, at(0, 2), at(0, 3))
    roll(g, FREEZE)
    assert g.to_act() == []
    assert g.fates() == [DRAWN, DRAWN, ADRIFT]
    assert g.scores() == [1, 1, 0]


def test_missed_turns_count_towards_the_400() -> None:
    g = table(WIDE, seats=3)
    g.turns = MOST_TURNS - 2
    g.owes[1] = True
    step(g, at(0, 1))
    slide(g, at(0, 2), at(0, 3))
    roll(g, FREEZE)
    assert g.fate == [DRAWN] * 3


def test_who_goes_out_earlier_scores_less() -> None:
    g = table("\n p0 p p p1\n p p p2 p3", seats=4)
    g.fate, g.out_order = [IN, ADRIFT, IN, LOST_AT_SEA], [0, 2, 0, 1]
    assert g.scores() == [2, 1, 2, 0]


def test_of_two_pawns_the_one_that_lasted_longer_gives_the_fate() -> None:
    g = table("\n p0 p p1\n p p p3", teams="pawns")
    g.fate, g.out_order = [LOST_AT_SEA, SURVIVOR, ADRIFT, LOST_AT_SEA], [1, 0, 3, 2]
    assert g.fates() == [ADRIFT, SURVIVOR]
