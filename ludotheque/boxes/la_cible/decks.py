"""The five decks of a language, card by card. `load("fr")` gives those that come with the game.

First round, series and auctions have six questions to a side: side and die pick question 6 * side + die - 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.errors import Problem

from .deck_files import LANGUAGES, Fault, Line, Source, Wrong, own_sources
from .known_words import known_words
from .lists import Lists, parse_answers
from .referee import AnswerSet

ON_A_SIDE: Final = 6  # questions, definitions, levels
ON_A_LEVEL: Final = 3  # questions of the final
NEW_SIDE: Final = "---"


class Question(NamedTuple):
    text: str  # "un fruit": what is asked for
    answers: AnswerSet
    line: Line


class Series(NamedTuple):
    hint: str
    examples: tuple[int, ...]  # three of the answers; they count as given
    answers: AnswerSet
    line: Line


class Definition(NamedTuple):
    text: str
    answers: AnswerSet  # a single answer
    line: Line


class DefinitionSide(NamedTuple):
    letter: str
    definitions: list[Definition]
    line: Line


class FinalSide(NamedTuple):
    levels: list[list[Question]]  # levels[n - 1]: three questions that take at least n answers each
    line: Line


class Deck:
    """All cards of a language. `faults` tells what could not be read; of such lines there is no card.

    On top of a base: its cards come first, but for questions that are asked here anew; `ours` counts them.
    """

    def __init__(self, language: str, sources: list[Source], base: Deck | None = None) -> None:
        self.language = language
        self.base = base
        self.ours = [0] * 6
        self.first_round: list[Question] = []
        self.definitions: list[DefinitionSide] = []
        self.series: list[Series] = []
        self.auctions: list[Question] = []
        self.finals: list[FinalSide] = []
        lists = [source for source in sources if source.kind == "lists"]
        self.lists: Lists = Lists(language, lists, base.lists if base else None)
        self.lists.known = known_words(language, sources).union(base.lists.known if base else ())
        self.faults = self.lists.faults
        for source in sources:
            self.read(source)
        if base:
            self.put_below(base)

    def put_below(self, base: Deck) -> None:
        own, bids = {one.text for one in self.first_round}, {one.text for one in self.auctions}
        hints = {one.hint for one in self.series}
        before = self.sizes()
        self.first_round = [one for one in base.first_round if one.text not in own] + self.first_round
        self.definitions = base.definitions + self.definitions
        self.series = [one for one in base.series if one.hint not in hints] + self.series
        self.auctions = [one for one in base.auctions if one.text not in bids] + self.auctions
        self.finals = base.finals + self.finals
        self.ours = [size - own for size, own in zip(self.sizes(), before, strict=True)]

    def read(self, source: Source) -> None:
        readers = {
            "first_round": self.add_first,
            "auctions": self.add_auction,
            "series": self.add_series,
            "definitions": self.add_definition,
            "final": self.add_final,
        }
        for line in source.lines if source.kind in readers else []:
            try:
                readers[source.kind](line)
            except Wrong as wrong:
                self.faults.append(Fault(line, wrong.what))

    def sizes(self) -> list[int]:
        """How many questions, or sides of cards, each phase has; 0 for phase 0."""
        return [
            0,
            len(self.first_round),
            len(self.definitions),
            len(self.series),
            len(self.auctions),
            len(self.finals),
        ]

    def question(self, line: Line, fields: list[str]) -> Question:
        """`list` or `question | list`."""
        if len(fields) not in (1, 2):
            raise Wrong(
                "une question s'écrit `liste` ou `question | liste`", "a question is `list` or `question | list`"
            )
        text, answers = self.lists.refer(fields[-1], fields[0] if len(fields) == 2 else "")
        return Question(text, answers, line)

    def add_first(self, line: Line) -> None:
        self.first_round.append(self.question(line, line.fields()))

    def add_auction(self, line: Line) -> None:
        self.auctions.append(self.question(line, line.fields()))

    def add_series(self, line: Line) -> None:
        *fields, examples = line.fields()
        question = self.question(line, fields)
        names = [name.strip() for name in examples.split(",")]
        found = tuple(number for name in names if (number := find(question.answers, name)) is not None)
        if len(names) != 3 or len(set(found)) != 3:
            raise Wrong(
                f"les exemples sont trois réponses de la liste, pas « {examples} »",
                f"the examples must be three answers of the list, not {examples!r}",
            )
        self.series.append(Series(question.text, found, question.answers, line))

    def add_definition(self, line: Line) -> None:
        """`[A]` begins a side; then `answer = another | definition`."""
        if line.text.startswith("["):
            self.definitions.append(DefinitionSide(line.text.strip("[] ").upper(), [], line))
            return
        fields = line.fields()
        answers = parse_answers(fields[0])
        if len(fields) != 2 or len(answers) != 1 or not self.definitions:
            raise Wrong(
                "une définition s'écrit `réponse | définition`, sous la lettre de sa carte : `[A]`",
                "a definition is `answer | definition`, below the letter of its side: `[A]`",
            )
        one = AnswerSet(answers, self.language, known=self.lists.known)
        self.definitions[-1].definitions.append(Definition(fields[1], one, line))

    def add_final(self, line: Line) -> None:
        """`---` begins a side; then `level | list` or `level | question | list`, three of each level."""
        if line.text == NEW_SIDE:
            self.finals.append(FinalSide([[] for _ in range(ON_A_SIDE)], line))
            return
        level, *fields = line.fields()
        if level not in {"1", "2", "3", "4", "5", "6"} or not self.finals:
            raise Wrong(
                "une question de la finale s'écrit `niveau | liste`, niveau 1 à 6, sous une ligne ---",
                "a question of the final is `level | list`, with level 1 to 6, below a line ---",
            )
        self.finals[-1].levels[int(level) - 1].append(self.question(line, fields))


def find(answers: AnswerSet, name: str) -> int | None:
    """As the referee would, but quickly for a name that is written as it is shown: decks have many examples."""
    for number, answer in enumerate(answers.answers):
        if answer.shown == name:
            return number
    return answers.judge(name)


LOADED: Final[dict[str, Deck]] = {}


def load(language: str) -> Deck:
    """The decks that come with the game, read once in a process; or a household's, which household.py has added."""
    if language not in LOADED:
        if language not in LANGUAGES:
            raise Problem(f"the questions {language[:60]!r} are not on this machine")
        deck = Deck(language, own_sources(language))
        if deck.faults:
            raise Problem(str(deck.faults[0]))
        LOADED[language] = deck
    return LOADED[language]
