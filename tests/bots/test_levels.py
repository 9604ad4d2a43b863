from __future__ import annotations

from random import Random

from ludotheque.bots.levels import LEVELS, LevelBot
from my_games.tic_tac_toe import TicTacToe


def won_position() -> TicTacToe:
    """Seat 0 wins with cell 2; cell 5 stops seat 1 from winning."""
    position = TicTacToe(2)
    position.set_up({})
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
        position.play(seat, cell)
    return position


def after_the_centre() -> TicTacToe:
    """An edge as the answer loses."""
    position = TicTacToe(2)
    position.set_up({})
    position.play(0, 4)
    return position


def test_the_lowest_level_is_not_silly() -> None:
    cells = [LevelBot(LEVELS[0]).choose(won_position(), 0, Random(seed)) for seed in range(20)]
    assert cells.count(2) >= 15


def test_the_lowest_level_makes_mistakes() -> None:
    cells = [LevelBot(LEVELS[0]).choose(after_the_centre(), 1, Random(seed)) for seed in range(30)]
    edges = sum(cell % 2 for cell in cells)
    assert 1 <= edges <= 15


def test_the_highest_level_takes_the_win() -> None:
    bot = LevelBot(LEVELS[4]._replace(events=5_000))
    assert [bot.choose(won_position(), 0, Random(seed)) for seed in range(10)] == [2] * 10


def test_levels_think_longer_and_err_less() -> None:
    assert [level.events for level in LEVELS] == sorted(level.events for level in LEVELS)
    assert [level.sloppiness for level in LEVELS] == sorted((level.sloppiness for level in LEVELS), reverse=True)
