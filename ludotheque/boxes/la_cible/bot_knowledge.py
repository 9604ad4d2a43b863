"""What a bot knows at LA CIBLE: of each list the answers that are well known, and some of the others.

What it knows belongs to its seat and to the questions of this match, so it is the same whenever it is asked again;
a higher level knows all that a lower one knows, and more.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from .phases import CHECK, DEFINITIONS, NO_TEXT, NOTED, RIGHT, Given
from .referee import Answer, AnswerSet
from .spelling import SPELLINGS
from .state import Quiz

AGAIN: Final = 0.4  # how often a mistake is something that was said before
ATTEMPTS: Final = 8  # at a mistake that the referee would not take for right


class Skill(NamedTuple):
    finds: float  # share of the definitions
    narrow: float  # an answer is known with the power of this of its weight
    slips: float  # how often it errs though it knows better
    milliseconds: int  # for an answer


SKILLS: Final = [
    Skill(0.3, 5.0, 0.16, 5_000),
    Skill(0.45, 3.5, 0.12, 4_200),
    Skill(0.6, 2.5, 0.08, 3_500),
    Skill(0.75, 1.8, 0.05, 2_800),
    Skill(0.9, 1.3, 0.03, 2_200),
]


def mind(game: Quiz, seat: int, about: str) -> Random:
    """The same for a seat as long as no other question is drawn. All questions so far make each match another one."""
    return Random(f"{seat} {game.game} {game.used} {about}")


def known(game: Quiz, seat: int, skill: Skill) -> list[int]:
    """Answers to what is asked now, said or not."""
    asked = game.asked()
    if asked is None:
        return []
    draws = mind(game, seat, f"{game.place()}")
    single = game.phase == DEFINITIONS
    chances = [skill.finds if single else answer.weight**skill.narrow for answer in asked.answers]
    return [n for n, chance in enumerate(chances) if draws.random() < chance]


def fresh(game: Quiz, seat: int, skill: Skill) -> list[Answer]:
    """Known and not said yet."""
    asked = game.asked()
    if asked is None:
        return []
    gone, keys = said(game, asked), spelled(game)
    key = SPELLINGS[game.deck.language].key
    found = [asked.answers[n] for n in known(game, seat, skill) if n not in gone]
    return [answer for answer in found if key(answer.shown) not in keys] if keys else found


def said(game: Quiz, asked: AnswerSet, before: int = 1 << 30) -> set[int]:
    """Answers of the set that everybody has heard: judged right, an example, or noted in the final."""
    counted = [g for g in to_this(game) if g.verdict in (NOTED, RIGHT) and g.answer < 0]
    texts = [g.text for g in counted if NO_TEXT < g.text < before]
    heard = {asked.judge(game.texts[text]) for text in texts}
    return game.taken() | {n for n in heard if n is not None}


def to_this(game: Quiz) -> list[Given]:
    place = game.given[game.checking].place if game.step == CHECK else game.place()
    return [g for g in game.given if g.place == place]


def spelled(game: Quiz) -> set[str]:
    """Everything that was said to this question, right or wrong, as the rules compare it."""
    key = SPELLINGS[game.deck.language].key
    return {key(game.texts[g.text]) for g in to_this(game) if g.text != NO_TEXT}


def comes_to_mind(answers: list[Answer], rng: Random) -> Answer:
    return rng.choices(answers, [answer.weight for answer in answers])[0]


# Mistakes


def mistake(game: Quiz, rng: Random) -> str:
    """Something said before, or something of a similar list; "" if nothing is near."""
    asked = game.asked()
    if asked is None:
        return ""
    again = sorted(g.answer for g in to_this(game) if g.verdict == RIGHT and g.answer >= 0)
    if again and game.phase != DEFINITIONS and rng.random() < AGAIN:
        return asked.shown(again[int(rng.random() * len(again))])
    return wrong_one(game, asked, similar(game, asked), rng)


def wrong_one(game: Quiz, asked: AnswerSet, near: list[Answer], rng: Random) -> str:
    keys, key = spelled(game), SPELLINGS[game.deck.language].key
    for _ in range(ATTEMPTS if near else 0):
        text = comes_to_mind(near, rng).shown
        if key(text) not in keys and asked.judge(text) is None:
            return text
    return ""


def similar(game: Quiz, asked: AnswerSet) -> list[Answer]:
    """Of definitions: answers with the same letter. Else what stands in a list beside one of the right answers."""
    if game.phase == DEFINITIONS:
        letter = game.deck.definitions[game.question].letter
        sides = [side for side in game.deck.definitions if side.letter == letter]
        return [definition.answers.answers[0] for side in sides for definition in side.definitions]
    right = {answer.shown for answer in asked.answers}
    lists = [a.answers for a in game.deck.lists.by_key.values() if any(one.shown in right for one in a.answers)]
    initials = {shown[:1].lower() for shown in right}
    near = [one for answers in lists for one in answers if one.shown not in right]
    return [one for one in near if one.shown[:1].lower() in initials] if len(initials) == 1 else near
