"""Numbers in words become digits: "les sept boules" and "les 7 boules" are one answer, and so are Louis XIV and 14."""

from __future__ import annotations

import re
from typing import Final

ROMAN: Final = re.compile(r"x{0,3}(?:ix|iv|v?i{0,3})")
ROMAN_VALUES: Final = {"i": 1, "v": 5, "x": 10}
ORDINAL: Final = re.compile(r"(\d+)(?:e|er|ere|eme|nd|nde|st|rd|th)")


class Numerals:
    """The number words of a language. `one` counts only inside a number: alone it is an article."""

    def __init__(self, values: dict[str, int], ordinals: dict[str, int], one: str, joint: str) -> None:
        self.values = values
        self.ordinals = ordinals
        self.one = one
        self.joint = joint  # "vingt et un", "a hundred and one"

    def in_digits(self, words: list[str]) -> list[str]:
        found: list[str] = []
        at = 0
        while at < len(words):
            end = self.end_of_number(words, at)
            found.append(str(self.value(words[at:end])) if end > at else self.one_word(words[at], at))
            at = max(end, at + 1)
        return found

    def end_of_number(self, words: list[str], start: int) -> int:
        """Just behind the number that begins here; `start` itself if none does."""
        if words[start] not in self.values:
            return start
        end = start + 1
        while end < len(words):
            linked = words[end] == self.joint and end + 1 < len(words) and self.counts(words[end + 1])
            if not linked and not self.counts(words[end]):
                break
            end += 2 if linked else 1
        return end

    def counts(self, word: str) -> bool:
        return word == self.one or word in self.values

    def value(self, words: list[str]) -> int:
        """As it is spoken: what is smaller multiplies what is larger and follows (four twenty, two hundred)."""
        total = current = 0
        for word in words:
            worth = 1 if word == self.one else self.values.get(word, 0)
            if worth >= 1000:
                total += max(current, 1) * worth
                current = 0
            elif worth == 100 or (worth == 20 and current % 100 == 4):
                current = current // 100 * 100 + (current % 100 or 1) * worth
            else:
                current += worth
        return total + current

    def one_word(self, word: str, place: int) -> str:
        """An ordinal, or a Roman number behind a name; else the word itself."""
        if word in self.ordinals:
            return str(self.ordinals[word])
        if ordinal := ORDINAL.fullmatch(word):
            return ordinal[1]
        return str(roman(word)) if place > 0 and ROMAN.fullmatch(word) else word


def roman(word: str) -> int:
    worths = [ROMAN_VALUES[letter] for letter in word]
    return sum(-worth if worth < after else worth for worth, after in zip(worths, [*worths[1:], 0], strict=True))


def counted(words: str, start: int = 1) -> dict[str, int]:
    return {word: value for value, word in enumerate(words.split(), start)}


FRENCH_NUMERALS: Final = Numerals(
    {
        **counted("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 2),
        **{"vingt": 20, "vingts": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60},
        **{"septante": 70, "huitante": 80, "octante": 80, "nonante": 90},
        **{"cent": 100, "cents": 100, "mille": 1000, "million": 10**6, "millions": 10**6},
    },
    {
        **{"ier": 1, "premier": 1, "premiere": 1},
        **counted("deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme", 2),
    },
    "un",
    "et",
)
ENGLISH_NUMERALS: Final = Numerals(
    {
        **counted("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", 2),
        **counted("sixteen seventeen eighteen nineteen twenty", 16),
        **{"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90},
        **{"hundred": 100, "thousand": 1000, "million": 10**6},
    },
    counted("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"),
    "one",
    "and",
)
