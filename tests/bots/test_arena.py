from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.arena import Arena, play_out
from ludotheque.core.game import CLOCK, Position
from ludotheque.errors import Problem
from ludotheque.match.match import Match
from ludotheque.match.verify import verify
from my_games.connect_four import ConnectFour
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Bell, Cards, Ladder, Pennies


@pytest.mark.parametrize(("kind", "seats"), [(TicTacToe, 2), (Pennies, 2), (Cards, 4), (Bell, 2), (Ladder, 1)])
@pytest.mark.parametrize("name", ["random", "greedy", "search:10", "level:1"])
def test_a_headless_match_leaves_a_record_that_holds(kind: type[Position], seats: int, name: str) -> None:
    record = play_out(Match(kind, seats, seed=5), [name], seed=3)
    assert record.players == [name] * seats
    verify(record, kind)


def test_the_same_seed_plays_the_same_match() -> None:
    def once(seed: int) -> str:
        return play_out(Match(Cards, 3, seed=5), ["search:20", "random", "greedy"], seed).to_json()

    assert once(1) == once(1)
    assert len({once(seed) for seed in range(8)}) > 1


def test_a_seat_has_a_mind_of_its_own() -> None:
    """What seat 1 does at random doesn't depend on how much its neighbour thinks."""
    bids = [play_out(Match(Cards, 2, seed=5), [name, "random"], seed=4) for name in ("random", "search:50")]
    of_seat_1 = [[choice for actor, choice in record.events if actor == 1] for record in bids]
    assert of_seat_1[0] == of_seat_1[1]


def test_one_bot_for_each_seat() -> None:
    with pytest.raises(Problem, match="3 bots for 2 seats"):
        play_out(Match(TicTacToe, seed=1), ["random"] * 3)


def test_a_timer_fires_when_its_time_has_come() -> None:
    """6000 ms leave room for two events of 2500 ms."""
    match = Match(Bell, seed=1)
    Arena(match, ["random"], 0).run()
    assert sum(actor >= 0 for actor, _ in match.events) == 2
    assert match.events[-1] == (CLOCK, 7)


def test_search_does_not_lose_tic_tac_toe_against_random() -> None:
    for seed in range(10):
        names = ["search:300", "random"] if seed % 2 == 0 else ["random", "search:300"]
        scores = play_out(Match(TicTacToe, seed=seed), names, seed).scores
        assert scores[seed % 2] >= scores[1 - seed % 2]


def test_search_beats_random_at_connect_four() -> None:
    won = 0
    for seed in range(6):
        names = ["search:150", "random"] if seed % 2 == 0 else ["random", "search:150"]
        won += play_out(Match(ConnectFour, seed=seed), names, seed).scores[seed % 2]
    assert won >= 5


def test_a_bot_does_not_use_chance_of_its_own() -> None:
    position = Match(TicTacToe, seed=1).position
    for name in ("greedy", "search:30", "level:2"):
        mind = Arena(Match(TicTacToe, seed=1), [name], 0).bots[0]
        assert mind.choose(position, 0, Random(6)) == mind.choose(position, 0, Random(6))
