"""new, check, play, simulate: the way of a game of one's own; and bench."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import Runner, is_one_line


def test_a_new_game_holds_and_can_be_played(run: Runner, tmp_path: Path) -> None:
    ran = run(["new", "Mon été", "--folder", str(tmp_path)])
    path = tmp_path / "mon_ete.py"
    assert ran.code == 0
    assert f"ludotheque play --file {path}" in ran.out
    held = run(f"check {path} --seconds 30")
    assert (held.code, held.err) == (0, "")
    assert run(f"simulate --file {path} --games 5").code == 0
    assert "Mon été" in run(f"play --file {path} --bots random", "q").out


def test_nothing_is_overwritten(run: Runner, tmp_path: Path) -> None:
    line = ["new", "Mon jeu", "--folder", str(tmp_path)]
    run(line)
    ran = run(line)
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_a_broken_law_is_one_line(run: Runner, tmp_path: Path) -> None:
    run(["new", "Mon jeu", "--folder", str(tmp_path)])
    path = tmp_path / "mon_jeu.py"
    path.write_text(path.read_text(encoding="utf-8").replace("def scores(", "def points("), encoding="utf-8")
    ran = run(f"check {path} --seconds 30")
    assert (ran.code, ran.out) == (1, "")
    assert is_one_line(ran.err)
    assert "scores" in ran.err


def test_checking_needs_a_python_file_and_some_time(run: Runner, tmp_path: Path) -> None:
    for line in (f"check {tmp_path}/none.py", "check README.md", f"check {tmp_path}/none.py --seconds 0"):
        ran = run(line)
        assert (ran.code, ran.out) == (2, "")
        assert is_one_line(ran.err)


def test_bench_passes_its_wishes_on(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.lab.bench.bench", lambda *wishes: json.dumps(wishes))
    assert json.loads(run("bench --quick --json").out) == [True, True, ""]
    assert json.loads(run("bench --compiled some.whl").out) == [False, False, "some.whl"]
