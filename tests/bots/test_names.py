from __future__ import annotations

import pytest

from ludotheque.bots.names import bot, bots
from ludotheque.boxes.trigger.bot import TriggerBot
from ludotheque.boxes.trigger.rules import Trigger
from ludotheque.errors import Problem
from my_games.tic_tac_toe import TicTacToe

WRONG = ["", "clever", "random:3", "greedy:1", "search", "search:", "search:0", "search:-5", "search:1.5", "search:0s"]
ALSO_WRONG = [
    "search:99999999",
    "search:٣",
    "level",
    "level:0",
    "level:6",
    "level:x",
    "Random",
    "search:1s ",
    "x" * 500,
]


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:1", "search:10000000", "search:0.5s", "level:1", "level:5"]
)
def test_good_names(name: str) -> None:
    assert bot(name, TicTacToe)


@pytest.mark.parametrize("name", WRONG + ALSO_WRONG)
def test_a_wrong_name_is_one_clear_line(name: str) -> None:
    with pytest.raises(Problem) as e:
        bot(name, TicTacToe)
    assert "\n" not in str(e.value)
    assert len(str(e.value)) < 200


def test_one_name_is_for_all_seats() -> None:
    assert len(bots(["random"], Trigger, 4)) == 4


def test_as_many_bots_as_seats() -> None:
    with pytest.raises(Problem, match="2 bots for 4 seats"):
        bots(["random", "greedy"], Trigger, 4)


def test_a_game_brings_its_own_bot() -> None:
    assert isinstance(bot("level:4", Trigger), TriggerBot)
