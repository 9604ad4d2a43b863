"""Chases and flees in « Ange et Démon » by looking some jumps ahead: alpha-beta over the pyramid itself, taken back.

Values are the angel's: sure ends first, then what helps it: jumps to choose from, no funnel above it, one above the
devil, distance; a buried devil is as good as gone.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from ...core.game import Position
from .fire_red_devil import ANGEL, DEVIL, FireRedDevil
from .flea import jumps
from .lattice import CELLS, SUPPORTS, UPPERS
from .pyramid import Pyramid

WIN: Final = 10_000
GREEN: Final = 99  # any number of a die will do


class Skill(NamedTuple):
    depth: int  # jumps looked ahead
    sloppiness: float  # what a jump may be worse by and still be taken now and then


SKILLS: Final = [Skill(1, 40.0), Skill(2, 15.0), Skill(4, 6.0), Skill(6, 0.0), Skill(8, 0.0)]


class FireRedDevilBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, FireRedDevil)
        chase = Chase(position)
        landings = position.choices(seat)[:]
        rng.shuffle(landings)
        if len(landings) == 1:
            return landings[0]
        if self.skill.sloppiness == 0.0:
            return chase.best(seat, landings, self.skill.depth)
        values = [chase.after(seat, cell, self.skill.depth, -WIN, WIN) for cell in landings]
        top = max(values)
        return rng.choices(landings, [exp((value - top) / self.skill.sloppiness) for value in values])[0]


class Chase:
    """Values are for the seat that jumps."""

    def __init__(self, position: FireRedDevil) -> None:
        self.p: Pyramid = position.pyramid.clone()
        self.where = position.where[:]
        self.left = position.stock[ANGEL]  # jumps of the angel before it is saved

    def best(self, seat: int, landings: list[int], depth: int) -> int:
        """Deeper and deeper, the best so far first."""
        for deep in range(1, depth + 1):
            alpha, best = -WIN - 1, landings[0]
            for cell in landings:
                value = self.after(seat, cell, deep, alpha, WIN)
                if value > alpha:
                    alpha, best = value, cell
            landings = [best] + [cell for cell in landings if cell != best]
        return landings[0]

    def after(self, seat: int, cell: int, depth: int, alpha: int, beta: int) -> int:
        """Jump, look, take back."""
        if seat == DEVIL and self.where[ANGEL] in SUPPORTS[cell]:
            return WIN + depth
        start = self.where[seat]
        self.p.move(start, cell)
        self.p.put(start, GREEN)
        self.where[seat] = cell
        self.left -= seat == ANGEL
        value = -self.value(1 - seat, depth - 1, -beta, -alpha)
        self.left += seat == ANGEL
        self.where[seat] = start
        self.p.take(start)
        self.p.move(cell, start)
        return value

    def value(self, seat: int, depth: int, alpha: int, beta: int) -> int:
        if seat == ANGEL and self.left == 0:
            return WIN + depth
        if depth <= 0:
            worth = self.worth()
            return worth if seat == ANGEL else -worth
        landings = self.landings(seat)
        if not landings:
            return -WIN - depth if seat == ANGEL else -self.value(ANGEL, depth - 1, -beta, -alpha)
        for cell in landings:
            alpha = max(alpha, self.after(seat, cell, depth, alpha, beta))
            if alpha >= beta:
                break
        return alpha

    def landings(self, seat: int) -> list[int]:
        cell = self.where[seat]
        return [] if self.p.load[cell] else [landing for landing, _, _ in jumps(self.p, cell)]

    def worth(self) -> int:
        """Of the angel, without looking ahead."""
        angel, devil = self.where
        mobility = len(self.landings(ANGEL))
        if self.p.load[devil]:
            return 1000 + 20 * mobility
        worth = 12 * mobility - 4 * len(self.landings(DEVIL)) + 3 * apart(angel, devil)
        return worth - 25 * self.funnels_above(angel) + 25 * self.funnels_above(devil) - 30 * (mobility < 2)

    def funnels_above(self, cell: int) -> int:
        return sum([self.p.is_funnel(above) for above in UPPERS[cell]])


def apart(p: int, q: int) -> int:
    (a, b, c), (d, e, f) = CELLS[p], CELLS[q]
    return abs(a - d) + abs(b - e) + abs(c - f)
