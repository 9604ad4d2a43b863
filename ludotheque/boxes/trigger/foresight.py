"""What may come of a turn of TRIGGER: imagined throws, played by plan, and what their end is worth."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ...core.game import pick
from .board import Board
from .dice import BUDGETS
from .plan import Plan, spend

LONGEST: Final = 60  # throws imagined; a board needs about eleven
A_ROUND: Final = 195.0  # points that the loser of a round loses, about
GIVE_OR_TAKE: Final = 45.0


class Turn:
    """A turn that begins with a certain tile and goes on by plan."""

    def __init__(self, board: Board, cell: int, points: int, dearest: list[int]) -> None:
        self.cell = cell
        self.board = board.clone()
        self.board.chain()
        self.left = points
        if self.board.open[cell]:
            self.left -= board.tiles[cell]
            self.board.take(cell, True)
        self.left = spend(self.board, self.left, dearest)
        self.total = Plan(self.board, dearest).total
        self.open_points = self.board.open_points()
        self.worth = 0.0  # in all imagined series

    def rank(self) -> tuple[int, int]:
        """Less to pay from here on; then less to lose."""
        return self.total, self.open_points

    def loss(self) -> tuple[int, int]:
        return self.open_points, self.total


class Stakes:
    """What the end of the round is worth to the side that plays: its chance to win the match."""

    def __init__(self, lead: int, last_round: bool, by_rounds: bool) -> None:
        self.lead = lead  # points, or rounds
        self.last_round = last_round
        self.by_rounds = by_rounds

    def worth(self, margin: int) -> float:
        """Of points by which the round is won, or below 0 lost."""
        if self.by_rounds:
            return 1.0 if margin > 0 else 0.0
        ahead = self.lead + margin
        if self.last_round:
            return (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0) + 0.0001 * margin
        kept = 1.0 / (1.0 + exp((A_ROUND - abs(ahead)) / GIVE_OR_TAKE))  # chance that losing the next round is no harm
        return 0.5 + 0.5 * kept if ahead > 0 else 0.5 - 0.5 * kept


def throws(coming: list[int], rng: Random) -> list[int]:
    """Budgets: those that are known to come, then imagined ones."""
    return coming + [pick(BUDGETS, rng) for _ in range(LONGEST - len(coming))]


def course(start: Board, budgets: list[int], dearest: list[int]) -> list[int]:
    """Open points now and after each throw, to the last tile."""
    board = start.clone()
    points = [board.open_points()]
    for budget in budgets:
        if not board.left:
            break
        spend(board, budget, dearest)
        points.append(board.open_points())
    return points


def margin(ours: list[int], theirs: list[int]) -> int:
    """By how many points we win the round if it runs like this; they are to throw next."""
    for turn in range(min(len(ours), len(theirs))):
        if ours[turn] == 0:
            return theirs[turn]
        if turn + 1 < len(theirs) and theirs[turn + 1] == 0:
            return -ours[turn]
    return theirs[-1] - ours[-1]


def needed(start: Board, budgets: list[int], dearest: list[int]) -> float:
    """Throws that it takes to clear this board by plan; what the last one leaves over makes it a little less."""
    board = start.clone()
    left = 0
    count = 0
    while board.left and count < len(budgets):
        left = spend(board, budgets[count], dearest)
        count += 1
    return count - left / 100
