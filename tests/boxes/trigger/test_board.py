"""One board: lines, bonuses, stars, the chain reaction."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.trigger.board import OF_A_STAR, PAID, Board, read
from ludotheque.boxes.trigger.tiles import BAG, CELLS, DIAGONALS, LINES, LINES_OF, STAR
from ludotheque.errors import Problem

from .tables import QUIET, ROW_OF_ONE, SHEET


def test_worked_example_budget_three_clears_the_board() -> None:
    board = read(SHEET)
    assert board.left == 12
    assert board.chain() == []  # nothing is pending before the first tile
    one, two = board.take(6, True), board.take(8, True)
    assert one == [(6, PAID)]
    assert two[:2] == [(8, PAID), (11, 1)]  # the 24 is the last number of its row
    assert [board.tiles[cell] for cell, line in two[1:] if line >= 0] == [24, 9, 15, 18, 20, 16, 12, 10]
    assert [line for _, line in two].count(OF_A_STAR) == 2
    assert board.left == 0


def test_worked_example_18_comes_by_its_column_and_20_by_the_diagonal() -> None:
    board = read(SHEET)
    board.take(6, True)
    lines = {board.tiles[cell]: line for cell, line in board.take(8, True)}
    assert lines[18] == 6 + 5
    assert lines[20] == 12


def test_worked_example_less_than_three_is_not_enough() -> None:
    board = read(SHEET)
    board.take(8, True)  # the 2 alone brings 9, 15 and 12
    assert board.left == 8


def test_board_has_six_rows_six_columns_and_two_diagonals() -> None:
    assert (CELLS, len(LINES)) == (36, 14)
    assert DIAGONALS == [(0, 7, 14, 21, 28, 35), (5, 10, 15, 20, 25, 30)]


def test_bag_holds_44_tiles() -> None:
    numbers = [tile for tile in BAG if tile != STAR]
    assert (len(BAG), len(numbers), sum(numbers), max(numbers)) == (44, 38, 294, 24)
    assert {1, 2, 3, 5, 8, 9, 10, 11, 12, 15, 16, 18, 20, 24} <= set(numbers)


def test_last_number_of_a_row_is_free() -> None:
    board = read(ROW_OF_ONE)
    assert board.free(2)
    assert board.price(2) == 0
    assert not board.free(6)
    assert board.price(6) == 8


@pytest.mark.parametrize("line", range(14))
def test_last_number_of_any_line_is_free(line: int) -> None:
    board = read(QUIET)
    *others, last = LINES[line]
    for cell in others:
        assert not board.free(last)
        board.turn_over(cell)
    assert board.free(last)


def test_open_stars_do_not_count_in_a_line() -> None:
    board = read("* * 7 . . *" + " 1 . 2 . . ." * 5)
    assert board.free(2)


def test_short_diagonals_are_no_lines() -> None:
    board = read(". . 1 2 . . " * 2 + ". . . . . . " * 4)
    assert not any(board.free(cell) for cell in range(36))


def test_last_tile_of_several_lines_is_one_bonus() -> None:
    board = read("7 . . . . . " + ". . . . . . " * 5)
    assert board.chain() == [(0, 0)]
    assert board.left == 0


def test_last_open_number_of_a_board_is_always_free() -> None:
    for cell in range(36):
        words = ["."] * 36
        words[cell] = "9"
        assert read(" ".join(words)).free(cell)


def test_star_waits_for_its_row_and_its_column() -> None:
    board = read("* 1 . . . . " + "2 3 . . . . " + ". . . . . . " * 4)
    assert not board.free(0)
    board.turn_over(1)
    assert not board.free(0)  # the 2 is in its column
    board.turn_over(6)
    assert board.free(0)


def test_star_does_not_wait_for_its_diagonal() -> None:
    board = read("* . . . . . " + ". 1 2 . . . " + ". 4 3 . . . " + ". . . . . . " * 3)
    assert board.free(0)


def test_star_does_not_wait_for_another_star() -> None:
    board = read("* * . . . . " + ". . . . . . " * 5)
    assert board.chain() == [(0, OF_A_STAR), (1, OF_A_STAR)]


def test_a_tile_that_is_turned_over_is_not_free() -> None:
    board = read(ROW_OF_ONE)
    board.turn_over(2)
    assert not board.free(2)


def test_chain_is_the_same_in_any_order() -> None:
    """Whatever free tile is taken first, in the end the same tiles are open."""
    rng = Random(5)
    for _ in range(100):
        board = random_board(rng)
        slowly = board.clone()
        while free := [cell for cell in range(36) if slowly.free(cell)]:
            slowly.turn_over(rng.choice(free))
        board.chain()
        assert slowly.open == board.open


def test_more_tiles_turned_over_are_never_worse() -> None:
    rng = Random(6)
    for _ in range(100):
        board = random_board(rng)
        further = board.clone()
        further.turn_over(rng.choice([cell for cell in range(36) if board.open[cell]]))
        board.chain()
        further.chain()
        assert all(board.open[cell] or not further.open[cell] for cell in range(36))


def test_counts_stay_true_when_tiles_are_turned_over_and_up() -> None:
    rng = Random(7)
    board = Board(rng.sample(BAG, 36))
    for _ in range(300):
        cell = rng.randrange(36)
        board.turn_over(cell) if board.open[cell] else board.turn_up(cell)
        numbers = [c for c in range(36) if board.open[c] and board.tiles[c] != STAR]
        assert board.numbers == [sum(line in LINES_OF[c] for c in numbers) for line in range(14)]
        assert board.left == sum(board.open)


def test_open_points_count_numbers_and_25_for_a_star() -> None:
    assert read(SHEET).open_points() == 20 + 16 + 1 + 2 + 24 + 15 + 9 + 12 + 10 + 18 + 25 + 25


def test_clone_is_independent() -> None:
    board = read(SHEET)
    twin = board.clone()
    twin.take(6, True)
    twin.take(8, True)
    assert board.left == 12
    assert board.open == read(SHEET).open
    assert board.numbers == read(SHEET).numbers


def test_mixing_up_keeps_what_can_be_seen() -> None:
    board = Board(Random(1).sample(BAG, 36))
    for cell in range(20):
        board.turn_over(cell)
    before = board.tiles
    board.mix_up(list(range(36)), Random(2))
    assert board.tiles[20:] == before[20:]
    assert board.tiles[:20] != before[:20]
    assert sorted(board.tiles) == sorted(before)
    assert board.stars == [cell for cell in range(36) if board.tiles[cell] == STAR]


@pytest.mark.parametrize("drawing", ["1 2 3", "25" + " ." * 35, "0" + " ." * 35, "x" + " ." * 35, "²" + " ." * 35])
def test_drawing_that_is_no_board_is_refused(drawing: str) -> None:
    with pytest.raises(Problem, match=r"36 words|a tile is a number from 1 to 24"):
        read(drawing)


def random_board(rng: Random) -> Board:
    board = Board(rng.sample(BAG, 36))
    for cell in rng.sample(range(36), rng.randrange(35)):
        board.turn_over(cell)
    return board
