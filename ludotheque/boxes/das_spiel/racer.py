"""How bots play the speed games: they look at their own scene, search, move a hand, and err, as people do."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final, NamedTuple

from ...core.game import Position
from ...core.scene import Part, Zone
from .lattice import UPPERS

REACTION: Final = 350  # milliseconds
EACH: Final = 40  # for each thing looked at
MOTION: Final = 450  # to get a hand there
SPREAD: Final = 0.4  # of the time that searching takes, on a logarithmic scale
UNHURRIED: Final = 1_200  # where nobody races


class Skill(NamedTuple):
    search: int  # milliseconds, in half of all cases
    slips: float  # share of mistakes


SKILLS: Final = [Skill(900, 0.06), Skill(750, 0.045), Skill(600, 0.03), Skill(500, 0.02), Skill(400, 0.01)]


class Racer:
    """Remembers from choosing how much it had to look at, for the time that this takes."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.skill = SKILLS[level - 1]
        self.looked = 0
        self.moves = True

    def plan(self, choice: int, looked: int, moves: bool = True) -> int:
        self.looked, self.moves = looked, moves
        return choice

    def slips(self, rng: Random) -> bool:
        return rng.random() < self.skill.slips

    def search(self, rng: Random) -> int:
        return int(rng.lognormvariate(log(self.skill.search), SPREAD))

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        if position.race() < 0:
            return UNHURRIED
        return self.racing_time(rng)

    def racing_time(self, rng: Random) -> int:
        return REACTION + self.search(rng) + EACH * self.looked + (MOTION if self.moves else 0)


def zone_of(zones: list[Zone], name: str) -> Zone:
    return next(zone for zone in zones if zone.name == name)


def dice_of(zones: list[Zone]) -> dict[int, Part]:
    """The dice of the pyramid that can be seen, by cell."""
    return {part.place: part for part in zone_of(zones, "pyramid").parts if part.id >= 0}


def is_free(dice: dict[int, Part], cell: int) -> bool:
    return not any(above in dice for above in UPPERS[cell])
