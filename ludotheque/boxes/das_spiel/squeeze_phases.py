"""Abquetschen in numbers: what is going on, what may be chosen, and the dice of each seat."""

from __future__ import annotations

from typing import Final

from .connected import mask_of
from .dice import BLUE, GREY, RED, YELLOW
from .lattice import BORDER, COUNT, LAYER, SUPPORTS, tripod

SEAT_COLOURS: Final = [RED, YELLOW, GREY, BLUE]
STOCK: Final = 55
FIRST_ROLL: Final = 4
IDLE_ROUNDS: Final = 3
SHORTEST_ROW: Final = 4  # that gives a bonus die
MOST_BONUS: Final = 3
NOBODY: Final = -1

# What is going on
DRAWING: Final = 0  # who rolls first
STARTING: Final = 1  # until somebody rolls a 4
ROLLING: Final = 2
LAYING: Final = 3
BONUS: Final = 4
OVER: Final = 5

DONE: Final = COUNT  # the choice to lay no more bonus dice; all others are cells

STARTS: Final[list[int]] = [
    mask_of(tripod(top)) for top in range(COUNT) if LAYER[top] == 1 and not set(SUPPORTS[top]) & set(BORDER)
]

# Each die laid may come with a roll, an end of bonus dice and idle turns. 300 rolls without a 4 have never been seen.
LONGEST: Final = 300 + COUNT * (3 + IDLE_ROUNDS * len(SEAT_COLOURS))
