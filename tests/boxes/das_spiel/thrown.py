"""Throws for the tests: tripods on the plate, more dice, and one in the air."""

from __future__ import annotations

from random import Random

from ludotheque.boxes.das_spiel.aiming import CENTRES, aim
from ludotheque.boxes.das_spiel.hide_away import HideAway
from ludotheque.boxes.das_spiel.hide_away_tripods import DICE
from ludotheque.boxes.das_spiel.lattice import at
from ludotheque.boxes.das_spiel.throwing import OFF, answer, spot
from ludotheque.core.game import CHANCE, WORLD, attempt

MIDDLE = at(3, 3, 2)


def play(game: HideAway, actor: int, *choices: int) -> None:
    for choice in choices:
        assert attempt(game, actor, choice) is None


def laid(seats: int = 2, first: int = 0) -> HideAway:
    """Tripods in the corners; this seat throws first."""
    game = HideAway(seats)
    game.set_up({"setup": "corners"})
    play(game, CHANCE, first)
    return game


def add(game: HideAway, *cells: int) -> None:
    """Black dice, from the plate up."""
    for cell in cells:
        game.pyramid.put(cell, game.next_die())


def crowd(game: HideAway, dice: int, rng: Random) -> None:
    for _ in range(dice):
        add(game, rng.choice(sorted(game.pyramid.funnels)))


def aimed(game: HideAway, cell: int = MIDDLE, strength: int = 0, tremor: int = 0) -> HideAway:
    """The die is in the air."""
    play(game, game.turn, aim(CENTRES[cell], strength))
    play(game, CHANCE, tremor)
    return game


def land(game: HideAway, cell: int, knocked: dict[int, int] | None = None) -> None:
    """A throw that ends in this cell and moves other dice, by their number, to others; a cell below 0 is off."""
    aimed(game)
    for die, there in (knocked or {}).items():
        play(game, WORLD, answer(die, OFF if there < 0 else spot(there, game.ori[die])))
    play(game, WORLD, answer(game.die, OFF if cell < 0 else spot(cell, 7)))


def first_black(game: HideAway) -> int:
    return DICE * game.seats
