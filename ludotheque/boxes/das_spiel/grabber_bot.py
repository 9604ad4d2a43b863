"""A player of Raffzahn: looks through the free dice on its side, takes what fits, and stops when it sees no more."""

from __future__ import annotations

from random import Random

from ...core.game import HIDDEN, Position, pick
from .lattice import COUNT
from .racer import Racer, dice_of, is_free, zone_of
from .tempo import PASS, ROLL_THEM, STOP


class GrabberBot(Racer):
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if choices == [ROLL_THEM]:
            return ROLL_THEM
        if position.race() < 0:
            right = [choice for choice in choices if choice < COUNT]
            return pick(right, rng) if right else STOP if STOP in choices else PASS
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
