"""Step: where to, what it leaves behind, and the way into the sea."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.frames import CANCEL, DO_ROLL, DO_STEP
from ludotheque.boxes.thin_ice.ice import IN, LOST_AT_SEA
from ludotheque.boxes.thin_ice.refusals import BEAST, DRY, TAKEN, TOO_FAR
from ludotheque.boxes.thin_ice.tiles import OF_ORCA, OF_PERMANENT, OF_PLAIN
from ludotheque.core.game import CHANCE

from .tables import at, can, do, draw, face, is_out, new, refused, spaces, step, table

ALL_KINDS = """
    i c p
    h i0 H
    o i1 i*"""


def test_a_pawn_steps_onto_any_firm_tile_around() -> None:
    g = table(ALL_KINDS)
    do(g, 0, DO_STEP)
    assert spaces(g) == {at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 2)}


def test_no_step_onto_a_pawn_the_bear_or_an_orca() -> None:
    g = table(ALL_KINDS)
    do(g, 0, DO_STEP)
    assert refused(g, 0, at(2, 1)) == TAKEN
    assert refused(g, 0, at(2, 2)) == TAKEN
    assert refused(g, 0, at(2, 0)) == BEAST


def test_no_step_further_than_one_space() -> None:
    g = table("\n i0 i i i1")
    do(g, 0, DO_STEP)
    assert refused(g, 0, at(0, 2)) == TOO_FAR


@pytest.mark.parametrize(("family", "left"), [(OF_PLAIN, "c"), (OF_ORCA, "o"), (OF_PERMANENT, "p")])
def test_ice_that_is_left_is_flipped_at_once(family: int, left: str) -> None:
    g = table("\n i0 i i1")
    step(g, at(0, 1))
    assert g.to_act() == [CHANCE]
    draw(g, family)
    assert face(g, at(0, 0)) == left
    assert g.pawn[0] == at(0, 1)


def test_a_back_is_drawn_from_what_is_left() -> None:
    g = table("\n i0 i i1")
    g.backs[OF_ORCA] = 0
    step(g, at(0, 1))
    assert sorted(set(g.choices(CHANCE))) == [OF_PLAIN, OF_PERMANENT]
    assert g.choices(CHANCE).count(OF_PLAIN) == 26


def test_a_back_that_was_seen_once_is_not_drawn_again() -> None:
    g = table("\n c0 i i1 .\n c . . .")
    g.freeze(at(0, 0))
    step(g, at(0, 1))
    assert g.to_act() == [0]
    assert face(g, at(0, 0)) == "c"


@pytest.mark.parametrize(("left", "becomes"), [("h", "H"), ("c", "."), ("H", "."), ("p", "p"), ("o", "o")])
def test_what_is_left_behind(left: str, becomes: str) -> None:
    g = table(f"\n {left}0 i i1 \n . i .")
    step(g, at(0, 1))
    assert face(g, at(0, 0)) == becomes


def test_a_cracked_tile_that_is_left_lies_on_top_of_the_discards() -> None:
    g = table("\n c0 i i1")
    number = g.tile[at(0, 0)]
    step(g, at(0, 1))
    assert g.discards == [number]


def test_stepping_onto_a_hole_by_oneself_is_safe() -> None:
    g = table("\n i0 h i1")
    step(g, at(0, 1))
    draw(g, OF_PLAIN)
    assert not g.lying[0]
    assert not g.owes[0]


def test_into_the_sea_only_without_a_tile() -> None:
    g = table("\n i0 i i1")
    do(g, 0, DO_STEP)
    assert refused(g, 0, at(1, 0)) == DRY


def test_without_a_tile_the_pawn_must_step_into_the_sea_and_is_lost() -> None:
    g = table("\n i0 . i1 \n . . i2", seats=3)
    do(g, 0, DO_STEP)
    assert spaces(g) == {n for n in spaces(g) if face(g, n) == "."}
    do(g, 0, at(0, 1))
    draw(g, OF_PLAIN)
    assert is_out(g, 0)
    assert g.fate[:2] == [LOST_AT_SEA, IN]
    assert face(g, at(0, 0)) == "c"


def test_no_step_into_the_sea_where_the_bear_swims() -> None:
    g = table("\n i0 .* i1 \n . . i2", seats=3)
    do(g, 0, DO_STEP)
    assert not can(g, 0, at(0, 1))


def test_shut_in_without_sea_the_pawn_stays() -> None:
    g = table("\n o o o\n o i0 o*\n o i1 o\n i i i")
    g.bear = at(1, 2)
    assert not can(g, 0, DO_STEP)


def test_who_is_lost_in_his_own_turn_slides_no_more_but_rolls() -> None:
    g = table("\n i0 . i1 \n . . i2", seats=3)
    step(g, at(0, 1))
    draw(g, OF_PLAIN)
    assert g.to_act() == [0]
    assert g.choices(0) == [DO_ROLL]


def test_a_step_can_be_called_off_before_it_is_made() -> None:
    g = table("\n i0 i i1")
    do(g, 0, DO_STEP, CANCEL)
    assert can(g, 0, DO_STEP)


def test_chance_draws_who_is_the_youngest() -> None:
    g = new(3)
    draw(g, g.choices(CHANCE)[0])  # the second hole
    assert g.choices(CHANCE) == [0, 1, 2]
