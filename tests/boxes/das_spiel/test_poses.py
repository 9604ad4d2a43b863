"""Poses: the 24 orientations are turns, and a die that is laid somewhere is read back from there."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from ludotheque.boxes.das_spiel.dice import ALL_ORIENTATIONS, ORIENTATIONS
from ludotheque.boxes.das_spiel.lattice import COUNT, OUTSIDE, at
from ludotheque.boxes.das_spiel.poses import TURNS, Pose, Turn, Vector, lying, read, towards


def turned(turn: Turn, v: Vector) -> Vector:
    x, y, z, w = turn
    t = (2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0]))
    return (
        v[0] + w * t[0] + y * t[2] - z * t[1],
        v[1] + w * t[1] + z * t[0] - x * t[2],
        v[2] + w * t[2] + x * t[1] - y * t[0],
    )


def about(axis: int, degrees: float) -> Turn:
    half = radians(degrees) / 2
    x, y, z = (sin(half) if n == axis else 0.0 for n in range(3))
    return x, y, z, cos(half)


def times(p: Turn, q: Turn) -> Turn:
    """First q, then p."""
    return (
        p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1],
        p[3] * q[1] - p[0] * q[2] + p[1] * q[3] + p[2] * q[0],
        p[3] * q[2] + p[0] * q[1] - p[1] * q[0] + p[2] * q[3],
        p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2],
    )


def test_orientation_0_is_no_turn() -> None:
    assert ORIENTATIONS[0] == (1, 2, 4)
    assert TURNS[0] == (0, 0, 0, 1)


@pytest.mark.parametrize("ori", ALL_ORIENTATIONS)
def test_a_turn_brings_every_face_where_the_orientation_says(ori: int) -> None:
    """In orientation 0 the faces 1, 2 and 4 look along -e0, -e1 and -e2."""
    for axis, face in enumerate(ORIENTATIONS[0]):
        looked = (-1.0 if axis == 0 else 0.0, -1.0 if axis == 1 else 0.0, -1.0 if axis == 2 else 0.0)
        now = [round(n) for n in turned(TURNS[ori], looked)]
        wanted = [-1 if f == face else 1 if 7 - f == face else 0 for f in ORIENTATIONS[ori]]
        assert now == wanted


def test_die_laid_in_a_cell_is_read_as_that_cell_and_orientation() -> None:
    for cell in range(COUNT):
        for ori in ALL_ORIENTATIONS:
            found = read(lying(cell, ori))
            assert (found.cell, found.ori, found.is_seated) == (cell, ori, True)


@pytest.mark.parametrize(("off", "tilt", "seated"), [(0.2, 0, True), (0.3, 0, False), (0, 14, True), (0, 16, False)])
def test_a_quarter_of_an_edge_and_fifteen_degrees_are_allowed(off: float, tilt: float, seated: bool) -> None:
    pose = lying(at(3, 3, 2), 17)
    moved = Pose((pose.at[0] + off, pose.at[1], pose.at[2]), times(about(1, tilt), pose.turn))
    found = read(moved)
    assert (found.cell, found.ori) == (at(3, 3, 2), 17)
    assert found.off == pytest.approx(off)
    assert found.tilt == pytest.approx(tilt, abs=0.01)
    assert found.is_seated == seated


def test_die_beside_the_pyramid_lies_in_no_cell() -> None:
    found = read(Pose((9.0, 0.0, 0.0), TURNS[0]))
    assert found.cell == OUTSIDE
    assert not found.is_seated


def test_the_opposite_quaternion_is_the_same_turn() -> None:
    x, y, z, w = TURNS[9]
    assert read(Pose((3.0, 3.0, 2.0), (-x, -y, -z, -w))).ori == 9


@pytest.mark.parametrize("ori", [0, 5, 23])
def test_turning_towards_an_orientation_gets_nearer_to_it(ori: int) -> None:
    askew = times(about(2, 20), times(about(0, 15), TURNS[ori]))
    x, y, z = towards(askew, TURNS[ori])
    half = radians(5) / 2
    nearer = times((x * sin(half), y * sin(half), z * sin(half), cos(half)), askew)
    assert read(Pose((3.0, 3.0, 2.0), nearer)).tilt < read(Pose((3.0, 3.0, 2.0), askew)).tilt - 4
    assert towards(TURNS[ori], TURNS[ori]) == (0, 0, 0)
