"""A player of TRIGGER who plans: pay for what will not come free, and use up every throw.

Each tile within reach is tried: the turn is finished by plan, then imagined series of throws are played by plan on
both boards. The tile that wins most often (alone: that clears the board soonest) is turned over. All tiles meet the
same throws, so even small differences count.
Lower levels imagine less, then go by the plan alone, then by eye; they also overlook bonuses.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ...core.game import Position, pick
from .alone import TriggerAlone
from .board import Board
from .dice import BUDGETS
from .foresight import Stakes, Turn, course, margin, needed, throws
from .phases import CHOOSING, FIRST_LINE, HAND_OVER, MALUS, STOP
from .plan import Plan, affordable, dearest_first
from .rules import ROUNDS, Trigger


class Skill(NamedTuple):
    tiles: int  # how many tiles are tried in thought
    series: int  # of throws imagined for each
    by_eye: float  # how often any tile within reach is good enough
    overlooks: float  # how often a bonus or a forgotten bonus goes unseen
    forgets: float  # share of the tiles that are turned over


SKILLS = [
    Skill(0, 0, 0.7, 0.25, 0.8),
    Skill(0, 0, 0.3, 0.1, 0.5),
    Skill(0, 0, 0.0, 0.03, 0.2),
    Skill(8, 16, 0.0, 0.0, 0.0),
    Skill(12, 60, 0.0, 0.0, 0.0),
]


class TriggerBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if len(choices) == 1:
            return choices[0]
        p = position.imagine(seat, rng)
        p.forget(rng, self.skill.forgets)
        if isinstance(p, Trigger):
            return self.in_match(p, choices, rng)
        assert isinstance(p, TriggerAlone)
        return self.alone(p, rng)

    def in_match(self, p: Trigger, choices: list[int], rng: Random) -> int:
        if p.phase == MALUS:
            return self.worst_for(p.theirs(), choices, rng)
        guilty = [c for c in choices if c >= FIRST_LINE and p.theirs().punishable(c - FIRST_LINE)]
        if guilty and self.sees(rng):
            return guilty[0]
        turns = self.turns(p.own(), p.left, p.manual, rng)
        if len(turns) > 1:
            self.race(turns, p, rng)
        return best(turns)

    def alone(self, p: TriggerAlone, rng: Random) -> int:
        """The throws that are recorded will come again. One attempt is enough."""
        if p.phase == CHOOSING:
            return STOP
        turns = self.turns(p.board, p.left, p.manual, rng)
        if len(turns) > 1:
            self.hurry(turns, [BUDGETS[throw] for throw in p.throws[p.count :]], rng)
        return best(turns)

    def sees(self, rng: Random) -> bool:
        return rng.random() >= self.skill.overlooks

    def worst_for(self, board: Board, cells: list[int], rng: Random) -> int:
        """The tile that costs its owner most to turn over again."""
        if not self.sees(rng):
            return pick(cells, rng)
        return max(cells, key=lambda cell: cost_with(board, cell))

    def turns(self, board: Board, points: int, manual: bool, rng: Random) -> list[Turn]:
        """The turns worth a thought; only one if that is clear: what is free comes first, it may free more."""
        dearest = dearest_first(board)
        bonuses = [cell for cell in range(len(board.tiles)) if board.free(cell)] if manual else []
        if bonuses and self.sees(rng):
            return [Turn(board, bonuses[0], points, dearest)]
        tiles = [cell for cell in affordable(board, points, dearest) if not board.free(cell)]
        if tiles and rng.random() < self.skill.by_eye:
            tiles = [pick(tiles, rng)]
        return shortlist([Turn(board, cell, points, dearest) for cell in tiles], self.skill.tiles)

    def race(self, turns: list[Turn], p: Trigger, rng: Random) -> None:
        """Both sides throw on to the end of the round, many times over; each of our series meets all of theirs."""
        side, other = p.side, 1 - p.side
        lead = p.won[side] - p.won[other] if p.by_rounds else p.lost[other] - p.lost[side]
        stakes = Stakes(lead, p.round + 1 == ROUNDS, p.by_rounds)
        dearest, their_dearest = dearest_first(p.own()), dearest_first(p.theirs())
        rivals = [course(p.theirs(), throws([], rng), their_dearest) for _ in range(self.skill.series // 3)]
        for _ in range(self.skill.series):
            budgets = throws([], rng)
            for turn in turns:
                ours = course(turn.board, budgets, dearest)
                turn.worth += sum([stakes.worth(margin(ours, theirs)) for theirs in rivals])

    def hurry(self, turns: list[Turn], coming: list[int], rng: Random) -> None:
        dearest = dearest_first(turns[0].board)
        for _ in range(self.skill.series):
            budgets = throws(coming, rng)
            for turn in turns:
                turn.worth -= needed(turn.board, budgets, dearest)


def shortlist(turns: list[Turn], most: int) -> list[Turn]:
    """Mostly the turns that leave least to pay for, and some that leave least to lose; at least one."""
    by_plan = distinct(sorted(turns, key=Turn.rank))
    few = by_plan[: max(1, most - most // 4)]
    by_loss = sorted([turn for turn in by_plan if turn not in few], key=Turn.loss)
    return few + by_loss[: most // 4]


def distinct(turns: list[Turn]) -> list[Turn]:
    """Turns that begin differently may end alike."""
    seen: list[list[bool]] = []
    kept: list[Turn] = []
    for turn in turns:
        if turn.board.open not in seen:
            seen.append(turn.board.open)
            kept.append(turn)
    return kept


def best(turns: list[Turn]) -> int:
    """The first one if several are as good."""
    return max(turns, key=lambda turn: turn.worth).cell if turns else HAND_OVER


def cost_with(board: Board, cell: int) -> tuple[int, int]:
    """What it takes to clear this board if that tile is turned up."""
    after = board.clone()
    after.turn_up(cell)
    return Plan(after, dearest_first(after)).total, after.tiles[cell]
