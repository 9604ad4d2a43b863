"""Steps, hops, lines, ridges and pivots within a layer."""

from __future__ import annotations

import pytest

from ludotheque.boxes.das_spiel.dice import ORI
from ludotheque.boxes.das_spiel.lattice import BASE, CELLS, CORNERS, OUTSIDE, TOWARDS, at
from ludotheque.boxes.das_spiel.pivoting import across, faces_between, pivot, pivots, turned
from ludotheque.boxes.das_spiel.ridge import ATTACK, ESCAPE
from ludotheque.boxes.das_spiel.steps import hop, hops, line, step

from .pyramids import built, cells

A, B, C = 0, 1, 2


def test_a_step_goes_to_an_empty_neighbour() -> None:
    p = built((3, 3, 2), (4, 2, 2))
    assert len(step(p, at(3, 3, 2))) == 5
    assert at(4, 2, 2) not in step(p, at(3, 3, 2))


def test_a_hop_goes_over_exactly_one_die() -> None:
    p = built((7, 1, 0), (6, 2, 0))
    assert hops(p, at(7, 1, 0)) == [at(5, 3, 0)]
    p.put(at(5, 3, 0), 2)
    assert hops(p, at(7, 1, 0)) == []


def test_no_hop_off_the_plate_or_over_nothing() -> None:
    p = built((1, 7, 0), (0, 8, 0))
    assert hop(p, at(1, 7, 0), TOWARDS[A][B]) == OUTSIDE
    assert hop(p, at(1, 7, 0), TOWARDS[B][A]) == OUTSIDE


def test_a_line_runs_to_the_end_of_the_layer() -> None:
    assert line(at(2, 3, 3), TOWARDS[C][B]) == cells((2, 4, 2), (2, 5, 1), (2, 6, 0))
    assert line(at(2, 6, 0), TOWARDS[C][B]) == []


def test_ridge_moves_keep_the_third_of_the_cells() -> None:
    for cell in BASE:
        for other in ATTACK[cell] + ESCAPE[cell]:
            assert (CELLS[cell][0] - CELLS[cell][1] - CELLS[other][0] + CELLS[other][1]) % 3 == 0
            assert (other in ATTACK[cell]) == (cell in ESCAPE[other])


def test_on_six_base_cells_all_ridge_moves_exist() -> None:
    assert [len(ATTACK[cell]) + len(ESCAPE[cell]) for cell in BASE].count(6) == 6
    assert sorted(ATTACK[at(2, 3, 3)]) == sorted(cells((0, 4, 4), (3, 1, 4), (3, 4, 1)))
    assert [ESCAPE[corner] for corner in CORNERS] == [[], [], []]


def test_a_pivot_moves_and_turns_the_die() -> None:
    p, ori = built((3, 2, 3)), [ORI[6, 5, 4]]
    assert pivot(p, ori, at(3, 2, 3), TOWARDS[C][A]) == at(4, 2, 2)
    assert ori == [ORI[3, 5, 6]]
    assert p.is_free(at(4, 2, 2))


def test_a_pivot_needs_an_empty_neighbour() -> None:
    p = built((8, 0, 0), (7, 1, 0))
    assert pivots(p, at(8, 0, 0)) == [TOWARDS[A][C]]


def test_faces_that_look_at_each_other() -> None:
    """From (0,4,4) to (1,3,4): face B of the one, face A of the other."""
    p = built((0, 4, 4), (1, 3, 4))
    ori = [0, 0]
    ori[p.at[at(0, 4, 4)]], ori[p.at[at(1, 3, 4)]] = ORI[4, 5, 1], ORI[5, 1, 4]
    assert faces_between(p, ori, at(0, 4, 4), TOWARDS[B][A]) == (5, 5)


@pytest.mark.parametrize(("u", "v", "number"), [(A, B, 4), (B, A, 4), (A, C, 2), (C, B, 1), (B, C, 1)])
def test_the_number_across_drives_both_ways(u: int, v: int, number: int) -> None:
    assert across(ORI[1, 2, 4], TOWARDS[u][v]) == number


def test_turned_is_the_pivot_by_direction() -> None:
    assert turned(ORI[2, 3, 6], TOWARDS[B][A]) == ORI[4, 2, 6]
