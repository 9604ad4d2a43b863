"""What is going on in Hide Away, and its numbers."""

from __future__ import annotations

from typing import Final

DRAWING: Final = 0  # who begins
BUILDING: Final = 1  # a tripod for each seat
AIMING: Final = 2
TREMBLING: Final = 3  # the hand
FLYING: Final = 4  # until the world has told where all dice lie
OVER: Final = 5

BLACKS: Final = 20  # for each seat
MOST_THROWS: Final = 60  # of each seat
HEIGHT: Final = 15.0  # of the hand above the plate, in cm
