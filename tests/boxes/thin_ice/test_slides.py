"""Slide: which tiles, where to, who rides along, and the orca that meets the bear."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.design import SLIDE
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_SLIDE
from ludotheque.boxes.thin_ice.refusals import (
    BEAR_ON_IT,
    NO_CRACKED_SLIDE,
    NO_ROOM,
    NO_TILE,
    NOT_EMPTY,
    PAWN_ON_IT,
    SIDEWAYS,
)

from .tables import at, can, do, face, is_out, refused, roll, slide, spaces, table, turn_of


@pytest.mark.parametrize("kind", ["i", "p", "h", "o"])
def test_whole_tiles_slide_into_empty_sea(kind: str) -> None:
    g = table(f"\n {kind} . i0\n i i1 i")
    slide(g, at(0, 0), at(0, 1))
    assert face(g, at(0, 1)) == kind
    assert face(g, at(0, 0)) == "."


@pytest.mark.parametrize("kind", ["c", "H"])
def test_cracked_tiles_do_not_slide(kind: str) -> None:
    g = table(f"\n {kind} . i0\n i i1 i")
    do(g, 0, DO_SLIDE)
    assert refused(g, 0, at(0, 0)) == NO_CRACKED_SLIDE


def test_a_tile_slides_sideways_by_one_space() -> None:
    g = table("\n . . .\n . i .\n . . .\n i0 i1 .")
    do(g, 0, DO_SLIDE, at(1, 1))
    assert spaces(g) == {at(0, 1), at(1, 0), at(1, 2), at(2, 1)}
    assert refused(g, 0, at(0, 0)) == SIDEWAYS


def test_a_tile_does_not_slide_onto_another() -> None:
    g = table("\n . i i0\n . . i1")
    do(g, 0, DO_SLIDE, at(0, 1))
    assert refused(g, 0, at(0, 2)) == NOT_EMPTY


def test_the_own_pawn_rides_along() -> None:
    g = table("\n i0 .\n i i1")
    slide(g, at(0, 0), at(0, 1))
    assert g.pawn[0] == at(0, 1)


def test_another_pawn_and_the_bear_keep_their_tile() -> None:
    g = table("\n i1 . i* \n i0 i i")
    do(g, 0, DO_SLIDE)
    assert refused(g, 0, at(0, 0)) == PAWN_ON_IT
    assert refused(g, 0, at(0, 2)) == BEAR_ON_IT


def test_no_slide_of_the_sea_or_without_room() -> None:
    g = table("\n i i i\n i i i\n i0 i i1")
    do(g, 0, DO_SLIDE)
    assert refused(g, 0, at(1, 1)) == NO_ROOM
    assert refused(g, 0, at(5, 5)) == NO_TILE


def test_sea_with_the_bear_is_empty_for_an_orca_only() -> None:
    g = table("\n i .* o\n i0 i i1")
    do(g, 0, DO_SLIDE, at(0, 0))
    assert not can(g, 0, at(0, 1))
    do(g, 0, CANCEL, at(0, 2))
    assert can(g, 0, at(0, 1))


def test_an_orca_slid_onto_the_bear_moves_it_at_once() -> None:
    g = table("\n . .* o .\n i0 i i1 k", expansion="add")
    slide(g, at(0, 2), at(0, 1))
    assert g.to_act() == [0]
    assert at(0, 2) in spaces(g), "the space that the orca came from is always open"
    assert at(1, 1) in spaces(g)
    assert at(1, 2) in spaces(g), "a pawn may be chased"
    do(g, 0, at(0, 2))
    assert g.bear == at(0, 2)


def test_an_orca_can_drive_the_bear_onto_a_pawn_which_is_chased() -> None:
    g = table("\n . .* o .\n i0 i i1 i")
    slide(g, at(0, 2), at(0, 1))
    do(g, 0, at(1, 2))
    assert spaces(g) == {at(1, 1), at(1, 3)}
    do(g, 0, at(1, 3))
    assert g.pawn[1] == at(1, 3)


def test_an_orca_wakes_the_bear_that_it_moves() -> None:
    g = table("\n . .z o .\n i0 i i1 i")
    slide(g, at(0, 2), at(0, 1))
    assert g.awake


def test_the_die_slides_a_further_tile_and_the_same_one_may_go_again() -> None:
    g = table("\n i . .\n i0 i1 i")
    slide(g, at(0, 0), at(0, 1))
    roll(g, SLIDE)
    do(g, 0, at(0, 1), at(0, 2))
    assert face(g, at(0, 2)) == "i"


def test_a_slide_of_the_die_cannot_be_called_off() -> None:
    g = table("\n i . .\n i0 i1 i")
    roll(g, SLIDE)
    assert not can(g, 0, CANCEL)
    do(g, 0, at(0, 0), CANCEL)
    assert at(0, 0) in spaces(g)


def test_an_out_player_has_no_own_pawn_to_slide() -> None:
    g = table("\n i1 . i2\n i i i", seats=3)
    assert is_out(g, 0)
    g.fate[0] = 1
    g.stack = []
    turn_of(g, 0)
    roll(g, SLIDE)
    assert refused(g, 0, at(0, 0)) == PAWN_ON_IT
    assert refused(g, 0, at(0, 2)) == PAWN_ON_IT
