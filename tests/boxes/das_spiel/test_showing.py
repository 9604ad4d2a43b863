"""Dice and cells as they are shown and said."""

from __future__ import annotations

from ludotheque.boxes.das_spiel.dice import ORI, RED, UNKNOWN, YELLOW
from ludotheque.boxes.das_spiel.lattice import CORNERS, COUNT, at
from ludotheque.boxes.das_spiel.showing import cell_words, pyramid_zone, roll_zone, turns_zone
from ludotheque.boxes.das_spiel.sight import open_marks

from .pyramids import built, whole


def test_every_cell_has_words_of_its_own() -> None:
    words = [cell_words(cell) for cell in range(COUNT)]
    assert len({text.fr for text in words}) == len({text.en for text in words}) == COUNT


def test_places_are_counted_from_the_side_that_is_named() -> None:
    assert cell_words(at(0, 0, 0)).fr == "sommet"
    assert [cell_words(corner).en for corner in CORNERS] == ["corner A", "corner B", "corner C"]
    assert cell_words(at(0, 2, 6)).fr == "base, rangée 1, place 3"
    assert cell_words(at(0, 3, 0)).fr == "arête B, étage 6"
    assert [cell_words(at(*cell)).fr for cell in ((0, 1, 6), (6, 0, 1), (1, 6, 0))] == [
        f"face {side}, étage 2, place 2" for side in "ABC"
    ]
    assert cell_words(at(1, 2, 3)).en == "inside, layer 3, row 2, place 3"


def test_a_die_is_shown_with_colour_place_and_open_faces() -> None:
    p = built((3, 2, 3), (2, 3, 3), (2, 2, 4), (2, 2, 3))
    ori, colour = [ORI[1, 2, 4]] * 4, [RED, RED, YELLOW, RED]
    zone = pyramid_zone(p, colour, open_marks(p, ori), owners=[0, 1, 2, 0], aim=at(8, 0, 0))
    part = zone.parts[p.at[at(2, 2, 4)]]
    assert (zone.name, zone.kind, zone.size) == ("pyramid", "pyramid", COUNT)
    assert (part.look, part.place, part.mark, part.seat, part.id) == ("yellow", at(2, 2, 4), "12.", 2, 2)
    assert part.name.fr == "dé jaune (1 A, 2 B), base, rangée 3, place 3"
    assert zone.parts[-1].look == "aim"
    assert zone.parts[-1].place == at(8, 0, 0)


def test_a_covered_or_undrawn_die_is_no_part() -> None:
    zone = pyramid_zone(whole(), [RED] * COUNT, [])
    assert len(zone.parts) == 109
    assert {part.mark for part in zone.parts} == {""}
    assert len(pyramid_zone(whole(), [RED] * 164 + [UNKNOWN], []).parts) == 108


def test_without_ids_a_die_is_known_by_its_cell() -> None:
    p = built((8, 0, 0))
    p.move(at(8, 0, 0), at(7, 1, 0))
    assert pyramid_zone(p, [RED], [], ids=False).parts[0].id == at(7, 1, 0)


def test_rolled_dice_lie_in_a_tray() -> None:
    zone = roll_zone([4, 6])
    assert (zone.name, zone.kind, zone.size) == ("roll", "tray", 2)
    assert [(part.look, part.mark) for part in zone.parts] == [("die", "4"), ("die", "6")]


def test_turns_are_shown_with_their_faces() -> None:
    zone = turns_zone(RED, [0, 23])
    assert (zone.name, zone.kind, zone.size) == ("turns", "turns", 24)
    assert [(part.look, part.place, part.mark) for part in zone.parts] == [("red", 0, "124"), ("red", 23, "654")]
    assert zone.parts[1].name.fr == "6 vers A, 5 vers B, 4 vers C"
