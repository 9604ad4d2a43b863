"""TRIGGER for one player: throws, totals, attempts, series, the sheet, the malus."""

from __future__ import annotations

import pytest

from ludotheque.boxes.trigger.alone import MOST_ATTEMPTS, MOST_THROWS, TriggerAlone
from ludotheque.boxes.trigger.board import read
from ludotheque.boxes.trigger.phases import AGAIN, HAND_OVER, MALUS, PLAYING, REPLACE, STOP
from ludotheque.boxes.trigger.tiles import BAG
from ludotheque.core.game import CHANCE, attempt
from ludotheque.core.scene import Zone

from .tables import ROW_OF_ONE, SHEET, alone, shown, throw

SQUARE = "1 2 . . . . 3 4 . . . . " + ". " * 24  # clear with the 1, the 2, the 3 or the 4


def sheet(game: TriggerAlone) -> Zone:
    return game.scene(0)[-1]


def finished(*dice: tuple[int, int]) -> TriggerAlone:
    """An attempt that used all these throws and cleared the board with 1 point of the last one."""
    game = alone(SQUARE, *dice)
    for _ in dice[1:]:
        game.play(0, HAND_OVER)
    game.play(0, 0)
    return game


def again(game: TriggerAlone) -> None:
    game.play(0, AGAIN)
    game.board = read(SQUARE)


# Throws and totals


def test_last_throw_counts_only_the_points_that_were_needed() -> None:
    """The sheet's example: 16 on the dice, 3 needed."""
    game = alone(SHEET, (4, 4))
    assert game.left == 16
    game.play(0, 6)
    game.play(0, 8)
    assert game.attempts[0].total == 3
    assert game.scores() == [-3]


def test_total_is_the_sum_of_the_throws_with_doubles_doubled() -> None:
    game = finished((5, 5), (1, 2), (6, 5))
    assert game.attempts[0].total == 20 + 3 + 1
    assert game.attempts[0].marks() == [20, 3, 1]


def test_throws_are_recorded() -> None:
    game = TriggerAlone(1)
    game.set_up({"bonus": "auto"})
    for tile in BAG[:36]:
        game.play(CHANCE, tile)
    game.play(CHANCE, throw(1, 2))
    game.play(0, HAND_OVER)
    game.play(CHANCE, throw(5, 5))
    assert [part.mark for part in sheet(game).parts] == ["3", "20"]


def test_same_board_and_same_throws_again() -> None:
    game = finished((5, 6), (1, 2))
    tiles = game.board.tiles
    game.play(0, AGAIN)
    assert game.board.tiles == tiles
    assert game.board.left == 36
    assert (game.to_act(), game.left) == ([0], 11)
    game.play(0, HAND_OVER)
    assert (game.to_act(), game.left) == ([0], 3)


def test_attempt_that_needs_more_throws_draws_new_ones_that_belong_to_the_series() -> None:
    game = finished((5, 6))
    again(game)
    game.play(0, HAND_OVER)
    assert game.to_act() == [CHANCE]
    game.play(CHANCE, throw(1, 2))
    game.play(0, 0)
    assert game.throws == [throw(5, 6), throw(1, 2)]
    assert [a.series for a in game.attempts] == [0, 0]
    assert game.scores() == [-1]  # the first attempt was better


def test_attempt_stops_after_100_throws_and_its_open_points_count() -> None:
    game = alone(SQUARE, *[(1, 2)] * MOST_THROWS)
    for _ in range(MOST_THROWS):
        game.play(0, HAND_OVER)
    assert not game.attempts[0].cleared
    assert game.attempts[0].total == 3 * MOST_THROWS + 10
    assert game.choices(0)[:2] == [AGAIN, STOP]


def test_standing_before_the_first_attempt_is_over_counts_spent_and_open_points() -> None:
    game = alone(SHEET, (5, 6))
    assert game.scores() == [-177]
    game.play(0, 6)
    assert game.scores() == [-177]
    game.play(0, HAND_OVER)
    assert game.scores() == [-11 - 176]


# Replacing


def test_replaced_throw_is_marked_and_starts_a_new_series() -> None:
    game = finished((1, 2), (1, 2))
    game.play(0, REPLACE)
    assert game.to_act() == [CHANCE]
    game.play(CHANCE, throw(6, 6))
    assert [part.look for part in sheet(game).parts] == ["throw", "throw", "total", "replaced", "throw"]
    again(game)
    assert game.left == 24
    game.play(0, HAND_OVER)
    game.play(0, 0)
    assert [(a.series, a.total, a.replaced) for a in game.attempts] == [(0, 4, (False, False)), (1, 25, (True, False))]
    assert game.scores() == [-25]  # only the same throws compare


def test_several_throws_may_be_replaced_each_once_in_one_new_series() -> None:
    game = finished((1, 2), (1, 2))
    for n in range(2):
        game.play(0, REPLACE + n)
        game.play(CHANCE, throw(6, 5))
    assert game.series == 1
    assert game.choices(0) == [AGAIN, STOP]
    again(game)
    game.play(0, 0)
    assert REPLACE in game.choices(0)


