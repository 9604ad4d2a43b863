"""« Würfelmarsch »: pivots and turns, combat, the corner, and how a match without a winner is counted."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.dice import ORI, ORIENTATIONS
from ludotheque.boxes.das_spiel.dice_march import DiceMarch
from ludotheque.boxes.das_spiel.dice_march_bot import DiceMarchBot
from ludotheque.boxes.das_spiel.dice_march_phases import (
    FIRST_TAKER,
    FIRST_TURN,
    MOST_CHANGES,
    MOVING,
    QUIET,
    TAKING,
    TURN,
)
from ludotheque.boxes.das_spiel.lattice import CELLS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY
from ludotheque.core.game import CHANCE, attempt, pick

Cell = tuple[int, int, int]
Faces = tuple[int, int, int]
A, B, C = 0, 1, 2


def new(literal: str = "no") -> DiceMarch:
    game = DiceMarch(3)
    game.set_up({"literal_ties": literal})
    game.play(CHANCE, A)
    return game


def laid(dice: list[tuple[int, Cell, Faces]], literal: str = "no") -> DiceMarch:
    """These dice alone: seat, cell and faces. The other dice of each seat count as captured by the next."""
    game = new(literal)
    game.board = [EMPTY] * 45
    used = [0, 0, 0]
    for seat, cell, faces in dice:
        die = 5 * seat + used[seat]
        used[seat] += 1
        game.board[at(*cell)] = die
        game.ori[die] = ORI[faces]
    game.captured = [5 - used[B], 5 - used[C], 5 - used[A]]
    return game


def pivot(game: DiceMarch, start: Cell, end: Cell) -> None:
    seat = game.turn
    assert attempt(game, seat, at(*start)) is None
    assert attempt(game, seat, at(*end)) is None


def seats_on(game: DiceMarch) -> dict[Cell, int]:
    return {CELLS[cell]: die // 5 for cell, die in enumerate(game.board) if die != EMPTY}


# Set-up and moves


def test_five_dice_on_the_middle_of_each_side_show_3_to_their_owner() -> None:
    game = new()
    assert [len(game.dice_of(seat)) for seat in range(3)] == [5, 5, 5]
    assert game.board[at(0, 2, 6)] // 5 == A
    assert game.board[at(6, 0, 2)] // 5 == B
    assert game.board[at(2, 6, 0)] // 5 == C
    assert {ORIENTATIONS[ori] for ori in game.ori[:5]} == {(3, 2, 1)}
    assert {ORIENTATIONS[ori] for ori in game.ori[5:10]} == {(1, 3, 2)}
    assert {ORIENTATIONS[ori] for ori in game.ori[10:]} == {(2, 1, 3)}


def test_t1_first_move_has_12_pivots_and_115_turns() -> None:
    game = new()
    pivots = turns = 0
    for cell in game.choices(A):
        twin = game.clone()
        twin.play(A, cell)
        pivots += len(twin.steps(A))
        twin.play(A, TURN)
        turns += sum(choice >= FIRST_TURN for choice in twin.choices(A))
    assert (pivots, turns) == (12, 115)


def test_dice_never_go_back() -> None:
    game = laid([(A, (3, 3, 2), (3, 2, 1))])
    game.play(A, at(3, 3, 2))
    assert set(game.steps(A)) == {at(4, 2, 2), at(4, 3, 1), at(3, 4, 1), at(3, 2, 3)}
    why = attempt(game, A, at(2, 4, 2))
    assert why is not None
    assert "back" in why.en


def test_a_turn_changes_the_faces_and_nothing_else() -> None:
    game = new()
    game.play(A, at(0, 4, 4))
    game.play(A, TURN)
    game.play(A, FIRST_TURN + ORI[6, 5, 4])
    assert ORIENTATIONS[game.ori[game.board[at(0, 4, 4)]]] == (6, 5, 4)
    assert game.to_act() == [B]


def test_another_die_may_be_picked_instead_a_few_times() -> None:
    game = new()
    game.play(A, at(0, 4, 4))
    for n in range(MOST_CHANGES):
        game.play(A, at(0, 3, 5) if n % 2 == 0 else at(0, 4, 4))
        assert game.phase == MOVING
    assert not set(game.dice_of(A)) & set(game.choices(A))


# Combat


def test_t2_printed_example() -> None:
    """Right 6 against 5 and an own 2, left 5 against 5 and a 3."""
    game = laid(
        [
            (A, (3, 2, 3), (6, 5, 4)),
            (B, (5, 2, 1), (5, 1, 4)),
            (A, (4, 3, 1), (1, 2, 4)),
            (B, (5, 1, 2), (5, 1, 4)),
            (C, (4, 1, 3), (2, 1, 3)),
        ]
    )
    before = game.captured[A]
    pivot(game, (3, 2, 3), (4, 2, 2))
    assert seats_on(game) == {(4, 3, 1): A}
    assert game.captured[A] == before + 1
    assert game.removed == [1, 1, 1]


def test_t2_the_die_arrives_with_356() -> None:
    game = laid([(A, (3, 2, 3), (6, 5, 4))])
    pivot(game, (3, 2, 3), (4, 2, 2))
    assert ORIENTATIONS[game.ori[0]] == (3, 5, 6)


def shown_in_funnel(values: tuple[int, int, int], owners: tuple[int, int, int], literal: str = "no") -> DiceMarch:
    """Fights in the funnel (4, 2, 1): A's own die is the last to come, from (3, 3, 2) to (4, 3, 1)."""
    a, b, c = values
    game = laid(
        [
            (owners[0], (5, 2, 1), next(f for f in ORIENTATIONS if f[0] == a)),
            (owners[2], (4, 2, 2), next(f for f in ORIENTATIONS if f[2] == c)),
            (A, (3, 3, 2), (1, 2, 4)),
        ],
        literal,
    )
    # from (3, 3, 2) to (4, 3, 1) is u = C, v = A: B's face stays
    game.ori[game.board[at(3, 3, 2)]] = next(ori for ori, f in enumerate(ORIENTATIONS) if f[1] == b)
    pivot(game, (3, 3, 2), (4, 3, 1))
    return game


