"""The expansion: the kraken, ice pieces with few ways in, and those that turn."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.design import BEAR, CRACK, FREEZE
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_SLIDE, DO_STEP, KRAKEN_ROARS
from ludotheque.boxes.thin_ice.ice import IN, LOST_AT_SEA
from ludotheque.boxes.thin_ice.refusals import SHUT
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.tiles import OF_HOLE, OF_KRAKEN, UNKNOWN
from ludotheque.core.game import CHANCE

from .tables import at, can, do, draw, face, is_out, refused, roll, slide, spaces, step, table


def ice(drawing: str, seats: int = 2) -> ThinIce:
    return table(drawing, seats, expansion="add")


def test_nobody_knows_which_hole_hides_the_kraken() -> None:
    g = ice("\n h p0 p1")
    number = g.tile[at(0, 0)]
    g.backs[g.family[number]] += 1
    g.family[number] = UNKNOWN
    roll(g, CRACK)
    do(g, 0, at(0, 0))
    assert sorted(g.choices(CHANCE)) == [OF_HOLE, OF_HOLE, OF_KRAKEN]
    draw(g, OF_KRAKEN)
    assert face(g, at(0, 0)) == "k"


def test_a_frozen_kraken_is_a_hole_again() -> None:
    g = ice("\n k p0 p1")
    roll(g, FREEZE)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == "h"


def test_nobody_steps_onto_the_kraken() -> None:
    g = ice("\n k p0 p p1")
    do(g, 0, DO_STEP)
    assert spaces(g) == {at(0, 2)}


def test_the_kraken_slides_and_pushes_an_orca_to_empty_sea() -> None:
    g = ice("\n k o .\n p0 p p1")
    do(g, 0, DO_SLIDE, at(0, 0), at(0, 1))
    assert at(0, 0) in spaces(g), "the space that the kraken left"
    assert at(0, 2) in spaces(g)
    assert at(1, 1) not in spaces(g)
    do(g, 0, at(0, 2))
    assert (face(g, at(0, 1)), face(g, at(0, 2))) == ("k", "o")
    assert g.tile[at(0, 2)] in g.slid, "a pushed orca counts as slid"


def test_an_orca_with_a_pawn_is_not_pushed() -> None:
    g = ice("\n k o1 .\n p0 p p")
    do(g, 0, DO_SLIDE, at(0, 0))
    assert not can(g, 0, at(0, 1))


def test_the_kraken_pushes_the_bear_and_nobody_is_chased() -> None:
    g = ice("\n k .* o\n p0 p p1")
    slide(g, at(0, 0), at(0, 1))
    assert at(1, 1) in spaces(g)
    assert at(0, 0) in spaces(g)
    assert not {at(1, 0), at(1, 2), at(0, 2)} & spaces(g)
    do(g, 0, at(1, 1))
    assert g.bear == at(1, 1)


def test_on_a_bear_roll_the_kraken_may_destroy_a_tile_beside_it() -> None:
    g = ice("\n k p o\n p p0 p\n p1 p p*")
    roll(g, BEAR)
    do(g, 0, KRAKEN_ROARS)
    assert spaces(g) == {at(0, 1), at(1, 0), at(1, 1)}
    do(g, 0, CANCEL)
    assert can(g, 0, KRAKEN_ROARS)
    do(g, 0, KRAKEN_ROARS, at(1, 0))
    assert face(g, at(1, 0)) == "."


def test_a_roll_that_wakes_the_bear_gives_no_choice() -> None:
    g = ice("\n k p p0\n p pz p1")
    roll(g, BEAR)
    assert can(g, 0, DO_STEP)


def test_a_pawn_on_a_destroyed_tile_is_put_beside_it() -> None:
    g = ice("\n k p1 h\n . . p0\n . . p*")
    roll(g, BEAR)
    do(g, 0, KRAKEN_ROARS, at(0, 1))
    assert spaces(g) == {at(0, 2)}
    do(g, 0, at(0, 2))
    assert g.lying[1], "put on a hole it falls in"


def test_without_a_tile_beside_it_the_pawn_is_lost() -> None:
    g = ice("\n k p1 . .\n . . . .\n p0 p p2 p*", seats=3)
    roll(g, BEAR)
    do(g, 0, KRAKEN_ROARS, at(0, 1))
    assert is_out(g, 1)
    assert g.fate == [IN, LOST_AT_SEA, IN]


def test_the_bear_on_a_destroyed_tile_drops_into_the_sea() -> None:
    g = ice("\n k p* .\n p0 p p1")
    roll(g, BEAR)
    do(g, 0, KRAKEN_ROARS, at(0, 1))
    assert g.bear == at(0, 1)
    assert face(g, at(0, 1)) == "."


@pytest.mark.parametrize(
    ("piece", "ways"),
    [
        ("s", {(0, 1), (1, 0), (1, 2), (2, 1)}),
        ("x", {(0, 0), (0, 2), (2, 0), (2, 2)}),
        ("n", {(0, 1), (2, 1)}),
        ("e", {(1, 0), (1, 2)}),
        ("S", {(0, 1), (1, 0), (1, 2), (2, 1)}),
    ],
)
def test_a_piece_is_left_through_its_open_ways(piece: str, ways: set[tuple[int, int]]) -> None:
    g = ice(f"\n p p p\n p {piece}0 p\n p p p\n p1 p p")
    do(g, 0, DO_STEP)
    assert spaces(g) == {at(row, column) for row, column in ways}


def test_a_piece_is_entered_through_its_open_ways() -> None:
    g = ice("\n x s p\n p p0 p\n p p p1")
    do(g, 0, DO_STEP)
    assert {at(0, 0), at(0, 1)} <= spaces(g)
    g = ice("\n s x p\n p p0 p\n p p p1")
    do(g, 0, DO_STEP)
    assert refused(g, 0, at(0, 0)) == SHUT
    assert refused(g, 0, at(0, 1)) == SHUT


def test_the_forced_step_into_the_sea_goes_through_any_side() -> None:
    g = ice("\n . p1 .\n . x0 .\n . p .\n p2 p p", seats=3)
    g.lift_tile(at(3, 0))
    g.lift_tile(at(3, 2))
    g.pawn[2] = at(3, 1)
    do(g, 0, DO_STEP)
    assert at(1, 0) in spaces(g)


@pytest.mark.parametrize(("piece", "after"), [("n", "E"), ("e", "N"), ("s", "S"), ("x", "X"), ("N", "."), ("S", ".")])
def test_a_rotating_piece_that_a_pawn_leaves_cracks_and_turns(piece: str, after: str) -> None:
    g = ice(f"\n p p p\n p {piece}0 p\n p p p1")
    do(g, 0, DO_STEP)
    do(g, 0, min(spaces(g)))
    assert face(g, at(1, 1)) == after


def test_cracked_by_the_die_it_does_not_turn() -> None:
    g = ice("\n n p0 p1")
    roll(g, CRACK)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == "N"


def test_after_the_bear_it_does_not_turn() -> None:
    g = ice("\n n* p p0\n . . p1")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert face(g, at(0, 0)) == "N"


def test_pieces_freeze_and_slide_like_ice() -> None:
    g = ice("\n S . p0 p1")
    roll(g, FREEZE)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == "s"
    slide(g, at(0, 0), at(0, 1))
    assert face(g, at(0, 1)) == "s"


def test_a_pawn_that_is_put_or_the_bear_is_not_bound() -> None:
    g = ice("\n p* x1 s\n . . p0\n . . p")
    roll(g, BEAR)
    do(g, 0, at(0, 1))
    assert at(0, 2) in spaces(g)


def test_a_step_needs_the_way_open_on_both_tiles() -> None:
    g = ice("\n . x .\n p x0 p\n p p p\n p1 p p")
    step_targets = {at(2, 0), at(2, 2)}
    do(g, 0, DO_STEP)
    assert spaces(g) == step_targets
    do(g, 0, CANCEL)
    step(g, at(2, 0))
    assert g.pawn[0] == at(2, 0)
