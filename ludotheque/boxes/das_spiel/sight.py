"""What can be seen of the dice in a pyramid: a face is open when no die lies against it."""

from __future__ import annotations

from typing import Final

from .dice import ALL_ORIENTATIONS, FACE_OF, UNKNOWN
from .lattice import COUNT, OUTSIDE, UPPER_ON
from .pyramid import EMPTY, Pyramid

COVERED: Final = "."  # in a mark, instead of pips


def mark_of(ori: int, seen: int) -> str:
    """The faces on those sides whose bit is set."""
    if ori == UNKNOWN:
        return 3 * COVERED
    return "".join([str(face) if seen & (1 << side) else COVERED for side, face in enumerate(FACE_OF[ori])])


# MARKS[orientation][sides that see it, as bits]; the last row is for an orientation that is not drawn yet.
MARKS: Final[list[list[str]]] = [[mark_of(ori, seen) for seen in range(8)] for ori in [*ALL_ORIENTATIONS, UNKNOWN]]


def open_faces(p: Pyramid, cell: int) -> list[int]:
    """The sides to which the die in this cell shows a face."""
    return [side for side in range(3) if seen_by(p, side, cell)]


def seen_by(p: Pyramid, seat: int, cell: int) -> bool:
    """Whether whoever sits at this side sees that face of the die in this cell."""
    above = UPPER_ON[cell][seat]
    return above == OUTSIDE or p.at[above] == EMPTY


def shows(p: Pyramid, cell: int) -> bool:
    """Whether the die in this cell can be seen at all."""
    return p.at[cell] != EMPTY and p.load[cell] < 3


def showing(p: Pyramid) -> list[int]:
    """The cells of all dice that can be seen."""
    return [cell for cell in range(COUNT) if p.at[cell] != EMPTY and p.load[cell] < 3]


def open_mark(p: Pyramid, ori: int, cell: int) -> str:
    """The three faces as everybody sees them who may walk around the pyramid."""
    a, b, c = UPPER_ON[cell]
    at = p.at
    seen = int(a < 0 or at[a] < 0) + 2 * int(b < 0 or at[b] < 0) + 4 * int(c < 0 or at[c] < 0)
    return MARKS[ori][seen]


def side_mark(p: Pyramid, ori: int, cell: int, seat: int) -> str:
    """The same for somebody who keeps to one side."""
    return MARKS[ori][1 << seat] if 0 <= seat < 3 and seen_by(p, seat, cell) else MARKS[ori][0]


def open_marks(p: Pyramid, ori: list[int]) -> list[str]:
    """Of all dice, by their number."""
    marks = [""] * len(ori)
    for cell in showing(p):
        marks[p.at[cell]] = open_mark(p, ori[p.at[cell]], cell)
    return marks


def side_marks(p: Pyramid, ori: list[int], seat: int) -> list[str]:
    marks = [""] * len(ori)
    for cell in showing(p):
        marks[p.at[cell]] = side_mark(p, ori[p.at[cell]], cell, seat)
    return marks
