"""What is left of a typed answer when spelling does not matter: no case, accents, articles, hyphens or plural."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .numerals import ENGLISH_NUMERALS, FRENCH_NUMERALS, Numerals

LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "’": "'", "`": "'"}
)
BRACKETS: Final = re.compile(r"\([^)]*\)")
HEARD_E: Final = re.compile(r"ée?s?\b")
WORD: Final = re.compile(r"[a-z0-9]+")
INITIALS: Final = re.compile(r"\b(?:[a-z]\.){2,}(?:[a-z]\b)?")
ADDED_ES: Final = ("sses", "zzes", "xes", "ches", "shes")
ENDS_IN_S: Final = frozenset(("lens", "atlas", "canvas", "alias", "pancreas"))
LONGEST: Final = 120  # characters of an answer that are read; no card has a longer one


def plain(text: str) -> str:
    """Small letters without accents; œ is oe."""
    small = text.lower()
    if small.isascii():
        return small.replace("`", "'")
    decomposed = unicodedata.normalize("NFKD", small.translate(LETTERS))
    return "".join([c for c in decomposed if c.isascii() or not unicodedata.combining(c)])


def together(initials: re.Match[str]) -> str:
    """U.S.A. is USA."""
    return initials[0].replace(".", "")


def first_letter(text: str) -> str:
    """The capital under which a dictionary lists the text; "" if it has no letter."""
    found = re.search(r"[a-z]", plain(text))
    return found[0].upper() if found else ""


class Spelling:
    """What a language writes and nobody means when answering."""

    def __init__(
        self, language: str, fillers: str, articles: str, small: str, short_forms: dict[str, str], numerals: Numerals
    ) -> None:
        self.language = language
        self.fillers = re.compile(rf"^(?:(?:{fillers})[ ,]+)+")
        self.articles = re.compile(rf"^(?:{articles})+(?=.)")
        self.small = frozenset(small.split())
        self.short_forms = short_forms
        self.numerals = numerals

    def words(self, text: str) -> list[str]:
        """Every word, plain; without what is said before an answer ("euh, c'est la …")."""
        said = " ".join(BRACKETS.sub(" ", plain(text[:LONGEST])).split())
        said = INITIALS.sub(together, said)
        bare = self.articles.sub("", self.fillers.sub("", said))
        found: list[str] = WORD.findall(bare) or WORD.findall(said)
        return [self.short_forms.get(word, word) for word in found]

    def core(self, words: list[str]) -> list[str]:
        """The words that carry the meaning, singular."""
        return [self.singular(word) for word in words if word not in self.small] or words

    def variants(self, text: str) -> list[list[str]]:
        """The core words, first with numbers as digits, then (if that differs) as they were written."""
        words = self.words(text)
        written, counted = self.core(words), self.core(self.numerals.in_digits(words))
        return [counted] if written == counted else [counted, written]

    def spoken(self, text: str) -> list[str]:
        """The core words with a final é marked: it is heard, and tells poirée from poire."""
        composed = unicodedata.normalize("NFC", text[:LONGEST].lower())
        return self.variants(HEARD_E.sub("ez", composed))[0]

    def key(self, text: str) -> str:
        """The same for two spellings of one answer. Spaces do not count either."""
        return "".join(self.variants(text)[0])

    def keys(self, text: str) -> list[str]:
        return ["".join(words) for words in self.variants(text)]

    def singular(self, word: str) -> str:
        return english_singular(word) if self.language == "en" else french_singular(word)


def french_singular(word: str) -> str:
    """Without -s or -x; "cheval, chevaux" is a matter of inflections.py, because "au" has many singulars."""
    return word[:-1] if len(word) > 3 and word[-1] in "sx" and word[-2] != "s" else word


def english_singular(word: str) -> str:
    """The likeliest: roses, but not buses, are a rose with an -s; inflections.py has the other one."""
    if len(word) < 4 or word[-1] != "s" or word[-2:] in ("ss", "us", "is") or word in ENDS_IN_S:
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    added = word.endswith(ADDED_ES) or (word.endswith("oes") and len(word) > 5)
    return word[:-2] if added else word[:-1]


FRENCH: Final = Spelling(
    "fr",
    "c'est|ce sont|ca serait|je dis|je dirais|il y a|euh|heu",
    "l'|d'|(?:le|la|les|un|une|des|du|de la|de l'|de|au|aux|mon|ma|mes|son|sa|ses) ",
    "le la les l de du des d et a au aux en un une",
    {"st": "saint", "ste": "sainte", "mt": "mont"},
    FRENCH_NUMERALS,
)
ENGLISH: Final = Spelling(
    "en",
    "it's|it is|they are|i say|i'd say|er|um|uh",
    "(?:the|an?|some|my|his|her|your) ",
    "the a an of and s",
    {"st": "saint", "mt": "mount"},
    ENGLISH_NUMERALS,
)
SPELLINGS: Final = {"fr": FRENCH, "en": ENGLISH}
