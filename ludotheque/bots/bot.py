"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ..core.game import Position


class Bot(Protocol):
    """Chooses for a seat that has choices, with no other randomness than the generator it is given.

    It is handed the true position and may ask it what its seat may know (choices, to_act, ask, scene);
    for anything more it imagines: position.imagine(seat, rng).
    """

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        """One of the seat's choices; in a race also HIDDEN, to wait."""
        ...
