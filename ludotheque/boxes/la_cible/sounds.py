"""How an answer sounds, roughly. At the table answers are spoken, so what sounds right is right."""

from __future__ import annotations

import re
from typing import Final

Rule = tuple[re.Pattern[str], str]
NASAL: Final = "(?![aeiouymnE])"  # an n or m that is not pronounced as such


def rules(*pairs: tuple[str, str]) -> list[Rule]:
    return [(re.compile(pattern), sound) for pattern, sound in pairs]


# Capitals are sounds, small letters are still letters: C for "ch", N for "gn", S for "ss", Y for "ille", the nasal
# A, I, O, and E for an e that is heard at the end (é, er, ai).
FRENCH_SOUNDS: Final = rules(
    ("(?<=[ae])y(?![aeiouy])", "i"),
    ("(?:e[rz]|ai[etdp]?|ei)$", "E"),
    ("([aeu])il(?:le|l)?(?![aeiouy])", r"\1Y"),
    ("tion|ssion", "Sion"),
    ("ss", "S"),
    ("(?<=[aeiouy])s(?=[aeiouyE])", "z"),
    (r"(\D)\1+", r"\1"),
    (r"aul?[td]$|aul?x$|o[td]$", "o"),
    ("ph", "f"),
    ("qu|ck|q", "k"),
    ("eau|au", "o"),
    ("s?ch(?=[lmnr]|oeu)|(?<=psy)ch|(?<=^or)ch", "k"),
    ("sch|sh|ch", "C"),
    ("gn", "N"),
    ("th", "t"),
    ("s?c(?=[eiyE])", "S"),
    ("s", "S"),
    ("ge(?=[ao])", "j"),
    ("g(?=[eiyE])", "j"),
    ("gu(?=[eiyE])", "g"),
    ("[ae]i[nm]" + NASAL, "I"),
    ("[ae]i", "e"),
    ("[ae][nm]" + NASAL, "A"),
    ("o[nm]" + NASAL, "O"),
    ("[iy][nm]" + NASAL, "I"),
    ("oeu", "eu"),
    ("y", "i"),
    ("h", ""),
    ("c", "k"),
    ("x", "kS"),
    ("w", "v"),
    (r"(\D)\1+", r"\1"),
    # A mute e keeps the consonant before it (loupe), a bare final one is silent (loup).
    ("(?<=.)e$|(?<=[aeiouAIOr])[tdp]$", ""),
)
ENGLISH_SOUNDS: Final = rules(
    ("^(?:kn|gn|pn)", "n"),
    ("^wr", "r"),
    ("^ps", "s"),
    ("^wh", "w"),
    (r"(\D)\1+", r"\1"),
    ("[ts]ion|[cs]ian", "Sn"),
    ("ph", "f"),
    ("igh", "i"),
    ("gh", ""),
    ("qu", "kw"),
    ("ch(?=[lmnr])|(?<=r)ch(?=i)", "k"),
    ("tch|ch", "C"),
    ("sh", "S"),
    ("th", "T"),
    ("sc(?=[eiy])", "s"),
    ("c(?=[eiy])", "s"),
    ("dge|g(?=[eiy])", "j"),
    ("ck|c|q", "k"),
    ("x", "ks"),
    ("z", "s"),
    ("(?<=[aeiou])h", ""),
    ("e[ae]|ie|ei|ey", "i"),
    ("oo|ou|ew|ue", "u"),
    ("a[iy]", "a"),
    ("au|aw", "o"),
    ("y", "i"),
    ("(?<=..)(?:er|or|ar|re)$", "R"),
    ("(?<=..)[aeo]l$|(?<=..)le$", "L"),
    ("(?<=..)e$", ""),
    (r"(\D)\1+", r"\1"),
)


def sound(word: str, language: str) -> str:
    heard = word
    for pattern, replacement in ENGLISH_SOUNDS if language == "en" else FRENCH_SOUNDS:
        heard = pattern.sub(replacement, heard)
    return heard


def sounds(words: list[str], language: str) -> tuple[str, str]:
    """Word by word, and run together for those who write two words as one. Like is compared with like."""
    return " ".join([sound(word, language) for word in words]), sound("".join(words), language)
