"""The box of THRILL: board, discs and tokens, in hundredths of a millimetre. The sheet gives no sizes; these are ours.

The origin is the middle of the round board, the pusher moves towards positive y. Behind the groove lie the discs;
before it is the strip that the pulled-back pusher frees.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 15000  # of the board
GROOVE: Final = 1000  # off centre, on the discs' side: their half is the smaller one
STROKE: Final = 4600  # of the pusher: a large disc just fits flat in the strip
BACK: Final = GROOVE - STROKE  # the pusher's front at its back stop

SMALL, MEDIUM, LARGE = 0, 1, 2
RADII: Final = [1300, 1700, 2200]
PRICES: Final = [1, 2, 3]  # tokens for a disc that fell
KINDS: Final = [SMALL] * 15 + [MEDIUM] * 10 + [LARGE] * 7  # of each disc of the box, by its number
DISCS: Final = len(KINDS)
SET_ASIDE: Final = [23, 24, 30, 31]  # the first stock: 2 medium, 2 large
SIZES: Final = [RADII[kind] for kind in KINDS]
BRINKS: Final = [RADIUS * RADIUS - size * size for size in SIZES]  # a rim tips over beyond this |centre|²

OVERLAP: Final = 10  # at rest, at most

TOKENS: Final = 10  # of each player
BOX_TOKENS: Final = 60
SMALL_FOR_LARGE: Final = 3
MOST_ROUNDS: Final = 300
LAYOUTS: Final = list(range(1000))  # first layouts of the discs, one of them drawn

# The half-millimetre grid of the strip: a point is its column and row as one number
GRID: Final = 50
COLUMNS: Final = 2 * RADIUS // GRID + 1
ROWS: Final = STROKE // GRID + 1
POINTS: Final = COLUMNS * ROWS

# An answer of the world: a disc fell, or where it lies as one number
FELL: Final = 0
SIDE: Final = 2 * RADIUS + 1
MOST_SPOTS: Final = SIDE * SIDE


def point(x: int, y: int) -> int:
    """The point of the strip nearest to this place."""
    return (x + RADIUS + GRID // 2) // GRID + (y - BACK + GRID // 2) // GRID * COLUMNS


def point_x(point: int) -> int:
    return point % COLUMNS * GRID - RADIUS


def point_y(point: int) -> int:
    return point // COLUMNS * GRID + BACK


def spot(x: int, y: int) -> int:
    return 1 + (x + RADIUS) + (y + RADIUS) * SIDE


def spot_x(answer: int) -> int:
    return (answer - 1) % SIDE - RADIUS


def spot_y(answer: int) -> int:
    return (answer - 1) // SIDE - RADIUS
