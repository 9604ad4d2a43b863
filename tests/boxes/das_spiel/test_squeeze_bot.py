"""The player of Abquetschen: legal, sees what wins and what loses, better than chance."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.connected import mask_of
from ludotheque.boxes.das_spiel.lattice import SUPPORTS, UPPERS, at, tripod
from ludotheque.boxes.das_spiel.squeeze_2004 import Squeeze2004
from ludotheque.boxes.das_spiel.squeeze_2004_bot import Squeeze2004Bot, expected, worth
from ludotheque.boxes.das_spiel.squeeze_phases import DONE, LAYING
from ludotheque.core.game import CHANCE, pick

from .test_squeeze_2004 import begun, built, closed, play, with_row, with_stock


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_plays_whole_turns(level: int) -> None:
    game, bot, rng = begun(), Squeeze2004Bot(level), Random(level)
    for _ in range(6):
        actor = game.to_act()[0]
        choice = pick(game.choices(actor), rng) if actor == CHANCE else bot.choose(game, actor, rng)
        assert game.why_not(actor, choice) is None
        game.play(actor, choice)


def test_a_group_once_chosen_is_laid_to_the_end() -> None:
    """Also by somebody who takes over in the middle."""
    game = begun()
    play(game, CHANCE, 6)
    group = Squeeze2004Bot(4).best(game)
    while game.phase == LAYING:
        game.play(1, Squeeze2004Bot(4).choose(game, 1, Random(0)))
    assert mask_of(game.own[1]) == group


def test_expects_3_5_and_6_beside_a_tripod() -> None:
    assert expected(begun(), 1) == (3 + 5 + 6) / 6


def test_bonus_dice_are_taken() -> None:
    game = with_row(6)
    assert Squeeze2004Bot(3).choose(game, 1, Random(0)) != DONE


def near_squeeze(own_left: int) -> Squeeze2004:
    """Seat 1 has one die with one place left on it; seat 0 is to lay a single die, there or elsewhere."""
    die = at(3, 3, 2)
    closing = UPPERS[die][0]
    under = closed(UPPERS[die]) - {die, closing}
    game = built({1: [die], 0: sorted(under) + SUPPORTS[at(6, 0, 1)], 2: tripod(at(1, 1, 5))}, 0)
    with_stock(game, 1, 30)
    with_stock(game, 0, own_left)
    play(game, CHANCE, 1)
    return game


def test_closes_a_rival_in_when_that_wins_and_not_when_it_loses() -> None:
    closing = mask_of([UPPERS[at(3, 3, 2)][0]])
    ahead, behind = near_squeeze(20), near_squeeze(40)
    assert worth(ahead, closing) == max(worth(ahead, group) for group in ahead.sets)
    assert worth(behind, closing) == min(worth(behind, group) for group in behind.sets)
    assert len(ahead.sets) > 1


def test_the_last_dice_are_worth_most() -> None:
    game = near_squeeze(1)
    assert worth(game, game.sets[0]) > 1_000


@pytest.mark.slow
def test_wins_more_than_its_share_against_chance() -> None:
    """One against two who lay whatever fits; about half of the matches, where a third would be its share."""
    won, rng, bot = 0.0, Random(1), Squeeze2004Bot(3)
    for n in range(60):
        game = Squeeze2004(3)
        game.set_up({})
        while game.to_act():
            actor = game.to_act()[0]
            clever = actor == n % 3
            game.play(actor, bot.choose(game, actor, rng) if clever else pick(game.choices(actor), rng))
        scores = game.scores()
        won += (scores[n % 3] == max(scores)) / scores.count(max(scores))
    assert won > 24
