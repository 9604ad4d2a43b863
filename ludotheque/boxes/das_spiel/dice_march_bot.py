"""Plays « Würfelmarsch » by looking ahead (max_n.py): all pivots, and those turns that arm a die near an enemy.

A seat's standing is how far its foremost die has come, and a little for the others; less where its corner is taken or
the foremost die can be beaten at once; and its dice and captures.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position
from .dice import FACE_OF, ORI
from .dice_march import DiceMarch
from .dice_march_combat import DICE, FUNNELS, REMOVED, judged
from .dice_march_phases import FIRST_TAKER, FIRST_TURN, MOVING, PICKING, TAKING, TURN, TURNING
from .dice_march_steps import STEPS, turned
from .lattice import BASE, CELLS, CORNERS, NEIGHBOURS
from .max_n import ALL, SEATS, WIN, MaxN
from .pyramid import EMPTY

# A move is one number: the cell of the die, and the cell it goes to or how it is turned.
FIRST: Final = 64  # of the orientations
# The highest faces up, each of the three to each side: what a die should show that expects a fight.
ARMED: Final[list[int]] = [ORI[faces] for faces in ((6, 5, 4), (5, 4, 6), (4, 6, 5), (6, 3, 5), (5, 6, 3), (3, 5, 6))]
FOREMOST: Final = [0.0, 1.0, 2.5, 4.5, 7.0, 10.0, 14.0, 20.0, 40.0]  # by steps done
OTHERS: Final = 0.25  # a step of another die
BARRED: Final = 0.6  # of the foremost die's worth if the corner is taken
DIE: Final = 3.0
CAPTURE: Final = 1.5
THREAT: Final = 0.35  # of what a die is worth, if a step of somebody could beat it
ENVY: Final = 0.6


class Beside(NamedTuple):
    """Two cells that make a funnel with a third, and on which side each of the three shows its face in it."""

    own: int
    one: int
    side: int
    other: int
    other_side: int


def beside(cell: int) -> list[Beside]:
    found = []
    for funnel in FUNNELS[cell]:
        (one, side), (other, other_side) = [(near, n) for n, near in enumerate(funnel) if near != cell]
        found.append(Beside(funnel.index(cell), one, side, other, other_side))
    return found


BESIDE: Final[list[list[Beside]]] = [beside(cell) for cell in BASE]


class Skill(NamedTuple):
    widths: list[int]
    sloppiness: float


SKILLS: Final = [
    Skill([ALL], 8.0),
    Skill([ALL], 2.5),
    Skill([ALL], 0.7),
    Skill([16, 8], 0.0),
    Skill([16, 8, 6, 4], 0.0),
]


class DiceMarchBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        p = position
        assert isinstance(p, DiceMarch)
        if p.phase == TAKING:
            return FIRST_TAKER + min(p.takers, key=p.count)
        look = Look(p, self.skill.widths)
        dice = p.dice_of(seat) if p.phase == PICKING else [p.hand]
        moves = look.steps(seat, dice) if p.phase != TURNING else []
        moves += look.turns(seat, dice)
        return answer(p, look.picked(seat, moves or look.arm(dice), self.skill.sloppiness, rng))


def answer(p: DiceMarch, move: int) -> int:
    """The part of a move that is asked for now."""
    cell, end = move >> 7, move & 127
    if p.phase == PICKING:
        return cell
    if end < FIRST:
        return end
    return TURN if p.phase == MOVING else end - FIRST + FIRST_TURN


class Look(MaxN):
    def __init__(self, p: DiceMarch, widths: list[int]) -> None:
        super().__init__(widths, ENVY)
        self.board = p.board[:]
        self.where = [self.board.index(die) if die in self.board else EMPTY for die in range(SEATS * DICE)]
        self.ori = p.ori[:]
        self.literal = p.literal
        self.counts = [p.count(seat) for seat in range(SEATS)]
        self.before: list[tuple[list[int], list[int], list[int], list[int]]] = []

    def moves(self, seat: int) -> list[int]:
        dice = [cell for cell in sorted(self.where[seat * DICE : seat * DICE + DICE]) if cell != EMPTY]
        return self.steps(seat, dice) + self.turns(seat, dice)

    def steps(self, seat: int, dice: list[int]) -> list[int]:
        return [(cell << 7) + end for cell in dice for end in STEPS[seat][cell] if self.board[end] == EMPTY]

    def turns(self, seat: int, dice: list[int]) -> list[int]:
        """Only of dice that an enemy stands beside."""
        return self.arm([cell for cell in dice if self.has_enemy_near(seat, cell)])

    def arm(self, dice: list[int]) -> list[int]:
        return [(cell << 7) + FIRST + ori for cell in dice for ori in ARMED if ori != self.ori[self.board[cell]]]

    def has_enemy_near(self, seat: int, cell: int) -> bool:
        return any(self.board[other] != EMPTY and self.board[other] // DICE != seat for other in NEIGHBOURS[cell])

    def make(self, seat: int, move: int) -> None:
        self.before.append((self.board, self.where, self.ori, self.counts))
        cell, end = move >> 7, move & 127
        die = self.board[cell]
        self.ori = self.ori[:]
        if end >= FIRST:
            self.ori[die] = end - FIRST
            return
        self.board = self.board[:]
        self.ori[die] = turned(self.ori[die], cell, end)
        self.where = self.where[:]
        self.board[cell] = EMPTY
        self.board[end] = die
        self.where[die] = end
        self.fight(end)

    def fight(self, cell: int) -> None:
        verdict = judged(self.board, self.ori, cell, self.literal)
        if not verdict.fought:
            return
        self.counts = self.counts[:]
        for die, taker in zip(verdict.dice, verdict.takers, strict=True):
            self.lose(die, taker)
        if verdict.moved:
            self.lose(self.board[cell], verdict.moved[0])

    def lose(self, die: int, taker: int) -> None:
        if taker == REMOVED:
            self.counts[die // DICE] -= 1
        else:
            self.counts[taker] += 1
        self.board[self.where[die]] = EMPTY
        self.where[die] = EMPTY

    def take_back(self) -> None:
        self.board, self.where, self.ori, self.counts = self.before.pop()

    def standing(self, seat: int) -> float:
        best, worth = 0.0, CAPTURE * self.counts[seat]
        corner = CORNERS[seat]
        for die in range(seat * DICE, seat * DICE + DICE):
            cell = self.where[die]
            if cell == EMPTY:
                continue
            if cell == corner:
                return WIN
            done = CELLS[cell][seat]
            value = FOREMOST[done]
            if self.can_be_beaten(seat, cell):
                value *= 1.0 - THREAT
                worth -= THREAT * DIE
            best = max(best, value)
            worth += DIE + OTHERS * done
        return worth + (best if self.board[corner] == EMPTY else BARRED * best)

    def can_be_beaten(self, seat: int, cell: int) -> bool:
        """Whether an enemy beside it shows as much or more in a funnel whose third die is missing, but could come."""
        own = FACE_OF[self.ori[self.board[cell]]]
        for near in BESIDE[cell]:
            die, side, other = self.board[near.one], near.side, self.board[near.other]
            if die == EMPTY:
                die, side, other = other, near.other_side, EMPTY
            if die == EMPTY or other != EMPTY or die // DICE == seat:
                continue
            if FACE_OF[self.ori[die]][side] >= own[near.own]:
                return True
        return False
