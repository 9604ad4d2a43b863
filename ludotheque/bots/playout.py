"""Random play to the end, as fast as it goes: search, greedy and the measurements live on it."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from ..core.game import WORLD, Position

PRIME: Final[i64] = 1073741789  # the largest below 2**30: such numbers are the quickest ones for the interpreter, too
FACTOR: Final[i64] = 295397169


def play_out_randomly(p: Position, rng: Random, limit: int = 10**9) -> int:
    """Everybody picks evenly until the end or the limit; returns the number of events.

    Whoever is waited for may come first, a timer too. The generator gives one number a playout, from which
    a multiplicative sequence runs: as good for this, and much faster than asking it at every event.
    """
    x: i64 = 1 + int(rng.random() * 1073741787)
    for events in range(limit):
        acting = p.to_act()
        waiting: i64 = len(acting)
        if waiting == 1:
            actor = acting[0]
        elif waiting > 1:
            x = x * FACTOR % PRIME
            actor = acting[x % waiting]
        else:
            return events
        if actor == WORLD:
            for answer in p.stand_in(rng):
                p.play(WORLD, answer)
        else:
            options = p.choices(actor)
            size: i64 = len(options)
            x = x * FACTOR % PRIME
            p.play(actor, options[x % size])
    return limit
