"""Teams: one turn for all, one slide, one roll; and two players with two pawns each."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import BEAR, FREEZE, SLIDE
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_ROLL, DO_SLIDE, DO_STEP, END, FIRST_CARD, HAND_OVER
from ludotheque.boxes.thin_ice.ice import ADRIFT, LOST_AT_SEA, SURVIVOR
from ludotheque.boxes.thin_ice.refusals import NOT_YOURS
from ludotheque.core.game import CLOCK

from .tables import at, can, do, new, refused, roll, slide, spaces, step, table, turn_of

FOUR = "\n p0 p p1 .\n p p p .\n p2 p p3 ."


@pytest.mark.parametrize(
    ("seats", "split", "teams"),
    [
        (4, "two", [0, 1, 0, 1]),
        (5, "two", [0, 1, 0, 1, 0]),
        (6, "two", [0, 1, 0, 1, 0, 1]),
        (6, "three", [0, 1, 2, 0, 1, 2]),
        (4, "three", [0, 1, 2, 0]),
        (3, "none", [0, 1, 2]),
    ],
)
def test_seats_alternate_between_teams(seats: int, split: str, teams: list[int]) -> None:
    assert new(seats, teams=split).team == teams


def test_every_pawn_of_the_team_moves_and_the_team_slides_and_rolls_once() -> None:
    g = table(FOUR, seats=4, teams="two")
    step(g, at(0, 1), 0)
    slide(g, at(1, 2), at(1, 3), 2)
    step(g, at(2, 1), 2)
    roll(g, FREEZE, 2)
    assert g.turns == 1
    assert g.to_act() == [1]


def test_a_member_moves_his_own_pawn_only() -> None:
    g = table(FOUR, seats=4, teams="two")
    do(g, 2, DO_STEP)
    assert g.to_act() == [2]
    assert at(2, 1) in spaces(g, 2)
    assert spaces(g, 0) == set()


def test_the_partner_is_asked_for_the_step_that_is_left() -> None:
    g = table(FOUR, seats=4, teams="two")
    step(g, at(0, 1), 0)
    slide(g, at(1, 2), at(1, 3), 0)
    roll(g, FREEZE, 0)
    assert g.to_act() == [2]
    assert g.choices(2) == [DO_STEP]


def test_a_member_may_let_a_partner_go_first() -> None:
    g = table(FOUR, seats=4, teams="two")
    do(g, 0, HAND_OVER)
    assert g.to_act() == [2]
    assert not can(g, 2, HAND_OVER), "nobody hands over for ever"


def test_any_member_carries_out_the_roll() -> None:
    g = table("\n p0 p p1 .\n p p* p .\n p2 p p3 .", seats=4, teams="two")
    roll(g, BEAR, 0)
    assert spaces(g, 0) == spaces(g, 2) != set()
    assert g.choices(1) == []
    do(g, 2, at(1, 0))
    assert g.bear == at(1, 0)


def test_pawns_of_the_own_team_count_as_own_when_sliding() -> None:
    g = table(FOUR, seats=4, teams="two")
    do(g, 0, DO_SLIDE)
    assert at(2, 0) in spaces(g)
    assert at(2, 2) not in spaces(g)


def test_a_team_with_pawns_left_keeps_its_full_turn() -> None:
    g = table(FOUR, seats=4, teams="two")
    g.fate[0], g.pawn[0], g.out_order[0] = ADRIFT, -1, 1
    g.stack = []
    turn_of(g, 0)
    assert g.to_act() == [2]
    assert g.choices(2)[:3] == [DO_STEP, DO_SLIDE, DO_ROLL]
    assert g.choices(0) == [DO_SLIDE, DO_ROLL]


def test_a_team_that_is_out_still_rolls() -> None:
    g = table("\n p0 p p1\n p p2 p\n p p4 p5", seats=6, teams="three")
    for pawn in (0, 3):
        g.fate[pawn], g.pawn[pawn], g.out_order[pawn] = LOST_AT_SEA, -1, 1 + pawn
    g.stack = []
    turn_of(g, 0)
    assert g.choices(g.to_act()[0])[:1] == [DO_ROLL]


def test_a_pawn_that_misses_a_turn_only_misses_its_step() -> None:
    g = table(FOUR, seats=4, teams="two")
    g.owes[0] = g.lying[0] = True
    g.stack = []
    turn_of(g, 0)
    assert not can(g, 0, DO_STEP)
    step(g, at(2, 1), 2)
    slide(g, at(1, 2), at(1, 3), 0)
    roll(g, FREEZE, 0)
    assert not g.owes[0]
    assert not g.lying[0]


def test_the_last_team_wins_and_partners_score_the_same() -> None:
    g = table("\n p0 . p1 .\n . . . .\n . . p3 p", seats=4, teams="two")
    g.fate[2], g.pawn[2], g.out_order[2] = ADRIFT, -1, 1
    step(g, at(0, 1))
    assert g.to_act() == []
    assert g.fate == [LOST_AT_SEA, SURVIVOR, ADRIFT, SURVIVOR]
    assert g.scores() == [0, 1, 0, 1]


def test_two_players_may_have_two_pawns_each() -> None:
    g = table(FOUR, teams="pawns")
    assert g.owner == [0, 1, 0, 1]
    do(g, 0, DO_STEP)
    assert spaces(g) == {at(0, 0), at(2, 0)}
    assert refused(g, 0, at(0, 2)) == NOT_YOURS
    do(g, 0, at(2, 0), at(2, 1))
    assert g.pawn[2] == at(2, 1)
    step(g, at(0, 1))
    assert not can(g, 0, DO_STEP)


def test_who_has_two_pawns_is_in_as_long_as_one_is() -> None:
    g = table("\n p0 . p1 .\n . . p3 .\n p2 p . .", teams="pawns")
    do(g, 0, DO_STEP, at(0, 0), at(0, 1))
    assert g.fate[0] == LOST_AT_SEA
    assert g.to_act() == [0]
    assert can(g, 0, DO_SLIDE)


def test_the_slide_of_the_die_is_the_teams_too() -> None:
    g = table(FOUR, seats=4, teams="two")
    roll(g, SLIDE, 0)
    do(g, 2, at(1, 2), at(1, 3))
    assert g.pawn[0] == at(0, 0)


def test_a_partner_plays_his_own_cards_in_the_teams_turn() -> None:
    g = table(FOUR, 4, {2: [c.EXTRA_STEP], 0: []}, teams="two")
    do(g, 2, FIRST_CARD + c.EXTRA_STEP)
    assert g.to_act() == [2]
    do(g, 2, CANCEL, CANCEL)
    assert g.to_act() == [0]
    do(g, 2, FIRST_CARD + c.EXTRA_STEP, at(2, 1))
    assert g.pawn[2] == at(2, 1)


def test_at_the_end_of_the_turn_whoever_still_has_a_card_is_asked() -> None:
    g = table(FOUR, 4, {2: [c.EXTRA_STEP]}, teams="two")
    g.steps, g.slide_due = 0, False
    roll(g, FREEZE, 0)
    while CLOCK in g.to_act():
        g.play(CLOCK, g.choices(CLOCK)[0])
    assert g.to_act() == [2]
    assert can(g, 2, END)
