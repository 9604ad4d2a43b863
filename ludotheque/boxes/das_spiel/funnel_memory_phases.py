"""What is going on in Eintrichtern, and its numbers."""

from __future__ import annotations

from typing import Final

from .lattice import BASE, COUNT, LAYER, OUTSIDE, UPPER_ON

DRAWING: Final = 0  # who begins
DEALING: Final = 1  # faces that are to be seen from the start
ROLLING: Final = 2
DECIDING: Final = 3  # keep the sum or roll again
LIFTING: Final = 4
LOOKING: Final = 5  # faces that nobody has seen yet are drawn now
SHOWING: Final = 6
OVER: Final = 7

KEEP: Final = COUNT  # choices that are no cells
ROLL_AGAIN: Final = COUNT + 1

ROLLED: Final = 3  # dice
SHOWN: Final = 4000  # milliseconds
MOST_LIFTS: Final = 200
SIDES: Final = 3

COVERS: Final[list[int]] = [cell for cell in range(COUNT) if LAYER[cell] == 1]
# A face of a die on the plate is 3 times the die's cell and its side. These are turned outwards:
OUTWARD: Final[list[int]] = [
    SIDES * cell + side for cell in BASE for side in range(SIDES) if UPPER_ON[cell][side] == OUTSIDE
]
