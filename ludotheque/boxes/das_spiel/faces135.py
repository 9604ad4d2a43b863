"""The score of many building games: how many of the 135 faces on the pyramid's three sides are of a colour."""

from __future__ import annotations

from .lattice import COUNT, SIDES
from .pyramid import EMPTY, Pyramid


def score135(p: Pyramid, colour: list[int], colours: int) -> list[int]:
    """Of each colour 0 … colours - 1; the colour (or owner) of each die is given by its number."""
    faces = [0] * colours
    for cell in range(COUNT):
        die = p.at[cell]
        if die != EMPTY:
            faces[colour[die]] += SIDES[cell]
    return faces
