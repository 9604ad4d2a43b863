"""TRIGGER with bonuses taken by the game: set-up, turns, the end of rounds, scores."""

from __future__ import annotations

import pytest

from ludotheque.boxes.trigger.phases import FINISHED, HAND_OVER, STARTING
from ludotheque.boxes.trigger.rules import MOST_TURNS, Trigger
from ludotheque.boxes.trigger.tiles import BAG
from ludotheque.core.game import CHANCE, attempt
from ludotheque.core.scene import Zone

from .tables import QUIET, SHEET, new, shown, table, throw, thrown

# Two numbers in each line that has any: clear with a 1 and a 2.
SQUARE = "1 2 . . . . 3 4 . . . . " + ". " * 24


def zone(game: Trigger, name: str, seat: int = 0) -> Zone:
    return next(z for z in game.scene(seat) if z.name == name)


def laid(game: Trigger) -> Trigger:
    """Both boards full of the first 36 tiles of the bag."""
    for _ in range(2):
        for tile in BAG[:36]:
            game.play(CHANCE, tile)
    return game


def test_worked_example_at_the_table() -> None:
    game = thrown(SHEET, 2, 1)
    assert game.left == 3
    game.play(0, 6)
    game.play(0, 8)
    assert game.won == [1, 0]
    assert [part.look for part in zone(game, "chain").parts].count("star") == 2
    assert [part.mark for part in zone(game, "chain").parts][:2] == ["2", "24"]


# Set-up


def test_each_side_lays_36_tiles_from_its_own_bag_row_by_row() -> None:
    game = new()
    assert sorted(game.choices(CHANCE)) == sorted(BAG)
    game.play(CHANCE, 24)
    assert len(game.choices(CHANCE)) == 43
    assert 24 not in game.choices(CHANCE)
    assert (game.boards[0].tiles, game.boards[1].tiles) == ([24], [])


def test_eight_tiles_stay_in_each_bag() -> None:
    game = laid(new())
    assert [len(bag) for bag in game.bags] == [8, 8]
    assert game.boards[0].tiles == BAG[:36]
    assert game.phase == STARTING


def test_no_tile_is_lost() -> None:
    assert new().contents() == laid(new()).contents()
    assert sum(new().contents()) == 88


@pytest.mark.parametrize(("dice", "first"), [((2, 5), 1), ((5, 2), 0)])
def test_lower_die_throws_first_so_the_other_side_plays_first(dice: tuple[int, int], first: int) -> None:
    game = laid(new())
    game.play(CHANCE, throw(*dice))
    game.play(CHANCE, throw(1, 2))
    assert game.to_act() == [first]


def test_equal_starting_dice_are_thrown_again() -> None:
    game = laid(new())
    game.play(CHANCE, throw(4, 4))
    assert game.phase == STARTING
    assert game.to_act() == [CHANCE]


# Turn


@pytest.mark.parametrize(
    ("dice", "budget"), [((5, 6), 11), ((1, 2), 3), ((5, 5), 20), ((6, 6), 24), ((1, 1), 4), ((3, 4), 7)]
)
def test_budget_is_the_sum_and_a_double_counts_twice(dice: tuple[int, int], budget: int) -> None:
    assert thrown(QUIET, *dice).left == budget


def test_any_numbers_within_the_budget_may_be_turned_over() -> None:
    game = thrown(QUIET, 2, 3)
    assert game.choices(0) == [c for c in range(36) if c % 6 < 5] + [HAND_OVER]  # 1 to 5, not 6
    game.play(0, 1)
    assert game.left == 3
    assert game.choices(0) == [c for c in range(36) if c % 6 < 3 and c != 1] + [HAND_OVER]


@pytest.mark.parametrize("tiles", [[11], [5, 3, 2, 1], [10], [9, 2]])
def test_eleven_pays_for_an_eleven_or_for_five_three_two_and_one(tiles: list[int]) -> None:
    """The sheet's example; every line has enough numbers that nothing comes free."""
    drawing = "11 5 3 2 1 10 " + "9 2 8 8 8 8 " + "8 8 8 8 8 8 " * 4
    game = thrown(drawing, 5, 6)
    for tile in tiles:
        assert attempt(game, 0, game.boards[0].tiles.index(tile)) is None
    assert game.left == 11 - sum(tiles)


