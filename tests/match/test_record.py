"""A record is a small document that survives the journey, and says what is wrong when it did not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ludotheque.core.game import Position
from ludotheque.errors import DoesNotHold
from ludotheque.lab.laws.copies import played_out
from ludotheque.match.match import Match
from ludotheque.match.record import LARGEST, SHAPES, Record
from my_games.tic_tac_toe import TicTacToe
from tests.sabotaged.bids import Bids
from tests.sabotaged.flick import Flick
from tests.sabotaged.stones import Stones

WRONG: list[Any] = [
    None,
    True,
    1.5,
    -1e999,
    "x",
    "é\n\ud800",
    [],
    [1],
    [[1]],
    [[1, 2, 3]],
    {},
    {"a": 1},
    2**53,
    10**400,
]


def record_of(kind: type[Position], seed: int = 1) -> Record:
    return played_out(Match(kind, seed=seed), Random(seed)).record(["Nour", "Zoé"])


def complaint(text: str) -> str:
    with pytest.raises(DoesNotHold) as caught:
        Record.from_json(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    return str(caught.value)


@pytest.mark.parametrize("kind", [TicTacToe, Stones, Bids, Flick])
def test_record_survives_the_journey(kind: type[Position]) -> None:
    record = record_of(kind)
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(json.dumps(json.loads(record.to_json()), indent=4)) == record


def test_short_record_is_under_600_bytes() -> None:
    match = Match(TicTacToe, seed=1)
    for n, cell in enumerate([0, 3, 1, 4, 2]):
        match.play(n % 2, cell)
    assert len(match.record(["Nour", "Zoé"]).to_json().encode()) < 600


def test_one_field_a_line_so_that_people_can_read_it() -> None:
    lines = record_of(Stones).to_json().splitlines()
    assert len(lines) == len(SHAPES) + 3
    assert lines[1] == '"ludotheque": 1,'


@pytest.mark.parametrize("field", SHAPES)
def test_every_field_is_needed(field: str) -> None:
    fields = json.loads(record_of(TicTacToe).to_json())
    del fields[field]
    assert f"{field!r} is missing" in complaint(json.dumps(fields))


@pytest.mark.parametrize("field", SHAPES)
def test_wrong_types_are_named_with_their_field(field: str) -> None:
    fields = json.loads(record_of(TicTacToe).to_json())
    for wrong in WRONG:
        if not SHAPES[field][0](wrong):
            assert f"the field {field!r} should be" in complaint(json.dumps({**fields, field: wrong}))


def test_every_shape_refuses_something() -> None:
    assert all(any(not fits(wrong) for wrong in WRONG) for fits, _ in SHAPES.values())


def test_unknown_fields_are_refused() -> None:
    fields = json.loads(record_of(TicTacToe).to_json())
    assert "unknown field 'extra'" in complaint(json.dumps({**fields, "extra": 1}))


@pytest.mark.parametrize("version", [0, 2, -1, 10**15])
def test_other_formats_are_named(version: int) -> None:
    fields = json.loads(record_of(TicTacToe).to_json())
    assert f"format {version}" in complaint(json.dumps({**fields, "ludotheque": version}))


@pytest.mark.parametrize("version", [None, True, 1.0, "1", [1], 2**60])
def test_format_is_a_whole_number(version: object) -> None:
    fields = json.loads(record_of(TicTacToe).to_json())
    assert "'ludotheque' should be" in complaint(json.dumps({**fields, "ludotheque": version}))


def test_field_that_is_there_twice_is_refused() -> None:
    text = record_of(TicTacToe).to_json()
    assert "'seats' is there twice" in complaint(text.replace('"seats"', '"seats": 2,\n"seats"'))
    assert "'a' is there twice" in complaint(text.replace('"options": {}', '"options": {"a": "1", "a": "2"}'))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "3",
        '"ludotheque"',
        "{}",
        "{",
        "\x00",
        bytes(range(256)).decode("latin-1") * 100,
        "NaN",
        '{"ludotheque": NaN}',
        '{"ludotheque": ' + "9" * 5000 + "}",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"ludotheque": ' + "[" * 900 + "]" * 900 + "}",
    ],
)
def test_what_is_no_record_is_said_so(text: str) -> None:
    assert "not a record" in complaint(text)


def test_whole_number_that_is_written_as_infinity_is_refused() -> None:
    text = record_of(TicTacToe).to_json()
    for number in ("NaN", "Infinity", "-Infinity", "2.0", "1e3"):
        assert "'seats' should be" in complaint(text.replace('"seats": 2', f'"seats": {number}'))


def test_truncated_at_any_length_is_not_a_whole_record() -> None:
    text = record_of(Stones).to_json()
    for length in range(len(text.rstrip())):
        assert "not a record" in complaint(text[:length])


def test_too_large_is_refused_before_it_is_read() -> None:
    assert "larger than" in complaint("[" + " " * LARGEST)
