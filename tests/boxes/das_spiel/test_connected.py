"""Sets of dice that hang together: the counts of the rules page, and the same by brute force."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludotheque.boxes.das_spiel.connected import (
    BIT,
    cells_of,
    closure,
    connected,
    connected_sets,
    group,
    largest_row,
    mask_of,
    occupied,
    touching,
)
from ludotheque.boxes.das_spiel.lattice import APEX, BORDER, COUNT, FACE, ROW_DOWN, SUPPORTS, Cell, at, tripod
from ludotheque.boxes.das_spiel.pyramid import Pyramid

from .pyramids import cells

OFF_BORDER = {1: 21, 4: 15, 7: 30}


@pytest.mark.parametrize(("n", "count"), [(1, 45), (2, 0), (3, 0), (4, 36), (5, 0), (6, 0), (7, 84), (8, 0)])
def test_on_the_empty_plate_only_1_4_and_7_dice_hang_together(n: int, count: int) -> None:
    found = connected_sets(Pyramid(), n)
    assert len(found) == len(set(found)) == count
    assert sum(1 for mask in found if not mask & mask_of(BORDER)) == OFF_BORDER.get(n, 0)


def test_four_dice_are_a_tripod() -> None:
    assert set(connected_sets(Pyramid(), 4)) == {mask_of(tripod(top)) for top in range(45, 81)}


@pytest.mark.parametrize(
    ("top", "counts"),
    [
        ((2, 2, 3), [0, 0, 6, 0, 3, 21]),
        ((1, 1, 5), [0, 0, 6, 0, 3, 13]),
        ((0, 0, 7), [0, 0, 2, 0, 1, 5]),
    ],
)
def test_after_one_tripod_only_3_5_and_6_dice_can_touch_it(top: Cell, counts: list[int]) -> None:
    p = Pyramid()
    for die, cell in enumerate(sorted(tripod(at(*top)))):
        p.put(cell, die)
    dice = occupied(p)
    assert [sum(1 for mask in connected_sets(p, n) if touching(mask, dice)) for n in range(1, 7)] == counts


def test_sets_are_those_that_trying_all_would_find() -> None:
    """All triples of empty cells of a small heap: supported, and joined by faces."""
    p = Pyramid()
    for die, cell in enumerate(sorted({*tripod(at(2, 2, 3)), *tripod(at(2, 3, 2))})):
        p.put(cell, die)
    dice = occupied(p)
    empty = [cell for cell in range(COUNT) if not dice & BIT[cell]]
    near = [cell for cell in empty if cell < 109]  # a third layer cannot be reached with three dice
    tried = set()
    for three in combinations(near, 3):
        mask = mask_of(list(three))
        if all((dice | mask) & BIT[below] for cell in three for below in SUPPORTS[cell]) and connected(mask):
            tried.add(mask)
    assert set(connected_sets(p, 3)) == tried
    assert tried


def test_the_closure_of_the_apex_is_everything() -> None:
    assert closure(APEX, 0).bit_count() == COUNT
    assert closure(APEX, closure(APEX, 0)) == 0


def test_a_set_and_its_cells() -> None:
    assert cells_of(mask_of([7, 164, 0])) == [0, 7, 164]


def test_neighbours_in_a_layer_do_not_hang_together() -> None:
    """They only touch by an edge."""
    assert not connected(mask_of(cells((3, 3, 2), (4, 2, 2))))
    assert not touching(BIT[at(3, 3, 2)], BIT[at(4, 2, 2)])
    assert connected(0)


def test_a_group_is_what_can_be_reached_by_faces() -> None:
    near, far = mask_of(tripod(at(2, 2, 3))), mask_of(tripod(at(7, 0, 0)))
    assert group(at(2, 2, 3), near | far) == near
    assert group(at(0, 0, 8), near) == 0
    assert touching(near, mask_of(FACE[at(2, 2, 3)]))


def test_the_largest_row() -> None:
    row = ROW_DOWN[APEX][2]
    assert largest_row(mask_of(row[:5] + row[6:])) == 5
    assert largest_row(mask_of(tripod(at(2, 2, 3)))) == 2
    assert largest_row(0) == 0
