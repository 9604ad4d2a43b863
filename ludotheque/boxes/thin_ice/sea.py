"""The sea: 31 x 31 spaces with the ice in the middle. Ruling: nothing goes beyond its rim."""

from __future__ import annotations

from typing import Final

SIDE: Final = 31
SPACES: Final = SIDE * SIDE
CENTRE: Final = SPACES // 2
NOWHERE: Final = -1


def around(space: int) -> list[int]:
    """The up to 8 spaces around: what "adjacent" always means."""
    row, column = divmod(space, SIDE)
    rows = range(max(0, row - 1), min(SIDE, row + 2))
    columns = range(max(0, column - 1), min(SIDE, column + 2))
    return [r * SIDE + c for r in rows for c in columns if r != row or c != column]


def beside(space: int) -> list[int]:
    """The up to 4 spaces that a tile can slide to."""
    return [n for n in around(space) if abs(n - space) in (1, SIDE)]


def leaps(space: int) -> list[int]:
    """Exactly two spaces away in one of the 8 directions."""
    row, column = divmod(space, SIDE)
    far = [(row + 2 * r, column + 2 * c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
    return [r * SIDE + c for r, c in far if 0 <= r < SIDE and 0 <= c < SIDE]


AROUND: Final = [around(space) for space in range(SPACES)]
BESIDE: Final = [beside(space) for space in range(SPACES)]
LEAPS: Final = [leaps(space) for space in range(SPACES)]


def distance(a: int, b: int) -> int:
    """In steps; a diagonal one counts as one."""
    return max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE))


# The direction of a step, as a bit, by the difference of the places: sides first, then corners.
NORTH, SOUTH, WEST, EAST = 1, 2, 4, 8
DIRECTIONS: Final = {
    -SIDE: NORTH,
    SIDE: SOUTH,
    -1: WEST,
    1: EAST,
    -SIDE - 1: 16,
    -SIDE + 1: 32,
    SIDE - 1: 64,
    SIDE + 1: 128,
}
TO_SIDES: Final = NORTH | SOUTH | WEST | EAST
TO_CORNERS: Final = 16 | 32 | 64 | 128
EVERYWHERE: Final = TO_SIDES | TO_CORNERS


def direction(a: int, b: int) -> int:
    """Of a step, or of a leap over one space."""
    return DIRECTIONS[b - a] if b - a in DIRECTIONS else DIRECTIONS[(b - a) // 2]


# The bits of a, looked at from the other side.
OPPOSITE: Final = {NORTH: SOUTH, SOUTH: NORTH, WEST: EAST, EAST: WEST, 16: 128, 128: 16, 32: 64, 64: 32}
