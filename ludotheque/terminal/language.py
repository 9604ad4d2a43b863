"""The language to speak: French, unless told otherwise."""

from __future__ import annotations

import os


def language(asked: str | None = None) -> str:
    """What was asked for, else LUDOTHEQUE_LANG, else LANG; a language that we don't speak is French."""
    wish = asked or os.environ.get("LUDOTHEQUE_LANG") or os.environ.get("LANG") or "fr"
    return "en" if wish.lower().startswith("en") else "fr"


def colon(before: str, after: str, language: str) -> str:
    """French has a space before it."""
    return f"{before}{':' if language == 'en' else ' :'} {after}"
