"""A household's own questions: one text in the format of our decks, checked like ours, and asked before ours.

Each text is a choice of the option "Questions" with a mark of its own (fr-1a2b3c4d5e6f): a match that was played with
an older version goes on with that one. A process knows those that were added to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from ludotheque.errors import Problem

from ...core.scene import NOTHING
from ...core.text import Text
from .deck_check import check, statistics
from .deck_files import Fault, Line, is_comment, parse_sources
from .decks import LOADED, Deck, load
from .options import LANGUAGE

LARGEST: Final = 200_000  # characters
MOST_FAULTS: Final = 50  # that are told at once
LONGEST_TITLE: Final = 40
CARDS: Final = ("first round questions", "definition sides", "series", "auctions", "final sides")


class Report(NamedTuple):
    """What a text holds, and what is wrong with it; without faults it can be played."""

    title: str
    choice: str
    faults: list[Fault]
    counts: dict[str, int]


def title_of(text: str, name: str) -> str:
    """What the first line says behind its #, else the name of the file."""
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    title = first.lstrip("# ") if is_comment(first) else ""
    return " ".join((title or name).split())[:LONGEST_TITLE]


def examine(name: str, text: str) -> Report:
    deck, faults = read(name, text)
    title = title_of(text, name)
    if deck is None:
        return Report(title, "", faults, {})
    found = faults + check(deck)
    counts = statistics(deck)
    if not found and not any(counts[cards] for cards in CARDS):
        found = [Fault(Line(name, 1, ""), Text("il n'y a aucune question", "there is no question in it"))]
    return Report(title, choice_of(deck.language, text), found[:MOST_FAULTS], counts)


def read(name: str, text: str) -> tuple[Deck | None, list[Fault]]:
    """The deck on top of ours, and what cannot even be read of it."""
    start = Line(name, 1, "")
    if len(text) > LARGEST:
        return None, [Fault(start, Text(f"au plus {LARGEST} caractères", f"at most {LARGEST} characters"))]
    try:
        sources = parse_sources(name, text)
    except Problem as problem:
        return None, [Fault(start, Text(NO_HEAD, str(problem)))]
    languages = {source.language for source in sources}
    language = sources[0].language
    deck = Deck(language, [source for source in sources if source.language == language], load(language))
    return deck, [] if len(languages) == 1 else [Fault(start, ONE_LANGUAGE)]


NO_HEAD: Final = "la première ligne s'écrit `deck SORTE LANGUE`, par exemple `deck auctions fr`"
ONE_LANGUAGE: Final = Text("toutes les parties sont dans la même langue", "all parts must be in the same language")


def choice_of(language: str, text: str) -> str:
    return f"{language}-{sha256(text.encode()).hexdigest()[:12]}"


def add(name: str, text: str, offered: bool = True) -> Report:
    """Put it on the shelf of this process, if nothing is wrong with it. Not offered: only for matches of before."""
    report = examine(name, text)
    if not report.faults:
        LOADED[report.choice] = deck_of(name, text)
        LANGUAGE.values[report.choice] = Text(report.title, report.title) if offered else NOTHING
    return report


def deck_of(name: str, text: str) -> Deck:
    deck, _ = read(name, text)
    assert deck is not None
    return deck


def retire(choice: str) -> None:
    """No longer offered; matches that were played with it still can be."""
    if choice in LOADED and LOADED[choice].base:
        LANGUAGE.values[choice] = NOTHING


def is_known(choice: str) -> bool:
    return choice in LANGUAGE.values
