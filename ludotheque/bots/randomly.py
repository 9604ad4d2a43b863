"""The bot that picks anything."""

from __future__ import annotations

from random import Random

from ..core.game import Position, pick


class RandomBot:
    def choose(self, position: Position, seat: int, rng: Random) -> int:
        return pick(position.choices(seat), rng)
