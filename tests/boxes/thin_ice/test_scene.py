"""What the screen is told."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import BEAR, FREEZE
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_SLIDE, FIRST_CARD
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.core.game import HIDDEN
from ludotheque.core.scene import Part, Zone

from .tables import at, do, roll, slide, step, table

WIDE = "\n p0 p p .\n p p p1 .\n H2 p p* ."


def zone(g: ThinIce, name: str, seat: int = 0) -> Zone:
    return next(zone for zone in g.scene(seat) if zone.name == name)


def parts_at(g: ThinIce, space: int) -> list[Part]:
    return [part for part in zone(g, "ice").parts if part.place == space]


def test_a_tile_keeps_its_id_when_it_slides() -> None:
    g = table(WIDE, 3)
    number = parts_at(g, at(0, 2))[0].id
    slide(g, at(0, 2), at(0, 3))
    assert parts_at(g, at(0, 3))[0].id == number


def test_pawns_and_the_bear_lie_on_their_tiles() -> None:
    g = table(WIDE, 3)
    g.lying[2] = True
    assert [(p.look, p.mark, p.seat, p.id) for p in parts_at(g, at(2, 0))] == [
        ("hole_cracked", "", -1, g.tile[at(2, 0)]),
        ("pawn", "lying", 2, 102),
    ]
    assert [(p.look, p.mark) for p in parts_at(g, at(2, 2))][1:] == [("bear", "awake")]


def test_the_actions_say_what_is_open_now_and_done() -> None:
    g = table(WIDE, 3)
    step(g, at(0, 1))
    do(g, 0, DO_SLIDE)
    assert [part.mark for part in zone(g, "actions").parts] == ["done", "now", "open"]
    do(g, 0, CANCEL)
    roll(g, BEAR)
    assert [part.mark for part in zone(g, "actions").parts] == ["done", "open", "now"]
    assert zone(g, "die").parts[0].mark == "bear"


def test_the_turn_counts_up_to_400() -> None:
    g = table(WIDE, 3)
    g.turns = 8
    assert [part.mark for part in zone(g, "turn").parts] == ["9", "392"]


def test_fates_tell_who_is_in_out_or_misses_a_turn() -> None:
    g = table(WIDE, 3)
    g.owes[2] = True
    g.fate[1], g.out_turn[1] = 2, 7
    assert [(part.look, part.mark) for part in zone(g, "fates").parts] == [("in", ""), ("adrift", "7"), ("misses", "")]


def test_the_top_of_the_discards_is_seen_by_all() -> None:
    g = table("\n c0 p p1\n c p p")
    step(g, at(0, 1))
    part = zone(g, "discards", HIDDEN).parts[0]
    assert (part.look, part.many) == ("cracked", 1)


def test_own_cards_are_seen_and_those_of_others_counted() -> None:
    g = table(WIDE, 3, {0: [c.FERRY, c.FERRY], 1: [c.STAY_PUT]})
    hand = zone(g, "hand").parts
    assert [(part.look, part.place, part.mark, part.many) for part in hand] == [("ferry", c.FERRY, "during", 2)]
    assert zone(g, "hand", HIDDEN).parts == ()
    assert [part.mark for part in zone(g, "hands", 2).parts] == ["2", "1", "0"]


def test_announced_cards_lie_on_the_table_with_what_they_aim_at() -> None:
    g = table(WIDE, 3, {0: [c.STAY_PUT], 1: [c.FERRY]})
    do(g, 0, FIRST_CARD + c.STAY_PUT, at(1, 1))
    assert [(part.look, part.seat) for part in zone(g, "table", 2).parts] == [("stay_put", 0)]
    assert ("aim", "stay_put") in [(part.look, part.mark) for part in parts_at(g, at(1, 1))]
    assert zone(g, "window").parts[0].look == "not_so_fast"


def test_labels_point_at_the_ice_the_actions_and_the_hand() -> None:
    g = table(WIDE, 3, {0: [c.STAY_PUT]})
    assert g.label(0, DO_SLIDE)[1:3] == ("actions", 1)
    assert g.label(0, FIRST_CARD + c.STAY_PUT)[1:3] == ("hand", c.STAY_PUT)
    do(g, 0, DO_SLIDE, at(0, 2))
    assert g.label(0, at(0, 3))[1:4] == ("ice", at(0, 3), (at(0, 2),))


def test_a_roll_that_changes_nothing_is_still_shown() -> None:
    g = table("\n p0 p p1")
    roll(g, FREEZE)
    assert zone(g, "die").parts[0].mark == "freeze"
