"""The bear: asleep, awake, swimming, chasing; pawns in holes."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.design import BEAR, FREEZE
from ludotheque.boxes.thin_ice.frames import DO_ROLL, DO_SLIDE, DO_STEP
from ludotheque.boxes.thin_ice.ice import IN, LOST_AT_SEA
from ludotheque.boxes.thin_ice.refusals import BEAST, CAME_FROM, PUT_AROUND, TOO_FAR
from ludotheque.boxes.thin_ice.tiles import OF_ORCA, OF_PLAIN

from .tables import at, can, do, draw, face, is_out, refused, roll, slide, spaces, step, table


def test_a_sleeping_bear_wakes_and_that_is_all() -> None:
    g = table("\n i0 hz i1")
    roll(g, BEAR)
    assert g.awake
    assert g.bear == at(0, 1)
    assert can(g, 0, DO_STEP)


def test_an_awake_bear_moves_to_a_tile_or_sea_but_not_to_an_orca() -> None:
    g = table("\n i c p\n h i* o\n i0 . i1")
    roll(g, BEAR)
    assert spaces(g) == {at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(2, 0), at(2, 1), at(2, 2)}
    assert refused(g, 0, at(1, 2)) == BEAST
    assert refused(g, 0, at(5, 5)) == TOO_FAR


def test_the_bear_swims_from_sea_to_sea() -> None:
    g = table("\n .* . i0\n . . i1")
    roll(g, BEAR)
    do(g, 0, at(1, 0))
    assert g.bear == at(1, 0)


@pytest.mark.parametrize(("left", "becomes"), [("h", "H"), ("c", "."), ("H", "."), ("p", "p")])
def test_the_bear_wears_the_tile_that_it_leaves(left: str, becomes: str) -> None:
    g = table(f"\n {left}* i i0\n . . i1")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert face(g, at(0, 0)) == becomes


def test_the_bear_flips_ice_that_nobody_has_seen() -> None:
    g = table("\n i* i i0\n . . i1")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    draw(g, OF_ORCA)
    assert face(g, at(0, 0)) == "o"


def test_the_bear_never_falls_into_a_hole() -> None:
    g = table("\n p* h i0\n . . i1")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert g.bear == at(0, 1)
    assert g.to_act() == [0]


def test_the_roller_puts_a_chased_pawn_on_a_free_firm_tile_around_it() -> None:
    g = table("\n p* i1 c\n i o i0\n . . .")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert g.to_act() == [0]
    assert spaces(g) == {at(0, 2), at(1, 0)}
    do(g, 0, at(1, 0))
    assert g.pawn[1] == at(1, 0)
    assert not g.lying[1]


def test_not_onto_the_tile_that_the_bear_came_from() -> None:
    g = table("\n p* i1 c\n i o i0\n . . .")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert refused(g, 0, at(0, 0)) == CAME_FROM
    assert refused(g, 0, at(1, 1)) == PUT_AROUND


def test_the_own_pawn_can_be_chased_too() -> None:
    g = table("\n p* i0 c\n i o i1\n . . .")
    roll(g, BEAR)
    do(g, 0, at(0, 1), at(0, 2))
    assert g.pawn[0] == at(0, 2)


def test_a_chased_pawn_put_on_a_hole_lies_down_and_misses_its_next_turn() -> None:
    g = table("\n p* i1 h\n i i0 p", seats=2)
    roll(g, BEAR)
    do(g, 0, at(0, 1), at(0, 2))
    assert g.lying[1]
    assert g.owes[1]


def test_a_chased_pawn_without_a_tile_is_lost_at_sea() -> None:
    g = table("\n p* i1 .\n . . .\n i0 i i2", seats=3)
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert is_out(g, 1)
    assert g.fate == [IN, LOST_AT_SEA, IN]


def test_a_chased_pawn_with_neither_tile_nor_sea_is_lost_all_the_same() -> None:
    g = table("\n p* o o\n o i1 o\n o o o\n i0 i i2", seats=3)
    roll(g, BEAR)
    do(g, 0, at(1, 1))
    assert g.fate == [IN, LOST_AT_SEA, IN]


def fallen_in_own_turn() -> tuple[int, int]:
    return at(0, 1), at(0, 2)


def test_who_falls_in_his_own_turn_drops_the_step_but_slides() -> None:
    g = table("\n p* i0 h\n i i1 p")
    roll(g, BEAR)
    do(g, 0, *fallen_in_own_turn())
    assert g.lying[0]
    assert not can(g, 0, DO_STEP)
    assert can(g, 0, DO_SLIDE)


def test_a_missed_turn_is_missed_whole_and_the_pawn_stands_up_at_its_end() -> None:
    g = table("\n p* i1 h\n i i0 p\n i i i", seats=2)
    roll(g, BEAR)
    do(g, 0, at(0, 1), at(0, 2))
    step(g, at(1, 0))
    draw(g, OF_PLAIN)
    slide(g, at(2, 2), at(2, 3))
    assert g.turns == 2
    assert g.to_act() == [0]
    assert not g.lying[1]
    assert not g.owes[1]


def test_a_lying_pawn_can_be_chased_and_stands_elsewhere_but_owes_the_turn() -> None:
    g = table("\n p* h1 i\n i i0 p", seats=2)
    g.lying[1] = g.owes[1] = True
    roll(g, BEAR)
    do(g, 0, at(0, 1), at(0, 2))
    assert not g.lying[1]
    assert g.owes[1]


def test_falling_again_adds_no_second_missed_turn() -> None:
    g = table("\n p* h1 H\n i i0 p\n i i i", seats=2)
    g.lying[1] = g.owes[1] = True
    roll(g, BEAR)
    do(g, 0, at(0, 1), at(0, 2))
    step(g, at(1, 0))
    draw(g, OF_PLAIN)
    slide(g, at(2, 2), at(2, 3))
    assert not g.owes[1]


def test_a_bear_whose_tile_drifts_away_drops_into_the_sea_awake() -> None:
    g = table("\n iz . .\n . . .\n . . i0 i1\n . . i i")
    g.awake = False
    roll(g, FREEZE)
    step(g, at(3, 2))
    draw(g, OF_PLAIN)
    slide(g, at(3, 3), at(3, 4))
    assert face(g, at(0, 0)) == "."
    assert g.bear == at(0, 0)
    assert g.awake


def test_rolling_is_always_possible() -> None:
    assert can(table("\n i0 i1"), 0, DO_ROLL)
