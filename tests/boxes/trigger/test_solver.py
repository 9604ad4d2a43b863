"""The solver, against plain enumeration that knows nothing of masks, forests or remainders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from ludotheque.boxes.trigger.chain import STAR_RULE, Turned, chain, due_bonuses, due_stars
from ludotheque.boxes.trigger.notation import parse_board
from ludotheque.boxes.trigger.solver import best_harvest, cheapest_clearing, clears
from ludotheque.boxes.trigger.tiles import BAG, CELLS, COLUMNS, DIAGONALS, LINES, ROWS, STAR
from ludotheque.errors import Problem

SHEET = parse_board("20 . . 16 . . / 1 . 2 . . 24 / . . . * . . / 15 . 9 . . * / . . . . . . / 12 . . 10 . 18")


def turned_over(board: list[int], paid: tuple[int, ...]) -> int:
    """How many tiles go, by the words of the rules: one bonus at a time, and then the stars."""
    numbers = {cell for cell in range(CELLS) if 0 < board[cell] < STAR}
    left = numbers - set(paid)
    while bonus := next((left & set(line) for line in LINES if len(left & set(line)) == 1), None):
        left -= bonus
    stars = [cell for cell in range(CELLS) if board[cell] == STAR]
    gone = [star for star in stars if not left & set(ROWS[star // 6]) and not left & set(COLUMNS[star % 6])]
    return len(numbers) - len(left) + len(gone)


def payments(board: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    cells = [cell for cell in range(CELLS) if 0 < board[cell] < STAR]
    for size in range(len(cells) + 1):
        for paid in combinations(cells, size):
            yield sum(board[cell] for cell in paid), paid


def enumerated(board: list[int]) -> dict[int, int]:
    """For every total that some payment makes, the most tiles that it turns over."""
    most: dict[int, int] = {}
    for total, paid in payments(board):
        most[total] = max(most.get(total, 0), turned_over(board, paid))
    return most


def small_board(rng: Random, numbers: int, values: list[int], crowded: bool) -> list[int]:
    """Crowded boards use few rows and columns, and the diagonals, so that cycles and conflicts abound."""
    cells = list(range(CELLS))
    if crowded:
        rows, columns = rng.sample(range(6), 4), rng.sample(range(6), 4)
        diagonal = {cell for line in DIAGONALS for cell in line}
        cells = [c for c in cells if (c // 6 in rows and c % 6 in columns) or (c in diagonal and rng.random() < 0.5)]
    board = [0] * CELLS
    chosen = rng.sample(cells, min(len(cells), numbers + rng.randrange(4)))
    for cell in chosen[:numbers]:
        board[cell] = rng.choice(values)
    for cell in chosen[numbers:]:
        board[cell] = STAR
    return board


def check_against_enumeration(board: list[int]) -> None:
    most = enumerated(board)
    tiles = sum(tile > 0 for tile in board)
    clearing = cheapest_clearing(board)
    assert clearing.total == min(total for total, turned in most.items() if turned == tiles)
    assert sum(board[cell] for cell in clearing.pay) == clearing.total
    assert turned_over(board, tuple(clearing.pay)) == tiles
    for points in range(clearing.total + 3):
        harvest = best_harvest(board, points)
        expected = max((turned, -total) for total, turned in most.items() if total <= points)
        assert (harvest.tiles, -harvest.total) == expected
        assert sum(board[cell] for cell in harvest.pay) == harvest.total
        assert turned_over(board, tuple(harvest.pay)) == harvest.tiles


def test_the_sheet_clears_twelve_tiles_with_three_points() -> None:
    pay = [SHEET.index(1), SHEET.index(2)]
    assert cheapest_clearing(SHEET) == (3, pay)
    assert best_harvest(SHEET, 3) == (12, 3, pay)
    assert clears(SHEET, 3)
    assert not clears(SHEET, 2)


def test_the_sheet_agrees_with_enumeration() -> None:
    check_against_enumeration(SHEET)


@pytest.mark.parametrize("seed", range(30))
def test_small_boards_agree_with_enumeration(seed: int) -> None:
    rng = Random(seed)
    values = rng.choice([[1], [1, 2], [1, 2, 3, 5, 8], list(range(1, 25)), [23, 24]])
    check_against_enumeration(small_board(rng, rng.randrange(1, 10), values, crowded=seed % 3 > 0))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_boards_of_twelve_numbers_agree_with_enumeration(seed: int) -> None:
    rng = Random(1000 + seed)
    check_against_enumeration(small_board(rng, 12, [1, 2, 3, 4, 6, 9], crowded=True))


def test_a_diagonal_frees_a_tile_only_if_its_turn_comes() -> None:
    """Four corners: both diagonals hold two of them, so that the cycle cannot break by itself."""
    corners = [0] * CELLS
    for cell, number in zip((0, 5, 30, 35), (9, 8, 7, 6), strict=True):
        corners[cell] = number
    assert cheapest_clearing(corners) == (6, [35])
    corners[30] = 0
    corners[24], corners[29] = 7, 6
    corners[35] = 0
    assert cheapest_clearing(corners) == (0, [])


def test_an_empty_board_is_cleared_already() -> None:
    assert cheapest_clearing([0] * CELLS) == (0, [])
    assert best_harvest([0] * CELLS, 24) == (0, 0, [])
    assert best_harvest([STAR] * CELLS, 0) == (36, 0, [])


def test_the_last_open_number_is_free() -> None:
    board = [0] * CELLS
    board[8] = 24
    assert cheapest_clearing(board) == (0, [])


def test_negative_points_are_refused() -> None:
    with pytest.raises(Problem, match="0 or more"):
        best_harvest(SHEET, -1)


def dearest_forest(board: list[int]) -> int:
    """The dearest set of tiles without a cycle in rows and columns, by joining labels."""
    label, worth = list(range(12)), 0
    for cell in sorted(range(CELLS), key=lambda cell: -board[cell]):
        row, column = label[cell // 6], label[6 + cell % 6]
        if 0 < board[cell] < STAR and row != column:
            worth += board[cell]
            label = [row if each == column else each for each in label]
    return worth


@pytest.mark.parametrize("seed", range(5))
def test_full_boards_keep_the_bounds_and_more_points_never_turn_over_less(seed: int) -> None:
    board = Random(seed).sample(BAG, CELLS)
    numbers = [tile if tile < STAR else 0 for tile in board]
    clearing = cheapest_clearing(board)
    forest, diagonals = dearest_forest(board), sum(max(numbers[cell] for cell in line) for line in DIAGONALS)
    assert sum(numbers) - forest - diagonals <= clearing.total <= sum(numbers) - forest
    assert turned_over(board, tuple(clearing.pay)) == CELLS
    before = 0
    for points in range(0, clearing.total + 20, 7):
        harvest = best_harvest(board, points)
        assert harvest.tiles == turned_over(board, tuple(harvest.pay)) >= before
        assert harvest.total == sum(board[cell] for cell in harvest.pay) <= points
        assert (harvest.tiles == CELLS) == clears(board, points)
        before = harvest.tiles


@pytest.mark.parametrize("heavy", [True, False])
def test_boards_whose_diagonals_stand_out_are_solved_too(heavy: bool) -> None:
    """Heavy diagonals are the hardest boards: every dear cycle lies on both of them."""
    rng = Random(3)
    dear = {cell for line in DIAGONALS for cell in line} if heavy else set(ROWS[2])
    board = [rng.randint(20, 24) if cell in dear else rng.randint(1, 5) for cell in range(CELLS)]
    clearing = cheapest_clearing(board)
    assert turned_over(board, tuple(clearing.pay)) == CELLS
    assert best_harvest(board, clearing.total) == (CELLS, clearing.total, clearing.pay)
    assert best_harvest(board, clearing.total - 1).tiles < CELLS


def test_a_chain_names_each_tile_and_the_line_that_frees_it() -> None:
    board, paid = list(SHEET), [SHEET.index(1), SHEET.index(2)]
    turned = chain(SHEET, paid)
    assert board == SHEET
    for cell in paid:
        board[cell] = 0
    for cell, line in turned:
        if line == STAR_RULE:
            assert Turned(cell, STAR_RULE) in due_stars(board)
        else:
            assert [each for each in LINES[line] if 0 < board[each] < STAR] == [cell]
        board[cell] = 0
    assert board == [0] * CELLS


def test_a_tile_that_is_the_last_of_several_lines_is_one_bonus() -> None:
    board = [0] * CELLS
    board[0] = 5
    assert due_bonuses(board) == [Turned(0, 0)]


def test_a_star_waits_for_its_row_and_its_column_but_not_for_its_diagonal() -> None:
    board = [0] * CELLS
    board[0], board[35] = STAR, 5
    assert due_stars(board) == [Turned(0, STAR_RULE)]
    board[5] = 3
    assert due_stars(board) == []
    board[5], board[30] = 0, 3
    assert due_stars(board) == []


def test_the_sheet_has_nothing_due_before_it_is_paid_for() -> None:
    assert due_bonuses(SHEET) == []
    assert chain(SHEET) == []
