"""Words that exist: every word of every deck, and those of the files `deck words …`.

A typed answer that is one of them is never taken for a slip of another word. When an appeal shows that a wrong answer
was accepted, its word is added to such a file.
"""

from __future__ import annotations

import re
from typing import Final

from .deck_files import Source
from .spelling import SPELLINGS, WORD, plain

CHUNK: Final = re.compile(r"[|,=]")


def known_words(language: str, sources: list[Source]) -> frozenset[str]:
    """Keys of single words, and of the answers of several words as a whole."""
    spelling = SPELLINGS[language]
    lines = [line.text for source in sources for line in source.lines]
    words = {word for line in lines for word in WORD.findall(plain(line))}
    answers = [line.text for source in sources if source.kind == "lists" for line in source.lines]
    whole = {spelling.key(chunk) for line in answers for chunk in CHUNK.split(line) if " " in chunk.strip()}
    return frozenset({spelling.singular(word) for word in words} | whole)
