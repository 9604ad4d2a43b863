"""The phase and the choices of Perspectives beside those that all speed games have, and the dice that are rolled."""

from __future__ import annotations

from typing import Final

from .tempo import OVER

FURTHER: Final = OVER + 1  # others put dice, because the caller forgot some
A_SET: Final = 55  # dice of one colour
HAND_SIZE: Final = 10
NO_SLOT: Final = -1
DONE: Final = 168
DIE: Final = 200  # the choice of a die in hand, from here on; to roll: 10 for each seat
TURQUOISE_DIE: Final = 0  # to roll
HANDICAP: Final = 1  # to roll: followed by the seat
