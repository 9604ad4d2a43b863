"""The numbers of « Mes dés, tes dés »: dice, phases and choices."""

from __future__ import annotations

from typing import Final

MAIN: Final = [6, 1]  # of each seat
SIDE: Final = [5, 2]
DICE: Final = 55
MAJORITY: Final = 28
ACTIONS: Final = 6
GROUPS: Final = [8, 7, 7, 7, 7, 7]
FACES: Final = [1, 2, 3, 4, 5, 6]

# What is going on
ROLLING: Final = 0
PAYING: Final = 1  # a ransom, or none
BUYING: Final = 2  # another roll, or not
OVER: Final = 3

# Choices: 0 … 7 is a ransom.
END: Final = 100
BUY: Final = 101
