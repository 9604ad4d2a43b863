"""« Mes dés, tes dés »: rolls, ransoms, bought rolls, the majority; and the chances that its bot goes by."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.my_dice_odds import Odds
from ludotheque.boxes.das_spiel.my_dice_phases import BUY, BUYING, END, MAJORITY, OVER, PAYING
from ludotheque.boxes.das_spiel.my_dice_your_dice import MyDiceYourDice
from ludotheque.boxes.das_spiel.my_dice_your_dice_bot import MyDiceYourDiceBot
from ludotheque.core.game import CHANCE, attempt, pick


def new(strict: str = "no") -> MyDiceYourDice:
    game = MyDiceYourDice(2)
    game.set_up({"strict_end": strict})
    return game


def thrown(game: MyDiceYourDice, faces: str) -> MyDiceYourDice:
    """These faces, whatever the number of play dice was."""
    game.dice = [0] * len(faces)
    for face in faces:
        game.play(CHANCE, int(face))
    return game


def last_turn(dice: int, won: list[int], actions: list[int]) -> MyDiceYourDice:
    game = new()
    game.groups, game.won, game.actions, game.dice = [], won, actions, [0] * dice
    assert game.contents() == [55]
    return game


def test_six_groups_and_six_action_dice_each() -> None:
    game = new()
    assert (len(game.dice), game.groups, game.actions) == (8, [7, 7, 7, 7, 7], [6, 6])
    assert game.to_act() == [CHANCE]


def test_t1_printed_example() -> None:
    """Four dice won, one ransom: the rival gets a single 1, and three dice are rolled again."""
    game = thrown(new(), "6655113")
    assert game.phase == PAYING
    assert game.choices(0) == [0, 1, 2]
    game.play(0, 1)
    assert (game.won, game.actions) == ([4, 1], [5, 6])
    assert sorted(game.dice) == [1, 3, 6]
    assert game.to_act() == [CHANCE]


def test_t2_the_rivals_side_number_wins_nothing() -> None:
    game = thrown(new(), "34342")
    assert game.won == [0, 0]
    assert game.choices(0) == [END, BUY]


def test_t3_what_is_left_of_the_last_group_is_the_rivals() -> None:
    game = thrown(last_turn(2, [24, 23], [3, 3]), "34")
    game.play(0, END)
    assert game.won == [24, 25]
    assert (game.phase, game.scores()) == (OVER, [27, 28])


@pytest.mark.parametrize("seed", range(20))
def test_t4_there_are_always_55_dice(seed: int) -> None:
    game, rng = new(), Random(seed)
    while game.to_act():
        actor = game.to_act()[0]
        game.play(actor, pick(game.choices(actor), rng))
        assert game.contents() == [55]
    assert sorted(total >= MAJORITY for total in game.scores()) == [False, True]


def test_a_bought_roll_adds_the_action_die() -> None:
    game = thrown(new(), "33442233")
    game.play(0, BUY)
    assert (len(game.dice), game.actions, game.to_act()) == (9, [5, 6], [CHANCE])


def test_dice_left_make_the_next_group_larger() -> None:
    game = thrown(new(), "33442233")
    game.play(0, END)
    assert (game.turn, len(game.dice), game.groups) == (1, 15, [7, 7, 7, 7])


def test_groups_left_are_always_equal() -> None:
    game, rng = new(), Random(5)
    while game.to_act():
        assert set(game.groups) <= {7}
        actor = game.to_act()[0]
        game.play(actor, pick(game.choices(actor), rng))


def test_dice_won_by_the_rival_alone_keep_the_turn_alive() -> None:
    game = thrown(new(), "13434")
    game.play(0, 0)
    assert (game.won, game.to_act()) == ([0, 1], [CHANCE])


def test_without_action_dice_nothing_is_asked() -> None:
    game = thrown(last_turn(3, [25, 21], [0, 6]), "133")
    assert (game.won, game.phase) == ([25, 22], OVER)


@pytest.mark.parametrize(("strict", "phase"), [("no", None), ("yes", BUYING)])
def test_a_ransom_keeps_the_turn_alive_unless_strict(strict: str, phase: int | None) -> None:
    game = thrown(new(strict), "13434")
    game.play(0, 1)
    assert game.won == [0, 0]
    assert len(game.dice) == 6
    assert game.to_act() == ([CHANCE] if phase is None else [0])


def test_unspent_action_dice_count_and_the_majority_ends_the_match_at_once() -> None:
    game = new()
    game.groups, game.won, game.dice = [7, 7], [21, 0], [0] * 8
    thrown(game, "63344334")
    assert (game.scores(), game.to_act()) == ([28, 6], [])


def test_a_ransom_beyond_the_action_dice_is_refused() -> None:
    game = thrown(new(), "11113")
    game.actions[0] = 2
    assert game.choices(0) == [0, 1, 2]
    why = attempt(game, 0, 3)
    assert why is not None
    assert "action" in why.en
    assert game.actions == [2, 6]


# Chances


def test_one_die_and_one_needed() -> None:
    """A third wins at once, a sixth loses it to the rival, a half ends the turn: no action dice, no groups."""
    assert Odds(strict=False).rolling(0, 1, 0, 0, 27) == pytest.approx(1 / 3)


def test_a_bought_roll_is_another_chance() -> None:
    """27 of 55 with one action die among them: a sixth is lost for ever, unless the ransom or a bought roll helps."""
    odds = Odds(strict=False)
    two_dice = odds.rolling(0, 2, 0, 0, 26)  # both must be won, one after the other
    assert two_dice == pytest.approx(1 / 9 + 2 * 1 / 3 * 1 / 2 * 1 / 3)
    assert odds.rolling(0, 1, 1, 0, 27) == pytest.approx(1 / 3 + 2 / 3 * two_dice)


def test_chances_agree_with_play() -> None:
    """In the last turn, by many matches played as the chances advise."""
    rng, bot, wins = Random(3), MyDiceYourDiceBot(5), 0
    for _ in range(600):
        game = last_turn(7, [18, 18], [6, 6])
        while game.to_act():
            actor = game.to_act()[0]
            choice = pick(game.choices(actor), rng) if actor == CHANCE else bot.choose(game, actor, rng)
            game.play(actor, choice)
        wins += game.scores()[0] >= MAJORITY
    assert wins / 600 == pytest.approx(Odds(strict=False).rolling(0, 7, 6, 6, 24), abs=0.05)


def test_bot_does_not_give_away_a_won_match() -> None:
    """One die is needed and one is on the table with the rival's number: a ransom is the only hope."""
    game = thrown(last_turn(1, [25, 21], [2, 6]), "1")
    assert MyDiceYourDiceBot(5).choose(game, 0, Random(1)) == 1
