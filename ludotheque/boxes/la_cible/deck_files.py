"""Reads a deck's text files. A line `deck series fr` says what follows, as often as one likes; # begins a comment.

decks/fr and decks/en hold the decks that come with the game: the union of all files below, in the order of their
names, so that a deck grows by another file and its cards keep their numbers.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.errors import Problem

from ...core.text import Text

LANGUAGES: Final = ("fr", "en")
KINDS: Final = ("lists", "first_round", "definitions", "series", "auctions", "final", "words")
LARGEST: Final = 4_000_000  # bytes of a file
HEAD: Final = "deck"


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


class Wrong(Problem):
    """A line that cannot be read, in words for whoever wrote it."""

    def __init__(self, fr: str, en: str) -> None:
        super().__init__(en)
        self.what = Text(fr, en)


class Fault(NamedTuple):
    """What is wrong with a deck, and where."""

    line: Line
    what: Text

    def __str__(self) -> str:
        return f"{self.line.place}: {self.what.en}"


class Source(NamedTuple):
    """One file, or the part of it that is of one kind."""

    kind: str
    language: str
    lines: list[Line]


def parse_sources(path: str, text: str) -> list[Source]:
    lines = [Line(path, number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [line for line in lines if line.text and not is_comment(line.text)]
    if not lines or not is_head(lines[0].text):
        raise Problem(f"{path}: the first line must be `deck KIND LANGUAGE`, such as `deck series fr`")
    found: list[Source] = []
    for line in lines:
        if is_head(line.text):
            found.append(head(line))
        else:
            found[-1].lines.append(line)
    return found


def is_head(text: str) -> bool:
    words = text.split()
    return len(words) == 3 and words[0] == HEAD and (words[1] in KINDS or words[2] in LANGUAGES)


def head(line: Line) -> Source:
    _, kind, language = line.text.split()
    if kind not in KINDS or language not in LANGUAGES:
        raise Problem(f"{line.place}: the first line must be `deck KIND LANGUAGE`, such as `deck series fr`")
    return Source(kind, language, [])


def is_comment(text: str) -> bool:
    """One # and not two, which begin a list."""
    return text.startswith("#") and not text.startswith("##")


def read_file(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path}: a deck file has at most {LARGEST // 10**6} MB")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Problem(f"{path}: not a text in UTF-8") from None
    except OSError as error:
        raise Problem(f"{path}: {error.strerror or 'cannot be read'}") from None


def own_sources(language: str, without: Collection[Path] = ()) -> list[Source]:
    """The decks that come with the game, but for some files; their places are named from decks/ on."""
    folder = Path(str(files("ludotheque.boxes.la_cible"))) / "decks"
    paths = [path for path in sorted((folder / language).rglob("*.txt")) if path.resolve() not in without]
    named = [(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")) for path in paths]
    return [source for name, text in named for source in parse_sources(name, text)]
