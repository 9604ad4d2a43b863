"""Bots that answer with words and say how long they take."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.arena import Arena
from ludotheque.bots.bot import delay_of, move_of
from ludotheque.bots.randomly import RandomBot
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CLOCK, WORLD, Position
from ludotheque.match.match import Match, Refused
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Bell


class Talker:
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        return position.choices(seat)[0]

    def say(self, position: Position, seat: int, rng: Random) -> str:
        return "poire"


class Sleepy:
    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        return position.choices(seat)[0]

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        return self.milliseconds


def test_words_are_said_only_where_they_are_asked_for() -> None:
    quiz = Match(LaCible, 3, {"time": "none"}, seed=1)
    assert move_of(Talker(), quiz.position, quiz.to_act()[0], Random(1)) == "poire"
    assert move_of(Talker(), Match(TicTacToe, seed=1).position, 0, Random(1)) in range(9)


def test_a_bot_without_words_chooses() -> None:
    quiz = Match(LaCible, 3, {"time": "none"}, seed=1)
    seat = quiz.to_act()[0]
    assert move_of(RandomBot(), quiz.position, seat, Random(1)) in quiz.choices(seat)


def test_headless_words_reach_the_match_and_the_referee() -> None:
    match = Match(LaCible, 3, {"time": "none"}, seed=1)
    arena = Arena(match, ["random"], 0)
    arena.bots = [Talker()] * 3
    arena.decide(match.to_act()[0])
    assert match.texts == ["poire"]
    assert match.to_act() == [WORLD]


def test_words_are_refused_where_they_would_be_another_choice() -> None:
    match = Match(TicTacToe, seed=1)
    with pytest.raises(Refused, match="Nothing to write"):
        match.make(0, "poire")
    assert (match.events, match.texts) == ([], [])


def test_a_bot_that_does_not_say_takes_the_usual_time() -> None:
    position = Match(Bell, seed=1).position
    assert delay_of(RandomBot(), position, 0, Random(1), 700) == 700
    assert delay_of(Sleepy(90), position, 0, Random(1), 700) == 90


@pytest.mark.parametrize(("milliseconds", "rings"), [(1000, 4), (3500, 1), (7000, 0)])
def test_headless_time_passes_as_the_bot_says(milliseconds: int, rings: int) -> None:
    """Within 6000 ms, the last 2500 of which are too short for anybody."""
    match = Match(Bell, seed=1)
    arena = Arena(match, ["random"], 0)
    arena.bots = [Sleepy(milliseconds)] * 2
    arena.run()
    assert sum(actor >= 0 for actor, _ in match.events) == rings
    assert match.events[-1] == (CLOCK, 7)
