from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.playout import play_out_randomly
from ludotheque.core.game import Position
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Bell, Cards, Ladder, Pennies, laid


@pytest.mark.parametrize(("kind", "seats"), [(TicTacToe, 2), (Pennies, 2), (Cards, 4), (Bell, 2), (Ladder, 1)])
def test_random_play_ends_whoever_acts(kind: type[Position], seats: int) -> None:
    position = laid(kind, seats)
    assert play_out_randomly(position, Random(3)) > 0
    assert position.to_act() == []


def test_a_limit_stops_it() -> None:
    position = laid(TicTacToe, 2)
    assert play_out_randomly(position, Random(3), 4) == 4
    assert len(position.choices(0)) == 5


def test_the_generator_decides() -> None:
    def once(seed: int) -> list[int]:
        position = laid(Cards, 4)
        play_out_randomly(position, Random(seed))
        return position.scores()

    assert once(8) == once(8)
    assert len({tuple(once(seed)) for seed in range(20)}) > 10


def test_every_choice_is_as_likely() -> None:
    rng = Random(1)
    first = [0] * 9
    for _ in range(9000):
        position = laid(TicTacToe, 2)
        play_out_randomly(position, rng, 1)
        first[(set(range(9)) - set(position.choices(1))).pop()] += 1
    assert min(first) > 900
    assert max(first) < 1100
