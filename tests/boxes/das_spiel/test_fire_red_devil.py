"""« Ange et Démon »: the start, jumps and the green dice they leave, and who wins when."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.dice import BLACK, GREEN
from ludotheque.boxes.das_spiel.fire_red_devil import (
    ANGEL,
    BLACKS,
    COLOUR,
    DEVIL,
    FIRST_GREEN,
    NOWHERE,
    FireRedDevil,
    distance,
)
from ludotheque.boxes.das_spiel.fire_red_devil_bot import FireRedDevilBot
from ludotheque.boxes.das_spiel.lattice import BASE, LAYER, SUPPORTS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid
from ludotheque.core.game import CHANCE, attempt, pick


def new(greens: str = "45") -> FireRedDevil:
    game = FireRedDevil(2)
    game.set_up({"greens": greens})
    return game


def rolled(angel: int, devil: int) -> FireRedDevil:
    game = new()
    game.play(CHANCE, angel)
    game.play(CHANCE, devil)
    return game


def laid(angel: int, devil: int, greens: list[int], turn: int = ANGEL) -> FireRedDevil:
    """On a plate with these green dice (from below) and nothing else."""
    game = new()
    game.pyramid = Pyramid()
    for n, cell in enumerate(greens):
        game.pyramid.put(cell, FIRST_GREEN + 80 + n)
    for seat, cell in sorted(((ANGEL, angel), (DEVIL, devil)), key=lambda who: LAYER[who[1]]):
        game.pyramid.put(cell, seat)
    game.where = [angel, devil]
    game.begin_turn(turn)
    return game


def test_three_black_tripods_and_36_empty_base_cells() -> None:
    game = new()
    assert game.pyramid.filled() == len(BLACKS) == 12
    assert {COLOUR[game.pyramid.at[cell]] for cell in BLACKS} == {BLACK}
    assert len(game.choices(CHANCE)) == 36


def test_t4_angel_and_devil_start_three_steps_apart_or_more() -> None:
    for angel in new().choices(CHANCE):
        game = new()
        game.play(CHANCE, angel)
        assert game.choices(CHANCE)
        assert all(distance(angel, devil) >= 3 for devil in game.choices(CHANCE))
        near = [cell for cell in BASE if game.pyramid.at[cell] == EMPTY and cell not in game.choices(CHANCE)]
        assert all(distance(angel, cell) < 3 for cell in near)


def test_the_angel_begins() -> None:
    assert rolled(at(4, 4, 0), at(4, 0, 4)).to_act() == [ANGEL]


def test_t1_the_devil_catches_the_angel_by_landing_on_it() -> None:
    """The funnel (2, 2, 3) rests on the angel in (2, 3, 3); the devil climbs into it from (2, 4, 2)."""
    game = laid(at(2, 3, 3), at(2, 4, 2), [at(2, 2, 4), at(3, 2, 3)], DEVIL)
    assert at(2, 2, 3) in game.choices(DEVIL)
    game.play(DEVIL, at(2, 2, 3))
    assert game.scores() == [0, 1]
    assert game.to_act() == []


def test_t2_the_funnel_that_was_left_is_green() -> None:
    game, rng = rolled(at(4, 4, 0), at(4, 0, 4)), Random(1)
    for _ in range(12):
        if not game.to_act():
            break
        seat = game.turn
        left, stock = game.where[seat], game.stock[seat]
        game.play(seat, pick(game.choices(seat), rng))
        assert COLOUR[game.pyramid.at[left]] == GREEN
        assert game.stock[seat] == stock - 1
        assert all(game.pyramid.at[below] != EMPTY for cell in game.pyramid.free for below in SUPPORTS[cell])


def test_t3_a_devil_under_the_angel_passes_and_the_angel_must_leave() -> None:
    game = laid(at(2, 4, 2), at(2, 3, 3), [at(2, 2, 4), at(3, 2, 3)], ANGEL)
    game.play(ANGEL, at(2, 2, 3))
    assert game.to_act() == [ANGEL]  # the devil has passed
    assert game.stock[DEVIL] == game.greens
    assert game.landings(DEVIL) == []
    game.play(ANGEL, game.choices(ANGEL)[0])
    assert game.where[ANGEL] != at(2, 2, 3)


def test_an_angel_who_cannot_jump_is_caught() -> None:
    """In a corner, behind two walls of one die with another die behind each, and nothing to hold a landing there."""
    walls = [at(7, 1, 0), at(6, 2, 0), at(7, 0, 1), at(6, 0, 2)]
    game = laid(at(8, 0, 0), at(0, 4, 4), walls)
    assert game.scores() == [0, 1]
    assert laid(at(8, 0, 0), at(0, 4, 4), walls[1:]).to_act() == [ANGEL]


def test_the_last_green_die_and_one_more_turn_save_the_angel() -> None:
    game = rolled(at(4, 4, 0), at(4, 0, 4))
    game.stock = [1, 1]
    game.play(ANGEL, game.choices(ANGEL)[0])
    assert game.stock[ANGEL] == 0
    assert game.to_act() == [DEVIL]
    game.play(DEVIL, game.choices(DEVIL)[0])
    assert game.scores() == [1, 0]
    assert game.to_act() == []


@pytest.mark.parametrize("greens", ["20", "45", "60"])
def test_each_has_the_agreed_number_of_greens(greens: str) -> None:
    assert new(greens).stock == [int(greens), int(greens)]


def test_only_jumps_are_allowed() -> None:
    game = rolled(at(4, 4, 0), at(4, 0, 4))
    why = attempt(game, ANGEL, at(0, 0, 8))
    assert why is not None
    assert "jump" in why.en
    assert attempt(game, DEVIL, game.choices(ANGEL)[0]) is not None


@pytest.mark.parametrize("seed", range(10))
def test_somebody_wins_and_no_die_is_lost(seed: int) -> None:
    game, rng = new(), Random(seed)
    while game.to_act():
        actor = game.to_act()[0]
        game.play(actor, pick(game.choices(actor), rng))
        assert game.contents() == [12 + 90]
        ids = [die for die in game.pyramid.at if die != EMPTY]
        assert len(set(ids)) == len(ids)
    assert game.winner != NOWHERE
    assert sum(game.scores()) == 1


# Bots


def test_a_devil_who_looks_ahead_takes_the_catch() -> None:
    game = laid(at(2, 3, 3), at(2, 4, 2), [at(2, 2, 4), at(3, 2, 3)], DEVIL)
    for level in (3, 4, 5):
        assert FireRedDevilBot(level).choose(game, DEVIL, Random(1)) == at(2, 2, 3)


def test_an_angel_who_looks_ahead_does_not_stay_under_the_devil() -> None:
    """It could take one step and be caught from above at the next jump."""
    game = laid(at(2, 3, 3), at(2, 4, 2), [at(2, 2, 4), at(3, 2, 3)], ANGEL)
    game.play(ANGEL, FireRedDevilBot(4).choose(game, ANGEL, Random(1)))
    landings = game.choices(DEVIL) if game.to_act() == [DEVIL] else []
    assert all(game.where[ANGEL] not in SUPPORTS[cell] for cell in landings)


def test_a_bot_leaves_the_position_alone() -> None:
    game = rolled(at(4, 4, 0), at(4, 0, 4))
    before = (game.pyramid.at[:], game.pyramid.free[:], game.where[:], game.stock[:])
    assert FireRedDevilBot(4).choose(game, ANGEL, Random(1)) in game.choices(ANGEL)
    assert (game.pyramid.at, game.pyramid.free, game.where, game.stock) == before


@pytest.mark.parametrize("strong", [ANGEL, DEVIL])
def test_looking_ahead_wins_on_either_side(strong: int) -> None:
    bots = [FireRedDevilBot(3 if seat == strong else 1) for seat in (ANGEL, DEVIL)]
    wins = 0
    for seed in range(12):
        game, rng = new(), Random(seed)
        while game.to_act():
            actor = game.to_act()[0]
            choice = pick(game.choices(actor), rng) if actor == CHANCE else bots[actor].choose(game, actor, rng)
            game.play(actor, choice)
        wins += game.winner == strong
    assert wins >= 9
