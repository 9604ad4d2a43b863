"""What is going on in a match of TRIGGER, and the numbers of the choices."""

from __future__ import annotations

from typing import Final

from .tiles import CELLS, LINES

LAYING: Final = 0
STARTING: Final = 1  # one die each, to see who throws first
THROWING: Final = 2
PLAYING: Final = 3
MALUS: Final = 4  # the accuser picks a tile
FINISHED: Final = 5
CHOOSING: Final = 6  # alone, between two attempts
REPLACING: Final = 7

# 0 … 35 are the cells.
HAND_OVER: Final = CELLS
FIRST_LINE: Final = HAND_OVER + 1
ACCUSATIONS: Final = list(range(FIRST_LINE, FIRST_LINE + len(LINES)))

# Alone, between two attempts
AGAIN: Final = HAND_OVER + 1
STOP: Final = AGAIN + 1
REPLACE: Final = STOP + 1  # this and the following: the first throw, the second …

# Problems
ANSWER: Final = CELLS
HINT: Final = ANSWER + 1
GIVE_UP: Final = HINT + 1
