"""How dice lie, and how pivoting turns them."""

from __future__ import annotations

from collections import Counter

from ludotheque.boxes.das_spiel.dice import (
    ALL_ORIENTATIONS,
    COLOUR_WORDS,
    COLOURS,
    FACE_OF,
    GOLD,
    ORI,
    ORIENTATIONS,
    PIVOT,
    SHOWING,
    Faces,
)

A, B, C = 0, 1, 2


def after(faces: Faces, *pivots: tuple[int, int]) -> Faces:
    ori = ORI[faces]
    for u, v in pivots:
        ori = PIVOT[ori][u][v]
    return ORIENTATIONS[ori]


def test_there_are_24_orientations_in_order() -> None:
    words = "124 132 145 153 213 236 241 264 315 321 356 362 412 426 451 465 514 531 546 563 623 635 642 654"
    assert ["".join(map(str, faces)) for faces in ORIENTATIONS] == words.split()
    assert len(ALL_ORIENTATIONS) == 24


def test_three_orientations_for_each_possible_sum() -> None:
    assert Counter(map(sum, ORIENTATIONS)) == dict.fromkeys((6, 7, 9, 10, 11, 12, 14, 15), 3)


def test_printed_pivot() -> None:
    """Left 2, right 3, front 6, moved away from B towards corner A: left 4, right 2, front 6."""
    assert after((2, 3, 6), (B, A)) == (4, 2, 6)


def test_march_starts_with_western_dice() -> None:
    assert {(3, 2, 1), (1, 3, 2), (2, 1, 3)} <= set(ORIENTATIONS)


def test_there_and_back_changes_nothing() -> None:
    for faces in ORIENTATIONS:
        for u, v in ((A, B), (A, C), (B, C)):
            assert after(faces, (u, v), (v, u)) == faces


def test_round_a_peak_or_a_funnel_a_die_is_turned() -> None:
    """p, p+e0-e1, p+e0-e2, p around a peak; p, p+e1-e0, p+e2-e0, p around a funnel."""
    assert after((3, 2, 1), (B, A), (C, B), (A, C)) == (3, 6, 2)
    assert after((3, 2, 1), (A, B), (B, C), (C, A)) == (4, 1, 2)


def test_four_orientations_show_a_face_to_a_side() -> None:
    for side in range(3):
        assert SHOWING[side][0] == ALL_ORIENTATIONS
        for face in range(1, 7):
            assert len(SHOWING[side][face]) == 4
            assert all(FACE_OF[ori][side] == face for ori in SHOWING[side][face])


def test_colours_have_looks_and_words() -> None:
    assert COLOURS[GOLD] == "gold"
    assert len(COLOURS) == len(COLOUR_WORDS) == len({text.fr for text in COLOUR_WORDS}) == 9