def test_t3_two_highest_of_mine_capture_the_third() -> None:
    game = shown_in_funnel((4, 4, 2), (A, A, B))
    assert seats_on(game) == {(5, 2, 1): A, (4, 3, 1): A}
    assert game.removed == [0, 0, 0]


def test_t3_literally_all_three_leave() -> None:
    game = shown_in_funnel((4, 4, 2), (A, A, B), "yes")
    assert seats_on(game) == {}
    assert game.removed == [2, 1, 0]


def test_t4_three_fives_of_two_owners_all_leave() -> None:
    game = shown_in_funnel((5, 5, 5), (B, A, B))
    assert seats_on(game) == {}
    assert game.removed == [1, 2, 0]


def test_three_own_dice_do_not_fight() -> None:
    game = shown_in_funnel((4, 4, 2), (A, A, A), "yes")
    assert len(seats_on(game)) == 3
    assert game.quiet == 0  # the step forward is progress all the same


def test_the_beaten_die_that_moved_is_captured() -> None:
    game = shown_in_funnel((6, 1, 2), (B, A, C))
    assert seats_on(game) == {(5, 2, 1): B}
    assert game.captured[B] == 5 - 1 + 2


def test_a_turn_starts_no_combat() -> None:
    game = laid([(B, (5, 2, 1), (1, 2, 4)), (C, (4, 2, 2), (2, 4, 1)), (A, (4, 3, 1), (1, 2, 4))])
    game.play(A, at(4, 3, 1))
    game.play(A, TURN)
    game.play(A, FIRST_TURN + ORI[1, 4, 5])
    assert len(seats_on(game)) == 3


def twice_beaten(left: int, right: int) -> DiceMarch:
    """A's die comes to (4, 2, 2) showing 1 in the funnel of B (right) and 3 in that of C (left)."""
    game = laid(
        [
            (A, (3, 2, 3), (6, 3, 5)),
            (B, (5, 2, 1), next(f for f in ORIENTATIONS if f[0] == right)),
            (B, (4, 3, 1), (4, 1, 2)),
            (C, (5, 1, 2), next(f for f in ORIENTATIONS if f[0] == left)),
            (C, (4, 1, 3), (4, 5, 1)),
        ]
    )
    game.ori[0] = next(ori for ori, f in enumerate(ORIENTATIONS) if f[0] == 3 and f[1] == 1)
    pivot(game, (3, 2, 3), (4, 2, 2))
    return game


@pytest.mark.parametrize(("left", "right", "taker"), [(6, 5, C), (5, 6, B)])
def test_beaten_in_two_funnels_the_higher_value_takes_it(left: int, right: int, taker: int) -> None:
    game = twice_beaten(left, right)
    assert (4, 2, 2) not in seats_on(game)
    assert game.captured[taker] == [3, 3, 4][taker] + 1
    assert len(seats_on(game)) == 4


