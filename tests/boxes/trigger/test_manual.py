"""TRIGGER as on the sheet: bonuses must be claimed, and what is forgotten may be accused."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.trigger.phases import ACCUSATIONS, FIRST_LINE, HAND_OVER, MALUS, PLAYING
from ludotheque.boxes.trigger.rules import Trigger
from ludotheque.core.game import CHANCE, attempt

from .tables import QUIET, ROW_OF_ONE, SHEET, shown, table, throw, thrown

ROW_1 = FIRST_LINE  # the guilty line of ROW_OF_ONE
ROW_2 = FIRST_LINE + 1


def accusing(other: str = ROW_OF_ONE, own: str = QUIET) -> Trigger:
    """Side 0 is about to play; the other side has forgotten the 7 in its first row."""
    return thrown(own, 5, 6, other, bonus="manual")


def claiming(own: str = ROW_OF_ONE) -> Trigger:
    return thrown(own, 1, 2, QUIET, bonus="manual")


# Claiming


def test_nothing_comes_by_itself() -> None:
    game = claiming()
    assert game.boards[0].open[2]
    assert game.links == []


def test_claimed_bonus_costs_nothing() -> None:
    game = claiming()
    game.play(0, 2)
    assert (game.left, game.links) == (3, [(2, 0)])


def test_worked_example_claimed_by_hand() -> None:
    game = claiming(SHEET)
    for cell in (6, 8, 11, 35, 0, 3, 33, 30, 18, 20, 15, 23):
        assert attempt(game, 0, cell) is None
    assert game.won == [1, 0]


def test_paying_does_not_set_off_the_chain() -> None:
    game = claiming(SHEET)
    game.play(0, 6)
    game.play(0, 8)
    assert game.boards[0].left == 10
    assert game.left == 0


def test_claims_and_payments_interleave() -> None:
    game = thrown(SHEET, 1, 2, QUIET, bonus="manual")
    for cell, left in ((8, 1), (20, 1), (6, 0), (18, 0), (11, 0)):  # the 2, the 9 free, the 1, the 15 and the 24 free
        assert attempt(game, 0, cell) is None
        assert game.left == left


def test_paying_for_a_bonus_to_come_is_a_waste() -> None:
    game = thrown(SHEET, 5, 6, QUIET, bonus="manual")
    game.play(0, 20)  # the 9 before the 2
    assert game.left == 2


def test_bonuses_are_claimed_and_accused_in_the_own_turn_only() -> None:
    game = table(ROW_OF_ONE, ROW_OF_ONE, bonus="manual")
    assert (game.choices(0), game.choices(1)) == ([], [])
    game.play(CHANCE, throw(1, 2))
    assert game.choices(1) == []


def test_star_must_be_claimed_and_only_when_free() -> None:
    game = claiming("* . . . . . " + ". 7 8 . . * " + ". 7 8 . . . " + ". . . . . . " * 3)
    assert 0 in game.choices(0)
    assert 11 not in game.choices(0)
    game.play(0, 0)
    assert (game.left, game.boards[0].open[0]) == (3, False)


def test_bonus_forgotten_and_not_accused_stays_claimable() -> None:
    game = claiming()
    game.play(0, HAND_OVER)
    game.play(CHANCE, throw(1, 2))
    game.play(1, HAND_OVER)
    game.play(CHANCE, throw(1, 2))
    assert 2 in game.choices(0)


def test_screen_keeps_quiet_about_what_is_free() -> None:
    game = claiming()
    assert not game.ask(0).lit
    assert game.label(0, 2).text.fr == "retourne le 7"
    assert game.label(0, 2).also == ()
    assert game.label(0, HAND_OVER).text.fr == "lance les dés pour l'autre camp"
    assert thrown(QUIET, 1, 2).ask(0).lit


# Accusing


def test_all_lines_may_be_accused_guilty_or_not() -> None:
    assert [c for c in accusing().choices(0) if c >= FIRST_LINE] == ACCUSATIONS
    assert [c for c in accusing(QUIET).choices(0) if c >= FIRST_LINE] == ACCUSATIONS


def test_accuser_picks_a_turned_over_tile_of_the_guilty_line() -> None:
    game = accusing()
    game.play(0, ROW_1)
    assert game.phase == MALUS
    assert game.to_act() == [0]
    assert game.choices(0) == [0, 1, 3, 4, 5]
    assert game.choices(1) == []
    game.play(0, 4)
    assert game.boards[1].open[4]
    assert game.phase == PLAYING


def test_accuser_does_not_see_under_the_tiles() -> None:
    game = accusing()
    game.play(0, ROW_1)
    yellow = game.scene(0)[1]
    assert {part.mark for part in yellow.parts if part.place in game.choices(0)} == {""}
    assert game.label(0, 4).text.fr == "remets celle-ci à l'endroit"


def test_tile_turned_up_is_revealed() -> None:
    game = accusing()
    game.play(0, ROW_1)
    before = game.revealed
    game.play(0, 4)
    assert game.revealed == before + 1


def test_after_the_malus_the_bonus_is_lost_until_the_line_has_one_number_again() -> None:
    game = accusing()
    game.play(0, ROW_1)
    game.play(0, 4)
    board = game.boards[1]
    assert not board.free(2)
    board.turn_over(4)
    assert board.free(2)


def test_star_that_is_turned_up_may_be_turned_over_again_later() -> None:
    game = accusing()
    board = game.boards[1]
    board.tiles = board.tiles[:4] + [25] + board.tiles[5:]
    game.play(0, ROW_1)
    game.play(0, 4)
    assert board.open[4]
    assert board.free(2)  # a star does not count in the line
    assert not board.free(4)  # the 7 is in its row
    board.turn_over(2)
    assert board.free(4)


def test_wrong_accusation_has_no_effect() -> None:
    game = accusing()
    game.play(0, ROW_2)
    assert game.phase == PLAYING
    assert game.boards[1].open == accusing().boards[1].open
    assert ROW_2 not in game.choices(0)
    assert ROW_1 in game.choices(0)


def test_guilty_line_without_a_turned_over_tile_has_no_effect() -> None:
    game = accusing("* * * * * 9 " + "1 2 3 4 5 6 " * 5)
    game.play(0, ROW_1)
    assert game.phase == PLAYING


def test_several_lines_may_be_accused_each_once_a_turn() -> None:
    game = accusing("7 . . . . . " + ". . . . . . " * 5)
    game.play(0, FIRST_LINE)
    game.play(0, 1)
    assert FIRST_LINE not in game.choices(0)
    game.play(0, FIRST_LINE + 6)
    assert game.choices(0) == [6, 12, 18, 24, 30]


def test_no_accusation_before_the_other_side_has_played_in_this_round() -> None:
    game = table(QUIET, ROW_OF_ONE, bonus="manual")
    game.turns = [0, 0]
    game.play(CHANCE, throw(1, 2))
    assert max(game.choices(0)) == HAND_OVER


def test_no_accusation_after_the_first_tile() -> None:
    game = accusing()
    game.play(0, 0)
    assert max(game.choices(0)) == HAND_OVER


def test_forgotten_star_is_no_forgotten_bonus() -> None:
    game = accusing("* . . . . . " + ". . . . . . " * 5)
    for line in ACCUSATIONS:
        game.play(0, line)
    assert game.phase == PLAYING
    assert game.boards[1].left == 1


def test_search_is_offered_only_accusations_that_do_something() -> None:
    game = accusing()
    game.simplify(0)
    assert [c for c in game.choices(0) if c >= FIRST_LINE] == [ROW_1]


def test_forgetful_bot_mixes_up_what_is_turned_over() -> None:
    game = accusing()
    board = game.boards[1]
    board.tiles = list(range(1, 3)) + board.tiles[2:]
    twin = game.clone()
    twin.forget(Random(1), 1.0)
    assert shown(twin) == shown(game)
    assert twin.boards[1].tiles != board.tiles
    assert sorted(twin.boards[1].tiles) == sorted(board.tiles)


@pytest.mark.parametrize(
    ("played", "seat", "choice", "why"),
    [
        ([0], 0, ROW_1, "Trop tard : un oubli se signale avant de jouer."),
        ([ROW_2], 0, ROW_2, "Déjà signalé ce tour-ci : rangée 2."),
        ([ROW_1], 0, 2, "Choisis d'abord une plaquette retournée : rangée 1 de l'autre camp."),
        ([ROW_1], 0, HAND_OVER, "Choisis d'abord une plaquette retournée : rangée 1 de l'autre camp."),
        ([ROW_1], 1, 4, "C'est à l'autre camp de jouer."),
        ([], 1, ROW_1, "C'est à l'autre camp de jouer."),
    ],
)
def test_illegal_accusation_changes_nothing(played: list[int], seat: int, choice: int, why: str) -> None:
    game = accusing()
    for earlier in played:
        game.play(0, earlier)
    before = shown(game)
    refusal = attempt(game, seat, choice)
    assert refusal is not None
    assert refusal.fr == why
    assert shown(game) == before


def test_accusing_in_the_first_turn_is_refused_with_its_reason() -> None:
    game = table(QUIET, ROW_OF_ONE, bonus="manual")
    game.turns = [0, 0]
    game.play(CHANCE, throw(1, 2))
    refusal = attempt(game, 0, ROW_1)
    assert refusal is not None
    assert refusal.fr == "L'autre camp n'a pas encore joué."
