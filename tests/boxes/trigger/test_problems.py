"""Problems: one best payment, checked by plain enumeration, and five levels of measured effort."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from ludotheque.boxes.trigger.chain import chain
from ludotheque.boxes.trigger.problems import CLEAR, EFFORTS, MOST, Puzzle, hints, make_problem, statement
from ludotheque.boxes.trigger.tiles import BAG, STAR
from ludotheque.errors import Problem

from .test_solver import turned_over

LEVELS = range(1, 6)
SEEDS = range(6)


@cache
def puzzle_of(level: int, seed: int) -> Puzzle:
    return make_problem(level, Random(seed))


def payments(board: list[int], points: int, start: int = 0) -> Iterator[tuple[int, ...]]:
    """Every set of open numbers of at most this total, by depth-first choice."""
    yield ()
    for cell in range(start, len(board)):
        if 0 < board[cell] < STAR and board[cell] <= points:
            for others in payments(board, points - board[cell], cell + 1):
                yield (cell, *others)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_is_right_and_its_payment_the_only_one(level: int, seed: int) -> None:
    puzzle = puzzle_of(level, seed)
    turned = {paid: turned_over(puzzle.board, paid) for paid in payments(puzzle.board, puzzle.points)}
    most = max(turned.values())
    assert [list(paid) for paid, count in turned.items() if count == most] == [puzzle.pay]
    clears = most == sum(tile > 0 for tile in puzzle.board)
    if puzzle.question == CLEAR:
        assert clears
        assert puzzle.answer == puzzle.points == sum(puzzle.board[cell] for cell in puzzle.pay)
    else:
        assert not clears
        assert puzzle.answer == most
    assert puzzle.following == len(chain(puzzle.board, puzzle.pay)) == most - len(puzzle.pay)
    assert puzzle.near_misses == sum(2 * count >= most for count in turned.values()) - 1


def test_levels_are_ordered_by_effort() -> None:
    for easier, harder in pairwise(EFFORTS):
        assert easier.stop == harder.start
    for level in LEVELS:
        assert all(puzzle_of(level, seed).effort in EFFORTS[level - 1] for seed in SEEDS)
        assert all(puzzle_of(level, seed).level == level for seed in SEEDS)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_puzzle(level: int) -> None:
    assert make_problem(level, Random(1)) == puzzle_of(level, 1)
    assert len({tuple(puzzle_of(level, seed).board) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_asks_both_questions(level: int) -> None:
    assert {puzzle_of(level, seed).question for seed in SEEDS} == {CLEAR, MOST}


@pytest.mark.parametrize("level", LEVELS)
def test_a_position_can_occur_and_has_nothing_due(level: int) -> None:
    for seed in SEEDS:
        board = puzzle_of(level, seed).board
        assert chain(board) == []
        assert all(board.count(tile) <= BAG.count(tile) for tile in set(board) - {0})


@pytest.mark.parametrize("level", LEVELS)
def test_a_throw_is_what_two_dice_give_and_a_double_counts_twice(level: int) -> None:
    for puzzle in (puzzle_of(level, seed) for seed in SEEDS):
        if puzzle.question == CLEAR:
            assert puzzle.dice == ()
        else:
            first, second = puzzle.dice
            assert {first, second} <= set(range(1, 7))
            assert puzzle.points == (4 * first if first == second else first + second)


@pytest.mark.parametrize("level", [0, 6, -1])
def test_other_levels_are_refused(level: int) -> None:
    with pytest.raises(Problem, match=f"no level {level}: levels go from 1 to 5"):
        make_problem(level, Random(1))


@pytest.mark.parametrize("seed", SEEDS)
def test_hints_lead_from_a_nudge_to_the_whole_payment(seed: int) -> None:
    puzzle = puzzle_of(3, seed)
    first, *_, last = hints(puzzle)
    places = [(cell // 6 + 1, cell % 6 + 1) for cell in puzzle.pay]
    assert f"{len(puzzle.pay)}." in first.fr
    assert f"{len(puzzle.pay)}." in first.en
    for row, column in places:
        assert f"rangée {row}, colonne {column}" in last.fr
        assert f"row {row}, column {column}" in last.en
    counts = [sum(f"(row {row}, column {column})" in hint.en for row, column in places) for hint in hints(puzzle)]
    assert counts == [0, 0, 1, len(places)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_statement_says_what_the_throw_is_worth(seed: int) -> None:
    puzzle = puzzle_of(2, seed)
    text = statement(puzzle)
    if puzzle.question == MOST:
        assert f"tu as {puzzle.points} points" in text.fr
        assert f"you have {puzzle.points} points" in text.en
    else:
        assert "plus petit total" in text.fr
        assert "smallest total" in text.en
