"""The flea's jump: the checks of the rules page."""

from __future__ import annotations

from ludotheque.boxes.das_spiel.flea import NO_JUMP, jump, jumps
from ludotheque.boxes.das_spiel.lattice import NEIGHBOURS, Cell, at, pyr

from .pyramids import built

A, B, C = 0, 1, 2
STAIRS: tuple[Cell, ...] = ((2, 2, 4), (2, 3, 3), (3, 2, 3), (2, 4, 2))


def test_a_lone_die_jumps_to_its_six_neighbours() -> None:
    p = built((3, 3, 2))
    assert sorted(jumps(p, at(3, 3, 2))) == sorted((cell, 1, 1) for cell in NEIGHBOURS[at(3, 3, 2)])


def test_over_one_die() -> None:
    p = built((3, 3, 2), (4, 2, 2))
    assert jump(p, at(3, 3, 2), B, A) == (at(5, 1, 2), 2, 2)


def test_one_layer_up() -> None:
    assert jump(built(*STAIRS), at(2, 4, 2), B, C) == (at(2, 2, 3), 2, 1)


def test_no_jump_when_the_die_behind_is_missing() -> None:
    assert jump(built(*STAIRS), at(2, 2, 4), C, B) == NO_JUMP


def test_one_layer_down() -> None:
    p = built(*STAIRS)
    p.move(at(2, 4, 2), at(2, 2, 3))
    assert jump(p, at(2, 2, 3), C, B) == (at(2, 4, 2), 1, 2)


def test_four_up_to_the_top_of_a_hill() -> None:
    p = built((4, 0, 4))
    for die, cell in enumerate([cell for cell in pyr(C, 4) if cell != at(0, 0, 5)], start=1):
        p.put(cell, die)
    assert jump(p, at(4, 0, 4), A, C) == (at(0, 0, 5), 4, 1)


def test_not_beyond_the_plate() -> None:
    p = built((8, 0, 0))
    assert sorted(cell for cell, _, _ in jumps(p, at(8, 0, 0))) == sorted(NEIGHBOURS[at(8, 0, 0)])
    assert jump(p, at(8, 0, 0), B, A) == NO_JUMP
