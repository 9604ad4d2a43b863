"""Where the dice of « Chute de pierres » start, where they go and where they may land."""

from __future__ import annotations

from typing import Final

from .lattice import BASE, CELLS, NEIGHBOURS, tri
from .pyramid import EMPTY
from .ridge import ATTACK, ESCAPE

DICE: Final = 6  # of each seat: the dice are 0 to 17, seat after seat
START: Final[list[list[int]]] = [tri(seat, 3) for seat in range(3)]
GOAL: Final[list[list[int]]] = [[cell for cell in BASE if CELLS[cell][seat] == 0] for seat in range(3)]
TO_GO: Final[list[list[int]]] = [[CELLS[cell][seat] for cell in BASE] for seat in range(3)]
ASIDE: Final[list[list[list[int]]]] = [
    [[other for other in NEIGHBOURS[cell] if other in GOAL[seat]] for cell in BASE] for seat in range(3)
]


def owner(die: int) -> int:
    return die // DICE


def is_home(die: int, cell: int) -> bool:
    return TO_GO[die // DICE][cell] == 0


def lands(board: list[int], cell: int) -> list[int]:
    """The cells that the die in this cell may move to."""
    seat = board[cell] // DICE
    if TO_GO[seat][cell] == 0:
        return [other for other in ASIDE[seat][cell] if board[other] == EMPTY]
    found = [other for other in ATTACK[cell] if board[other] == EMPTY or may_hit(board, cell, other)]
    found += [other for other in ESCAPE[cell] if board[other] == EMPTY]
    return found


def may_hit(board: list[int], cell: int, target: int) -> bool:
    """A rival die that is not home yet and has a start funnel to go back to."""
    die = board[target]
    rival = die // DICE
    return rival != board[cell] // DICE and TO_GO[rival][target] > 0 and has_room(board, rival, cell)


def has_room(board: list[int], seat: int, left: int) -> bool:
    """An empty start funnel, that of the attacker included, which it leaves."""
    return any(board[cell] == EMPTY or cell == left for cell in START[seat])
