"""A part in a few characters: the shape of its seat, then what is printed on it."""

from __future__ import annotations

import re

from ..core.scene import Part
from .style import plain, shape

DICE = "⚀⚁⚂⚃⚄⚅"
UNMARKED = {"back": "░", "star": "★"}  # looks that say enough without anything printed on them
SOMETHING = "▒"
WORDS = re.compile(r"\w+")


def part_text(part: Part, shaped: bool = True) -> str:
    """Without colours: everything must be readable so."""
    many = f"×{part.many}" if part.many > 1 else ""
    text = shape(part.seat) * shaped + printed(part)
    return (text or SOMETHING) + many


def printed(part: Part) -> str:
    mark = plain(part.mark)
    if "die" in part.look:
        return f"{DICE[int(mark) - 1]}{mark}" if mark in set("123456") else f"▢{mark}"
    return mark or UNMARKED.get(part.look, "")


def said(part: Part, language: str) -> str:
    """As it is said aloud, with what is printed on it where the name alone would not tell."""
    name, mark = plain(part.name.in_language(language)), plain(part.mark)
    if name and (not mark or mark in WORDS.findall(name)):
        return f"{shape(part.seat)} {name}".strip()
    return f"{name} {part_text(part)}".strip()
