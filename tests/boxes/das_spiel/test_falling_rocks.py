"""« Chute de pierres »: ridge moves, hits, the finish edge, and how a match ends."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.falling_rocks import MOST_CHANGES, MOST_MOVES, MOVING, OVER, SENDING, FallingRocks
from ludotheque.boxes.das_spiel.falling_rocks_bot import FallingRocksBot
from ludotheque.boxes.das_spiel.falling_rocks_moves import GOAL, START, lands
from ludotheque.boxes.das_spiel.lattice import BASE, CELLS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY
from ludotheque.boxes.das_spiel.ridge import ATTACK, ESCAPE
from ludotheque.core.game import CHANCE, attempt, pick

Cell = tuple[int, int, int]
A, B, C = 0, 1, 2


def new(first: int = A) -> FallingRocks:
    game = FallingRocks(3)
    game.set_up({})
    game.play(CHANCE, first)
    return game


def laid(*dice: tuple[int, Cell], first: int = A) -> FallingRocks:
    """These dice alone."""
    game = new(first)
    game.board = [EMPTY] * len(BASE)
    used = [0, 0, 0]
    for seat, cell in dice:
        game.board[at(*cell)] = 6 * seat + used[seat]
        used[seat] += 1
    return game


def cells(numbers: list[int]) -> set[Cell]:
    return {CELLS[n] for n in numbers}


def move(game: FallingRocks, start: Cell, end: Cell) -> None:
    seat = game.turn
    assert attempt(game, seat, at(*start)) is None
    assert attempt(game, seat, at(*end)) is None


def test_six_dice_in_each_corner() -> None:
    game = new()
    assert game.contents() == [6, 6, 6]
    assert cells(game.dice_of(B)) == {(0, 8, 0), (1, 7, 0), (0, 7, 1), (2, 6, 0), (1, 6, 1), (0, 6, 2)}


def test_t1_three_attacks_and_three_escapes_in_the_middle() -> None:
    middle = at(3, 3, 2)
    assert cells(ATTACK[middle]) == {(1, 4, 3), (4, 1, 3), (4, 4, 0)}
    assert cells(ESCAPE[middle]) == {(5, 2, 1), (2, 5, 1), (2, 2, 4)}
    assert cells(lands(laid((A, (3, 3, 2))).board, middle)) == cells(ATTACK[middle] + ESCAPE[middle])


def test_t2_only_one_way_out_of_the_corner() -> None:
    assert cells(lands(laid((A, (8, 0, 0))).board, at(8, 0, 0))) == {(6, 1, 1)}


def test_t3_a_die_whose_start_is_full_cannot_be_hit() -> None:
    game = laid((A, (3, 3, 2)), (B, (1, 4, 3)), *[(C, CELLS[cell]) for cell in START[B]])
    game.play(A, at(3, 3, 2))
    assert at(1, 4, 3) not in game.choices(A)
    why = attempt(game, A, at(1, 4, 3))
    assert why is not None
    assert "full" in why.en
    game.board[START[B][0]] = EMPTY
    assert at(1, 4, 3) in game.choices(A)


def test_t4_a_die_at_home_steps_aside_and_nothing_else() -> None:
    game = laid((A, (0, 4, 4)), (A, (8, 0, 0)))
    assert cells(lands(game.board, at(0, 4, 4))) == {(0, 5, 3), (0, 3, 5)}
    move(game, (0, 4, 4), (0, 5, 3))
    assert at(0, 5, 3) in game.dice_of(A)


def test_escapes_need_an_empty_cell_and_own_dice_are_never_hit() -> None:
    game = laid((A, (3, 3, 2)), (B, (5, 2, 1)), (A, (1, 4, 3)))
    landings = cells(lands(game.board, at(3, 3, 2)))
    assert (5, 2, 1) not in landings
    assert (1, 4, 3) not in landings


def test_the_attacker_picks_the_start_cell_of_the_die_that_was_hit() -> None:
    game = laid((A, (3, 3, 2)), (B, (1, 4, 3)), (B, (0, 8, 0)))
    move(game, (3, 3, 2), (1, 4, 3))
    assert game.phase == SENDING
    assert game.to_act() == [A]
    assert cells(game.choices(A)) == cells(START[B]) - {(0, 8, 0)}
    game.play(A, at(2, 6, 0))
    assert game.board[at(2, 6, 0)] == 6
    assert (game.hits, game.to_act()) == (1, [B])


def test_with_one_empty_start_cell_nothing_is_asked() -> None:
    starts = [(B, CELLS[cell]) for cell in START[B][1:]]
    game = laid((A, (3, 3, 2)), (B, (1, 4, 3)), *starts)
    move(game, (3, 3, 2), (1, 4, 3))
    assert game.board[START[B][0]] == 6
    assert game.to_act() == [B]


def test_the_start_cell_that_the_attacker_leaves_counts_as_empty() -> None:
    starts = [(B, CELLS[cell]) for cell in START[B] if CELLS[cell] != (1, 6, 1)]
    game = laid((A, (1, 6, 1)), *starts, (B, (2, 4, 2)))
    move(game, (1, 6, 1), (2, 4, 2))
    assert game.board[at(1, 6, 1)] == 6 * B + 5


def test_dice_at_home_cannot_be_hit() -> None:
    game = laid((A, (1, 2, 5)), (B, (2, 0, 6)))
    assert at(2, 0, 6) in ATTACK[at(1, 2, 5)]
    assert at(2, 0, 6) not in lands(game.board, at(1, 2, 5))


def test_the_corners_of_the_edge_are_home() -> None:
    assert cells(lands(laid((B, (0, 0, 8))).board, at(0, 0, 8))) == {(1, 0, 7)}


def test_another_die_may_be_picked_instead_a_few_times() -> None:
    game = new()
    first, second = game.choices(A)[:2]
    game.play(A, first)
    for n in range(MOST_CHANGES):
        game.play(A, second if n % 2 == 0 else first)
        assert game.phase == MOVING
    assert not set(game.dice_of(A)) & set(game.choices(A))


def test_first_with_all_six_on_the_edge_wins() -> None:
    home = [(A, CELLS[cell]) for cell in GOAL[A][2:7]]
    game = laid(*home, (A, (2, 6, 0)), (B, (4, 2, 2)), (C, (2, 2, 4)))
    game.play(A, at(2, 6, 0))
    assert at(0, 7, 1) in game.choices(A)
    game.play(A, at(0, 7, 1))
    assert game.to_act() == []
    assert game.scores()[A] == max(game.scores())


def test_each_third_of_the_funnels_has_two_start_cells_and_three_finish_cells() -> None:
    for third in range(3):
        assert sum((CELLS[cell][0] - CELLS[cell][1]) % 3 == third for cell in START[A]) == 2
        assert sum((CELLS[cell][0] - CELLS[cell][1]) % 3 == third for cell in GOAL[A]) == 3


def test_whoever_cannot_move_is_skipped() -> None:
    game = laid((A, (5, 2, 1)), (C, (2, 2, 4)))
    move(game, (5, 2, 1), (3, 3, 2))
    assert game.to_act() == [C]


def test_after_600_moves_most_ground_covered_wins() -> None:
    game = new()
    game.moves = MOST_MOVES - 1
    game.board[at(6, 1, 1)], game.board[at(4, 2, 2)] = EMPTY, game.board[at(6, 1, 1)]
    move(game, (4, 2, 2), (2, 3, 3))
    assert game.phase == OVER
    assert game.scores() == [4, 0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_no_die_is_lost(seed: int) -> None:
    game, rng = new(), Random(seed)
    while game.to_act():
        seat = game.to_act()[0]
        game.play(seat, pick(game.choices(seat), rng))
        assert game.contents() == [6, 6, 6]


# Bots


def test_a_bot_wins_when_it_can() -> None:
    home = [(A, CELLS[cell]) for cell in GOAL[A][2:7]]
    game = laid(*home, (A, (2, 6, 0)), (B, (4, 2, 2)), (C, (2, 2, 4)))
    for level in (3, 4, 5):
        twin = game.clone()
        while twin.to_act() == [A]:
            twin.play(A, FallingRocksBot(level).choose(twin, A, Random(level)))
        assert twin.to_act() == []


def test_a_bot_hits_and_sends_back_as_far_as_it_can() -> None:
    game = laid((A, (3, 3, 2)), (B, (1, 4, 3)), (C, (1, 1, 6)))
    bot, rng = FallingRocksBot(4), Random(1)
    while game.to_act() == [A]:
        choice = bot.choose(game, A, rng)
        assert choice in game.choices(A)
        game.play(A, choice)
    assert game.board[at(0, 8, 0)] // 6 == B


def test_looking_where_one_lands_beats_sloppy_play() -> None:
    wins = 0
    for seed in range(6):
        bots = [FallingRocksBot(3 if seat == seed % 3 else 1) for seat in range(3)]
        game, rng = new(seed % 3), Random(seed)
        while game.to_act():
            seat = game.to_act()[0]
            game.play(seat, bots[seat].choose(game, seat, rng))
        wins += game.scores()[seed % 3] == max(game.scores())
    assert wins >= 5
