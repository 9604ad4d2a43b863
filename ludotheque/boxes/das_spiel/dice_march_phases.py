"""The phases, choices, limits and options of « Würfelmarsch »."""

from __future__ import annotations

from typing import Final

from ...core.game import Option
from ...core.text import Text
from .dice_march_combat import DICE
from .lattice import SUM

SEATS: Final = 3
QUIET: Final = 45
MOST_CHANGES: Final = 5  # of mind in a turn, so that every match ends
NOBODY: Final = -1

# What is going on
STARTING: Final = 0
PICKING: Final = 1
MOVING: Final = 2
TURNING: Final = 3
TAKING: Final = 4  # the mover says who takes its die
OVER: Final = 5

# Choices: 0 … 44 are cells.
TURN: Final = 45
FIRST_TURN: Final = 46  # and 23 more: orientations
FIRST_TAKER: Final = 70  # and two more: seats

# Every die steps forward 8 times at most and fights end 15 of them; between these a match may be quiet.
LONGEST: Final = 1 + (SEATS * DICE * (SUM + 1) + 1) * QUIET * (4 + MOST_CHANGES)

LITERAL_TIES: Final = Option(
    "literal_ties",
    Text("Deux plus hauts du même camp", "Two highest of one owner"),
    {"no": Text("ils capturent le troisième", "they capture the third"), "yes": Text("les trois sortent", "all leave")},
)
