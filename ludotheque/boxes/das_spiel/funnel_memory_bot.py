"""A player of Eintrichtern: remembers the funnels that it has seen, the better the higher its level.

It lifts the red die that is most likely to cover the wanted sum, and keeps the sum if its chance is better than what a
new roll promises. The two highest levels also reason: two faces of a die tell the third.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .dice import ROLL
from .funnel_memory import FunnelMemory, funnel
from .funnel_memory_phases import DECIDING, KEEP, ROLL_AGAIN

SUMS: Final = 19  # 0 to 18
NEARLY: Final = 1e-9

Odds = list[float]  # by sum


class Skill(NamedTuple):
    forgets: float  # share of the funnels that it has seen
    reasons: bool


SKILLS: Final = [Skill(0.7, False), Skill(0.5, False), Skill(0.3, False), Skill(0.1, True), Skill(0.0, True)]


class FunnelMemoryBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        game = position.imagine(seat, rng)
        assert isinstance(game, FunnelMemory)
        game.forget(self.lapses(game, seat), self.skill.forgets)
        odds = [self.odds(game, cover) for cover in game.covers]
        total = sum(game.roll)
        if game.phase == DECIDING:
            return KEEP if best(odds, total) >= promise(odds) else ROLL_AGAIN
        top = best(odds, total)
        return pick([c for c, o in zip(game.covers, odds, strict=True) if o[total] >= top - NEARLY], rng)

    def lapses(self, game: FunnelMemory, seat: int) -> Random:
        """The same for all decisions between two lifts, so that what it has just remembered is not gone at once."""
        return Random(seat + 7 * game.lifts + 1009 * sum(game.known))

    def odds(self, game: FunnelMemory, cover: int) -> Odds:
        """How likely each sum is under this red die."""
        sums = [1.0] + [0.0] * (SUMS - 1)
        for face in funnel(cover):
            sums = added(sums, self.faces(game, face))
        return sums

    def faces(self, game: FunnelMemory, face: int) -> list[int]:
        """What this face may be, repeats weigh."""
        if game.known[face]:
            return [game.known[face]]
        return game.faces_left(face) if self.skill.reasons else ROLL


def added(sums: Odds, faces: list[int]) -> Odds:
    found = [0.0] * SUMS
    for face in faces:
        for total in range(SUMS - face):
            found[total + face] += sums[total] / len(faces)
    return found


def best(odds: list[Odds], total: int) -> float:
    return max(o[total] for o in odds)


def rolls() -> Odds:
    sums = [1.0] + [0.0] * (SUMS - 1)
    for _ in range(3):
        sums = added(sums, ROLL)
    return sums


THREE_DICE: Final[Odds] = rolls()


def promise(odds: list[Odds]) -> float:
    """The chance after a new roll, on average."""
    return sum(chance * best(odds, total) for total, chance in enumerate(THREE_DICE) if chance > 0.0)
