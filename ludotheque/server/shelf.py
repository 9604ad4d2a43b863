"""The shelf: every game that this server offers, box by box."""

from __future__ import annotations

import inspect
import logging
from pathlib import Path
from typing import Any

from msgspec import Struct

from .. import library
from ..core.game import Position
from ..core.text import Text

LANGUAGES = ("fr", "en")
BOXES = {
    "trigger": Text("TRIGGER", "TRIGGER"),
    "thrill": Text("THRILL", "THRILL"),
    "das_spiel": Text("DAS SPIEL", "DAS SPIEL"),
    "thin_ice": Text("THIN ICE", "THIN ICE"),
    "la_cible": Text("LA CIBLE", "LA CIBLE"),
    "mon_jeu": Text("Mon jeu", "My game"),
}


class OptionValue(Struct):
    value: str
    title: Text


class GameOption(Struct):
    name: str
    title: Text
    values: list[OptionValue]


class GameInfo(Struct):
    slug: str
    title: Text
    about: Text
    seats: list[int]
    minutes: int
    options: list[GameOption]
    box: str
    secrets: bool


class Box(Struct):
    box: str
    title: Text
    games: list[GameInfo]


class Shelf(Struct):
    boxes: list[Box]


def game_info(kind: type[Position]) -> GameInfo:
    """A value of an option that has no title is kept for matches of before, and no longer offered."""
    i = kind.info
    options = [GameOption(o.name, o.title, [OptionValue(v, t) for v, t in o.values.items() if t.fr]) for o in i.options]
    return GameInfo(i.slug, i.title, i.about, list(i.seats), i.minutes, options, i.box, has_secrets(kind))


def has_secrets(kind: type[Position]) -> bool:
    """A game where seats know different things draws anew what a seat doesn't know."""
    ours: Any = kind.imagine
    return ours is not Position.imagine


def shelf() -> Shelf:
    """A game that cannot be loaded, for want of its physics say, is left out; the others can be played."""
    by_box: dict[str, list[GameInfo]] = {box: [] for box in BOXES}
    for slug in library.GAMES:
        try:
            info = game_info(library.kind_of(slug))
        except ImportError as e:
            logging.getLogger(__name__).warning("%s is left out: %s", slug, e)
            continue
        by_box.setdefault(info.box, []).append(info)
    return Shelf([Box(box, BOXES.get(box, Text(box, box)), games) for box, games in by_box.items() if games])


def rules(kind: type[Position], language: str) -> str:
    """The rules in Markdown: the page in the game's box, or what its file says about itself."""
    page = Path(inspect.getfile(kind)).parent / "pages" / f"{kind.info.slug}.{language}.md"
    if page.is_file():
        return page.read_text(encoding="utf-8")
    about = inspect.getdoc(inspect.getmodule(kind)) or ""
    return f"# {kind.info.title.in_language(language)}\n\n{kind.info.about.in_language(language)}\n\n{about}\n"
