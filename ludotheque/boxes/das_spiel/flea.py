"""The flea's jump: straight up along a wall, over its edge, straight down again, all in one plane.

For a free die and two axes u and v: up along -u until the way along +v is open, then down along +v as far as it goes.
The landing has to be on the plate or on three dice; only the one behind the plane can be missing.
"""

from __future__ import annotations

from .lattice import LAYER, NEXT, SUPPORT_ON, TOWARDS, UPPER_ON
from .pyramid import EMPTY, Pyramid

Jump = tuple[int, int, int]  # the cell where it lands, how many cells up, how many down
NO_JUMP: Jump = (-1, 0, 0)


def jumps(p: Pyramid, cell: int) -> list[Jump]:
    """Of a free die: at most six, to different cells."""
    found = [jump(p, cell, u, v) for u in range(3) for v in range(3) if u != v]
    return [one for one in found if one[0] >= 0]


def jump(p: Pyramid, cell: int, u: int, v: int) -> Jump:
    """Up along -u and down along +v, or NO_JUMP."""
    landing, up = NEXT[cell][TOWARDS[u][v]], 1
    while landing >= 0 and p.at[landing] != EMPTY:
        landing, up = UPPER_ON[landing][u], up + 1
    if landing < 0:
        return NO_JUMP
    down = 1
    while (below := SUPPORT_ON[landing][v]) >= 0 and p.at[below] == EMPTY:
        landing, down = below, down + 1
    return (landing, up, down) if LAYER[landing] == 0 or p.held[landing] == 3 else NO_JUMP
