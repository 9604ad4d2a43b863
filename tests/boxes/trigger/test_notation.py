"""Boards as text."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.trigger.notation import format_board, parse_board
from ludotheque.boxes.trigger.tiles import BAG, CELLS, STAR
from ludotheque.errors import Problem

ROW = "1 2 3 4 5 6"
SHEET = "20 . . 16 . . / 1 . 2 . . 24 / . . . * . . / 15 . 9 . . * / . . . . . . / 12 . . 10 . 18"


def with_row(row: int, text: str) -> str:
    rows = [ROW] * 6
    rows[row - 1] = text
    return "/".join(rows)


def test_numbers_stars_and_turned_tiles_are_read_row_by_row() -> None:
    board = parse_board(SHEET)
    assert len(board) == CELLS
    assert board[:12] == [20, 0, 0, 16, 0, 0, 1, 0, 2, 0, 0, 24]
    assert [cell for cell, tile in enumerate(board) if tile == STAR] == [15, 23]


def test_a_printed_board_reads_back_the_same() -> None:
    assert format_board(parse_board(SHEET)) == SHEET
    rng = Random(1)
    for _ in range(50):
        board = [rng.choice([0, tile]) for tile in rng.sample(BAG, CELLS)]
        assert parse_board(format_board(board)) == board


def test_blanks_and_line_breaks_are_free() -> None:
    assert parse_board(SHEET.replace(" / ", "/\n   ").replace(". .", ".\t.")) == parse_board(SHEET)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the board has 1 row: it takes 6"),
        (ROW, "the board has 1 row: it takes 6"),
        ("/".join([ROW] * 7), "the board has 7 rows: it takes 6"),
        (with_row(2, "1 2 3 4 5"), "row 2 has 5 tiles: it takes 6"),
        (with_row(4, "1 2 3 4 5 6 7"), "row 4 has 7 tiles: it takes 6"),
        (with_row(6, " "), "row 6 has 0 tiles: it takes 6"),
        (with_row(3, "1 2 3 x 5 6"), "row 3, column 4: 'x' is no tile; a number from 1 to 24"),
        (with_row(1, "-1 2 3 4 5 6"), "row 1, column 1: '-1' is no tile"),
        (with_row(1, "0 2 3 4 5 6"), "row 1, column 1: '0' is no tile"),
        (with_row(5, "1 2 3 4 5 25"), "row 5, column 6: '25' is no tile"),
        (with_row(5, "1 2 3 4 5 1_0"), "row 5, column 6: '1_0' is no tile"),
        (with_row(5, "1 2 3 4 5 ٣"), "row 5, column 6: '٣' is no tile"),
        (with_row(5, "1 2 3 4 5 " + "9" * 500), "row 5, column 6: '999999999999…' is no tile"),
        ("1 " * 100_000, "the board is 200000 characters long"),
    ],
)
def test_a_bad_board_gets_one_line_that_says_where(text: str, message: str) -> None:
    with pytest.raises(Problem) as caught:
        parse_board(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
