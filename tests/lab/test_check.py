"""Whatever a file does, check answers in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.errors import DoesNotHold, Problem
from ludotheque.lab.check import check
from ludotheque.lab.new_game import new_game


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The new game of `ludotheque new`, with one thing changed."""
    path = new_game("Mon jeu", tmp_path)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def complaint(path: Path, seconds: float = 30) -> str:
    with pytest.raises(DoesNotHold) as caught:
        check(path, seconds=seconds, seeds=1)
    assert "\n" not in str(caught.value)
    assert "Traceback" not in str(caught.value)
    return str(caught.value)


def test_report_names_the_laws_and_progress_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    report = check(new_game("Mon jeu", tmp_path), seeds=2, progress=told.append)
    assert "Mon jeu" in report
    assert "Whoever is waited for has a choice." in report
    assert "6 matches" in report
    assert told == [f"{seats} seats, seed {seed}" for seed in range(2) for seats in (2, 3, 4)]


def test_what_a_game_prints_does_not_disturb(tmp_path: Path) -> None:
    path = changed(tmp_path, "self.heap = stone", 'self.heap = stone\n        print(\'{"holds": "all"}\')')
    assert "keeps all" in check(path, seeds=1)


def test_broken_law_is_told_with_the_moves(tmp_path: Path) -> None:
    path = changed(tmp_path, "max(0, self.heap - 3)", "max(1, self.heap - 3)")
    said = complaint(path)
    assert "Whoever is waited for has a choice." in said
    assert "has no choice, after these" in said


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "defines no game"),
        ("x = 1\n1 / 0\n", "ZeroDivisionError: division by zero (line 2)"),
        ("def f(:\n", "SyntaxError"),
        ("\x00\x01\x02", "null bytes"),
        ("import sys\nsys.exit(0)\n", "SystemExit"),
        ("import os\nos._exit(0)\n", "ended its process"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("def f():\n    f()\nf()\n", "RecursionError"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("input()", "EOFError"),
        ("from ludotheque.core.game import Position\nclass A(Position): pass\n", "no info = Info"),
        ("from ludotheque.core.game import Position\nclass A(Position):\n    info = 3\n", "no info = Info"),
        ("from ludotheque.core.game import *\nclass A(Position):\n    info = Info(1, 2, 3, 4)\n", "the slug is 1"),
    ],
)
def test_files_that_misbehave_are_told_apart(tmp_path: Path, source: str, expected: str) -> None:
    path = tmp_path / "game.py"
    path.write_text(source)
    assert expected in complaint(path)


def test_binary_garbage_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.py"
    path.write_bytes(bytes(range(256)) * 10)
    assert "cannot be read" in complaint(path)


def test_endless_loop_when_read_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.py"
    path.write_text("x = 1\nwhile True:\n    x += 1\n")
    assert "was not done after 0.5 s" in complaint(path, seconds=0.5)


def test_endless_loop_in_a_method_is_ended_and_its_line_told(tmp_path: Path) -> None:
    path = changed(tmp_path, "        self.heap = stone\n", "        while True:\n            self.heap = stone\n")
    said = complaint(path, seconds=2)
    loop = path.read_text(encoding="utf-8").splitlines().index("        while True:") + 1
    assert f"in line {loop} (play)" in said or f"in line {loop + 1} (play)" in said


def test_missing_method_is_named(tmp_path: Path) -> None:
    assert "scores() is not written yet" in complaint(changed(tmp_path, "def scores", "def score"))


def test_exit_in_a_method_is_told(tmp_path: Path) -> None:
    assert "sys.exit(3)" in complaint(changed(tmp_path, "        self.heap = stone", "        raise SystemExit(3)"))


@pytest.mark.parametrize("name", ["nowhere.py", "folder", "folder.py", "notes.txt"])
def test_what_is_no_python_file_is_bad_usage(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "notes.txt").write_text("x")
    with pytest.raises(Problem) as caught:
        check(tmp_path / name)
    assert not isinstance(caught.value, DoesNotHold)
