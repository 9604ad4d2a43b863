"""Roll: crack and freeze, on free tiles only; what is impossible is not done."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.design import BEAR, CRACK, DIE, FREEZE, SLIDE
from ludotheque.boxes.thin_ice.frames import DO_ROLL, DO_STEP
from ludotheque.boxes.thin_ice.refusals import CANT_CRACK, CANT_FREEZE, ETERNAL, FREE_ONLY, NO_TILE
from ludotheque.boxes.thin_ice.tiles import OF_PERMANENT
from ludotheque.core.game import CHANCE

from .tables import at, can, do, draw, face, refused, roll, spaces, table


def test_the_die_has_two_bears_a_crack_a_slide_and_two_freezes() -> None:
    g = table("\n i0 i1")
    do(g, 0, DO_ROLL)
    assert sorted(g.choices(CHANCE)) == sorted(DIE) == sorted([BEAR, BEAR, CRACK, SLIDE, FREEZE, FREEZE])


def test_a_crack_flips_ice() -> None:
    g = table("\n i i0 i1")
    roll(g, CRACK)
    do(g, 0, at(0, 0))
    draw(g, OF_PERMANENT)
    assert face(g, at(0, 0)) == "p"


@pytest.mark.parametrize(("before", "after"), [("h", "H"), ("c", "."), ("H", ".")])
def test_a_crack_flips_holes_and_removes_what_is_cracked(before: str, after: str) -> None:
    g = table(f"\n {before} i0 i1")
    roll(g, CRACK)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == after


@pytest.mark.parametrize(("before", "after"), [("c", "i"), ("H", "h"), ("o", "i")])
def test_a_freeze_turns_cracked_tiles_and_orcas_back(before: str, after: str) -> None:
    g = table(f"\n {before} i0 i1")
    roll(g, FREEZE)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == after


def test_only_free_tiles_are_cracked() -> None:
    g = table("\n i i0 i1 i*")
    roll(g, CRACK)
    assert spaces(g) == {at(0, 0)}
    assert [refused(g, 0, at(0, n)) for n in (1, 2, 3)] == [FREE_ONLY] * 3


def test_only_free_tiles_are_frozen() -> None:
    g = table("\n c c0 c1 c*")
    roll(g, FREEZE)
    assert spaces(g) == {at(0, 0)}


def test_permanent_ice_is_neither_cracked_nor_frozen() -> None:
    g = table("\n p i o i0 i1")
    roll(g, CRACK)
    assert refused(g, 0, at(0, 0)) == ETERNAL
    assert refused(g, 0, at(0, 2)) == CANT_CRACK
    assert refused(g, 0, at(3, 3)) == NO_TILE
    g = table("\n p i o i0 i1")
    roll(g, FREEZE)
    assert refused(g, 0, at(0, 0)) == ETERNAL
    assert refused(g, 0, at(0, 1)) == CANT_FREEZE


@pytest.mark.parametrize("face_of_die", [CRACK, FREEZE])
def test_what_cannot_be_done_is_not_done(face_of_die: int) -> None:
    g = table("\n p p0 p1")
    roll(g, face_of_die)
    assert can(g, 0, DO_STEP)


def test_what_was_seen_stays_public_after_a_freeze() -> None:
    g = table("\n o i0 i1")
    roll(g, FREEZE)
    do(g, 0, at(0, 0))
    for seat in (-1, 0, 1):
        part = next(part for part in g.scene(seat)[0].parts if part.place == at(0, 0))
        assert (part.look, part.mark) == ("ice", "orca")
