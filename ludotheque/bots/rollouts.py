"""What a position is worth when everybody plays at random."""

from __future__ import annotations

from random import Random

from ..core.game import Position
from .playout import play_out_randomly


def mean_scores(position: Position, playouts: int, rng: Random) -> list[float]:
    """The scores of each seat, over this many random ends of the position."""
    sums = [0] * position.seats
    for _ in range(playouts):
        p = position.clone()
        play_out_randomly(p, rng)
        scores = p.scores()
        for seat in range(len(scores)):
            sums[seat] = sums[seat] + scores[seat]  # += would be slower once compiled: it works on any objects
    return [total / playouts for total in sums]
