"""Moves along a ridge of the plate, from a base cell to one beyond the next peak.

An attack climbs a groove and a ridge to a peak and drops into the funnel behind it; an escape is lifted to a peak and
runs down the ridge.
"""

from __future__ import annotations

from typing import Final

from .lattice import BASE, Cell, around

ATTACKS: Final[list[Cell]] = [(-2, 1, 1), (1, -2, 1), (1, 1, -2)]
ESCAPES: Final[list[Cell]] = [(2, -1, -1), (-1, 2, -1), (-1, -1, 2)]
ATTACK: Final[list[list[int]]] = [around(cell, ATTACKS) for cell in BASE]
ESCAPE: Final[list[list[int]]] = [around(cell, ESCAPES) for cell in BASE]
