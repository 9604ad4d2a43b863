from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import Runner, is_one_line


def test_match_prints_the_answer_that_is_meant(run: Runner) -> None:
    assert run(["decks", "match", "fruits", "les pomes"]).out == "pomme\n"
    assert run(["decks", "match", "fruits ^p", "Pasteque"]).out == "pastèque\n"


def test_match_ends_with_1_for_a_wrong_answer(run: Runner) -> None:
    ran = run(["decks", "match", "fruits", "poivre"])
    assert (ran.code, ran.out) == (1, "")
    assert is_one_line(ran.err)


@pytest.mark.parametrize(
    "line", ["decks", "decks match fruits", "decks match froits pomme", "decks burn", "decks match"]
)
def test_bad_usage_ends_with_2(run: Runner, line: str) -> None:
    ran = run(line)
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_match_hints_at_the_list(run: Runner) -> None:
    assert "did you mean fruits?" in run(["decks", "match", "fruit", "pomme"]).err


def test_check_tells_faults_and_numbers_and_ends_with_1(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("deck series fr\nfruits | pomme, poire, cerise\nfruits | pomme, poire\n", encoding="utf-8")
    ran = run(["decks", "check", str(path)])
    assert ran.code == 1
    assert f"{path} line 3: the examples must be three answers" in ran.out
    assert "1 series" in ran.out
    assert is_one_line(ran.err)


def test_check_in_json(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("deck auctions fr\nfruits\n", encoding="utf-8")
    ran = run(["decks", "check", str(path), "--json"])
    assert ran.code == 0
    assert json.loads(ran.out)["decks"]["fr"]["auctions"] == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"hello"])
def test_a_file_that_is_no_deck_is_one_line(run: Runner, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(content)
    ran = run(["decks", "check", str(path)])
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert run(["decks", "check", str(tmp_path / "none.txt")]).code == 2
