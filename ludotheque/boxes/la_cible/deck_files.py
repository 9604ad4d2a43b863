"""Reads a deck's text files. The first line says what follows: `deck series fr`; # begins a comment.

decks/fr and decks/en hold the decks that come with the game: the union of all files below, in the order of their
names, so that a deck grows by another file and its cards keep their numbers.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.errors import Problem

LANGUAGES: Final = ("fr", "en")
KINDS: Final = ("lists", "first_round", "definitions", "series", "auctions", "final", "words")
LARGEST: Final = 4_000_000  # bytes of a file


class Line(NamedTuple):
    """A line that means something, and where it stands."""

    path: str
    number: int
    text: str

    @property
    def place(self) -> str:
        return f"{self.path} line {self.number}"

    def fields(self) -> list[str]:
        return [field.strip() for field in self.text.split("|")]


class Fault(NamedTuple):
    """What is wrong with a deck, and where."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


class Source(NamedTuple):
    """One file."""

    kind: str
    language: str
    lines: list[Line]


def parse_source(path: str, text: str) -> Source:
    lines = [Line(path, number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [line for line in lines if line.text and not is_comment(line.text)]
    words = lines[0].text.split() if lines else []
    if len(words) != 3 or words[0] != "deck" or words[1] not in KINDS or words[2] not in LANGUAGES:
        raise Problem(f"{path}: the first line must be `deck KIND LANGUAGE`, such as `deck series fr`")
    return Source(words[1], words[2], lines[1:])


def is_comment(text: str) -> bool:
    """One # and not two, which begin a list."""
    return text.startswith("#") and not text.startswith("##")


def read_source(path: Path) -> Source:
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path}: a deck file has at most {LARGEST // 10**6} MB")
        return parse_source(str(path), path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise Problem(f"{path}: not a text in UTF-8") from None
    except OSError as error:
        raise Problem(f"{path}: {error.strerror or 'cannot be read'}") from None


def own_sources(language: str, without: Collection[Path] = ()) -> list[Source]:
    """The decks that come with the game, but for some files; their places are named from decks/ on."""
    folder = Path(str(files("ludotheque.boxes.la_cible"))) / "decks"
    paths = [path for path in sorted((folder / language).rglob("*.txt")) if path.resolve() not in without]
    return [parse_source(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")) for path in paths]
