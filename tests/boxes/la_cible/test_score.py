"""Points of a game, ties, and when a match ends."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.final import worth
from ludotheque.boxes.la_cible.phases import FINAL, FIRST_ROUND
from ludotheque.boxes.la_cible.rules import LaCible

from .tables import at_final, new, parts, play_final, play_game


@pytest.mark.parametrize(("pawns", "cleared", "points"), [(3, 5, 8), (1, 6, 12), (1, 0, 1), (5, 0, 5), (5, 6, 16)])
def test_finalist_scores_pawns_and_levels_and_five_for_all_six(pawns: int, cleared: int, points: int) -> None:
    assert worth(pawns, cleared) == points


def test_three_pawns_and_level_5_give_8_and_the_other_one_gets_2() -> None:
    game = new()
    play_game(game, pawns=3, cleared=5)
    assert game.total == [8, 2, 0]
    assert game.to_act() == []


def test_one_pawn_and_level_6_give_12() -> None:
    game = new()
    play_game(game, pawns=1, cleared=6)
    assert game.total == [12, 2, 0]


def test_a_poor_final_can_score_below_the_loser_of_phase_4() -> None:
    game = new()
    play_game(game, pawns=1, cleared=0)
    assert game.total == [1, 2, 0]
    assert game.scores()[1] > game.scores()[0]


def test_a_tie_goes_to_the_one_who_was_in_a_final() -> None:
    game = new()
    play_game(game, pawns=2, cleared=0)
    assert game.total == [2, 2, 0]
    assert game.scores()[0] > game.scores()[1]


def test_points_of_the_match_are_shown_plainly() -> None:
    game = new()
    play_game(game, pawns=3, cleared=5)
    assert [part.mark for part in parts(game, "scores")] == ["8", "2", "0"]


def test_a_second_game_starts_with_full_towers_and_points_add_up() -> None:
    game = new(games="2")
    play_game(game, pawns=3, cleared=5)
    assert game.pawns == [5, 5, 5]
    assert game.phase == FIRST_ROUND
    assert {part.place for part in parts(game, "target")} == {0}
    play_game(game, pawns=2, cleared=1, finalist=1)
    assert game.total == [8, 2 + 3, 2]
    assert game.to_act() == []


def ended(*finals: tuple[int, int, int]) -> LaCible:
    """Two games: finalist, pawns, levels."""
    game = new(games="2")
    for finalist, pawns, cleared in finals:
        play_game(game, pawns, cleared, finalist)
    return game


def test_a_tie_after_two_games_goes_to_the_higher_final() -> None:
    game = ended((0, 2, 2), (2, 5, 1))  # 4 + 2 against 6
    assert game.total == [6, 2, 6]
    assert game.scores()[0] > game.scores()[2]


def test_then_to_more_pawns_in_the_tower_of_that_final() -> None:
    game = new(games="2")
    game.total, game.best = [6, 2, 6], [10 * 3 + 2, 0, 10 * 3 + 4]
    assert game.scores()[2] > game.scores()[0]


def test_still_equal_is_shared() -> None:
    game = new(games="2")
    game.total, game.best = [6, 2, 6], [32, 0, 32]
    assert game.scores()[0] == game.scores()[2]


def test_the_best_final_of_each_player_counts_with_its_own_pawns() -> None:
    game = ended((0, 2, 3), (0, 5, 1))
    assert game.best[0] == 10 * (3 + 1) + 2


def test_no_final_ranks_below_level_0() -> None:
    game = new()
    game.total, game.best = [2, 2, 0], [11, 0, 0]
    assert game.scores()[0] > game.scores()[1]


def test_a_point_more_beats_any_final() -> None:
    game = new()
    game.total, game.best = [6, 7, 0], [75, 0, 0]
    assert game.scores()[1] > game.scores()[0]


def test_a_match_to_15_ends_with_the_game_in_which_somebody_reaches_it() -> None:
    game = new(games="15")
    play_game(game, pawns=3, cleared=5)
    assert game.to_act() != []
    play_game(game, pawns=3, cleared=3)
    assert game.total == [14, 4, 0]
    assert game.to_act() != []
    play_game(game, pawns=1, cleared=0, finalist=1)
    assert game.total == [14, 5, 2]
    play_game(game, pawns=1, cleared=0)
    assert game.total[0] == 15
    assert game.to_act() == []
    assert parts(game, "scores", "golden")[0].mark == "15"


def test_pawns_are_conserved() -> None:
    game = at_final()
    assert game.contents() == [15]
    assert game.phase == FINAL
    play_final(game, 1)
    assert game.contents() == [15]
