"""What a seat sees: zones of parts. Nothing else ever leaves the server."""

from __future__ import annotations

from typing import NamedTuple

from .text import Text

NOTHING = Text("", "")


class Part(NamedTuple):
    """A thing on the table. The id of a hidden part is its place, never its identity."""

    look: str  # which drawing: "disc", "die", "tile" …
    place: int
    name: Text = NOTHING  # as it is said aloud: "le 24 de Nour"
    mark: str = ""  # what is printed on it: "24"
    seat: int = -1  # whose colour it wears
    id: int = -1  # follows the part from scene to scene, so that it can be seen to move
    many: int = 1


class Zone(NamedTuple):
    """Places that hold parts. Kinds: grid, hexes, tray, hand, counters, list; and of boxes: ice, discs, strip."""

    name: str
    kind: str
    size: int  # places are numbered 0 … size - 1, row by row
    parts: tuple[Part, ...] = ()
    title: Text = NOTHING
    columns: int = 0  # of a grid or of hexes
    seat: int = -1  # whose zone it is


class Label(NamedTuple):
    """What a choice means and where it points; without a zone it is a button."""

    text: Text
    zone: str = ""
    place: int = -1
    also: tuple[int, ...] = ()  # other places of the zone that it will change
    seat: int = -1  # in the log the name of this seat follows the text: "the camera turns to" Nour


class Ask(NamedTuple):
    """What a seat is asked."""

    prompt: Text
    kind: str = "pick"  # pick, number, point, gesture, text: all but pick are open
    default: int = -1  # played for a silent seat
    lit: bool = True  # False: finding what may be picked is part of the game, so the screen keeps quiet
