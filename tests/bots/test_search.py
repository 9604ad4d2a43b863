from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.search import Tree, search
from ludotheque.core.game import Position
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Cards, Ladder, Pennies, laid


def after(cells: list[int]) -> Position:
    position = laid(TicTacToe, 2)
    for n, cell in enumerate(cells):
        position.play(n % 2, cell)
    return position


@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_is_taken(seed: int) -> None:
    assert search(after([0, 3, 1, 4]), 0, 200, Random(seed)) == 2


@pytest.mark.parametrize("seed", range(5))
def test_a_loss_in_one_is_prevented(seed: int) -> None:
    assert search(after([0, 4, 1]), 1, 200, Random(seed)) == 2


def test_a_corner_answers_the_centre() -> None:
    assert search(after([4]), 1, 2000, Random(1)) in (0, 2, 6, 8)


def test_the_same_generator_gives_the_same_choice() -> None:
    trees = [Tree(after([4]), 1, Random(5)) for _ in range(2)]
    for tree in trees:
        tree.grow(300)
    assert [arm.visits for arm in trees[0].arms()] == [arm.visits for arm in trees[1].arms()]


def test_the_position_is_left_as_it_was() -> None:
    position = after([4, 0])
    search(position, 0, 50, Random(1))
    assert position.choices(0) == [1, 2, 3, 5, 6, 7, 8]


def test_a_time_limit_ends_it() -> None:
    tree = Tree(after([4]), 1, Random(1))
    tree.grow(10_000_000, 0.01)
    assert 1 < tree.root.visits < 10_000_000


def test_a_pick_that_is_already_made_is_not_seen() -> None:
    """Seat 1 has shown 0; whoever saw that would always show 0 and win."""
    position = laid(Pennies, 2)
    position.play(1, 0)
    shown = [search(position, 0, 40, Random(seed)) for seed in range(100)]
    assert 25 < sum(shown) < 75


def test_simultaneous_picks_do_not_see_each_other() -> None:
    """At one node both sides would win every time if one of them chose with the other's pick in view."""
    tree = Tree(laid(Pennies, 2), 0, Random(2))
    tree.grow(2000)
    total = sum(arm.total for arm in tree.arms()) / sum(arm.visits for arm in tree.arms())
    assert 0.4 < total < 0.6


def test_simultaneous_picks_are_mixed() -> None:
    shown = [search(laid(Pennies, 2), 0, 200, Random(seed)) for seed in range(60)]
    assert 12 < sum(shown) < 48


def test_the_best_card_bids_high_and_the_worst_low() -> None:
    def bids(card: int) -> float:
        position = Cards(3)
        position.set_up({})
        position.cards = [card, *[c for c in (4, 5, 6) if c != card][:2]]
        return sum(search(position, 0, 300, Random(seed)) for seed in range(20)) / 20

    assert bids(9) > 2
    assert bids(0) < bids(9) - 0.5


def test_alone_the_score_itself_counts() -> None:
    """A die is worth 3.5, refusing it 2."""
    assert [search(laid(Ladder, 1), 0, 400, Random(seed)) for seed in range(5)] == [1] * 5
