"""The phases, timers and choices of Bunte Kuh beside those that all speed games have."""

from __future__ import annotations

from typing import Final

from .tempo import OVER

LAYING: Final = OVER + 1  # the claimant lays a die
LEFT_TO_CHANCE: Final = OVER + 2  # and has not done it in time
LAYING_TIME: Final = 6
LAY_LASTS: Final = 10_000
NOWHERE: Final = -1
NONE: Final = 168  # the claim that no funnel has the sum
TURN: Final = 200  # the choice of an orientation, from here on