def test_beaten_twice_by_equals_the_mover_says_who_takes_it() -> None:
    game = twice_beaten(6, 6)
    assert game.phase == TAKING
    assert sorted(game.choices(A)) == [FIRST_TAKER + B, FIRST_TAKER + C]
    game.play(A, FIRST_TAKER + C)
    assert game.captured[C] == 4 + 1
    assert game.to_act() == [B]


# The end


def test_t5_the_corner_wins_at_once_whatever_stands_beside_it() -> None:
    """The two neighbours of a corner make its only funnel, and the die has just left one of them."""
    game = laid([(A, (7, 0, 1), (1, 2, 4)), (B, (6, 1, 1), (6, 5, 4)), (C, (7, 1, 0), (4, 6, 5))])
    pivot(game, (7, 0, 1), (8, 0, 0))
    assert game.scores() == [1, 0, 0]
    assert game.to_act() == []


def test_without_dice_captures_less_own_removals_count() -> None:
    game = laid([(A, (3, 3, 2), (1, 2, 4)), (B, (5, 2, 1), (5, 1, 4)), (C, (4, 2, 2), (4, 1, 2))])
    game.captured, game.removed = [4, 3, 3], [1, 0, 1]
    game.ori[0] = next(ori for ori, f in enumerate(ORIENTATIONS) if f[1] == 5)
    pivot(game, (3, 3, 2), (4, 3, 1))  # 5 against 5: all three leave
    assert seats_on(game) == {}
    assert [game.count(seat) for seat in range(3)] == [2, 2, 1]
    assert game.scores() == [1, 0, 0]  # A and B are equal, and A moved last


def test_a_seat_without_dice_is_skipped() -> None:
    game = laid([(A, (3, 3, 2), (1, 2, 4)), (C, (2, 2, 4), (1, 2, 4))])
    pivot(game, (3, 3, 2), (4, 2, 2))
    assert game.to_act() == [C]


def test_45_quiet_turns_end_the_match() -> None:
    game = new()
    game.captured = [0, 1, 0]
    for turn in range(QUIET):
        assert game.to_act() == [turn % 3]
        game.play(turn % 3, game.choices(turn % 3)[0])
        game.play(turn % 3, TURN)
        game.play(turn % 3, next(choice for choice in game.choices(turn % 3) if choice >= FIRST_TURN))
    assert game.to_act() == []
    assert game.scores() == [0, 1, 0]


@pytest.mark.parametrize("seed", range(4))
def test_no_die_is_lost(seed: int) -> None:
    game, rng = new(), Random(seed)
    while game.to_act():
        seat = game.to_act()[0]
        game.play(seat, pick(game.choices(seat), rng))
        assert game.contents() == [15]


# Bots


def bots_turn(game: DiceMarch, level: int) -> None:
    seat, bot, rng = game.turn, DiceMarchBot(level), Random(level)
    while game.to_act() == [seat]:
        choice = bot.choose(game, seat, rng)
        assert choice in game.choices(seat)
        game.play(seat, choice)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_bot_steps_into_its_corner(level: int) -> None:
    game = laid([(A, (7, 0, 1), (1, 2, 4)), (A, (0, 4, 4), (1, 2, 4)), (B, (3, 2, 3), (6, 5, 4))])
    bots_turn(game, level)
    assert game.scores() == [1, 0, 0]


def test_a_bot_bars_the_way_to_a_corner() -> None:
    """B is one step from its corner; only A's die beside it can close it, or beat the die."""
    game = laid([(A, (0, 7, 1), (1, 2, 4)), (A, (3, 2, 3), (1, 2, 4)), (B, (1, 7, 0), (1, 2, 4))])
    bots_turn(game, 5)
    assert game.board[at(0, 8, 0)] // 5 == A


def test_a_bot_that_can_only_turn_turns() -> None:
    game = laid([(A, (8, 0, 0), (1, 2, 4)), (B, (3, 2, 3), (1, 2, 4))])
    bots_turn(game, 4)
    assert game.to_act() == [B]


def test_a_bot_whose_die_is_beaten_twice_gives_it_to_the_weaker_enemy() -> None:
    game = twice_beaten(6, 6)
    game.captured = [3, 5, 2]
    assert DiceMarchBot(5).choose(game, A, Random(1)) == FIRST_TAKER + C
