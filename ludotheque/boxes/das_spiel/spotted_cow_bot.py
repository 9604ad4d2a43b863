"""A player of Bunte Kuh: reads one funnel after the other, and says "none" only when it has read them all."""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import HIDDEN, Position, pick
from ...core.scene import Part
from .dice import ALL_ORIENTATIONS, FACE_OF
from .lattice import COUNT, LAYER, SUPPORTS, UPPER_ON
from .racer import MOTION, REACTION, Racer, dice_of, zone_of
from .spotted_cow_phases import NONE, TURN
from .tempo import ROLL_THEM

PLANS: Final = 4  # the level from which on it thinks about how its die lies
USUAL: Final = 21  # twice the sum that comes most often: whoever reads quickly likes it


class SpottedCowBot(Racer):
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if choices == [ROLL_THEM]:
            return ROLL_THEM
        dice = dice_of(position.scene(seat))
        if choices[0] >= TURN:
            return self.turned(position, seat, dice, rng)
        if NONE not in choices:
            return pick(choices, rng)
        return self.read(position, seat, dice, rng)

    def read(self, position: Position, seat: int, dice: dict[int, Part], rng: Random) -> int:
        """Through the funnels in any order, one reading each; now and then one is misread."""
        wanted = sum([int(part.mark) for part in zone_of(position.scene(seat), "roll").parts])
        cells = [cell for cell in range(COUNT) if is_funnel(dice, cell)]
        rng.shuffle(cells)
        for n, cell in enumerate(cells):
            off = abs(total(dice, cell) - wanted)
            if off <= 1 and (off == 0) != self.slips(rng):
                return self.plan(cell, n + 1)
        return self.plan(NONE, len(cells))

    def racing_time(self, rng: Random) -> int:
        return REACTION + sum([self.search(rng) for _ in range(self.looked)]) + MOTION

    def turned(self, position: Position, seat: int, dice: dict[int, Part], rng: Random) -> int:
        if self.level < PLANS:
            return TURN + pick(ALL_ORIENTATIONS, rng)
        parts = zone_of(position.scene(seat), "pyramid").parts
        cell = next(part.place for part in parts if part.look == "aim")
        sums = [(axis, rest) for axis in range(3) if (rest := beside(dice, cell, axis)) != HIDDEN]
        first = rng.randrange(24)
        ways = [(first + n) % 24 for n in range(24)]
        return TURN + min(ways, key=lambda ori: sum([abs(2 * (rest + FACE_OF[ori][a]) - USUAL) for a, rest in sums]))


def is_funnel(dice: dict[int, Part], cell: int) -> bool:
    return LAYER[cell] > 0 and cell not in dice and all(below in dice for below in SUPPORTS[cell])


def total(dice: dict[int, Part], cell: int) -> int:
    return sum([int(dice[below].mark[side]) for side, below in enumerate(SUPPORTS[cell])])


def beside(dice: dict[int, Part], cell: int, axis: int) -> int:
    """What the two other faces of the funnel over this cell add up to, if a die there will complete it."""
    above = UPPER_ON[cell][axis]
    others = [(side, below) for side, below in enumerate(SUPPORTS[above]) if below != cell] if above >= 0 else []
    if not others or not all(below in dice for _, below in others):
        return HIDDEN
    return sum([int(dice[below].mark[side]) for side, below in others])
