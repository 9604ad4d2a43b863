"""Scenes as text: readable without colour, and coloured where that is wanted."""

from __future__ import annotations

import io

import pytest

from ludotheque.core.scene import Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.terminal.places import column_name
from ludotheque.terminal.progress import progress_bar
from ludotheque.terminal.scene import draw_scene
from ludotheque.terminal.style import CODES, Style
from ludotheque.terminal.view import View

PLAIN, COLOURED = Style(False), Style(True)
BOARD = Zone("board", "grid", 4, (Part("disc", 0, seat=0), Part("disc", 3, mark="7", seat=1)), columns=2)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn(*zones: Zone, lit: list[Label] | None = None, style: Style = PLAIN, room: int = 80) -> str:
    view = View(style, "en")
    view.light(lit or [])
    return draw_scene(zones, view, room)


def place(zone: str, number: int) -> Label:
    return Label(Text("", ""), zone, number)


def test_a_grid_has_letters_numbers_and_shapes_of_seats() -> None:
    assert drawn(BOARD).splitlines() == ["   a    b", "1  ●    ·", "2  ·    ■7"]


def test_what_may_be_picked_is_marked_without_colour() -> None:
    lines = drawn(BOARD, lit=[place("board", 1), place("board", 3)]).splitlines()
    assert lines[1:] == ["1  ●    +", "2  ·   [■7]"]


def test_hexes_lean_to_the_right() -> None:
    zone = Zone("board", "hexes", 9, (Part("stone", 4, seat=1),), columns=3)
    assert drawn(zone).splitlines() == ["   a   b   c", "1  ·   ·   ·", "  2  ·   ■   ·", "    3  ·   ·   ·"]


def test_a_board_full_of_one_seats_tiles_shows_their_marks_alone() -> None:
    tiles = (Part("tile", 0, mark="24", seat=0), Part("back", 1, seat=0), Part("star", 2, seat=0))
    assert drawn(Zone("board", "grid", 3, tiles, columns=3)).splitlines()[1] == "1  24   ░    ★"


def test_dice_show_their_pips_and_their_number() -> None:
    dice = (Part("die", 0, mark="5"), Part("die", 1, mark="12"))
    assert drawn(Zone("dice", "tray", 2, dice, Text("Dés", "Dice"))) == "Dice: ⚄5  ▢12"


def test_cards_that_may_be_picked_carry_the_number_of_the_choice() -> None:
    cards = (Part("card", 0, mark="A"), Part("card", 1, mark="B", many=3), Part("back", 2))
    assert drawn(Zone("hand", "hand", 3, cards), lit=[place("", -1), place("hand", 1)]) == "A  [2] B×3  ░"


def test_counters_name_what_they_count_and_whose_it_is() -> None:
    counters = (
        Part("coin", 0, Text("sous", "coins"), "3", 0),
        Part("coin", 1, Text("4 points de perte", "4 points lost"), "4", 1),
    )
    assert drawn(Zone("counters", "counters", 2, counters)) == "coins ●3 · ■ 4 points lost"
    assert drawn(Zone("budget", "counters", 1, counters[:1], Text("À dépenser", "To spend"))) == "To spend: ●3"


def test_a_list_has_a_line_for_each_part_and_an_empty_one_is_left_out() -> None:
    parts = (Part("link", 0, Text("un", "one")), Part("link", 1, Text("deux", "two")))
    assert drawn(Zone("l", "list", 2, parts, Text("Liste", "List"))).splitlines() == ["List", "one", "two"]
    assert drawn(Zone("l", "list", 2, (), Text("Liste", "List")), BOARD) == drawn(BOARD)


def test_a_list_with_columns_is_a_table() -> None:
    parts = tuple(Part("throw", place, Text("", f"throw {place}: 9"), "9") for place in (0, 1, 3))
    assert drawn(Zone("sheet", "list", 6, parts, columns=2)).splitlines() == [
        "throw 0: 9  throw 1: 9",
        "            throw 3: 9",
    ]


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    assert len(drawn(BOARD, BOARD).splitlines()) == 3
    assert len(drawn(BOARD, BOARD, room=15).splitlines()) == 7


def test_colours_change_nothing_but_the_colours() -> None:
    lit = [place("board", 1), place("board", 3)]
    coloured = drawn(BOARD, BOARD, lit=lit, style=COLOURED)
    assert "\x1b[91m" in coloured
    assert CODES.sub("", coloured) == drawn(BOARD, BOARD, lit=lit)


def test_texts_of_a_game_cannot_steer_the_terminal() -> None:
    zone = Zone("l", "list", 1, (Part("x", 0, Text("", "a\x1b[2Jb")),), Text("", "t\x07"))
    assert drawn(zone) == "t: a [2Jb"


def test_colour_needs_a_terminal_that_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert Style.of(Terminal()).colour
    assert not Style.of(io.StringIO()).colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Style.of(Terminal()).colour


def test_columns_go_on_after_z() -> None:
    assert [column_name(n) for n in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def test_progress_is_drawn_on_a_terminal_only_and_wiped_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", io.StringIO())
    assert progress_bar(2) is None
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    bar = progress_bar(2)
    assert bar is not None
    bar(1)
    assert "█░" in screen.getvalue()
    assert "1/2" in screen.getvalue()
    bar(2)
    assert screen.getvalue().endswith(" \r")
