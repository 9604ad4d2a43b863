"""A player of Rasanto who reckons with the fact that filling is a sum.

A filler is green unless an odd number of its supports is: so each of the 135 faces in the end is green or red by an odd
or even number of greens among some dice of the plate. All faces together are one number of 135 bits; putting a green
die changes those bits that depend on its cell, and the greens are counted by counting bits.
The best move is sought one turn further ahead each time, by the faces that are already decided, until enough leads are
reckoned: a number, not a time, so that a match can be played again alike. Near the end that is all the way.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .lattice import BASE, COUNT, SIDES, SUPPORTS
from .rasanto import Rasanto

FACES: Final = sum(SIDES)
ALL: Final = (1 << FACES) - 1
FAR: Final = 2 * FACES  # more than anybody can be ahead
UNSEEN: Final = -1


def face_bits() -> list[int]:
    """Of each cell, as many bits as it has faces outside."""
    bits, used = [], 0
    for cell in range(COUNT):
        bits.append(((1 << SIDES[cell]) - 1) << used)
        used += SIDES[cell]
    return bits


FACE_BITS: Final[list[int]] = face_bits()


def greens(base: list[int]) -> int:
    """The faces that are green in the end when these dice of the plate are."""
    colour = [0] * COUNT
    for cell in base:
        colour[cell] = 1
    for cell in range(len(BASE), COUNT):
        a, b, c = SUPPORTS[cell]
        colour[cell] = 1 ^ colour[a] ^ colour[b] ^ colour[c]
    return sum(FACE_BITS[cell] for cell in range(COUNT) if colour[cell])


NO_GREEN: Final[int] = greens([])
CHANGES: Final[list[int]] = [greens([cell]) ^ NO_GREEN for cell in BASE]  # what a green die there changes


class Skill(NamedTuple):
    by_eye: float  # how often any cell is good enough
    thoughts: int  # leads that are reckoned for a move


SKILLS: Final = [Skill(0.6, 50), Skill(0.25, 200), Skill(0.0, 2_000), Skill(0.0, 20_000), Skill(0.0, 120_000)]


class RasantoBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, Rasanto)
        cells = position.choices(seat)
        if len(cells) == 1 or rng.random() < self.skill.by_eye:
            return pick(cells, rng)
        shuffled = cells[:]
        rng.shuffle(shuffled)
        green = greens([cell for cell in BASE if position.colour[cell] == 1])
        return Search(shuffled, self.skill.thoughts).best(green, seat)


class Search:
    """Alpha-beta over the empty cells, with a memory of what the faces and the cells left were worth."""

    def __init__(self, cells: list[int], thoughts: int) -> None:
        self.cells = cells
        self.thoughts = thoughts  # that are left
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}  # bounds
        self.sure_faces: dict[int, int] = {}  # that none of the cells left can change

    def best(self, green: int, seat: int) -> int:
        """Of a look ahead that was broken off, what it found better than the one before still counts."""
        order = self.in_order(green, seat, self.everything())
        turns = 0
        while self.thoughts > 0 and turns < len(self.cells):
            turns += 1
            best = self.best_ahead(green, seat, order, turns)
            order = [best] + [n for n in order if n != best]
        return self.cells[order[0]]

    def best_ahead(self, green: int, seat: int, order: list[int], turns: int) -> int:
        found, top = order[0], -FAR
        for n in order:
            left = self.everything() & ~(1 << n)
            lead = -self.lead(self.after(green, seat, n), 1 - seat, left, turns - 1, -FAR, -top)
            if self.thoughts <= 0:
                break
            if lead > top:
                found, top = n, lead
        return found

    def everything(self) -> int:
        return (1 << len(self.cells)) - 1

    def after(self, green: int, seat: int, n: int) -> int:
        return green ^ CHANGES[self.cells[n]] if seat == 1 else green

    def lead(self, green: int, seat: int, left: int, turns: int, low: int, high: int) -> int:
        """By how many faces this seat, which is to play, comes out ahead; exact only between low and high."""
        self.thoughts -= 1
        if turns == 0 or left == 0 or self.thoughts <= 0:
            return self.decided(green, seat, left)
        key = (green, left, turns)
        floor, ceiling = self.known.get(key, (-FAR, FAR))
        if floor >= high or floor == ceiling:
            return floor
        if ceiling <= low:
            return ceiling
        top, least = -FAR, max(low, floor)
        for n in self.in_order(green, seat, left) if turns > 2 else self.numbers(left):
            worth = -self.lead(
                self.after(green, seat, n), 1 - seat, left & ~(1 << n), turns - 1, -high, -max(least, top)
            )
            top = max(top, worth)
            if top >= high:
                break
        self.known[key] = (floor if top <= least else top, ceiling if top >= high else top)
        return top

    def numbers(self, left: int) -> list[int]:
        found = []
        while left:
            low = left & -left
            found.append(low.bit_length() - 1)
            left ^= low
        return found

    def in_order(self, green: int, seat: int, left: int) -> list[int]:
        """Those first that decide most for this seat at once."""
        numbers = self.numbers(left)
        self.thoughts -= len(numbers)
        ranked = [(self.decided(self.after(green, seat, n), 1 - seat, left & ~(1 << n)), n) for n in numbers]
        ranked.sort()
        return [n for _, n in ranked]

    def decided(self, green: int, seat: int, left: int) -> int:
        """The lead of a seat by the faces that no empty cell can change any more."""
        sure = self.sure(left)
        lead = 2 * (green & sure).bit_count() - sure.bit_count()
        return lead if seat == 1 else -lead

    def sure(self, left: int) -> int:
        found = self.sure_faces.get(left, UNSEEN)
        if found == UNSEEN:
            found = ALL
            for n in self.numbers(left):
                found &= ~CHANGES[self.cells[n]]
            self.sure_faces[left] = found
        return found
