"""Positions for the tests of TRIGGER, set up in the middle of a match."""

from __future__ import annotations

from random import Random

from ludotheque.boxes.trigger.alone import TriggerAlone
from ludotheque.boxes.trigger.board import read
from ludotheque.boxes.trigger.phases import THROWING
from ludotheque.boxes.trigger.rules import Trigger
from ludotheque.core.game import CHANCE, Position, pick

SHEET = """
    20  .  .  16 .  .
    1   .  2  .  .  24
    .   .  .  *  .  .
    15  .  9  .  .  *
    .   .  .  .  .  .
    12  .  .  10 .  18"""

# No number stands alone, so nothing is due: the full board of somebody who waits.
QUIET = """
    1 2 3 4 5 6
    1 2 3 4 5 6
    1 2 3 4 5 6
    1 2 3 4 5 6
    1 2 3 4 5 6
    1 2 3 4 5 6"""

# Row 1 has only the 7 left; its column and the rest are busy.
ROW_OF_ONE = """
    .  .  7  .  .  .
    8  .  9  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    8  .  9  .  .  .
    .  .  .  .  .  ."""


def throw(a: int, b: int) -> int:
    """The choice of chance that shows these faces."""
    return (a - 1) * 6 + b - 1


def new(seats: int = 2, bonus: str = "auto", score: str = "points") -> Trigger:
    game = Trigger(seats)
    game.set_up({"bonus": bonus, "score": score})
    return game


def table(own: str, other: str = QUIET, seats: int = 2, bonus: str = "auto", score: str = "points") -> Trigger:
    """Side 0 with the first board is about to get its throw; both sides have had a turn."""
    game = new(seats, bonus, score)
    game.boards = [read(own), read(other)]
    game.turns = [1, 1]
    game.phase = THROWING
    return game


def thrown(own: str, a: int, b: int, other: str = QUIET, seats: int = 2, bonus: str = "auto") -> Trigger:
    game = table(own, other, seats, bonus)
    game.play(CHANCE, throw(a, b))
    return game


def play_randomly(game: Position, rng: Random, most: int) -> int:
    """To the end, or for so many events; how many there were."""
    events = 0
    while events < most and (actors := game.to_act()):
        actor = pick(actors, rng)
        game.play(actor, pick(game.choices(actor), rng))
        events += 1
    return events


def shown(game: Position, seat: int = 0) -> str:
    """Everything that can be seen of a position, to compare two of them."""
    actors = range(-1, game.seats)
    return repr([game.scene(seat), game.to_act(), [game.choices(a) for a in actors], game.scores(), game.revealed])


def alone(drawing: str, *dice: tuple[int, int], bonus: str = "auto") -> TriggerAlone:
    """A first attempt on this board, with these throws recorded and the first of them to be played."""
    game = TriggerAlone(1)
    game.set_up({"bonus": bonus})
    game.board = read(drawing)
    game.throws = [throw(a, b) for a, b in dice]
    game.replaced = [False] * len(dice)
    game.next_throw()
    return game
