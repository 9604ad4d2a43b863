"""The sea: who is adjacent to whom, and its rim."""

from __future__ import annotations

from ludotheque.boxes.thin_ice.bear import bear_targets
from ludotheque.boxes.thin_ice.sea import AROUND, BESIDE, CENTRE, LEAPS, SIDE, SPACES, distance
from ludotheque.boxes.thin_ice.slides import slide_targets

from .tables import at, table


def test_adjacent_means_the_8_spaces_around() -> None:
    assert len(AROUND[CENTRE]) == 8
    assert all(distance(CENTRE, space) == 1 for space in AROUND[CENTRE])


def test_tiles_slide_to_4_of_them() -> None:
    assert BESIDE[CENTRE] == [CENTRE - SIDE, CENTRE - 1, CENTRE + 1, CENTRE + SIDE]


def test_a_leap_is_straight_and_two_spaces_long() -> None:
    assert len(LEAPS[CENTRE]) == 8
    assert all(distance(CENTRE, space) == 2 for space in LEAPS[CENTRE])


def test_nothing_goes_beyond_the_rim() -> None:
    g = table("\n p0 p1")
    g.bear = SPACES - 1
    assert sorted(bear_targets(g)) == [SPACES - SIDE - 2, SPACES - SIDE - 1, SPACES - 2]
    number = g.lift_tile(at(0, 0))
    g.put_tile(number, 0, 3)
    assert slide_targets(g, 0) == [1, SIDE]


def test_no_place_wraps_around() -> None:
    assert SIDE not in AROUND[SIDE - 1]
    assert 2 * SIDE - 1 in AROUND[SIDE - 1]
