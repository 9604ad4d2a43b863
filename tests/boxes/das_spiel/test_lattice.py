"""The pyramid's cells: the counts of the rules page."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.boxes.das_spiel.lattice import (
    APEX,
    AXES,
    BACK,
    BASE,
    BORDER,
    CELLS,
    CORNERS,
    COUNT,
    DIRECTIONS,
    EDGE,
    FACE,
    INDEX,
    LAYER,
    NEIGHBOURS,
    NEXT,
    OUTSIDE,
    ROW_DOWN,
    SIDES,
    SPARS,
    SUPPORT_ON,
    SUPPORTS,
    TOWARDS,
    UPPER_ON,
    UPPERS,
    VERTEX,
    at,
    core,
    pyr,
    tri,
    tripod,
)
from ludotheque.boxes.das_spiel.steps import line


def test_cells_are_numbered_from_the_plate_up() -> None:
    assert [INDEX[c] for c in ((8, 0, 0), (7, 1, 0), (7, 0, 1), (0, 0, 8), (7, 0, 0))] == [0, 1, 2, 44, 45]
    assert APEX == at(0, 0, 0) == COUNT - 1
    off = [0, 45, 81, 109, 130, 145, 155, 161, 164]
    for n, (_, b, c) in enumerate(CELLS):
        r = b + c
        assert n == off[LAYER[n]] + r * (r + 1) // 2 + c


def test_layers_have_45_36_28_cells_and_so_on_to_one() -> None:
    layers = Counter(LAYER)
    assert [layers[k] for k in range(9)] == [45, 36, 28, 21, 15, 10, 6, 3, 1]
    assert list(range(45)) == BASE


def test_the_surface_has_109_cells_and_135_faces() -> None:
    assert Counter(SIDES) == {0: 56, 1: 84, 2: 24, 3: 1}
    assert sum(SIDES) == 84 + 48 + 3 == 135


def test_the_25_spar_cells_carry_51_faces() -> None:
    spars = {cell for spar in SPARS for cell in spar}
    assert len(spars) == 25
    assert sum(SIDES[cell] for cell in spars) == 51


def test_spars_run_from_the_apex_to_the_corners() -> None:
    assert all(len(spar) == 9 and spar[0] == APEX for spar in SPARS)
    assert [CELLS[corner] for corner in CORNERS] == [(8, 0, 0), (0, 8, 0), (0, 0, 8)]
    assert SPARS[1][3] == at(0, 3, 0)


@pytest.mark.parametrize(
    ("table", "contacts"), [(FACE, 360), (NEIGHBOURS, 360), (EDGE, 612), (VERTEX, 308)], ids=["f", "n", "e", "v"]
)
def test_contacts_of_the_full_pyramid(table: list[list[int]], contacts: int) -> None:
    assert sum(map(len, table)) == 2 * contacts
    assert all(cell in table[other] for cell in range(COUNT) for other in table[cell])


def test_base_cells_have_2_4_or_6_neighbours() -> None:
    assert sum(len(NEIGHBOURS[cell]) for cell in BASE) == 2 * 108
    assert Counter(len(NEIGHBOURS[cell]) for cell in BASE) == {2: 3, 4: 21, 6: 21}
    assert len(BORDER) == 24
    assert set(CORNERS) < set(BORDER)


def test_straight_segments_of_the_base() -> None:
    found = Counter(n + 1 for cell in BASE for d in (0, 1, 3) for n in range(1, len(line(cell, d)) + 1))
    assert [found[n] for n in range(2, 10)] == [108, 84, 63, 45, 30, 18, 9, 3]


def test_rows_of_the_full_pyramid() -> None:
    found = Counter(n for cell in range(COUNT) for row in ROW_DOWN[cell] for n in range(2, len(row) + 1))
    assert [found[n] for n in range(2, 10)] == [360, 252, 168, 105, 60, 30, 12, 3]


def test_supports_are_by_axis_and_uppers_their_reverse() -> None:
    assert SUPPORTS[APEX] == [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)] == SUPPORT_ON[APEX]
    assert all(SUPPORTS[cell] == [] and SUPPORT_ON[cell] == [OUTSIDE] * 3 for cell in BASE)
    assert UPPER_ON[at(8, 0, 0)] == [at(7, 0, 0), OUTSIDE, OUTSIDE]
    for cell in range(COUNT):
        assert set(UPPERS[cell]) == {above for above in range(COUNT) if cell in SUPPORTS[above]}


def test_directions_go_from_one_corner_towards_another() -> None:
    for d, (u, v, w) in enumerate(AXES):
        step = [0, 0, 0]
        step[u], step[v] = -1, 1
        assert DIRECTIONS[d] == tuple(step)
        assert TOWARDS[u][v] == d
        assert sorted((u, v, w)) == [0, 1, 2]
        there = NEXT[at(3, 3, 2)][d]
        assert NEXT[there][BACK[d]] == at(3, 3, 2)


def test_triangles_pyramids_and_cores() -> None:
    for corner in range(3):
        assert [len(tri(corner, n)) for n in (1, 2, 3, 4)] == [1, 3, 6, 10]
        assert [len(pyr(corner, n)) for n in (1, 2, 3, 4, 9)] == [1, 4, 10, 20, 165]
        assert tri(corner, 1) == [CORNERS[corner]]
    for m, cells, on_the_plate in ((1, 56, 21), (2, 10, 6)):
        assert len(core(m)) == cells
        assert sum(1 for cell in core(m) if LAYER[cell] == 0) == on_the_plate
    assert {CELLS[cell] for cell in tripod(at(2, 2, 3))} == {(2, 2, 3), (3, 2, 3), (2, 3, 3), (2, 2, 4)}


def test_there_is_no_central_funnel() -> None:
    """The three innermost base cells surround a peak: no cell stands on all three, and all touch each other."""
    inmost = [at(3, 3, 2), at(3, 2, 3), at(2, 3, 3)]
    assert all(other in NEIGHBOURS[cell] for cell in inmost for other in inmost if other != cell)
    assert not any(set(SUPPORTS[cell]) == set(inmost) for cell in range(COUNT))


def test_a_dog_in_layer_one_sees_17_base_cells() -> None:
    for dog in range(45, 81):
        seen = set(SUPPORTS[dog])
        for d, (_, v, _) in enumerate(AXES):
            first = SUPPORT_ON[dog][v]
            seen |= {first, *line(first, d)}
        assert len(seen) == 17
