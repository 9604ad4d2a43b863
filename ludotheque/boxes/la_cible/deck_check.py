"""Finds what is wrong with a deck before players do, and counts what it holds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from .deck_files import Fault
from .decks import ON_A_LEVEL, ON_A_SIDE, Deck, DefinitionSide, FinalSide, Question, Series
from .inflections import inflected
from .referee import QUOTED, Answer
from .spelling import SPELLINGS, WORD, Spelling, first_letter, plain

SMALLEST: Final = {"first_round": 20, "series": 8, "auctions": 8}  # answers of a question
STEM: Final = 5  # letters that two words share when one gives the other away


def check(deck: Deck) -> list[Fault]:
    """Every fault, in the order of the decks."""
    spelling = SPELLINGS[deck.language]
    found = list(deck.faults)
    for one in deck.lists.by_key.values():
        found += [Fault(one.line.place, what) for what in alike(one.answers, spelling, one.feminine)]
    found += check_questions("first_round", deck.first_round, spelling)
    found += [fault for side in deck.definitions for fault in check_definitions(side, spelling)]
    found += repeated_definitions(deck, spelling)
    found += check_questions("series", [question_of(series) for series in deck.series], spelling)
    found += check_questions("auctions", deck.auctions, spelling)
    found += [fault for side in deck.finals for fault in check_levels(side)]
    found += check_questions("final", [q for side in deck.finals for level in side.levels for q in level], spelling)
    return found


def question_of(series: Series) -> Question:
    return Question(series.hint, series.answers, series.line)


def check_questions(kind: str, questions: Sequence[Question], spelling: Spelling) -> list[Fault]:
    found = repeated(questions)
    for question in questions:
        answers = question.answers
        if len(answers) < SMALLEST.get(kind, 1):
            what = f"{len(answers)} answers are too few for « {question.text} »: {SMALLEST.get(kind, 1)} at least"
            found.append(Fault(question.line.place, what))
        found += [Fault(question.line.place, what) for what in given_away(question, spelling)]
        if answers.answers and question.line.fields()[-1].startswith("="):
            found += [Fault(question.line.place, what) for what in alike(answers.answers, spelling, False)]
    return found


def repeated(questions: Sequence[Question]) -> list[Fault]:
    first: dict[str, Question] = {}
    found: list[Fault] = []
    for question in questions:
        before = first.setdefault(" ".join(WORD.findall(plain(question.text))), question)
        if before is not question:
            found.append(Fault(question.line.place, f"« {question.text} » is asked already: {before.line.place}"))
    return found


def given_away(question: Question, spelling: Spelling) -> list[str]:
    """Answers whose words all stand in the question. What it quotes is meant to stand there."""
    said = set(spelling.core(spelling.words(QUOTED.sub(" ", question.text))))
    shown = [answer.shown for answer in question.answers.answers]
    return [f"« {question.text} » gives away {name}" for name in shown if said >= set(spelling.variants(name)[-1])]


def alike(answers: Sequence[Answer], spelling: Spelling, feminine: bool) -> list[str]:
    """Two answers of one set that one text could mean."""
    owners: dict[str, Answer] = {}
    found: list[str] = []
    for answer in answers:
        for key in {key for name in (answer.shown, *answer.also) for key in spelling.keys(name)}:
            if owners.setdefault(key, answer) is not answer:
                found.append(f"{answer.shown} and {owners[key].shown} are written alike")
    for answer in answers:
        for words in spelling.variants(answer.shown):
            for form in inflected(words, spelling.language, feminine):
                owner = owners.get("".join(form), answer)
                if owner is not answer:
                    found.append(f"{owner.shown} is also a form of {answer.shown}: make it one answer")
    return found


def check_definitions(side: DefinitionSide, spelling: Spelling) -> list[Fault]:
    found: list[Fault] = []
    if len(side.letter) != 1 or not side.letter.isalpha():
        found.append(Fault(side.line.place, "a side begins with its letter in brackets, such as [A]"))
    if len(side.definitions) != ON_A_SIDE:
        found.append(Fault(side.line.place, f"a side has {ON_A_SIDE} definitions, not {len(side.definitions)}"))
    for definition in side.definitions:
        answer = definition.answers.answers[0]
        for name in (answer.shown, *answer.also):
            if first_letter(name) != side.letter:
                found.append(Fault(definition.line.place, f"{name} does not begin with {side.letter}"))
        if word := telling_word(answer.shown, definition.text, spelling):
            found.append(Fault(definition.line.place, f"the definition gives {answer.shown} away: {word}"))
    return found


def telling_word(answer: str, text: str, spelling: Spelling) -> str:
    """A word of the definition that is the answer or has its stem; "" if there is none."""
    stems = [word[:-2] if len(word) > STEM + 2 else word for word in spelling.core(spelling.words(answer))]
    long = [stem for stem in stems if len(stem) >= STEM or stem in spelling.core(spelling.words(answer))]
    for word in spelling.core(spelling.words(text)):
        if any(word == stem or (len(stem) >= STEM and word.startswith(stem)) for stem in long):
            return word
    return ""


def repeated_definitions(deck: Deck, spelling: Spelling) -> list[Fault]:
    first: dict[str, str] = {}
    found: list[Fault] = []
    for definition in [definition for side in deck.definitions for definition in side.definitions]:
        shown, place = definition.answers.answers[0].shown, definition.line.place
        for what in (spelling.key(shown), definition.text):
            if first.setdefault(what, place) != place:
                found.append(Fault(place, f"{shown} or its definition exists already: {first[what]}"))
    return found


def check_levels(side: FinalSide) -> list[Fault]:
    found: list[Fault] = []
    for number, questions in enumerate(side.levels, 1):
        if len(questions) != ON_A_LEVEL:
            what = f"level {number} has {len(questions)} questions, not {ON_A_LEVEL}"
            found.append(Fault(side.line.place, what))
        for question in questions:
            if len(question.answers) < number:
                what = f"« {question.text} » has {len(question.answers)} answers, too few for level {number}"
                found.append(Fault(question.line.place, what))
    return found


def statistics(deck: Deck) -> dict[str, int]:
    """What the deck holds: cards, and how many answers a question has."""
    finals = [question for side in deck.finals for level in side.levels for question in level]
    sizes = [len(question.answers) for question in [*deck.first_round, *deck.auctions, *finals]]
    sizes += [len(series.answers) for series in deck.series]
    return {
        "first round questions": len(deck.first_round),
        "definition sides": len(deck.definitions),
        "series": len(deck.series),
        "auctions": len(deck.auctions),
        "final sides": len(deck.finals),
        "final questions": len(finals),
        "lists": len(deck.lists.by_key),
        "answers in lists": sum(len(one.answers) for one in deck.lists.by_key.values()),
        "median answers of a question": int(median(sizes)) if sizes else 0,
        "known words": len(deck.lists.known),
    }
