"""Cui bono? in numbers: what is going on, what may be chosen, what dice cost."""

from __future__ import annotations

from typing import Final

from .lattice import COUNT

# What is going on
STARTING: Final = 0  # who begins is drawn
TAKING: Final = 1
PUTTING: Final = 2
OVER: Final = 3

KEEP: Final = COUNT  # the choice to keep the die; all others are cells
NO_DIE: Final = -1

# By colour: red, yellow, grey.
DRAWN: Final = [55, 55, 55]
PENALTY: Final = [3, 1, 2]

LIMIT: Final = [0, 0, 10, 10, 10, 7, 7]  # dice of one player that end the match, by number of seats
STREAK: Final = 30

# Nobody keeps a last die before the others have one less each; between two dice kept, 30 are put back at most.
MOST_KEPT: Final = 37
LONGEST: Final = 1 + COUNT + 2 * MOST_KEPT * (STREAK + 1)
