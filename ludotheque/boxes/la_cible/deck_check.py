"""Finds what is wrong with a deck before players do, and counts what it holds. What it is based on has been checked."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from ...core.text import Text
from .deck_files import Fault, Line
from .decks import ON_A_LEVEL, ON_A_SIDE, Deck, DefinitionSide, FinalSide, Question, Series
from .inflections import inflected
from .referee import QUOTED, Answer
from .spelling import SPELLINGS, WORD, Spelling, first_letter, plain

SMALLEST: Final = {"first_round": 20, "series": 8, "auctions": 8}  # answers of a question
STEM: Final = 5  # letters that two words share when one gives the other away


def check(deck: Deck) -> list[Fault]:
    """Every fault, in the order of the decks."""
    spelling = SPELLINGS[deck.language]
    known = deck.base.lists.by_key if deck.base else {}
    found = list(deck.faults)
    for one in [one for key, one in deck.lists.by_key.items() if key not in known]:
        found += [Fault(one.line, what) for what in alike(one.answers, spelling, one.feminine)]
    _, first, sides, series, auctions, finals = deck.ours
    found += check_questions("first_round", deck.first_round[first:], spelling)
    found += [fault for side in deck.definitions[sides:] for fault in check_definitions(side, spelling)]
    found += repeated_definitions(deck.definitions[sides:], spelling)
    found += check_questions("series", [question_of(one) for one in deck.series[series:]], spelling)
    found += check_questions("auctions", deck.auctions[auctions:], spelling)
    found += [fault for side in deck.finals[finals:] for fault in check_levels(side)]
    asked = [q for side in deck.finals[finals:] for level in side.levels for q in level]
    found += check_questions("final", asked, spelling)
    return found


def question_of(series: Series) -> Question:
    return Question(series.hint, series.answers, series.line)


def check_questions(kind: str, questions: Sequence[Question], spelling: Spelling) -> list[Fault]:
    found = repeated(questions)
    for question in questions:
        answers = question.answers
        if len(answers) < SMALLEST.get(kind, 1):
            found.append(Fault(question.line, too_few(question, SMALLEST.get(kind, 1))))
        found += [Fault(question.line, what) for what in given_away(question, spelling)]
        if answers.answers and question.line.fields()[-1].startswith("="):
            found += [Fault(question.line, what) for what in alike(answers.answers, spelling, False)]
    return found


def too_few(question: Question, least: int) -> Text:
    number, text = len(question.answers), question.text
    return Text(
        f"{number} réponses, c'est trop peu pour « {text} » : {least} au moins",
        f"{number} answers are too few for « {text} »: {least} at least",
    )


def repeated(questions: Sequence[Question]) -> list[Fault]:
    first: dict[str, Question] = {}
    found: list[Fault] = []
    for question in questions:
        before = first.setdefault(" ".join(WORD.findall(plain(question.text))), question)
        if before is not question:
            found.append(Fault(question.line, asked_already(question.text, before.line)))
    return found


def asked_already(text: str, line: Line) -> Text:
    return Text(f"« {text} » est déjà demandé : {line.place}", f"« {text} » is asked already: {line.place}")


def given_away(question: Question, spelling: Spelling) -> list[Text]:
    """Answers whose words all stand in the question. What it quotes is meant to stand there."""
    said = set(spelling.core(spelling.words(QUOTED.sub(" ", question.text))))
    shown = [answer.shown for answer in question.answers.answers]
    told = [name for name in shown if said >= set(spelling.variants(name)[-1])]
    text = question.text
    return [Text(f"« {text} » trahit la réponse {name}", f"« {text} » gives away {name}") for name in told]


def alike(answers: Sequence[Answer], spelling: Spelling, feminine: bool) -> list[Text]:
    """Two answers of one set that one text could mean."""
    owners: dict[str, Answer] = {}
    found: list[Text] = []
    for answer in answers:
        for key in {key for name in (answer.shown, *answer.also) for key in spelling.keys(name)}:
            if not key:
                found.append(no_letters(answer.shown))
            elif owners.setdefault(key, answer) is not answer:
                found.append(written_alike(answer.shown, owners[key].shown))
    for answer in answers if spelling.language == "fr" else []:  # Marie is another girl than Mary
        for words in spelling.variants(answer.shown):
            for form in inflected(words, spelling.language, feminine):
                owner = owners.get("".join(form), answer)
                if owner is not answer:
                    found.append(form_of(owner.shown, answer.shown))
    return found


def no_letters(name: str) -> Text:
    return Text(f"{name} n'a pas de lettres à taper", f"{name} has no letters that could be typed")


def written_alike(one: str, other: str) -> Text:
    return Text(f"{one} et {other} s'écrivent pareil", f"{one} and {other} are written alike")


def form_of(one: str, other: str) -> Text:
    return Text(
        f"{one} est aussi une forme de {other} : fais-en une seule réponse",
        f"{one} is also a form of {other}: make it one answer",
    )


def check_definitions(side: DefinitionSide, spelling: Spelling) -> list[Fault]:
    found: list[Fault] = []
    if len(side.letter) != 1 or not side.letter.isalpha():
        found.append(Fault(side.line, NO_LETTER))
    if len(side.definitions) != ON_A_SIDE:
        found.append(Fault(side.line, not_a_side(len(side.definitions))))
    for definition in side.definitions:
        answer = definition.answers.answers[0]
        for name in (answer.shown, *answer.also):
            if first_letter(name) != side.letter:
                found.append(Fault(definition.line, other_letter(name, side.letter)))
        if word := telling_word(answer.shown, definition.text, spelling):
            found.append(Fault(definition.line, told_by(answer.shown, word)))
    return found


NO_LETTER: Final = Text(
    "une carte commence par sa lettre entre crochets : [A]", "a side begins with its letter in brackets, such as [A]"
)


def not_a_side(number: int) -> Text:
    return Text(
        f"une carte a {ON_A_SIDE} définitions, pas {number}", f"a side has {ON_A_SIDE} definitions, not {number}"
    )


def other_letter(name: str, letter: str) -> Text:
    return Text(f"{name} ne commence pas par {letter}", f"{name} does not begin with {letter}")


def told_by(name: str, word: str) -> Text:
    return Text(f"la définition trahit {name} : {word}", f"the definition gives {name} away: {word}")


def telling_word(answer: str, text: str, spelling: Spelling) -> str:
    """A word of the definition that is the answer or has its stem; "" if there is none."""
    stems = [word[:-2] if len(word) > STEM + 2 else word for word in spelling.core(spelling.words(answer))]
    long = [stem for stem in stems if len(stem) >= STEM or stem in spelling.core(spelling.words(answer))]
    for word in spelling.core(spelling.words(text)):
        if any(word == stem or (len(stem) >= STEM and word.startswith(stem)) for stem in long):
            return word
    return ""


def repeated_definitions(sides: Sequence[DefinitionSide], spelling: Spelling) -> list[Fault]:
    first: dict[str, Line] = {}
    found: list[Fault] = []
    for definition in [definition for side in sides for definition in side.definitions]:
        shown = definition.answers.answers[0].shown
        for what in (spelling.key(shown), definition.text):
            before = first.setdefault(what, definition.line)
            if before is not definition.line:
                found.append(Fault(definition.line, defined_already(shown, before)))
    return found


def defined_already(name: str, line: Line) -> Text:
    return Text(
        f"{name} ou sa définition existe déjà : {line.place}", f"{name} or its definition exists already: {line.place}"
    )


def check_levels(side: FinalSide) -> list[Fault]:
    found: list[Fault] = []
    for number, questions in enumerate(side.levels, 1):
        if len(questions) != ON_A_LEVEL:
            found.append(Fault(side.line, not_a_level(number, len(questions))))
        for question in questions:
            if len(question.answers) < number:
                found.append(Fault(question.line, too_few_for(question, number)))
    return found


def not_a_level(level: int, number: int) -> Text:
    return Text(
        f"le niveau {level} a {number} questions, pas {ON_A_LEVEL}",
        f"level {level} has {number} questions, not {ON_A_LEVEL}",
    )


def too_few_for(question: Question, level: int) -> Text:
    number, text = len(question.answers), question.text
    return Text(
        f"« {text} » a {number} réponses, trop peu pour le niveau {level}",
        f"« {text} » has {number} answers, too few for level {level}",
    )


def statistics(deck: Deck) -> dict[str, int]:
    """What the deck holds: cards, and how many answers a question has. Not what it is based on."""
    _, first, sides, series, auctions, finals = deck.ours
    asked = [question for side in deck.finals[finals:] for level in side.levels for question in level]
    sizes = [len(question.answers) for question in [*deck.first_round[first:], *deck.auctions[auctions:], *asked]]
    sizes += [len(one.answers) for one in deck.series[series:]]
    known = deck.base.lists.by_key if deck.base else {}
    lists = [one for key, one in deck.lists.by_key.items() if key not in known]
    return {
        "first round questions": len(deck.first_round) - first,
        "definition sides": len(deck.definitions) - sides,
        "series": len(deck.series) - series,
        "auctions": len(deck.auctions) - auctions,
        "final sides": len(deck.finals) - finals,
        "final questions": len(asked),
        "lists": len(lists),
        "answers in lists": sum(len(one.answers) for one in lists),
        "median answers of a question": int(median(sizes)) if sizes else 0,
        "known words": len(deck.lists.known),
    }
