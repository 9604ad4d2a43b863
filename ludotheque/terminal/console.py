"""What is written and what is typed; works the same with a person and through a pipe."""

from __future__ import annotations

import shutil
import sys

from ..core.text import Text
from .language import colon
from .style import Style, plain, shape
from .words import SEAT

LONGEST_LINE = 500


class Console:
    def __init__(self, language: str) -> None:
        self.language = language
        self.style = Style.of(sys.stdout)
        self.person = sys.stdin.isatty()
        self.room = shutil.get_terminal_size().columns

    def word(self, text: Text, *filling: object) -> str:
        return text.in_language(self.language).format(*filling)

    def say(self, text: Text, *filling: object) -> None:
        print(self.word(text, *filling))

    def ask(self, prompt: str) -> str:
        """One line, without its ends; EOFError when there are no more. A pipe's line is echoed, as if typed."""
        try:
            line = input(f"{prompt} ").strip()[:LONGEST_LINE]
        except EOFError:
            print()  # the prompt is left as if Enter had been typed
            raise
        if not self.person:
            print(plain(line))
        return line

    def seat(self, seat: int) -> str:
        return self.style.of_seat(seat, f"{shape(seat)} {self.word(SEAT, seat + 1)}")

    def says(self, seat: int, what: str) -> str:
        return colon(self.seat(seat), what, self.language)

    def clear(self) -> None:
        """Also what has scrolled away; only where there is a screen."""
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
