"""A player of Perspectives: takes a good die, puts it anywhere, and stops when it sees none but others have some."""

from __future__ import annotations

from random import Random

from ...core.game import HIDDEN, Position, pick
from ...core.scene import Zone
from .lattice import COUNT
from .perspectives_phases import DIE
from .racer import EACH, MOTION, REACTION, Racer, zone_of
from .tempo import PASS, ROLL_THEM, STOP


class PerspectivesBot(Racer):
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if choices == [ROLL_THEM]:
            return ROLL_THEM
        cells = [choice for choice in choices if choice < COUNT]
        if cells:
            return self.plan(pick(cells, rng), 0)
        found = [choice for choice in choices if choice >= DIE and not self.slips(rng)]
        if found:
            return self.plan(pick(found, rng), len(found), moves=False)
        return self.without_dice(position, seat, choices)

    def without_dice(self, position: Position, seat: int, choices: list[int]) -> int:
        zones = position.scene(seat)
        others = [other for other in range(position.seats) if other != seat]
        if STOP in choices and any(good_dice(zones, other) for other in others):
            return self.plan(STOP, len(others), moves=False)
        return PASS if PASS in choices else HIDDEN

    def racing_time(self, rng: Random) -> int:
        """A die is found and taken, and then put: two steps."""
        return MOTION if self.moves else REACTION + self.search(rng) + EACH * self.looked


def good_dice(zones: list[Zone], seat: int) -> int:
    """How many dice this seat could put, as everybody can see."""
    good = {part.mark for part in zone_of(zones, "roll").parts}
    good |= {part.mark for part in zone_of(zones, "handicap").parts if part.seat == seat}
    return sum([part.mark in good for part in zone_of(zones, f"hand{seat}").parts])