def test_paying_for_what_would_come_free_is_a_waste() -> None:
    thrifty, wasteful = thrown(SHEET, 5, 6), thrown(SHEET, 5, 6)
    thrifty.play(0, 8)  # the 2 sets the 9 free
    wasteful.play(0, 20)
    assert (thrifty.left, wasteful.left) == (9, 2)
    assert not thrifty.boards[0].open[20]


def test_what_is_left_of_a_throw_is_lost() -> None:
    game = thrown(QUIET, 5, 6)
    game.play(0, HAND_OVER)
    assert game.left == 0
    assert game.to_act() == [CHANCE]
    game.play(CHANCE, throw(1, 2))
    assert (game.to_act(), game.left) == ([1], 3)


def test_who_can_turn_nothing_over_passes() -> None:
    game = thrown(SQUARE.replace("1 2", "8 9").replace("3 4", "8 9"), 1, 2)
    assert game.choices(0) == [HAND_OVER]
    assert game.label(0, HAND_OVER).text.fr == "passe : rien à retourner"


def test_stopping_early_is_allowed() -> None:
    game = thrown(QUIET, 6, 6)
    assert attempt(game, 0, HAND_OVER) is None


def test_bonuses_and_stars_follow_a_payment_at_once() -> None:
    game = thrown("1 2 . . . * 3 4 . . . . " + ". " * 24, 1, 2, other=QUIET)
    game.play(0, 0)
    assert [part.look for part in zone(game, "chain").parts] == ["paid", "row", "column", "row", "star"]
    assert [part.id for part in zone(game, "chain").parts] == [0, 1, 6, 7, 5]


def test_bonus_due_from_the_set_up_is_taken_in_the_first_turn_of_its_side() -> None:
    game = table("* * * * * 9 " + "1 2 3 4 5 6 " * 5)
    game.turns = [0, 0]
    assert game.boards[0].free(5)
    game.play(CHANCE, throw(1, 2))
    assert not game.boards[0].open[5]
    assert game.left == 3
    assert zone(game, "chain").parts[0].look == "row"


def test_bonus_of_the_other_board_waits_for_its_owner() -> None:
    game = thrown(QUIET, 1, 2, other="* * * * * 9 " + "1 2 3 4 5 6 " * 5)
    assert game.boards[1].open[5]


def test_star_cannot_be_bought() -> None:
    game = thrown("* 2 3 4 5 6 " + "1 2 3 4 5 6 " * 5, 6, 6)
    assert 0 not in game.choices(0)


# Rounds


def test_round_ends_at_once_when_a_board_is_cleared() -> None:
    game = thrown(SQUARE, 6, 5)
    game.play(0, 0)
    assert game.round == 1
    assert game.won == [1, 0]
    assert game.to_act() == [CHANCE]


def test_loser_loses_open_numbers_and_25_for_each_open_star() -> None:
    game = thrown(SQUARE, 6, 5, other=SHEET)
    game.play(0, 0)
    assert game.lost == [0, 177]
    assert game.scores() == [0, -177]


def test_return_round_has_all_tiles_up_boards_swapped_and_the_other_throws_first() -> None:
    game = thrown(SQUARE, 6, 5, other=SHEET)
    tiles = [board.tiles for board in game.boards]
    game.play(0, 0)
    assert [board.left for board in game.boards] == [36, 36]
    assert [board.tiles for board in game.boards] == tiles
    assert game.side == 1  # side 0 played first in the first round
    game.play(CHANCE, throw(1, 2))
    assert game.own() is game.boards[0]  # side 1 plays on the blue board
    assert (zone(game, "board0").seat, zone(game, "board1").seat) == (1, 0)
    assert zone(game, "board0").parts[0].seat == 0  # which keeps its colour


def test_two_rounds_make_a_match() -> None:
    game = won_twice("points")
    assert game.phase == FINISHED
    assert game.to_act() == []
    assert (game.choices(0), game.choices(1), game.choices(CHANCE)) == ([], [], [])


def won_twice(score: str) -> Trigger:
    """Side 0 wins the first round, side 1 the second."""
    game = table(SQUARE, SHEET, score=score)
    game.play(CHANCE, throw(6, 5))
    game.play(0, 0)
    game.boards = [table(SQUARE).boards[0], table(QUIET).boards[0]]
    game.play(CHANCE, throw(6, 5))
    game.play(1, 0)
    return game


