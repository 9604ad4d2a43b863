"""A player of El Dado who looks at what a die uncovers before taking it.

Dice that nobody has seen count as the average of those that are left. Some turns are thought through, in which every
seat goes for its lead over the others; after that the free dice are dealt out in turn, the dearest first.
Low levels often take any die, or the dearest one.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .dice import UNKNOWN
from .el_dado import GONE, ElDado
from .lattice import COUNT, SUPPORTS

WIDTH: Final = 8  # dice that are thought through at each turn


class Skill(NamedTuple):
    by_eye: float  # how often any free die is good enough
    thoughts: int  # ends that are compared for a move


SKILLS: Final = [Skill(0.6, 1), Skill(0.25, 1), Skill(0.05, 60), Skill(0.0, 4_000), Skill(0.0, 80_000)]


class ElDadoBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, ElDado)
        cells = position.choices(seat)
        if len(cells) == 1 or rng.random() < self.skill.by_eye:
            return pick(cells, rng)
        shuffled = cells[:]
        rng.shuffle(shuffled)
        return Thought(position, shuffled).best(seat, self.skill.thoughts)


def expected(p: ElDado) -> list[float]:
    """What each die is worth, as far as anybody knows."""
    unseen = [p.worth[colour] for colour in p.supply]
    usual = sum(unseen) / len(unseen) if unseen else 0.0
    return [usual if p.colour[cell] == UNKNOWN else float(p.value[cell]) for cell in range(COUNT)]


class Thought:
    """The pyramid in thought: dice are taken and put back."""

    def __init__(self, p: ElDado, free: list[int]) -> None:
        self.seats = p.seats
        self.after = p.after
        self.value = expected(p)
        self.load = p.load[:]
        self.free = free
        self.left = COUNT - self.load.count(GONE)
        self.ends = 0  # that were compared so far

    def best(self, seat: int, thoughts: int) -> int:
        """Thought through one turn further each time, as long as the next time will not be too much."""
        found, turns = self.ahead(seat, 0), 0
        while turns < self.left and self.ends * WIDTH <= thoughts:
            turns += 1
            found = self.ahead(seat, turns)
        return found

    def ahead(self, seat: int, turns: int) -> int:
        """The die that leaves this seat most ahead after so many more turns."""
        worthy = self.worthy()
        found, top = worthy[0], 0.0
        for cell in worthy:
            lead = self.lead(self.taking(cell, seat, turns), seat)
            if cell == worthy[0] or lead > top:
                found, top = cell, lead
        return found

    def taking(self, cell: int, seat: int, turns: int) -> list[float]:
        """What all seats still get if this one takes that die."""
        self.take(cell)
        gains = self.gains(self.after[seat], turns)
        self.put_back(cell)
        gains[seat] += self.value[cell]
        return gains

    def gains(self, seat: int, turns: int) -> list[float]:
        if turns == 0 or not self.free:
            return self.dealt(seat)
        found: list[float] = []
        for cell in self.worthy():
            gains = self.taking(cell, seat, turns - 1)
            if not found or self.lead(gains, seat) > self.lead(found, seat):
                found = gains
        return found

    def lead(self, gains: list[float], seat: int) -> float:
        """Over the others on average."""
        return gains[seat] - (sum(gains) - gains[seat]) / (self.seats - 1)

    def dealt(self, seat: int) -> list[float]:
        """The free dice in turn, the dearest first."""
        self.ends += 1
        gains = [0.0] * self.seats
        for worth in sorted([self.value[cell] for cell in self.free], reverse=True):
            gains[seat] += worth
            seat = self.after[seat]
        return gains

    def take(self, cell: int) -> None:
        self.free.remove(cell)
        for below in SUPPORTS[cell]:
            self.load[below] -= 1
            if self.load[below] == 0:
                self.free.append(below)

    def put_back(self, cell: int) -> None:
        for below in SUPPORTS[cell]:
            if self.load[below] == 0:
                self.free.remove(below)
            self.load[below] += 1
        self.free.append(cell)

    def worthy(self) -> list[int]:
        """Of dice of one value that set the same values free, one is enough; first those that free least."""
        kinds: dict[tuple[float, float, float], int] = {}
        for cell in self.free:
            freed = [self.value[below] for below in SUPPORTS[cell] if self.load[below] == 1]
            kinds.setdefault((max(freed, default=0.0) - self.value[cell], self.value[cell], sum(freed)), cell)
        return [kinds[kind] for kind in sorted(kinds)[:WIDTH]]
