"""A player of LA CIBLE: knows some of the answers, now and then errs as people do, and takes the time that they take.

It bids as many answers as it knows, as long as it has even chances to keep its word. In the final it passes on
where it knows too little, and guesses at the last question of a level. It never appeals, and abstains when others do.
As a referee it goes by the list; what is only said aloud it cannot hear, and believes.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from ...core.game import HIDDEN, Position, pick
from . import bot_knowledge
from .bot_knowledge import SKILLS
from .phases import (
    ABSTAIN,
    ANSWER,
    BID,
    CHECK,
    DEFINITIONS,
    GO_ON,
    HIGHEST_BID,
    JUDGE,
    PASS,
    READ,
    REVIEW,
    RUN,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    SHOWN,
    START,
    STOP,
    VALIDATE,
    VOTE,
)
from .state import Quiz

NO_IDEA: Final = {"fr": "aucune idée", "en": "no idea"}
GUESSES: Final = 0.25  # how often a definition is guessed at rather than passed
LAST_QUESTION: Final = 2  # of a level of the final
PATIENCE: Final = 3  # readings of a definition, after which it lets the time run out
MOST_PASSES: Final = 12  # in a final
JUMPS: Final = 0.3  # how often a bid is two more instead of one
IN_TIME: Final = 0.8  # the part of a countdown within which it answers
# Milliseconds. Without a clock a bot presses "go on", and leaves people the time to appeal.
PAUSES: Final = {READ: 4_000, SHOWN: 5_000, REVIEW: 10_000}
SHORT_PAUSE: Final = 1_500


class CibleBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    # Words

    def say(self, position: Position, seat: int, rng: Random) -> str:
        """An answer, or "" to press a button instead."""
        assert isinstance(position, Quiz)
        if seat != position.seat:
            return ""  # a referee who could write down what the finalist says
        known = bot_knowledge.fresh(position, seat, self.skill)
        if self.would_rather_press(position, len(known), rng):
            return ""
        if known and rng.random() >= self.skill.slips:
            return bot_knowledge.comes_to_mind(known, rng).shown
        return bot_knowledge.mistake(position, rng) or ("" if position.step == RUN else NO_IDEA[position.deck.language])

    def would_rather_press(self, game: Quiz, known: int, rng: Random) -> bool:
        if game.step == RUN:
            missing = game.level - len(game.at_this_question())
            return missing <= 0 or (known < missing and game.shown < LAST_QUESTION)
        return game.phase == DEFINITIONS and known == 0 and rng.random() >= GUESSES

    # Buttons

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, Quiz)
        choices = position.choices(seat)
        if position.step == VOTE:
            return ABSTAIN
        if position.step in (JUDGE, CHECK):
            return verdict(position, choices)
        if position.step == BID:
            return self.bid(position, seat, rng)
        return self.press(position, choices, rng)

    def press(self, game: Quiz, choices: list[int], rng: Random) -> int:
        wishes = [START, GO_ON, VALIDATE, STOP, HIDDEN] if gives_up(game) else [START, GO_ON, VALIDATE, PASS]
        return next((wish for wish in wishes if wish in choices or wish == HIDDEN), pick(choices, rng))

    def bid(self, game: Quiz, seat: int, rng: Random) -> int:
        """At most what it can hope to keep; whoever opens begins with half of that."""
        most = min(len(bot_knowledge.fresh(game, seat, self.skill)), self.word(game, seat), HIGHEST_BID)
        if game.bid >= most:
            return PASS if game.bid else 1
        if game.bid == 0:
            return max(1, most // 2)
        return min(most, game.bid + (2 if rng.random() < JUMPS else 1))

    def word(self, game: Quiz, seat: int) -> int:
        """As many answers as come without a slip about once in two times; its nerve is another at each question."""
        nerve = 0.35 + 0.3 * bot_knowledge.mind(game, seat, "nerve").random()
        return int(log(nerve) / log(1 - self.skill.slips))

    # Time

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, Quiz)
        if position.step not in (ANSWER, BID, RUN):
            return PAUSES.get(position.step, SHORT_PAUSE)
        thinks = int(self.skill.milliseconds * (0.6 + 0.8 * rng.random()))
        return min(thinks, int(IN_TIME * position.lasts(position.timer))) if position.stretch else thinks


def gives_up(game: Quiz) -> bool:
    """There is nothing left that it could find."""
    if game.step == RUN:
        return game.passes >= MOST_PASSES or (game.shown == LAST_QUESTION and not game.stretch)
    return game.step == ANSWER and game.phase == DEFINITIONS and game.heard[game.open[0]] > PATIENCE


def verdict(game: Quiz, choices: list[int]) -> int:
    """Of a referee."""
    number = game.given[game.checking].text if game.step == CHECK else game.pending
    asked = game.asked()
    if number < 0 or asked is None:
        return SAID_RIGHT
    found = asked.judge(game.texts[number])
    if found is None:
        return SAID_WRONG
    again = SAID_AGAIN in choices and found in bot_knowledge.said(game, asked, before=number)
    return SAID_AGAIN if again else SAID_RIGHT
