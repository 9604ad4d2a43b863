from __future__ import annotations

import pytest

from ludotheque.errors import Problem
from ludotheque.lab.duel import Duel, duel, formatted, lead_of_a, wilson
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Cards, Ladder


def test_the_interval_of_wilson() -> None:
    """The textbook's 8 of 10."""
    low, high = wilson(0.8, 10)
    assert round(low, 4) == 0.4902
    assert round(high, 4) == 0.9433


def test_the_interval_stays_within_bounds() -> None:
    assert 0.99 < wilson(1.0, 10)[1] <= 1.0
    assert 0.0 <= wilson(0.0, 10)[0] < 0.01


def test_a_draw_is_half_a_win() -> None:
    assert Duel("x", "a", "b", wins=1, draws=2, losses=1).rate == 0.5


def test_sides_are_swapped() -> None:
    """The first seat has the advantage: a bot against itself has it in half of the games."""
    even = duel(TicTacToe, "random", "random", 60, seed=1)
    assert even.wins == even.losses


def test_the_stronger_bot_wins_on_either_side() -> None:
    result = duel(TicTacToe, "search:100", "random", 12)
    assert result.interval[0] > 0.5
    assert "search:100 against random, 12 games" in formatted(result)


@pytest.mark.parametrize("names", [("random", "nobody"), ("nobody", "random")])
def test_wrong_names(names: tuple[str, str]) -> None:
    with pytest.raises(Problem, match="nobody"):
        duel(TicTacToe, *names)


def test_somebody_to_beat_is_needed() -> None:
    with pytest.raises(Problem, match="played alone"):
        duel(Ladder, "random", "random")


def test_each_of_more_seats_is_the_first_bots_in_turn() -> None:
    """All play alike and with the same dice, so of the games of a round one seat wins one, or all are draws."""
    result = duel(Cards, "random", "random", 3, seats=3)
    assert (result.seats, result.wins <= 1) == (3, True)
    assert "one random against 2 of random, 3 games, each seat in turn" in formatted(result)


def test_only_the_best_of_the_others_counts() -> None:
    assert lead_of_a(1, [5, 7, 6]) > 0
    assert lead_of_a(1, [5, 7, 7]) == 0
    assert lead_of_a(0, [5, 4, 6]) < 0
