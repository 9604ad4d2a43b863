"""Adrift: what is alone at the end of a turn goes, with whoever is on it."""

from __future__ import annotations

from ludotheque.boxes.thin_ice.design import FREEZE
from ludotheque.boxes.thin_ice.ice import ADRIFT, IN, SURVIVOR

from .tables import at, face, is_out, roll, slide, step, table

# Seat 0 walks to and fro on permanent ice; seats 1 and 2 have nothing to do with it.
HOME = "\n p0 p . . . . .\n . . . . p1 . .\n . . . . . . .\n p2 p . . . . ."


def test_a_tile_that_touches_no_other_is_removed_at_the_end_of_the_turn() -> None:
    g = table("\n p0 p1 . \n p p p")
    step(g, at(1, 1))
    slide(g, at(1, 2), at(1, 3))
    assert face(g, at(1, 3)) == "p", "until then it can be saved"
    roll(g, FREEZE)
    assert face(g, at(1, 3)) == "."
    assert len(g.discards) == 1


def test_a_pawn_on_a_lone_tile_is_adrift() -> None:
    g = table("\n p0 p . . i1\n p p . . .\n . . . i2 i", seats=3)
    g.pawn[1] = at(0, 4)
    g.lift_tile(at(2, 4))
    step(g, at(0, 1))
    slide(g, at(1, 0), at(2, 0))
    g.lift_tile(at(2, 3))
    g.pawn[2] = at(1, 1)
    roll(g, FREEZE)
    assert is_out(g, 1)
    assert g.fate == [IN, ADRIFT, IN]


def test_diagonal_neighbours_hold() -> None:
    g = table("\n p0 p . .\n p p1 . .\n . . p .\n . . . p2", seats=3)
    step(g, at(0, 1))
    slide(g, at(1, 0), at(2, 0))
    roll(g, FREEZE)
    assert g.fate == [IN, IN, IN]


def test_with_drift_slid_only_tiles_slid_in_that_turn_are_tested() -> None:
    g = table("\n p0 p . .\n p p . .\n . . . .\n . . . p1\n p2 p . .", seats=3, drift="slid")
    step(g, at(0, 1))
    slide(g, at(0, 0), at(0, -1))
    roll(g, FREEZE)
    assert g.fate == [IN, IN, IN]


def test_with_drift_slid_one_can_set_oneself_adrift() -> None:
    g = table("\n p0 . . .\n p1 p . .\n . . . .\n p2 p . .", seats=3, drift="slid")
    g.steps = 0
    slide(g, at(0, 0), at(-1, 0))
    roll(g, FREEZE)
    assert g.fate == [ADRIFT, IN, IN]


def test_the_active_one_goes_first_so_of_two_adrift_together_the_other_survives() -> None:
    g = table("\n p0 . .\n . . .\n p1 . .\n . . .\n p . .")
    g.steps = 0
    slide(g, at(4, 0), at(4, 1))
    roll(g, FREEZE)
    assert g.fate == [ADRIFT, SURVIVOR]
    assert g.to_act() == []


def test_clockwise_after_the_active_one() -> None:
    g = table("\n p0 p .\n . . .\n . . .\n p1 . p2\n . . .", seats=3)
    step(g, at(0, 1))
    slide(g, at(0, 0), at(1, 0))
    roll(g, FREEZE)
    assert g.fate == [SURVIVOR, ADRIFT, ADRIFT]
    assert g.out_order[1] < g.out_order[2]


def test_friendly_gives_until_the_end_of_the_next_own_turn() -> None:
    g = table(HOME, seats=3, friendly="yes")
    step(g, at(0, 1))
    slide(g, at(0, 0), at(1, 0))
    roll(g, FREEZE)
    assert g.fate[1] == IN, "found adrift, not removed"
    assert g.to_act() == [1]
    g.steps = 0
    slide(g, at(1, 4), at(1, 5), 1)
    roll(g, FREEZE, 1)
    assert is_out(g, 1)
    assert g.fate[1] == ADRIFT


def test_friendly_a_tile_that_is_saved_stays() -> None:
    g = table("\n p0 p . . .\n p . . p1 .\n . . . . .\n p2 p . . .", seats=3, friendly="yes")
    step(g, at(0, 1))
    slide(g, at(0, 0), at(-1, 0))
    roll(g, FREEZE)
    assert g.warned[1]
    g.steps = 0
    slide(g, at(1, 3), at(1, 2), 1)
    roll(g, FREEZE, 1)
    assert g.fate[1] == IN
    assert not g.warned[1]


def test_friendly_a_missed_turn_counts() -> None:
    g = table(HOME, seats=3, friendly="yes")
    g.owes[1] = True
    step(g, at(0, 1))
    slide(g, at(0, 0), at(1, 0))
    roll(g, FREEZE)
    assert g.fate[1] == ADRIFT


def test_the_tile_is_not_removed_before_its_own_turn() -> None:
    g = table(HOME, seats=3, friendly="yes")
    step(g, at(0, 1))
    slide(g, at(0, 0), at(1, 0))
    roll(g, FREEZE)
    assert g.pawn[1] == at(1, 4)
    assert g.warned[1] == 1
