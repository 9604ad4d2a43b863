"""A pyramid knows its funnels and free dice, whatever is put, taken or pulled out."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.lattice import APEX, BASE, CORNERS, COUNT, LAYER, SPARS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid

from .pyramids import built, cells, check_kept, shape, whole


def test_an_empty_plate_has_45_funnels() -> None:
    p = Pyramid()
    assert sorted(p.funnels) == BASE
    assert p.free == []
    check_kept(p)


def test_three_dice_make_a_funnel() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4))
    assert p.is_funnel(at(2, 2, 3))
    p.take(at(2, 2, 4))
    assert not p.is_funnel(at(2, 2, 3))


def test_three_dice_around_a_peak_make_no_funnel() -> None:
    assert all(LAYER[cell] == 0 for cell in built((3, 3, 2), (3, 2, 3), (2, 3, 3)).funnels)


def test_of_a_full_pyramid_only_the_apex_is_free() -> None:
    p = whole()
    assert p.free == [APEX]
    assert p.funnels == []
    assert p.filled() == COUNT


def test_of_a_full_pyramid_only_the_corners_can_be_pulled_out() -> None:
    assert sorted(whole().takeable()) == sorted(CORNERS)


def test_a_die_keeps_its_number() -> None:
    p = Pyramid()
    p.put(7, 42)
    p.move(7, 9)
    assert (p.at[7], p.at[9]) == (EMPTY, 42)
    assert p.take(9) == 42
    check_kept(p)


def test_random_building_and_taking_keeps_the_lists() -> None:
    rng, p = Random(1), Pyramid()
    for n in range(600):
        if p.funnels and rng.random() < 0.7:
            p.put(rng.choice(p.funnels), n)
        elif p.free:
            p.take(rng.choice(p.free))
        if n % 20 == 0:
            check_kept(p)
    check_kept(p)


def test_even_dice_taken_from_below_are_counted_right() -> None:
    """Dice that physics pulls out may leave others hanging for a moment."""
    rng, p = Random(2), whole()
    for cell in rng.sample(range(COUNT), 100):
        p.take(cell)
    check_kept(p)
    for cell in rng.sample([cell for cell in range(COUNT) if p.at[cell] == EMPTY], 60):
        p.put(cell, cell)
    check_kept(p)


def test_a_clone_is_independent() -> None:
    p = built((3, 3, 2))
    twin = p.clone()
    twin.take(at(3, 3, 2))
    assert p.filled() == 1
    check_kept(p)
    check_kept(twin)


def test_pulling_out_a_corner_lets_its_spar_follow() -> None:
    p = whole()
    assert p.slide(CORNERS[0]) == CORNERS[0]
    assert [p.at[cell] for cell in SPARS[0]] == [EMPTY, *SPARS[0][:-1]]
    check_kept(p)


def test_a_die_without_load_is_pulled_out_alone() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (5, 3, 0))
    before = shape(p)
    p.slide(at(5, 3, 0))
    assert shape(p) == before - {at(5, 3, 0)}
    check_kept(p)


def test_a_slide_is_the_old_shape_without_the_top_of_the_row() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (2, 2, 3))
    before = shape(p)
    top = p.at[at(2, 2, 3)]
    p.slide(at(2, 3, 3))
    assert shape(p) == before - {at(2, 2, 3)}
    assert p.at[at(2, 3, 3)] == top
    check_kept(p)


@pytest.mark.parametrize("seed", range(3))
def test_a_pyramid_can_be_pulled_apart_to_the_last_die(seed: int) -> None:
    """There is always a takeable die, and the rest always stands."""
    rng, p, got = Random(seed), whole(), []
    while p.filled():
        got.append(p.slide(rng.choice(p.takeable())))
        assert all(p.held[cell] in (0, 3) or LAYER[cell] == 0 for cell in shape(p) if LAYER[cell])
    assert sorted(got) == list(range(COUNT))
    check_kept(p)


def test_a_die_that_carries_two_cannot_be_pulled_out() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (1, 3, 4), (1, 4, 3), (2, 2, 3), (1, 3, 3))
    assert at(2, 3, 3) not in p.takeable()
    assert sorted(p.takeable()) == sorted(cells((3, 2, 3), (2, 2, 4), (1, 3, 4), (1, 4, 3)))


def test_pulling_a_die_of_a_spar_puts_it_on_top() -> None:
    p = whole()
    p.cycle(SPARS[1][:4])
    moved = cells((0, 3, 0), (0, 0, 0), (0, 1, 0), (0, 2, 0))
    assert [p.at[cell] for cell in SPARS[1][:4]] == moved
    assert p.at[SPARS[1][4]] == SPARS[1][4]
    for _ in range(3):
        p.cycle(SPARS[1][:4])
    assert p.at == whole().at
