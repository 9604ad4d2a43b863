"""Where the disc to push may lie: wholly in the strip that the pusher frees, and wholly on the board."""

from __future__ import annotations

from typing import Final

from ...core.text import Text
from .design import BACK, COLUMNS, GRID, GROOVE, POINTS, RADII, RADIUS, point, point_x, point_y

STEP: Final = 500  # between the points that are offered; any other point of the strip is as good
NOT_ON_STRIP: Final = Text(
    "Pose le disque dans la bande, devant le poussoir.", "Lay the disc in the strip, before the pusher."
)
ON_PUSHER: Final = Text("Le disque serait sur le poussoir.", "The disc would lie on the pusher.")
ON_OTHERS: Final = Text(
    "Le disque dépasserait la rainure, sur les autres.", "The disc would reach over the groove, onto the others."
)
OFF_BOARD: Final = Text(
    "Le disque dépasserait le bord du plateau.", "The disc would stick out over the edge of the board."
)


def why_not_there(kind: int, choice: int) -> Text | None:
    if not 0 <= choice < POINTS:
        return NOT_ON_STRIP
    x, y, r = point_x(choice), point_y(choice), RADII[kind]
    if y < BACK + r:
        return ON_PUSHER
    if y > GROOVE - r:
        return ON_OTHERS
    return OFF_BOARD if x * x + y * y > (RADIUS - r) * (RADIUS - r) else None


def middle(kind: int) -> int:
    """Against the pusher."""
    return point(0, BACK + RADII[kind])


def row(kind: int) -> list[int]:
    """Points against the pusher, from left to right."""
    start = middle(kind)
    points = range(start - COLUMNS // 2 // (STEP // GRID) * (STEP // GRID), start + COLUMNS // 2 + 1, STEP // GRID)
    return [point for point in points if why_not_there(kind, point) is None]


PLACES: Final = [row(kind) for kind in range(len(RADII))]
