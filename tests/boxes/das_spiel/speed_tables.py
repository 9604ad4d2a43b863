"""Speed games brought to the point that a test is about."""

from __future__ import annotations

from ludotheque.boxes.das_spiel.dice import ORI, Faces
from ludotheque.boxes.das_spiel.grabber_2004 import Grabber2004
from ludotheque.boxes.das_spiel.lattice import at
from ludotheque.boxes.das_spiel.perspectives import Perspectives
from ludotheque.boxes.das_spiel.spotted_cow_2004 import SpottedCow2004
from ludotheque.boxes.das_spiel.tempo import ANNOUNCE, QUIET, READY, ROLL_THEM, SpeedGame
from ludotheque.core.game import CHANCE, CLOCK

SPEED, RELAY = {"tempo": "speed"}, {"tempo": "relay"}
LEFT, RIGHT, BACK = at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)  # the three dice under the missing top


def roll(game: SpeedGame, *values: int) -> None:
    """The roller's dice show this."""
    if game.phase == READY:
        game.play(game.roller, ROLL_THEM)
        game.play(CLOCK, ANNOUNCE)
    for value in values:
        assert game.to_act() == [CHANCE]
        game.play(CHANCE, value)


def grabber(options: dict[str, str], roller: int = 0) -> Grabber2004:
    """Every die lies 1 2 4: seat A sees ones, B twos, C fours. Nothing is rolled yet."""
    game = Grabber2004(3)
    game.set_up(options)
    while game.to_draw:
        game.play(CHANCE, ORI[1, 2, 4])
    game.play(CHANCE, roller)
    return game


def turn(game: Grabber2004 | SpottedCow2004, cell: int, faces: Faces) -> None:
    """Lay the die in this cell another way."""
    game.ori[game.pyramid.at[cell]] = ORI[faces]


def uncover(game: Grabber2004) -> None:
    """What has been taken shows new dice: 1 2 4 too."""
    while game.to_draw:
        game.play(CHANCE, ORI[1, 2, 4])


def after_a_second(game: SpeedGame) -> None:
    if QUIET in game.timers:
        game.play(CLOCK, QUIET)


def cow(seats: int, options: dict[str, str], faces: Faces = (1, 2, 4)) -> SpottedCow2004:
    """All dice on the plate lie alike, so that every funnel adds up to 7; seat 0 rolls."""
    game = SpottedCow2004(seats)
    game.set_up(options)
    while game.to_draw:
        game.play(CHANCE, ORI[faces])
    game.play(CHANCE, 0)
    return game


def perspectives(seats: int = 4, options: dict[str, str] | None = None) -> Perspectives:
    """Seat 0 has the turquoise die; nothing is rolled yet."""
    game = Perspectives(seats)
    game.set_up(options or SPEED)
    game.play(CHANCE, 0)
    return game


def all_roll(game: Perspectives, turquoise: int, handicaps: list[int], hands: list[list[int]]) -> None:
    """First the turquoise die, then the handicap dice and the hands; a hand that is too short goes on with threes."""
    if game.phase == READY:
        game.play(game.roller, ROLL_THEM)
        game.play(CLOCK, ANNOUNCE)
    filled = [(hand + [3] * 10)[: len(game.hand[seat])] for seat, hand in enumerate(hands)]
    values = [turquoise, *reversed(handicaps), *[value for hand in filled for value in hand]]
    for value in values:
        game.play(CHANCE, value)
