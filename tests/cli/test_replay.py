"""Records told, verified, and refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.library import game
from ludotheque.match.record import LARGEST

from .running import ODD_GAME, Runner, is_one_line


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = game("tic_tac_toe").new(seed=1)
    for n, cell in enumerate((0, 1, 3, 4, 6)):
        match.play(n % 2, cell)
    path = tmp_path / "match.json"
    path.write_text(match.record(["Nour", "Léo"]).to_json(), encoding="utf-8")
    return path


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    fields = json.loads(path.read_text(encoding="utf-8"))
    change(fields)
    path.write_text(json.dumps(fields), encoding="utf-8")
    return path


def test_a_match_is_told_in_both_languages(run: Runner, record: Path) -> None:
    assert "    1  ■ Place 2 : case 2 [b1]\n" in run(f"replay {record}").out
    assert "    1  ■ Seat 2: square 2 [b1]\n" in run(f"replay {record} --lang en").out


def test_json_tells_actor_choice_and_words(run: Runner, record: Path) -> None:
    found = json.loads(run(f"replay {record} --json --lang en").out)
    assert found["players"] == ["Nour", "Léo"]
    assert found["events"][1] == {"actor": 1, "choice": 1, "text": "■ Seat 2: square 2 [b1]"}


def test_an_honest_record_verifies(run: Runner, record: Path) -> None:
    ran = run(f"replay {record} --verify")
    assert ran.code == 0
    assert ran.out.startswith("verified: 5 events, seed matches, scores ")
    assert json.loads(run(f"replay {record} --verify --json").out)["verified"] is True


def test_the_first_event_that_does_not_hold_is_named(run: Runner, record: Path) -> None:
    changed(record, lambda fields: fields["events"].__setitem__(3, [1, 0]))
    ran = run(f"replay {record} --verify")
    assert (ran.code, ran.out) == (1, "")
    assert is_one_line(ran.err)
    assert "event 3 (1, 0) does not hold" in ran.err
    found = run(f"replay {record} --verify --json")
    assert found.code == 1
    assert "event 3" in json.loads(found.out)["why"]


def test_telling_stops_where_the_record_does_not_hold(run: Runner, record: Path) -> None:
    changed(record, lambda fields: fields["events"].__setitem__(3, [1, 0]))
    ran = run(f"replay {record}")
    assert ran.code == 1
    assert "    2  " in ran.out
    assert "    3  " not in ran.out
    assert "event 3" in ran.err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda fields: fields.update(scores=[9, 9]), "the scores are"),
        (lambda fields: fields.update(seed="0" * 64), "promised"),
        (lambda fields: fields.update(seats=10**9), "2 seats, not 1000000000"),
        (lambda fields: fields.update(game="chess\x1b[2J"), "not in the library"),
        (lambda fields: fields.update(options={"a": "b"}), "no option"),
        (lambda fields: fields.update(ludotheque=2), "format 2"),
        (lambda fields: fields.update(events=[[0, 2**52]] * 5), "event 0"),
        (lambda fields: fields.update(events=[[-9, 0]] * 5), "event 0"),
        (lambda fields: fields.pop("events"), "'events' is missing"),
    ],
)
def test_a_tampered_record_is_one_line(
    run: Runner, record: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    ran = run(f"replay {changed(record, change)} --verify")
    assert (ran.code, ran.out) == (1, "")
    assert is_one_line(ran.err)
    assert said in ran.err
    assert "\x1b" not in ran.err


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00binary", b"[" * 100_000, b'{"ludotheque": 1, "game": "tic', b"null", b"9" * 10_000, b"{}"],
)
def test_what_is_no_record_is_one_line(run: Runner, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    ran = run(f"replay {tmp_path}/x")
    assert (ran.code, ran.out) == (1, "")
    assert is_one_line(ran.err)


def test_a_huge_file_is_refused_unread(run: Runner, tmp_path: Path) -> None:
    with (tmp_path / "x").open("wb") as file:
        file.truncate(100 * LARGEST)
    assert "larger than" in run(f"replay {tmp_path}/x").err


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_bad_usage(run: Runner, tmp_path: Path, name: str) -> None:
    ran = run(f"replay {tmp_path}/{name}")
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)


def test_a_match_that_is_not_over_is_told_but_not_verified(run: Runner, tmp_path: Path) -> None:
    run(f"play tic_tac_toe --me all --save {tmp_path}/m.json", "b2")
    assert "case 5" in run(f"replay {tmp_path}/m.json").out
    assert "not over" in run(f"replay {tmp_path}/m.json --verify").err


def test_a_match_of_ones_own_game_tells_what_was_secret(run: Runner, tmp_path: Path) -> None:
    run(f"play --file {ODD_GAME} --me all --save {tmp_path}/m.json", "1 2 7 bonjour")
    assert run(f"replay {tmp_path}/m.json").code == 1
    ran = run(f"replay {tmp_path}/m.json --file {ODD_GAME}")
    assert "● Place 1 : carte 10" in ran.out
    assert "Hasard : valeur " in ran.out
    assert run(f"replay {tmp_path}/m.json --file {ODD_GAME} --verify").code == 0


def test_the_file_must_define_the_game_of_the_record(run: Runner, record: Path) -> None:
    assert "defines 'odd_game'" in run(f"replay {record} --file {ODD_GAME}").err


def test_a_taken_back_move_is_told(run: Runner, tmp_path: Path) -> None:
    run(f"play tic_tac_toe --me all --save {tmp_path}/m.json", "b2 u a1 b1 a2 b2 a3")
    ran = run(f"replay {tmp_path}/m.json")
    assert "    1  Retour à avant l'événement 0\n    2  ● Place 1 : case 1 [a1]\n" in ran.out
    assert run(f"replay {tmp_path}/m.json --verify").code == 0
