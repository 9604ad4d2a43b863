"""What people type: names, chat lines and answers, as plain text of bounded length."""

from __future__ import annotations

import unicodedata

from ..core.text import Text
from ..match.match import LONGEST_TEXT, Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_TYPED = 10 * LONGEST_TEXT  # with all that is left out afterwards
# Marks that turn text around or hide in it: they could make one name look like another.
SLY = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def plain(text: str) -> str:
    shown = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) not in SLY)
    return " ".join(shown.split())


def clean_name(name: str) -> str:
    """A name for a seat; somebody without one is called Invité."""
    name = plain(name)
    if len(name) > LONGEST_NAME:
        raise Refused(Text("Un nom a 24 caractères au plus.", "A name has at most 24 characters."))
    return name or "Invité"


def clean_line(text: str) -> str:
    line = plain(text)
    if not line or len(line) > LONGEST_LINE:
        raise Refused(Text("Un message a de 1 à 300 caractères.", "A message has 1 to 300 characters."))
    return line


def clean_answer(text: str) -> str:
    """Accents, apostrophes and signs stay: the referee knows what to do with them."""
    answer = plain(" ".join(text.split())) if len(text) <= LONGEST_TYPED else ""
    if not answer:
        raise Refused(Text(f"Écris de 1 à {LONGEST_TEXT} caractères.", f"Write 1 to {LONGEST_TEXT} characters."))
    return answer
