"""The bot that tries each choice and looks a little ahead, without a plan."""

from __future__ import annotations

from random import Random

from ..core.game import Position
from .playout import play_out_randomly
from .reward import Pilots, Reward

PLAYOUTS = 5  # for each choice
HORIZON = 40  # events


class GreedyBot:
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)[:]
        if len(choices) == 1:
            return choices[0]
        reward = Pilots(position, seat, 8, rng, HORIZON).reward
        worths = [worth(position, seat, choice, reward, rng) for choice in choices]
        return choices[worths.index(max(worths))]


def worth(position: Position, seat: int, choice: int, reward: Reward, rng: Random) -> float:
    """The mean reward of some short random playouts after this choice."""
    total = 0.0
    for _ in range(PLAYOUTS):
        p = position.imagine(seat, rng)
        p.play(seat, choice)
        play_out_randomly(p, rng, HORIZON)
        total += reward.of(p.scores())[seat]
    return total
