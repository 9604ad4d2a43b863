"""Dice that lie in the pyramid: the 24 ways to lie, pivoting, and the colours of all editions.

An orientation is the pips facing sides A, B and C. The dice are western: 1, 2, 3 turn anticlockwise.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from ...core.text import Text

Faces = tuple[int, int, int]
UNKNOWN: Final = -1  # instead of a colour or an orientation: not drawn yet
ROLL: Final = [1, 2, 3, 4, 5, 6]
ALL_ORIENTATIONS: Final = list(range(24))

RED: Final = 0
YELLOW: Final = 1
GREY: Final = 2
TURQUOISE: Final = 3
GREEN: Final = 4
BLACK: Final = 5
BLUE: Final = 6
GOLD: Final = 7
MAUVE: Final = 8
COLOURS: Final = ["red", "yellow", "grey", "turquoise", "green", "black", "blue", "gold", "mauve"]
COLOUR_WORDS: Final = [
    Text("rouge", "red"),
    Text("jaune", "yellow"),
    Text("gris", "grey"),
    Text("turquoise", "turquoise"),
    Text("vert", "green"),
    Text("noir", "black"),
    Text("bleu", "blue"),
    Text("doré", "golden"),
    Text("mauve", "mauve"),
]


def is_western(faces: Faces) -> bool:
    """One of 1-6, of 2-5 and of 3-4, turning the right way."""
    axes = [min(face, 7 - face) for face in faces]
    if sorted(axes) != [1, 2, 3]:
        return False
    mirrored = sum(1 for face in faces if face > 3)
    swapped = sum(1 for i, j in ((0, 1), (0, 2), (1, 2)) if axes[i] > axes[j])
    return (mirrored + swapped) % 2 == 1


ORIENTATIONS: Final[list[Faces]] = [(a, b, c) for a, b, c in product(range(1, 7), repeat=3) if is_western((a, b, c))]
ORI: Final[dict[Faces, int]] = {faces: n for n, faces in enumerate(ORIENTATIONS)}
FACE_OF: Final[list[list[int]]] = [list(faces) for faces in ORIENTATIONS]


def pivoted(faces: Faces, u: int, v: int) -> Faces:
    """Rolled over its edge to the neighbour that is nearer to side u and further from side v."""
    new = list(faces)
    new[u], new[v] = faces[v], 7 - faces[u]
    return new[0], new[1], new[2]


# PIVOT[orientation][u][v]: after a pivot in direction e_v - e_u.
PIVOT: Final[list[list[list[int]]]] = [
    [[ori if u == v else ORI[pivoted(faces, u, v)] for v in range(3)] for u in range(3)]
    for ori, faces in enumerate(ORIENTATIONS)
]
# SHOWING[side][face]: the four orientations that show this face to that side; face 0: any.
SHOWING: Final[list[list[list[int]]]] = [
    [[ori for ori in ALL_ORIENTATIONS if face in (0, FACE_OF[ori][side])] for face in range(7)] for side in range(3)
]
