"""Ice as text: the part of the sea where something is, with a key."""

from __future__ import annotations

from ludotheque.core.scene import Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.terminal.scene import draw_scene
from ludotheque.terminal.style import Style
from ludotheque.terminal.view import View

ICE = Zone(
    "ice",
    "ice",
    100,
    (
        Part("ice", 33, Text("glace", "ice")),
        Part("hole_cracked", 34, Text("trou fissuré", "cracked hole")),
        Part("piece_sides", 44, Text("morceau", "piece"), "cracked"),
        Part("bear", 44, Text("ours endormi", "bear asleep"), "asleep"),
        Part("pawn", 33, Text("pion", "pawn"), "standing", 0),
        Part("pawn", 34, Text("pion couché", "pawn lying down"), "lying", 1),
    ),
    columns=10,
)


def drawn(*lit: int) -> list[str]:
    view = View(Style(False), "en")
    view.light([Label(Text("ici", "here"), "ice", place) for place in lit])
    return draw_scene([ICE], view).splitlines()


def test_only_where_something_lies_is_drawn_with_a_key() -> None:
    assert drawn() == ["░●  Ø■_", "·   +≠b", "░ ice  Ø cracked hole  +≠ piece  b bear asleep"]


def test_a_space_that_may_be_picked_carries_the_number_of_its_choice() -> None:
    assert drawn(43, 33)[:2] == ["░●[2] Ø■_", "·[1]  +≠b"]


def test_an_empty_sea_is_not_drawn() -> None:
    assert draw_scene([Zone("ice", "ice", 100, columns=10)], View(Style(False), "en")) == ""
