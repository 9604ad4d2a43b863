from __future__ import annotations

import json

import pytest

from .running import Runner, is_one_line

SHEET = "20 . . 16 . . / 1 . 2 . . 24 / . . . * . . / 15 . 9 . . * / . . . . . . / 12 . . 10 . 18"
SOLVE = ["solve", "trigger", "--board", SHEET]


def test_the_example_of_the_sheet_is_cleared_with_three_points(run: Runner) -> None:
    ran = run(SOLVE)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Plus petit total : 3\nÀ payer : 1 [a2] · 2 [c2]\nPuis, gratuitement : ")
    assert "24 [f2] (rangée 2)" in ran.out
    assert "* [d3] (libérée)" in ran.out


def test_in_english_and_json(run: Runner) -> None:
    assert run([*SOLVE, "--lang", "en"]).out.startswith("Smallest total: 3\nTo pay for: 1 [a2] · 2 [c2]\n")
    found = json.loads(run([*SOLVE, "--json"]).out)
    assert found["total"] == 3
    assert [tile["place"] for tile in found["pay"]] == ["a2", "c2"]
    assert len(found["chain"]) == 10


def test_points_say_how_many_tiles_and_whether_they_clear(run: Runner) -> None:
    enough = json.loads(run([*SOLVE, "--points", "3", "--json"]).out)
    assert (enough["tiles"], enough["clears"]) == (12, True)
    short = json.loads(run([*SOLVE, "--points", "2", "--json"]).out)
    assert short["clears"] is False
    assert short["tiles"] < 12
    assert "non, il faut 3" in run([*SOLVE, "--points", "2"]).out


def test_an_empty_board_costs_nothing(run: Runner) -> None:
    empty = " / ".join([". . . . . ."] * 6)
    assert (
        run(["solve", "trigger", "--board", empty]).out == "Plus petit total : 0\nÀ payer : –\nPuis, gratuitement : –\n"
    )


@pytest.mark.parametrize("board", ["", "1 2 3", SHEET.replace("24", "99"), SHEET.replace("*", "x"), "/" * 100_000])
def test_a_bad_board_is_one_line(run: Runner, board: str) -> None:
    ran = run(["solve", "trigger", "--board", board])
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("solve trigger", "--board"),
        ("solve hex --problem 1", "trigger"),
        ("solve trigger --problem 9", "levels go from 1 to 5"),
        ("solve trigger --problem 1 --points -3", "--points"),
    ],
)
def test_a_question_that_cannot_be_asked_is_one_line(run: Runner, line: str, said: str) -> None:
    ran = run(line)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert said in ran.err


def test_a_problem_keeps_its_answer_until_asked(run: Runner) -> None:
    asked, told = run("solve trigger --problem 1 --seed 4").out, run("solve trigger --problem 1 --seed 4 --answer").out
    assert "Réponse" not in asked
    assert told.startswith(asked.rstrip("\n") + "\n\nRéponse : ")
    found = json.loads(run("solve trigger --problem 1 --seed 4 --answer --json").out)
    assert f"Réponse : {found['answer']}\n" in told
    assert found["board"] in asked
