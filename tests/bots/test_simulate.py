from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.bots.simulate import Report, simulate
from ludotheque.errors import Problem
from ludotheque.library import from_file
from my_games.tic_tac_toe import TicTacToe
from tests.bots.small_games import Cards, Ladder


def without_time(report: Report) -> dict[str, object]:
    return {**report.as_fields(), "seconds": 0}


def test_every_match_is_won_by_somebody_or_drawn() -> None:
    report = simulate(TicTacToe, games=40, seed=2)
    assert sum(report.wins) + report.draws == 40
    assert report.fewest_events >= 5
    assert report.most_events <= 9
    assert report.decisions == round(report.mean_events * 40)


def test_bots_keep_their_seats() -> None:
    assert simulate(TicTacToe, games=10, bots=["random", "search:100"]).wins[1] >= 7


def test_scores_and_their_spread() -> None:
    report = simulate(Ladder, games=50, bots=["random"])
    assert 20 < report.mean_scores[0] < 35
    assert 1 < report.spread_of_scores[0] < 10
    assert (report.wins, report.draws) == ([0], 0)


def test_processes_change_nothing() -> None:
    alone = simulate(Cards, 3, games=8, seed=4, bots=["search:10", "random", "greedy"])
    together = simulate(Cards, 3, games=8, seed=4, bots=["search:10", "random", "greedy"], processes=2)
    assert without_time(alone) == without_time(together)


def test_a_game_from_a_file_travels_to_other_processes(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text((Path(__file__).parents[2] / "my_games/tic_tac_toe.py").read_text(encoding="utf-8"), "utf-8")
    kind = from_file(file)
    assert without_time(simulate(kind, games=4, processes=2)) == without_time(simulate(kind, games=4))


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(TicTacToe, games=3, progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(("games", "bots"), [(0, ["random"]), (1, ["random"] * 3), (1, ["nobody"])])
def test_bad_usage_is_said_at_once(games: int, bots: list[str]) -> None:
    with pytest.raises(Problem):
        simulate(TicTacToe, games=games, bots=bots)
