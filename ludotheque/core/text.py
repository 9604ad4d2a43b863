"""Words on the screen: always in French and in English."""

from __future__ import annotations

from typing import NamedTuple


class Text(NamedTuple):
    fr: str
    en: str

    def in_language(self, language: str) -> str:
        return self.en if language == "en" else self.fr
