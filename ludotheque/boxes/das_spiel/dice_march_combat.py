"""Combat in « Würfelmarsch »: the three dice around a funnel compare the faces inside it.

The highest face captures every lower enemy; if different owners hold it, all three dice leave the game uncaptured.
Read word for word the sheet also removes all three when both highest belong to one owner: `literal`.
"""

from __future__ import annotations

from typing import Final

from .dice import FACE_OF
from .lattice import BASE, SUPPORT_ON, UPPERS
from .pyramid import EMPTY

DICE: Final = 5  # of each seat: the dice are 0 to 14, seat after seat
# The funnels that a die in this cell helps to make: for each, the cells of the dice that show their A, B and C in it.
FUNNELS: Final[list[list[list[int]]]] = [[SUPPORT_ON[above] for above in UPPERS[cell]] for cell in BASE]
REMOVED: Final = -1  # instead of a taker


class Verdict:
    """What combat after a pivot does, judged in all its funnels before anything is taken away."""

    def __init__(self) -> None:
        self.fought = False
        self.dice: list[int] = []  # that leave the board, but for the one that moved
        self.takers: list[int] = []  # who takes each of them, or REMOVED
        self.moved: list[int] = []  # who may take the die that moved, or [REMOVED]; empty: it stays
        self.value = 0  # with which they beat it

    def add(self, die: int, taker: int, value: int, moved: int) -> None:
        if die != moved:
            self.dice.append(die)
            self.takers.append(taker)
        elif taker == REMOVED:
            self.moved, self.value = [REMOVED], 7
        elif value > self.value:
            self.moved, self.value = [taker], value
        elif value == self.value and taker not in self.moved:
            self.moved.append(taker)


def judged(board: list[int], ori: list[int], cell: int, literal: bool) -> Verdict:
    """For the die that has just arrived in this cell."""
    verdict = Verdict()
    for funnel in FUNNELS[cell]:
        a, b, c = board[funnel[0]], board[funnel[1]], board[funnel[2]]
        if EMPTY not in (a, b, c) and not a // DICE == b // DICE == c // DICE:
            fight([a, b, c], ori, board[cell], literal, verdict)
    return verdict


def fight(dice: list[int], ori: list[int], moved: int, literal: bool, verdict: Verdict) -> None:
    """In one funnel, between different owners."""
    verdict.fought = True
    values = [FACE_OF[ori[die]][side] for side, die in enumerate(dice)]
    top = max(values)
    best = [die // DICE for die, value in zip(dice, values, strict=True) if value == top]
    tied = len(best) > 1 and (literal or min(best) != max(best))
    for die in dice:
        if tied:
            verdict.add(die, REMOVED, top, moved)
        elif die // DICE != best[0]:
            verdict.add(die, best[0], top, moved)
