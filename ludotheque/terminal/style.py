"""Colours, where the terminal wants them; shapes and brackets say the same without."""

from __future__ import annotations

import os
import re
from typing import TextIO

SHAPES = "●■▲◆✚♥"  # of the seats, as on the pawns
COLOURS = ("91", "94", "33", "36", "35", "95")  # tomato, blue, mustard, mint, plum, pink
CODES = re.compile(r"\x1b\[[0-9;]*m")


class Style:
    def __init__(self, colour: bool) -> None:
        self.colour = colour

    @staticmethod
    def of(stream: TextIO) -> Style:
        """NO_COLOR is a wish of the user, see no-color.org; a file or a pipe gets plain text."""
        return Style(stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")

    def painted(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text

    def bold(self, text: str) -> str:
        return self.painted(text, "1")

    def faint(self, text: str) -> str:
        return self.painted(text, "2")

    def lamp(self, text: str) -> str:
        """Light means: you may."""
        return self.painted(text, "30;103")

    def of_seat(self, seat: int, text: str) -> str:
        return self.painted(text, COLOURS[seat % len(COLOURS)]) if seat >= 0 else text


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)] if seat >= 0 else ""


def width(text: str) -> int:
    """As it is seen: colours take no room."""
    return len(CODES.sub("", text))


def padded(text: str, room: int) -> str:
    return text + " " * (room - width(text))


def plain(text: str) -> str:
    """Text from a file or a person, without anything that could steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in text)
