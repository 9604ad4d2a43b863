"""What is shown of a card: questions when they are due, answers once they have been given or the run is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .phases import AUCTION, DEFINITIONS, FINAL, FIRST_ROUND, NO_TEXT, REVIEW, VOTE, Given

if TYPE_CHECKING:
    from .state import Quiz


def question(game: Quiz, number: int, place: int) -> str:
    """The words of a question of this phase: of that definition, or of that question of the final."""
    deck = game.deck
    if game.phase == FIRST_ROUND:
        return deck.first_round[number].text
    if game.phase == DEFINITIONS:
        return deck.definitions[number].definitions[place].text
    if game.phase == AUCTION:
        return deck.auctions[number].text
    return deck.finals[number].levels[place // 3][place % 3].text if game.phase == FINAL else deck.series[number].hint


def letter(game: Quiz) -> str:
    return game.deck.definitions[game.question].letter


def examples(game: Quiz) -> list[str]:
    series = game.deck.series[game.question]
    return [series.answers.shown(example) for example in series.examples]


def typed(game: Quiz, text: int) -> str:
    return game.texts[text] if text != NO_TEXT else ""


def answer(game: Quiz, given: Given) -> str:
    """As it should be written, where it is known; else as it was typed."""
    if given.answer < 0:
        return typed(game, given.text)
    return game.answers_at(given.place).shown(given.answer)


def solution(game: Quiz, definition: int) -> str:
    """The card is turned round for all once the time is up."""
    return game.answers_at(definition).shown(0) if game.step in (REVIEW, VOTE) else ""
