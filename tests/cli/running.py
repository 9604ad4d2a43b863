"""Run the command in this process, and keep what it printed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.cli import main

ODD_GAME = str(Path(__file__).with_name("odd_game.py"))


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Runner:
    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.captured = captured

    def __call__(self, line: str | list[str], typed: str = "") -> Ran:
        """Words of the command line; what is typed, with spaces for Enter."""
        self.patch.setattr("sys.stdin", io.StringIO("".join(f"{word}\n" for word in typed.split(" ")) if typed else ""))
        code = main(line.split() if isinstance(line, str) else line)
        out, err = self.captured.readouterr()
        return Ran(code, out, err)


def is_one_line(text: str) -> bool:
    return text.startswith("ludotheque: ") and text.count("\n") == 1 and text.endswith("\n")
