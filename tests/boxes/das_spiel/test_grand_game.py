"""The grand game: what is handed over, points, who begins, bots."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.grand_game import GrandGameBot
from ludotheque.boxes.das_spiel.cui_bono_2004 import CuiBono2004
from ludotheque.boxes.das_spiel.dice import GREY, RED, UNKNOWN, YELLOW
from ludotheque.boxes.das_spiel.grabber_2004 import Grabber2004
from ludotheque.boxes.das_spiel.grand_game import NEXT_GAME, GrandGame, points_of
from ludotheque.boxes.das_spiel.lattice import APEX, BASE, COUNT
from ludotheque.boxes.das_spiel.pyramid import EMPTY
from ludotheque.boxes.das_spiel.spotted_cow_2004 import SpottedCow2004
from ludotheque.boxes.das_spiel.squeeze_2004 import Squeeze2004
from ludotheque.core.game import CHANCE, attempt, pick

KINDS = [Squeeze2004, Grabber2004, SpottedCow2004, CuiBono2004]


def fresh(tempo: str = "relay") -> GrandGame:
    game = GrandGame(3)
    game.set_up({"tempo": tempo})
    return game


def play_on(game: GrandGame, rng: Random) -> None:
    """At random, to the end of the game that is played."""
    while game.to_act() and not game.waiting:
        actor = pick(game.to_act(), rng)
        game.play(actor, pick(game.choices(actor), rng))


def begun(number: int, seed: int = 0) -> tuple[GrandGame, GrandGame]:
    """Before and after the pyramid is handed over to this game."""
    game, rng = fresh(), Random(seed)
    for _ in range(number - 1):
        play_on(game, rng)
        game.play(game.first, NEXT_GAME)
    play_on(game, rng)
    before = game.clone()
    game.play(game.first, NEXT_GAME)
    while game.to_act() == [CHANCE] and not game.waiting:
        game.play(CHANCE, pick(game.choices(CHANCE), rng))
    return before, game


def colours(game: GrandGame) -> list[int]:
    at = game.leg.pyramid.at
    assert not isinstance(game.leg, Squeeze2004)
    return [game.leg.colour[die] if die != EMPTY else UNKNOWN for die in at]


@pytest.mark.parametrize("tempo", ["relay", "speed"])
def test_four_games_in_the_order_of_the_booklet(tempo: str) -> None:
    game, rng, played = fresh(tempo), Random(3), []
    while game.to_act():
        played.append(type(game.leg))
        play_on(game, rng)
        if game.waiting:
            game.play(game.first, NEXT_GAME)
    assert played == KINDS
    assert sum(game.scores()) == 4 * 6


def test_points_are_2_for_each_rival_beaten_and_1_for_each_equalled() -> None:
    assert points_of([-3, 0, -7]) == [2, 4, 0]
    assert points_of([5, 5, 1]) == [3, 3, 0]
    assert points_of([1, 1, 1]) == [2, 2, 2]


def test_raffzahn_gets_the_dice_of_abquetschen_and_the_rest_is_filled_up() -> None:
    before, game = begun(1)
    assert isinstance(before.leg, Squeeze2004)
    left, now = before.leg.left_pyramid()[0], colours(game)
    assert all(now[cell] == left[cell] for cell in range(APEX) if left[cell] != UNKNOWN)
    assert all(now[cell] in (RED, YELLOW, GREY) for cell in range(APEX))
    assert now[APEX] == UNKNOWN


def test_what_is_filled_in_and_shows_is_drawn_from_the_dice_that_are_left() -> None:
    game, rng = fresh(), Random(2)
    play_on(game, rng)
    game.play(game.first, NEXT_GAME)
    missing = game.to_fill[:]
    assert missing
    assert game.to_act() == [CHANCE]
    cell, supply = missing[-1], game.supply[:]
    game.play(CHANCE, supply[0])
    assert colours(game)[cell] == supply[0]
    assert sorted([supply[0], *game.supply]) == sorted(supply)
    assert any(part.place == cell and part.look for part in game.scene(0)[0].parts)


def test_bunte_kuh_keeps_the_bottom_layer_with_its_pips() -> None:
    before, game = begun(2)
    assert isinstance(before.leg, Grabber2004)
    assert isinstance(game.leg, SpottedCow2004)
    left, pips = before.leg.left_pyramid()
    assert [colours(game)[cell] for cell in BASE] == [GREY if left[c] == UNKNOWN else left[c] for c in BASE]
    assert all(game.leg.ori[cell] == pips[cell] for cell in BASE if pips[cell] != UNKNOWN)
    assert game.leg.pyramid.filled() == len(BASE)


def test_cui_bono_gets_what_bunte_kuh_has_built() -> None:
    before, game = begun(3)
    assert isinstance(before.leg, SpottedCow2004)
    assert isinstance(game.leg, CuiBono2004)
    left, now = before.leg.left_pyramid()[0], colours(game)
    assert all(now[cell] == left[cell] for cell in range(COUNT) if left[cell] != UNKNOWN)
    assert game.leg.pyramid.filled() == COUNT


@pytest.mark.parametrize("number", [1, 2, 3])
def test_whoever_has_fewest_points_begins_the_next_game(number: int) -> None:
    before, game = begun(number)
    assert before.points[before.first] == min(before.points)
    leg = game.leg
    assert (leg.turn if isinstance(leg, CuiBono2004) else leg.roller if not isinstance(leg, Squeeze2004) else -1) == (
        before.first
    )


def test_of_equals_the_next_after_the_last_beginner_begins() -> None:
    game = fresh()
    game.number = 1
    leg = Grabber2004(3)
    leg.set_up({"tempo": "relay"})
    leg.won = [4, 4, 4]
    game.leg, game.first = leg, 1
    game.end_leg()
    assert game.first == 2
    assert game.points == [2, 2, 2]


def test_the_next_game_waits_for_whoever_begins_it() -> None:
    game = fresh()
    play_on(game, Random(5))
    others = [seat for seat in range(3) if seat != game.first]
    assert game.to_act() == [game.first]
    assert all(attempt(game, seat, NEXT_GAME) for seat in others)
    assert game.label(game.first, NEXT_GAME).text.en == "begin Raffzahn"
    assert attempt(game, game.first, NEXT_GAME) is None


def test_in_thought_the_game_that_is_played_is_all() -> None:
    game, rng = fresh(), Random(6)
    twin = game.imagine(0, rng)
    twin.simplify(0)
    play_on(twin, rng)
    assert twin.to_act() == []
    assert sum(twin.scores()) == 6


@pytest.mark.parametrize("number", [1, 2, 3])
def test_bots_play_each_game_as_its_own_players_do(number: int) -> None:
    before, game = begun(number)
    bot, rng = GrandGameBot(1), Random(1)
    assert bot.choose(before, before.first, rng) == NEXT_GAME
    seat = game.to_act()[0]
    assert bot.choose(game, seat, rng) in [*game.choices(seat), -1]
    assert bot.delay(game, seat, rng) >= -1
