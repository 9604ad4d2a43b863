"""What WORLD says of a typed answer: 1 + the number of the listed answer it is taken for, 0 if it is wrong.

NEARLY if it is wrong by a hair. Nobody is told so, lest it help; an appeal goes by it.
"""

from __future__ import annotations

from random import Random

from ...core.game import Position
from .phases import CHECK, NEARLY, NO_TEXT
from .referee import AnswerSet
from .state import Quiz

USUALLY_RIGHT = 0.7  # of answers without words, where nobody really plays
SOMETIMES_NEAR = 0.3  # of those that are wrong


def text_of(game: Quiz) -> str:
    """What is being judged; "" if there are no words."""
    number = game.given[game.checking].text if game.step == CHECK else game.pending
    return game.texts[number] if number != NO_TEXT else ""


def answers(position: Position) -> list[int]:
    """The referee's word on the answer that waits for it."""
    assert isinstance(position, Quiz)
    asked = position.asked()
    assert asked is not None
    return [verdict(asked, text_of(position))]


def verdict(asked: AnswerSet, text: str) -> int:
    found = asked.judge(text) if text else None
    if found is not None:
        return 1 + found
    return NEARLY if text and asked.nearly(text) else 0


def plausible(game: Quiz, rng: Random) -> list[int]:
    """The same for words; a guess for an answer without any, as in search and simulation."""
    asked = game.asked()
    assert asked is not None
    if text := text_of(game):
        return [verdict(asked, text)]
    if rng.random() < USUALLY_RIGHT:
        return [1 + int(rng.random() * len(asked))]
    return [NEARLY if rng.random() < SOMETIMES_NEAR else 0]
