"""Other forms of an answer that are as right as the form on the card: irregular plurals and, where asked, feminines."""

from __future__ import annotations

from typing import Final

PLURALS: Final = (("ail", "au"), ("al", "au"))  # chevaux, without its x
HISSING: Final = ("s", "x", "z", "ch", "sh", "o")
HISSING_E: Final = ("se", "xe", "ze", "che", "she", "oe")
FEMININES: Final = (
    ("teur", ("trice", "teuse", "teure")),
    ("eur", ("euse", "eure")),
    ("ier", ("iere",)),
    ("er", ("ere",)),
    ("ien", ("ienne",)),
    ("on", ("onne",)),
    ("el", ("elle",)),
    ("if", ("ive",)),
    ("eux", ("euse",)),
    ("eu", ("euse",)),
    ("in", ()),  # médecine is what a médecin has learnt
    ("tre", ("tresse",)),
    ("te", ("tesse",)),
    ("e", ()),
    ("", ("e",)),
)
ENDINGS: Final = (  # that make another word of a word: Algérien is not Algérie, boulangerie is not boulanger
    *("erie", "ien", "ienne", "ais", "aise", "ai", "ois", "oise", "ain", "aine", "ine", "aie", "ure"),
    *("eur", "euse", "rice", "ier", "iere", "er", "iste", "isme", "able", "ette", "ment", "ique", "ation"),
)


def another_ending(word: str, meant: str) -> bool:
    """Whether the word is made from the one that is meant, or both from a third. Neither needs to be known."""
    stem = min(len(word), len(meant)) - 3
    if word[:stem] != meant[:stem]:
        return False
    return any(word.endswith(ending) and not meant.endswith(ending) for ending in ENDINGS)


def plurals(word: str, language: str) -> list[str]:
    """English plurals that change the word (mice, geese) are written in the list."""
    if language == "en":
        return english_plurals(word)
    return [word[: -len(ending)] + plural for ending, plural in PLURALS if len(word) > 4 and word.endswith(ending)]


def english_plurals(word: str) -> list[str]:
    """What a plural may leave behind: buse of buses, movy of movies. And back, for a plural on the card."""
    if word.endswith("ie"):
        return [word[:-2] + "y"]
    if word.endswith("y"):
        return [word[:-1] + "ie"]
    if word.endswith((*HISSING_E, "zz")):
        return [word[:-1]]
    doubled = [word + "z"] if word.endswith("z") else []
    return [word + "e", *doubled] if word.endswith(HISSING) else []


def feminines(word: str) -> list[str]:
    """Of a French word in the masculine: the forms that its ending may take."""
    for ending, others in FEMININES:
        if word.endswith(ending):
            return [word[: len(word) - len(ending)] + other for other in others]
    return []


def inflected(words: list[str], language: str, feminine: bool) -> list[list[str]]:
    """The answer with its first or its last word (the noun, in French and in English) in another form."""
    found: list[list[str]] = []
    for at in {0, len(words) - 1} if words else ():
        others = plurals(words[at], language) + (feminines(words[at]) if feminine else [])
        found += [[*words[:at], other, *words[at + 1 :]] for other in others]
    return found
