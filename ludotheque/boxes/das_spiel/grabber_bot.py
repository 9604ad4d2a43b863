"""A player of Raffzahn: looks through the free dice on its side, takes what fits, and stops when it sees no more.

The two highest levels go on looking while their hand moves, and while nobody may say Stop yet: then they only react.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import HIDDEN, Position, pick
from .lattice import COUNT
from .racer import EACH, MOTION, REACTION, Racer, dice_of, is_free, zone_of
from .tempo import PASS, ROLL_THEM, STOP, SpeedGame

LOOKS_ON: Final = 4  # the level from which on it does


class GrabberBot(Racer):
    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.roll = 0  # the one that it has looked through the dice for
        self.again = False  # it has looked through them before

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if choices == [ROLL_THEM]:
            return ROLL_THEM
        if position.race() < 0:
            right = [choice for choice in choices if choice < COUNT]
            return pick(right, rng) if right else STOP if STOP in choices else PASS
        assert isinstance(position, SpeedGame)
        self.again = position.rounds == self.roll
        self.roll = position.rounds
        return self.grab(position, seat, choices, rng)

    def grab(self, position: Position, seat: int, choices: list[int], rng: Random) -> int:
        zones = position.scene(seat)
        dice, roll = dice_of(zones), zone_of(zones, "roll").parts[0].mark
        free = [cell for cell in dice if is_free(dice, cell)]
        rng.shuffle(free)
        fits = [n for n, cell in enumerate(free) if dice[cell].mark[seat] == roll]
        if free and self.slips(rng):
            return self.taken(free[0], choices, 1)
        if fits:
            return self.taken(free[fits[0]], choices, fits[0] + 1)
        return self.plan(STOP, len(free), moves=False) if STOP in choices else HIDDEN

    def taken(self, cell: int, choices: list[int], looked: int) -> int:
        """Or nothing yet, as long as the hand is busy."""
        return self.plan(cell, looked) if cell in choices else HIDDEN

    def racing_time(self, rng: Random) -> int:
        if not self.again or self.level < LOOKS_ON:
            return super().racing_time(rng)
        return REACTION + (EACH * self.looked + MOTION if self.moves else 0)
