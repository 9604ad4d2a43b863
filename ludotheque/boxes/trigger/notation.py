"""Boards as text: `20 . . 16 . . / 1 . 2 . . 24 / …`, six rows of six cells.

A number is an open tile, `*` an open star, `.` a tile turned over.
"""

from __future__ import annotations

from typing import Final

from ludotheque.errors import Problem

from .tiles import CELLS, SIZE, STAR

DEAREST: Final = STAR - 1
LONGEST: Final = 1000  # characters; a board with room to breathe takes about 110
EXPECTED: Final = f"a number from 1 to {DEAREST}, * for a star or . for a tile turned over"


def parse_board(text: str) -> list[int]:
    """The 36 tiles row by row: 0 turned over, STAR an open star, else the open number."""
    if len(text) > LONGEST:
        raise Problem(f"the board is {len(text)} characters long: {LONGEST} are more than enough for {CELLS} tiles")
    rows = text.split("/")
    if len(rows) != SIZE:
        raise Problem(f"the board has {counted(len(rows), 'row')}: it takes {SIZE}, separated by /")
    return [tile for number, row in enumerate(rows, 1) for tile in parse_row(row, number)]


def parse_row(text: str, row: int) -> list[int]:
    words = text.split()
    if len(words) != SIZE:
        raise Problem(f"row {row} has {counted(len(words), 'tile')}: it takes {SIZE}, separated by blanks")
    return [parse_tile(word, row, column) for column, word in enumerate(words, 1)]


def parse_tile(word: str, row: int, column: int) -> int:
    if word == ".":
        return 0
    if word == "*":
        return STAR
    # Digits of other scripts, signs and underscores would pass int(); a long run of digits would keep it busy.
    if word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= DEAREST:
        return int(word)
    raise Problem(f"row {row}, column {column}: {shortened(word)} is no tile; {EXPECTED} is")


def format_board(board: list[int]) -> str:
    rows = [board[start : start + SIZE] for start in range(0, CELLS, SIZE)]
    return " / ".join(" ".join(format_tile(tile) for tile in row) for row in rows)


def format_tile(tile: int) -> str:
    if tile == 0:
        return "."
    return "*" if tile == STAR else str(tile)


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def shortened(word: str) -> str:
    return repr(word if len(word) <= 12 else word[:12] + "…")
