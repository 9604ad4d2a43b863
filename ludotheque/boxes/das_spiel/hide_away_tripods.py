"""The little pyramids of Hide Away: where they may stand, what hides them, and how they are put up again."""

from __future__ import annotations

from typing import Final

from .lattice import CELLS, COUNT, LAYER, SUPPORTS, UPPERS, at, tripod
from .pyramid import EMPTY, Pyramid

DICE: Final = 4  # of a tripod: first its top, then the three that it stands on
FACES: Final = 9  # that can be seen: three of the top, two of each of the others
TOPS: Final[list[int]] = [cell for cell in range(COUNT) if LAYER[cell] == 1 and min(CELLS[cell]) >= 1]
CORNERS: Final = [at(5, 1, 1), at(1, 5, 1), at(1, 1, 5)]  # tops of tripods that nobody had to place


def uppers_of_tripod(top: int) -> list[int]:
    """The nine cells from which its faces can be covered."""
    beside = [cell for foot in SUPPORTS[top] for cell in UPPERS[foot] if cell != top]
    return sorted([*UPPERS[top], *beside])


HIDING: Final[dict[int, list[int]]] = {top: uppers_of_tripod(top) for top in TOPS}


def steps_between(one: int, other: int) -> int:
    """From neighbour to neighbour within a layer."""
    a, b, c = CELLS[one]
    x, y, z = CELLS[other]
    return max(abs(a - x), abs(b - y), abs(c - z))


def is_apart(top: int, others: list[int]) -> bool:
    """Far enough from all others to share no die with them."""
    return all(steps_between(top, other) >= 2 for other in others)


def put_up_again(cells: dict[int, int], tops: list[int]) -> Pyramid:
    """Tripods stand where they stood. Black dice in their way, or with nothing under them, go to the nearest funnel.

    cells: which black die lies where.
    """
    p = Pyramid()
    for seat, top in enumerate(tops):
        for cell in sorted(tripod(top)):
            p.put(cell, DICE * seat + tripod(top).index(cell))
    stray = []
    for cell in sorted(cells):
        if p.is_funnel(cell):
            p.put(cell, cells[cell])
        else:
            stray.append(cell)
    for cell in stray:
        p.put(nearest_funnel(p, cell), cells[cell])
    return p


def nearest_funnel(p: Pyramid, cell: int) -> int:
    """Of equals, the one with the lowest number."""
    a, b, c = CELLS[cell]
    best, least = EMPTY, 0
    for funnel in sorted(p.funnels):
        x, y, z = CELLS[funnel]
        far = (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2
        if best == EMPTY or far < least:
            best, least = funnel, far
    return best


def under(cells: list[int]) -> list[int]:
    """These cells and all that they stand on, from the plate upwards."""
    found = set(cells)
    for cell in sorted(cells, reverse=True):
        found.update(SUPPORTS[cell])
        found.update([deeper for below in SUPPORTS[cell] for deeper in SUPPORTS[below]])
    return sorted(found)


# The 18 cells that must be filled before a tripod is hidden.
NEEDED: Final[dict[int, list[int]]] = {
    top: [cell for cell in under(HIDING[top]) if cell not in tripod(top)] for top in TOPS
}