def test_score_stays_while_the_new_series_has_no_attempt() -> None:
    game = finished((1, 2))
    game.play(0, REPLACE)
    game.play(CHANCE, throw(6, 5))
    game.play(0, STOP)
    assert game.scores() == [-1]


def test_stop_ends_the_match() -> None:
    game = finished((1, 2))
    game.play(0, STOP)
    assert game.to_act() == []
    assert (game.choices(0), game.choices(CHANCE)) == ([], [])


def test_attempts_may_be_repeated_as_often_as_wished_and_the_sheet_shows_the_latest_nine() -> None:
    game = finished((1, 2))
    for _ in range(30):
        again(game)
        game.play(0, 0)
    assert len(game.attempts) == 31
    assert AGAIN in game.choices(0)
    assert sheet(game).columns == 9


def test_match_ends_after_999_attempts() -> None:
    game = finished((1, 2))
    for _ in range(MOST_ATTEMPTS - 1):
        again(game)
        game.play(0, 0)
    assert len(game.attempts) == 999
    assert game.to_act() == []


# Sheet


def test_sheet_has_twenty_lines_and_one_for_the_totals() -> None:
    game = finished((5, 6), (1, 2))
    game.play(0, STOP)
    zone = sheet(game)
    assert (zone.size, zone.columns) == (21, 1)
    assert [(part.place, part.look, part.mark) for part in zone.parts] == [
        (0, "throw", "11"),
        (1, "throw", "1"),
        (20, "total", "12"),
    ]


def test_sheet_grows_past_twenty_lines() -> None:
    assert sheet(finished(*[(1, 2)] * 25)).size == 26 * 2  # a column for the coming attempt


def test_replace_label_points_at_the_throw_on_the_sheet() -> None:
    game = finished((5, 6), (1, 2))
    label = game.label(0, REPLACE + 1)
    part = next(part for part in sheet(game).parts if part.place == label.place)
    assert (label.zone, part.mark) == ("sheet", "3")
    assert label.text.fr == "remplace le lancer 2 (3 points)"


# Malus


def test_malus_comes_after_the_next_throw() -> None:
    game = alone(ROW_OF_ONE, (1, 2), (1, 2), bonus="manual")
    assert game.phase == PLAYING  # what was due before the first turn is not forgotten
    game.play(0, HAND_OVER)
    assert game.phase == MALUS
    assert game.to_act() == [CHANCE]
    assert game.choices(CHANCE) == [0, 1, 3, 4, 5]
    game.play(CHANCE, 0)
    assert game.board.open[0]


def test_malus_goes_through_rows_columns_and_diagonals_each_once() -> None:
    game = alone("7 . . . . . " + ". . . . . . " * 5, (1, 2), (1, 2), bonus="manual")
    game.play(0, HAND_OVER)
    game.play(CHANCE, 1)  # row 1; that makes column 2 guilty too
    assert game.accused == 6
    game.play(CHANCE, 6)
    assert game.accused == 7
    game.play(CHANCE, 7)
    assert game.phase == PLAYING  # on the diagonal there are two numbers now
    assert game.board.left == 4


def test_no_malus_for_who_claims_everything() -> None:
    game = alone(ROW_OF_ONE, (1, 2), (1, 2), bonus="manual")
    game.play(0, 2)
    game.play(0, HAND_OVER)
    assert game.phase == PLAYING


def test_search_plays_one_attempt() -> None:
    game = finished((1, 2))
    game.simplify(0)
    assert game.choices(0) == [STOP]


@pytest.mark.parametrize(
    ("over", "choice", "why"),
    [
        (False, 0, "Cette plaquette est déjà retournée."),
        (False, 6, "Pas celui-là : il coûte 8, il te reste 3."),
        (False, AGAIN, "Termine d'abord cet essai."),
        (False, -1, "Ce n'est pas une case du plateau."),
        (True, 0, "L'essai est fini : recommence, remplace un lancer ou arrête."),
        (True, REPLACE + 1, "Il n'y a que 1 lancer."),
    ],
)
def test_illegal_choice_is_refused_with_a_reason_and_changes_nothing(over: bool, choice: int, why: str) -> None:
    game = finished((1, 2)) if over else alone(ROW_OF_ONE, (1, 2), bonus="manual")
    before = shown(game)
    refusal = attempt(game, 0, choice)
    assert refusal is not None
    assert refusal.fr == why
    assert shown(game) == before


def test_throw_that_was_just_replaced_is_refused() -> None:
    game = finished((1, 2))
    game.play(0, REPLACE)
    game.play(CHANCE, throw(6, 5))
    refusal = attempt(game, 0, REPLACE)
    assert refusal is not None
    assert refusal.fr == "Ce lancer vient d'être remplacé."
