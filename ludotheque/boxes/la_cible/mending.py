"""What the tables' appeals teach about the decks: which line, which words, and what the table thought of them."""

from __future__ import annotations

from .deck_files import Line
from .phases import AUCTION, DEFINITIONS, FIRST_ROUND, NO_TEXT, RIGHT, SERIES, Overruled
from .state import Quiz


def notes(game: Quiz) -> list[str]:
    """One line for each verdict with words that a table overruled in this match."""
    return [note(game, found) for found in game.overruled if found.text != NO_TEXT]


def note(game: Quiz, found: Overruled) -> str:
    verdict = "right" if found.verdict == RIGHT else "wrong"
    return f"{line_of(game, found).place}: {game.texts[found.text]!r} is {verdict}"


def line_of(game: Quiz, found: Overruled) -> Line:
    deck = game.deck
    if found.phase == FIRST_ROUND:
        return deck.first_round[found.question].line
    if found.phase == DEFINITIONS:
        return deck.definitions[found.question].definitions[found.place].line
    if found.phase == SERIES:
        return deck.series[found.question].line
    if found.phase == AUCTION:
        return deck.auctions[found.question].line
    return deck.finals[found.question].levels[found.place // 3][found.place % 3].line
