"""Set-up: which tiles, where the bear sleeps, where pawns start, and what is conserved."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice.design import DECK
from ludotheque.boxes.thin_ice.frames import BOX
from ludotheque.boxes.thin_ice.refusals import START_AT
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.sea import AROUND, CENTRE, SIDE
from ludotheque.boxes.thin_ice.tiles import HOLE, tile_counts
from ludotheque.core.game import CHANCE

from .tables import do, draw, new, refused


def settled(seats: int, youngest: int = 0, **options: str) -> ThinIce:
    g = new(seats, **options)
    while g.to_act() == [CHANCE]:
        bag = g.choices(CHANCE)
        draw(g, youngest if bag == list(range(seats)) else bag[0])
    return g


@pytest.mark.parametrize(
    ("seats", "grid", "side"),
    [(2, "auto", 5), (2, "4x4", 4), (3, "auto", 5), (4, "4x4", 5), (5, "auto", 6), (6, "auto", 6), (6, "5x5", 6)],
)
def test_the_square_fits_the_number_of_players(seats: int, grid: str, side: int) -> None:
    g = new(seats, grid=grid)
    assert sum(face > 0 for face in g.face) == side * side


def test_the_bear_sleeps_on_a_hole_in_the_centre() -> None:
    g = settled(3)
    assert g.bear == CENTRE
    assert g.face[CENTRE] == HOLE
    assert not g.awake


@pytest.mark.parametrize(("seats", "grid", "row"), [(2, "4x4", 2), (6, "auto", 3), (4, "auto", 3)])
def test_on_even_squares_the_hole_is_left_of_and_above_the_middle(seats: int, grid: str, row: int) -> None:
    g = new(seats, grid=grid)
    first = min(space for space in g.where if space >= 0)
    assert divmod(CENTRE - first, SIDE + 1) == (row - 1, 0)


def test_the_second_hole_lies_anywhere_or_in_the_box() -> None:
    g = new(3)
    bag = g.choices(CHANCE)
    assert len(bag) == 35
    assert bag.count(BOX) == 11
    assert CENTRE not in bag


def test_all_36_tiles_lie_on_6_x_6() -> None:
    assert BOX not in new(6).choices(CHANCE)


def test_36_tiles_and_5_more_of_the_expansion() -> None:
    assert sum(tile_counts("none")) == 36
    assert sum(tile_counts("add")) == 41
    assert sum(tile_counts("replace")) == 36
    assert tile_counts("none")[1:5] == [26, 4, 4, 2]


def test_added_tiles_are_drawn_from_too_and_the_square_stays() -> None:
    g = settled(6, expansion="add")
    assert sum(face > 0 for face in g.face) == 36


def test_pawns_start_clockwise_from_the_youngest_next_to_the_hole() -> None:
    g = settled(3, youngest=1)
    order = []
    for _ in range(3):
        seat = g.to_act()[0]
        order.append(seat)
        assert set(g.choices(seat)) <= set(AROUND[CENTRE])
        assert refused(g, seat, CENTRE) == START_AT
        do(g, seat, g.choices(seat)[0])
    assert order == [1, 2, 0]
    assert g.to_act() == [1], "the youngest has the first turn"


def test_no_two_pawns_start_on_one_tile() -> None:
    g = settled(2)
    do(g, 0, g.choices(0)[0])
    assert len(g.choices(1)) == 7


def test_a_deck_of_30_cards_two_for_everybody() -> None:
    assert sum(DECK) == 30
    g = settled(4, mode="intermediate")
    assert [sum(hand) for hand in g.hands] == [2] * 4
    assert sum(g.deck) == 22
