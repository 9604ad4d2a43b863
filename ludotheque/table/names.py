"""What people type: names and chat lines, as plain text of bounded length."""

from __future__ import annotations

import unicodedata

from ..core.text import Text
from ..match.match import Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
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
