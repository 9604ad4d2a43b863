"""A player of Hide Away: tries throws in thought, aims where they help its own tripod most and the others least.

Its hand trembles as everybody's does; on the lower levels it also misses its own aim, and tries fewer throws.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .aiming import CENTRES, SPEEDS, Point, aim, why_not_aim
from .hide_away import HideAway
from .hide_away_phases import BUILDING, HEIGHT
from .hide_away_tripods import HIDING, NEEDED
from .lattice import CELLS
from .scatter import landed
from .throwing import OFF, Throw

FACE: Final = 1.0  # worth of a covered face
FOOTING: Final = 0.6  # of a die that only carries those to come
ENVY: Final = 0.7  # what the same is worth to a rival


class Skill(NamedTuple):
    miss: float  # edges by which it misses its own aim
    tries: int  # throws in thought at each place


SKILLS: Final = [Skill(2.2, 4), Skill(1.5, 8), Skill(0.9, 16), Skill(0.4, 32), Skill(0.0, 64)]


class HideAwayBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        game = position.imagine(seat, rng)
        assert isinstance(game, HideAway)
        if game.phase == BUILDING:
            return most_central(game.choices(seat), rng)
        return self.missed(CENTRES[self.best_funnel(game, seat, rng)], rng)

    def best_funnel(self, game: HideAway, seat: int, rng: Random) -> int:
        """Among those that help at all, the one whose throws bring most on average."""
        funnels = sorted(game.pyramid.funnels)
        wanted = [cell for cell in funnels if cell in NEEDED[game.tops[seat]]] or funnels
        hopes = [(self.hope(game, seat, cell, rng), cell) for cell in wanted]
        return max(hopes)[1]

    def hope(self, game: HideAway, seat: int, cell: int, rng: Random) -> float:
        throw = Throw(CENTRES[cell], SPEEDS[0], seat, HEIGHT)
        spots = [landed(game.pyramid, throw, rng) for _ in range(self.skill.tries)]
        return sum(worth(game, seat, (spot - 1) // 24) for spot in spots if spot != OFF)

    def missed(self, point: Point, rng: Random) -> int:
        """What it does when it means this point; a point beside the plate is no aim."""
        hit = Point(point.x + rng.gauss(0, self.skill.miss), point.y + rng.gauss(0, self.skill.miss))
        return aim(point, 0) if why_not_aim(aim(hit, 0)) else aim(hit, 0)


def worth(game: HideAway, seat: int, cell: int) -> float:
    """Of one more die in this cell, to this seat."""
    rivals = [brings(game.tops[other], cell) for other in range(game.seats) if other != seat]
    return brings(game.tops[seat], cell) - ENVY * max(rivals)


def brings(top: int, cell: int) -> float:
    return FACE if cell in HIDING[top] else FOOTING if cell in NEEDED[top] else 0.0


def most_central(tops: list[int], rng: Random) -> int:
    """Few throws at the middle go over the edge."""
    inmost = max(min(CELLS[top]) for top in tops)
    return pick([top for top in tops if min(CELLS[top]) == inmost], rng)
