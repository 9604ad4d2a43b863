"""What of the dice can be seen, what funnels are worth, and the faces of the finished pyramid."""

from __future__ import annotations

import pytest

from ludotheque.boxes.das_spiel.cascade import completed, fill
from ludotheque.boxes.das_spiel.dice import ORI, UNKNOWN
from ludotheque.boxes.das_spiel.faces135 import score135
from ludotheque.boxes.das_spiel.funnel_values import total, value
from ludotheque.boxes.das_spiel.lattice import APEX, BASE, COUNT, SIDES, SPARS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid
from ludotheque.boxes.das_spiel.sight import open_faces, open_marks, seen_by, showing, shows, side_marks

from .pyramids import built, cells, whole


def test_of_a_full_pyramid_109_dice_can_be_seen() -> None:
    p = whole()
    assert len(showing(p)) == 109
    assert sum(len(open_faces(p, cell)) for cell in range(COUNT)) == 135
    assert not shows(p, at(1, 1, 1))


def test_a_die_covers_three_faces() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (2, 2, 3))
    assert open_faces(p, at(3, 2, 3)) == [1, 2]
    assert not seen_by(p, 0, at(3, 2, 3))
    assert seen_by(p, 0, at(2, 2, 3))
    assert not shows(p, at(4, 4, 0))


def test_marks_show_open_faces_only() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (2, 2, 3))
    ori = [ORI[1, 2, 4]] * 4
    at_a, top = p.at[at(3, 2, 3)], p.at[at(2, 2, 3)]
    assert (open_marks(p, ori)[at_a], open_marks(p, ori)[top]) == (".24", "124")
    assert (side_marks(p, ori, 1)[at_a], side_marks(p, ori, 1)[top]) == (".2.", ".2.")
    assert side_marks(p, ori, -1)[top] == "..."
    ori[top] = UNKNOWN
    assert open_marks(p, ori)[top] == "..."


def test_a_funnel_is_worth_the_faces_inside_it() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4))
    ori = [0, 0, 0]
    for cell, faces in (((3, 2, 3), (6, 2, 3)), ((2, 3, 3), (4, 1, 2)), ((2, 2, 4), (3, 1, 5))):
        ori[p.at[at(*cell)]] = ORI[faces[0], faces[1], faces[2]]
    assert value(p, ori, at(2, 2, 3)) == (6, 1, 5)
    assert total(p, ori, at(2, 2, 3)) == 12


def test_a_colour_on_all_spars_shows_51_faces() -> None:
    spars = {cell for spar in SPARS for cell in spar}
    assert score135(whole(), [int(cell in spars) for cell in range(COUNT)], 2) == [84, 51]


def test_faces_of_an_unfinished_pyramid_are_counted_too() -> None:
    p = built((8, 0, 0), (3, 3, 2), (0, 4, 4))
    assert sum(score135(p, [0, 1, 2], 3)) == SIDES[at(8, 0, 0)] + SIDES[at(0, 4, 4)] == 3


def test_a_cascade_fills_the_lowest_first() -> None:
    p, order = Pyramid(), []
    for cell in BASE[:-1]:
        p.put(cell, cell)
    for funnel in range(45, APEX):
        if p.is_funnel(funnel):
            p.put(funnel, funnel)
    p.put(BASE[-1], BASE[-1])
    assert completed(p, BASE[-1]) == [at(0, 0, 7)]

    def filler(funnel: int) -> int:
        order.append(funnel)
        return funnel

    assert fill(p, BASE[-1], filler) == order == [*SPARS[2][7::-1]]
    assert p.filled() == COUNT


def test_a_cascade_leaves_what_nothing_fits() -> None:
    p = built((7, 1, 0), (7, 0, 1), (8, 0, 0))
    assert fill(p, at(7, 0, 1), lambda funnel: EMPTY) == []
    assert p.filled() == 3


@pytest.mark.parametrize("last", [44, 20, 0])
def test_a_cascade_on_the_whole_base_is_in_order(last: int) -> None:
    p = Pyramid()
    for cell in BASE:
        if cell != last:
            p.put(cell, cell)
            fill(p, cell, lambda funnel: funnel)
    p.put(last, last)
    filled = fill(p, last, lambda funnel: funnel)
    assert filled == sorted(filled)
    assert p.filled() == COUNT


def test_completed_funnels_come_by_number() -> None:
    p = built((3, 3, 2), (4, 2, 2), (3, 2, 3), (2, 3, 3), (4, 3, 1), (2, 4, 2), (3, 4, 1))
    assert completed(p, at(3, 3, 2)) == sorted(cells((3, 2, 2), (2, 3, 2), (3, 3, 1)))
