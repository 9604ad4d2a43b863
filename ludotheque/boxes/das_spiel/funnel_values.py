"""The three faces inside a funnel made of dice."""

from __future__ import annotations

from .dice import FACE_OF, Faces
from .lattice import SUPPORTS
from .pyramid import Pyramid


def value(p: Pyramid, ori: list[int], cell: int) -> Faces:
    """Of a cell above the plate whose three supports are there: their faces on sides A, B and C."""
    a, b, c = SUPPORTS[cell]
    return FACE_OF[ori[p.at[a]]][0], FACE_OF[ori[p.at[b]]][1], FACE_OF[ori[p.at[c]]][2]


def total(p: Pyramid, ori: list[int], cell: int) -> int:
    return sum(value(p, ori, cell))
