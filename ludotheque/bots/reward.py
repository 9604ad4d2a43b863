"""How good an end is for each seat: a number from 0 to 1."""

from __future__ import annotations

from random import Random

from ..core.game import Position
from .playout import play_out_randomly

MARGIN = 0.1  # what winning higher, or losing lower, counts beside winning


class Reward:
    """The share of the first place, and a little for the margin, so that a lost game is still played on.

    Seats that always score the same (one player alone, everybody together) are rewarded for the score itself.
    What counts as much or little is learnt from a few random playouts.
    """

    def __init__(self) -> None:
        self.together = False
        self.usual = 0.0  # score of everybody together
        self.spread = 1.0  # usual distance from it, or between rivals

    def of(self, scores: list[int]) -> list[float]:
        if self.together:
            return [squashed((s - self.usual) / self.spread) for s in scores]
        if len(scores) == 2:
            return self.of_two(scores[0] - scores[1])
        top = max(scores)
        share = (1.0 - MARGIN) / scores.count(top)
        return [(share if s == top else 0.0) + MARGIN * squashed(lead(scores, s) / self.spread) for s in scores]

    def of_two(self, ahead: int) -> list[float]:
        first = MARGIN * squashed(ahead / self.spread)
        if ahead == 0:
            first += 0.5 - 0.5 * MARGIN
        elif ahead > 0:
            first += 1.0 - MARGIN
        return [first, 1.0 - first]


def squashed(x: float) -> float:
    """0 … 1, and a half for 0."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def lead(scores: list[int], own: int) -> float:
    """Over the best rival; partners, who have the same score, are none."""
    rivals = [s for s in scores if s != own]
    return float(own - max(rivals)) if rivals else 0.0


def learnt(ends: list[list[int]]) -> Reward:
    """The reward that fits the scores of some playouts."""
    reward = Reward()
    alike = all(max(scores) == min(scores) for scores in ends)
    reward.together = len(ends[0]) == 1 or (alike and any(scores[0] for scores in ends))
    if reward.together:
        reward.usual = sum(scores[0] for scores in ends) / len(ends)
        reward.spread = sum(abs(scores[0] - reward.usual) for scores in ends) / len(ends) or 1.0
    else:
        reward.spread = sum(max(scores) - min(scores) for scores in ends) / len(ends) or 1.0
    return reward


class Pilots:
    """A few random playouts before the real work: how long the game still is, and what its scores look like."""

    def __init__(self, position: Position, seat: int, playouts: int, rng: Random, horizon: int) -> None:
        ends: list[list[int]] = []
        self.events = 0
        for _ in range(playouts):
            p = position.imagine(seat, rng)
            p.simplify(seat)
            self.events += play_out_randomly(p, rng, horizon)
            ends.append(p.scores()[:])
        self.reward = learnt(ends)
        self.length = self.events / playouts
