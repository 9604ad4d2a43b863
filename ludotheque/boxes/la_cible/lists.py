"""Lists of answers, which questions refer to by their key, and the small language of these references.

fruits                  the list
fruits ^p               those that begin with P; also $age (end with), ~oi (contain), %5 (one word of five letters)
fruits + legumes ^p     of both lists
= rouge, vert = émeraude    a list of its own, written where it is used; = gives another way to say the same
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import pairwise
from typing import Final, NamedTuple

from ...core.text import Text
from .deck_files import Fault, Line, Source, Wrong
from .referee import NO_WORDS, Answer, AnswerSet
from .spelling import WORD, plain

CLOSED: Final = {"fermée": True, "ouverte": False, "closed": True, "open": False}
FEMININE: Final = ("féminin", "feminine")
HALF: Final = 25  # the answer in this place of a list comes to mind half as often as the first one
FILTERS: Final[dict[str, Callable[[str, str], bool]]] = {
    "^": lambda plainly, part: plainly.startswith(part),
    "$": lambda plainly, part: plainly.endswith(part),
    "~": lambda plainly, part: part in plainly,
    "%": lambda plainly, part: plainly.isalpha() and str(len(plainly)) == part,
}
SAYS: Final = {
    "fr": {"^": "qui commence par « {} »", "$": "qui finit par « {} »", "~": "avec « {} »", "%": "en {} lettres"},
    "en": {"^": "beginning with “{}”", "$": "ending in “{}”", "~": "with “{}” in it", "%": "with {} letters"},
}


BEFORE_HEAD: Final = Text(
    "des réponses avant le premier `## clé | question | ouverte`", "answers before the first `## key | phrase | open`"
)
NO_HEAD: Final = Text(
    "une liste commence par `## clé | question | ouverte` (ou fermée)",
    "a list begins with `## key | phrase | open` (or closed)",
)


class AnswerList(NamedTuple):
    """A list of a file. Closed: these are all. The best known answers come first."""

    key: str
    phrase: str  # "un fruit", to be asked for
    closed: bool
    feminine: bool
    answers: list[Answer]
    line: Line


def exists(key: str, line: Line) -> Text:
    return Text(f"la liste {key} existe déjà : {line.place}", f"the list {key} exists already: {line.place}")


def parse_answers(text: str) -> list[Answer]:
    found = [[name.strip() for name in item.split("=") if name.strip()] for item in text.split(",") if item.strip()]
    named = [names for names in found if names]
    return [Answer(names[0], tuple(names[1:]), HALF / (HALF + place)) for place, names in enumerate(named)]


class Lists:
    """All lists of a language; gives the answer set of a reference, one and the same each time."""

    def __init__(self, language: str, sources: list[Source], base: Lists | None = None) -> None:
        """On top of other lists, if a base is given: these keep their answer sets."""
        self.language = language
        self.faults: list[Fault] = []
        self.by_key: dict[str, AnswerList] = dict(base.by_key) if base else {}
        self.sets: dict[tuple[str, str], AnswerSet] = dict(base.sets) if base else {}
        self.known: Collection[str] = NO_WORDS  # given once all decks are read
        self.plainly: dict[str, str] = {}  # names that a filter has looked at
        for source in sources:
            self.read(source.lines)

    def read(self, lines: list[Line]) -> None:
        heads = [number for number, line in enumerate(lines) if line.text.startswith("##")]
        if lines and heads[:1] != [0]:
            self.faults.append(Fault(lines[0], BEFORE_HEAD))
        for start, end in pairwise([*heads, len(lines)]):
            self.add(lines[start], lines[start + 1 : end])

    def add(self, head: Line, body: list[Line]) -> None:
        fields = [field.strip() for field in head.text.lstrip("#").split("|")]
        if (
            len(fields) not in (3, 4)
            or fields[2] not in CLOSED
            or fields[3:4] not in ([], [FEMININE[0]], [FEMININE[1]])
        ):
            self.faults.append(Fault(head, NO_HEAD))
            return
        key = fields[0]
        if key in self.by_key:
            self.faults.append(Fault(head, exists(key, self.by_key[key].line)))
            return
        written = ",".join(line.text for line in body)
        included = [part.strip()[1:] for part in written.split(",") if part.strip().startswith("@")]
        own = ",".join(part for part in written.split(",") if not part.strip().startswith("@"))
        answers = [answer for other in included for answer in self.included(head, other)] + parse_answers(own)
        self.by_key[key] = AnswerList(key, fields[1], CLOSED[fields[2]], len(fields) == 4, answers, head)

    def included(self, head: Line, key: str) -> list[Answer]:
        if key in self.by_key:
            return self.by_key[key].answers
        self.faults.append(Fault(head, Text(f"@{key} : pas de telle liste plus haut", f"@{key}: no such list above")))
        return []

    def refer(self, reference: str, question: str) -> tuple[str, AnswerSet]:
        """The question (by default the phrase of the list) and the answers. Raises Wrong for a bad reference."""
        keys, filters = parse_reference(reference)
        for key in keys:
            if key not in self.by_key:
                raise Wrong(f"il n'y a pas de liste {key}", f"there is no list {key}")
        text = question or self.phrase(keys, filters)
        if (reference, text) not in self.sets:
            self.sets[reference, text] = self.answer_set(reference, keys, filters, text)
        return text, self.sets[reference, text]

    def phrase(self, keys: list[str], filters: list[str]) -> str:
        if len(keys) != 1:
            raise Wrong(
                "une question sur plusieurs listes, ou sur aucune, s'écrit en entier avant la barre |",
                "a question about several lists, or about none, must be written out before the |",
            )
        says = [SAYS[self.language][mark[0]].format(mark[1:].upper()) for mark in filters]
        return " ".join([self.by_key[keys[0]].phrase, *says])

    def answer_set(self, reference: str, keys: list[str], filters: list[str], topic: str) -> AnswerSet:
        if not keys:
            return AnswerSet(parse_answers(reference.lstrip("= ")), self.language, topic, known=self.known)
        answers = [self.by_key[key].answers for key in keys]
        merged = united(answers) if len(keys) > 1 else answers[0]
        kept = [answer for one in merged for answer in self.passing(one, filters)] if filters else merged
        feminine = any(self.by_key[key].feminine for key in keys)
        return AnswerSet(kept, self.language, topic, feminine, self.known)

    def passing(self, answer: Answer, filters: list[str]) -> list[Answer]:
        """The answer under those of its names that pass, if any does: a maracuja begins with M."""
        names = [name for name in (answer.shown, *answer.also) if self.passes(name, filters)]
        return [Answer(names[0], tuple(names[1:]), answer.weight)] if names else []

    def passes(self, name: str, filters: list[str]) -> bool:
        if name not in self.plainly:
            self.plainly[name] = plain(name)
        return all(FILTERS[mark[0]](self.plainly[name], mark[1:]) for mark in filters)


def parse_reference(reference: str) -> tuple[list[str], list[str]]:
    """Keys and filters; no key: a list of its own."""
    if reference.startswith("="):
        return [], []
    words = reference.split()
    filters = [word for word in words if word[0] in FILTERS]
    keys = [word for word in words if word != "+" and word not in filters]
    if not keys or words.count("+") != len(keys) - 1 or any(len(word) < 2 for word in filters):
        raise Wrong(
            f"« {reference} » ne désigne pas de liste ; écris par exemple `fruits`, `fruits + legumes` ou `fruits ^p`",
            f"{reference!r} is no reference to a list, such as `fruits`, `fruits + legumes` or `fruits ^p`",
        )
    return keys, [word[0] + plain(word[1:]) for word in filters]


def united(lists: list[list[Answer]]) -> list[Answer]:
    """Each answer once, though two lists name it."""
    found: dict[str, Answer] = {}
    for answers in lists:
        for answer in answers:
            found.setdefault("".join(WORD.findall(plain(answer.shown))), answer)
    return list(found.values())
