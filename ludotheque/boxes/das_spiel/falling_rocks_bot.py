"""Plays « Chute de pierres » by looking ahead (max_n.py).

A seat's standing is what its dice still have to go, and what it stands to lose where they can be hit.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position
from .falling_rocks import MOVING, SENDING, FallingRocks
from .falling_rocks_moves import DICE, START, TO_GO, lands
from .lattice import BASE
from .max_n import ALL, SEATS, WIN, MaxN
from .pyramid import EMPTY
from .ridge import ATTACK

# A move is one number: from, to and where a die that is hit goes back.
NOWHERE: Final = 63
# From where a die in this cell can be hit.
HIT_FROM: Final[list[list[int]]] = [[p for p in BASE if cell in ATTACK[p]] for cell in BASE]
FAR: Final = 7  # about what a die that is hit has to go again
DANGER: Final = 0.35  # share of it that being in danger costs
HOME: Final = 1.0  # for a die that is home: it cannot be hit any more
ENVY: Final = 0.4


class Skill(NamedTuple):
    widths: list[int]
    sloppiness: float


SKILLS: Final = [
    Skill([ALL], 4.0),
    Skill([ALL], 1.5),
    Skill([ALL], 0.5),
    Skill([ALL], 0.0),
    Skill([16, 10, 8], 0.0),
]


class FallingRocksBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, FallingRocks)
        look = Look(position.board[:], self.skill.widths)
        if position.phase == SENDING:
            return look.sent(position, rng)
        dice = [position.hand] if position.phase == MOVING else position.movable()
        move = look.picked(seat, look.moves_of(dice), self.skill.sloppiness, rng)
        return move >> 6 & 63 if position.phase == MOVING else move >> 12


class Look(MaxN):
    def __init__(self, board: list[int], widths: list[int]) -> None:
        super().__init__(widths, ENVY)
        self.board = board
        self.before: list[list[int]] = []

    def sent(self, p: FallingRocks, rng: Random) -> int:
        """Where a die that was hit is best put back."""
        cells = p.empty_starts()
        rng.shuffle(cells)
        values: list[float] = []
        for cell in cells:
            self.board[cell] = p.hit
            values.append(self.ahead((p.turn + 1) % SEATS, 1)[p.turn])
            self.board[cell] = EMPTY
        return cells[values.index(max(values))]

    def moves(self, seat: int) -> list[int]:
        return self.moves_of([cell for cell, die in enumerate(self.board) if die != EMPTY and die // DICE == seat])

    def moves_of(self, dice: list[int]) -> list[int]:
        found: list[int] = []
        for cell in dice:
            for landing in lands(self.board, cell):
                hit, move = self.board[landing], (cell << 12) + (landing << 6)
                if hit == EMPTY:
                    found.append(move + NOWHERE)
                else:
                    found += [move + back for back in START[hit // DICE] if self.board[back] == EMPTY or back == cell]
        return found

    def make(self, seat: int, move: int) -> None:
        board = self.board[:]
        start, end, back = move >> 12, move >> 6 & 63, move & 63
        die, hit = board[start], board[end]
        board[start] = EMPTY
        board[end] = die
        if back != NOWHERE:
            board[back] = hit
        self.before.append(self.board)
        self.board = board

    def take_back(self) -> None:
        self.board = self.before.pop()

    def standing(self, seat: int) -> float:
        worth, home = 0.0, 0
        for cell, die in enumerate(self.board):
            if die == EMPTY or die // DICE != seat:
                continue
            to_go = TO_GO[seat][cell]
            if to_go == 0:
                home += 1
            elif self.in_danger(seat, cell):
                worth -= DANGER * (FAR - to_go)
            worth -= to_go
        return WIN if home == DICE else worth + HOME * home

    def in_danger(self, seat: int, cell: int) -> bool:
        for attacker in HIT_FROM[cell]:
            die = self.board[attacker]
            if die != EMPTY and die // DICE != seat and TO_GO[die // DICE][attacker] > 0:
                return True
        return False
