"""The referee: which answer of a set a typed text is taken for, if any.

In this order: the same answer but for case, accents, articles, hyphens, plural (and feminine, where the list says so),
numbers in words or digits; one that sounds the same; one with a superfluous word; one with a few slips of the finger.
Ruling: a text that is itself a known word is never taken for a slip of another one (poivre is not poire).
Ruling: a text that is as near to two answers is none of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from .inflections import another_ending, inflected
from .sounds import sounds
from .spelling import SPELLINGS, WORD, plain
from .typos import forgiven, letters_of, slips

QUOTED: Final = re.compile(r"[«“](.*?)[»”]")
DIGITS: Final = re.compile(r"\d")
GLUED: Final = "ld"  # lile noire, melon deau: an apostrophe that was left out
SHORT: Final = 7  # letters: a wrong one makes another word too easily (raison, raisin); swapped ones seldom do
SHORTEST: Final = 4  # letters of a near miss
NOBODY: Final = -1  # several answers sound like this
NO_WORDS: Final = frozenset[str]()


class Answer(NamedTuple):
    """One right answer: as it is shown, other ways to say it, and how likely it comes to mind (1 is most)."""

    shown: str
    also: tuple[str, ...] = ()
    weight: float = 1.0


class Written(NamedTuple):
    """One way to write one answer, prepared for counting slips."""

    key: str
    words: list[str]
    letters: int
    digits: str
    answer: int


class AnswerSet:
    """The right answers to a question. The index is made when the first answer is judged."""

    def __init__(
        self,
        answers: Sequence[Answer],
        language: str = "fr",
        topic: str = "",
        feminine: bool = False,
        known: Collection[str] = NO_WORDS,
    ) -> None:
        self.answers = answers
        self.language = language
        self.topic = topic  # what is asked for: "un fleuve", so that "le fleuve Congo" is the Congo
        self.feminine = feminine
        self.known = known  # keys of words that exist
        self.spelling = SPELLINGS[language]
        self.lead: set[str] = set()  # words of the topic
        self.quoted = ""  # said already by the topic: "foudre" is "coup de foudre"
        self.ready = False
        self.exact: dict[str, int] = {}
        self.heard: dict[str, int] = {}
        self.written: dict[tuple[int, str], list[Written]] = {}  # by length and first letter
        self.whole: dict[str, Written] = {}
        self.headless: dict[str, Written] = {}  # without the first letter

    def __len__(self) -> int:
        return len(self.answers)

    def shown(self, answer: int) -> str:
        """The answer as it should be written."""
        return self.answers[answer].shown

    def judge(self, text: str) -> int | None:
        """The number of the answer that the text is taken for, or None."""
        if not self.ready:
            self.prepare()
        variants = self.spelling.variants(text)
        if not variants[0]:
            return None
        for words in variants:
            found = self.same(words)
            if found is not None:
                return found
        heard = self.same_sound(variants[0], self.spelling.spoken(text))
        found = heard if heard is not None else self.without_a_word(variants[0])
        return found if found is not None else self.with_slips(variants[0])

    # The index

    def prepare(self) -> None:
        self.lead = set(self.spelling.core(self.spelling.words(self.topic)))
        quoted = QUOTED.search(self.topic)
        self.quoted = self.spelling.key(quoted[1]) if quoted and len(quoted[1]) > 2 else ""  # « P » is no word
        names = [(number, name) for number, answer in enumerate(self.answers) for name in (answer.shown, *answer.also)]
        for number, name in names:
            for words in self.spelling.variants(name):
                self.enter(words, self.spelling.spoken(name), number)
        for number, name in names:  # afterwards: what is written on the card comes before any form of it
            for words in self.spelling.variants(name):
                self.enter_forms(words, number)
            self.exact.setdefault("".join(WORD.findall(plain(name))), number)  # Lafontaine, Lehavre
        self.ready = True

    def enter(self, words: list[str], spoken: list[str], answer: int) -> None:
        key = "".join(words)
        if not key or self.exact.setdefault(key, answer) != answer:
            return
        for heard in sounds(spoken, self.language):
            if self.heard.setdefault(heard, answer) != answer:
                self.heard[heard] = NOBODY
        digits = "".join(DIGITS.findall(key))
        self.index(Written(key, words, letters_of(key), digits, answer))

    def index(self, one: Written) -> None:
        if one.key in self.whole:
            return
        self.written.setdefault((len(one.key), one.key[0]), []).append(one)
        self.whole[one.key] = one
        if len(one.key) >= SHORT:
            self.headless.setdefault(one.key[1:], one)

    def enter_forms(self, words: list[str], answer: int) -> None:
        for form in inflected(words, self.language, self.feminine):
            self.enter_if_new(form, answer)
        rest = "".join(words).removeprefix(self.quoted) if self.quoted else ""
        if rest and rest != "".join(words):
            self.exact.setdefault(rest, answer)

    def enter_if_new(self, words: list[str], answer: int) -> None:
        if "".join(words) not in self.exact:
            self.enter(words, words, answer)

    # The four attempts

    def same(self, words: list[str]) -> int | None:
        found = self.exact.get("".join(words))
        if found is None and len(words) > 1 and words[0] in self.lead:
            return self.exact.get("".join(words[1:]))
        return found

    def same_sound(self, words: list[str], spoken: list[str]) -> int | None:
        """A short word that exists is itself: basse is not bas, though petits poids are petits pois."""
        key = "".join(words)
        shortest = 4 if key in self.known else 3
        for heard in sounds(spoken, self.language) if len(key) > 3 else ():
            found = self.heard.get(heard, NOBODY)
            if found != NOBODY and len(heard) >= shortest:
                return found
        return None

    def without_a_word(self, words: list[str]) -> int | None:
        """Alexandre Dumas père. Two words must be left, else "chirurgien dentiste" would be any of the two."""
        for at in range(len(words) if len(words) > 2 else 0):
            found = self.exact.get("".join(words[:at] + words[at + 1 :]))
            if found is not None:
                return found
        return None

    def with_slips(self, words: list[str]) -> int | None:
        key = "".join(words)
        if key in self.known:
            return None
        digits = "".join(DIGITS.findall(key))
        best, fewest = NOBODY, 9
        for near in self.similar(key, letters_of(key)):
            most = min(fewest, self.allowed(key, near.key))
            count = slips(key, near.key, most)
            if count <= most and near.digits == digits and self.plausible(words, near.words):
                best = near.answer if count < fewest or best == near.answer else NOBODY
                fewest = count
        return None if best == NOBODY else best

    def similar(self, key: str, letters: int, more: int = 0) -> list[Written]:
        """Those about as long with about the same letters; the few that are worth counting slips."""
        found = self.slipped_at_once(key)
        for length in range(len(key) - 3 - more, len(key) + 4 + more):
            most = forgiven(min(len(key), length)) + more
            for near in self.written.get((length, key[0]), ()) if 0 < most >= abs(length - len(key)) else ():
                if (near.letters & ~letters).bit_count() <= most >= (letters & ~near.letters).bit_count():
                    found.append(near)
        return found

    def slipped_at_once(self, key: str) -> list[Written]:
        """The first letter may only be left out, added or swapped, and then that is the only slip."""
        found = [self.headless.get(key), self.whole.get(key[1:]), self.whole.get(key[1:2] + key[:1] + key[2:])]
        return [near for near in found if near and len(near.key) >= SHORT and near.key[0] != key[0]]

    def allowed(self, key: str, meant: str) -> int:
        """Slips by length."""
        return forgiven(min(len(key), len(meant))) if key[0] == meant[0] else 1

    def nearly(self, text: str) -> bool:
        """Not right, and hardly wrong: no other word, and but one slip more than is forgiven."""
        if not self.ready:
            self.prepare()
        words = self.spelling.variants(text)[0]
        key = "".join(words)
        if len(key) < SHORTEST or key in self.known:
            return False
        strange = [word for word in words if word not in self.known]
        digits = "".join(DIGITS.findall(key))
        near = [one for one in self.similar(key, letters_of(key), more=1) if one.digits == digits]
        return any(self.is_near(key, one) and {*words} <= {*one.words, *strange} for one in near)

    def is_near(self, key: str, one: Written) -> bool:
        most = self.allowed(key, one.key) + 1
        return slips(key, one.key, most) <= most

    def plausible(self, words: list[str], meant: list[str]) -> bool:
        """No word of several may be another word that exists, and no wrong letter may make one of a short word."""
        if len(words) != len(meant):
            return not another_ending(words[-1], meant[-1])
        return all(a == b or self.slipped(a, b) for a, b in zip(words, meant, strict=True))

    def slipped(self, word: str, meant: str) -> bool:
        if word[0] in GLUED and word[1:] == meant:
            return True
        if len(word) < SHORT and len(word) == len(meant) and sorted(word) != sorted(meant):
            return False
        most = forgiven(max(len(word), len(meant)))
        return word not in self.known and slips(word, meant, most) <= most and not another_ending(word, meant)