def test_score_in_points_lost() -> None:
    assert won_twice("points").scores() == [-126, -177]


def test_score_in_rounds_won_may_be_a_draw() -> None:
    assert won_twice("rounds").scores() == [1, 1]


@pytest.mark.parametrize(
    ("own", "other", "won", "lost"),
    [(SQUARE, SHEET, [1, 0], [10, 177]), (SHEET, SQUARE, [0, 1], [177, 10]), (SQUARE, SQUARE, [0, 0], [10, 10])],
)
def test_round_open_after_100_turns_of_each_side_goes_to_the_smaller_loss(
    own: str, other: str, won: list[int], lost: list[int]
) -> None:
    game = table(own, other)
    game.turns = [MOST_TURNS - 1, MOST_TURNS]
    game.play(CHANCE, throw(1, 2))
    game.play(0, HAND_OVER)
    assert (game.round, game.won, game.lost) == (1, won, lost)


def test_each_side_gets_its_hundredth_turn() -> None:
    game = table(QUIET)
    game.turns = [MOST_TURNS - 1, MOST_TURNS - 1]
    game.play(CHANCE, throw(1, 2))
    game.play(0, HAND_OVER)
    assert game.round == 0
    assert game.side == 1


# At the table


def test_turned_over_tiles_show_nothing() -> None:
    for seat in (-1, 0, 1):
        backs = [part for part in zone(thrown(SHEET, 1, 2), "board0", seat).parts if part.look == "back"]
        assert len(backs) == 24
        assert {part.mark for part in backs} == {""}
        assert {part.name.fr for part in backs} == {"retournée"}


def test_label_says_the_price_and_the_chain() -> None:
    game = thrown(SHEET, 1, 2)
    game.play(0, 6)
    label = game.label(0, 8)
    assert label.text.fr == "retourne le 2 (2 points), puis 24, 9 et 8 autres"
    assert label.text.en == "turn over the 2 (2 points), then 24, 9 and 8 others"
    assert (label.zone, label.place, len(label.also)) == ("board0", 8, 10)
    assert thrown(QUIET, 1, 2).label(0, 0).text == ("retourne le 1 (1 point)", "turn over the 1 (1 point)")


def test_only_what_chance_brings_is_revealed() -> None:
    game = table(QUIET)
    game.play(CHANCE, throw(1, 2))
    assert game.revealed == 1
    game.play(0, 0)
    game.play(0, HAND_OVER)
    assert game.revealed == 1


def test_search_is_not_offered_to_stop_while_something_can_be_paid() -> None:
    game = thrown(QUIET, 1, 2)
    game.simplify(0)
    assert HAND_OVER not in game.choices(0)
    game.play(0, 2)
    assert game.choices(0) == [HAND_OVER]


@pytest.mark.parametrize(
    ("seat", "choice", "why"),
    [
        (0, 5, "Pas celui-là : il coûte 8, il te reste 3."),
        (0, 4, "Pas encore : une étoile attend que sa rangée et sa colonne n'aient plus de chiffre."),
        (0, 6, "Cette plaquette est déjà retournée."),
        (0, 51, "Ce n'est pas une case du plateau."),
        (0, -1, "Ce n'est pas une case du plateau."),
        (0, 37, "Ici les bonus viennent seuls : aucun oubli."),
        (1, 0, "C'est à l'autre camp de jouer."),
        (-2, 0, "Ce n'est pas possible maintenant."),
    ],
)
def test_illegal_choice_is_refused_with_a_reason_and_changes_nothing(seat: int, choice: int, why: str) -> None:
    game = thrown("1 2 3 4 * 8 . 2 3 4 5 8 " + "1 2 3 4 5 8 " * 4, 1, 2)
    before = shown(game)
    refusal = attempt(game, seat, choice)
    assert refusal is not None
    assert refusal.fr == why
    assert shown(game) == before


def test_nobody_plays_before_the_dice_or_after_the_end() -> None:
    waiting, over = attempt(table(QUIET), 0, 0), attempt(won_twice("points"), 0, 0)
    assert waiting is not None
    assert over is not None
    assert (waiting.en, over.en) == ("Wait: the dice are still rolling.", "The match is over.")
