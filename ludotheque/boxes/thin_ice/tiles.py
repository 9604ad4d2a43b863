"""Tiles: the faces that can be seen, the families that say what is on the other side."""

from __future__ import annotations

from typing import Final

from . import design
from .sea import EAST, EVERYWHERE, NORTH, SOUTH, TO_CORNERS, TO_SIDES, WEST

# Faces
SEA, ICE, CRACKED, PERMANENT, ORCA, HOLE, CRACKED_HOLE, KRAKEN = range(8)
SIDES, CORNERS, NS, EW, CRACKED_SIDES, CRACKED_CORNERS, CRACKED_NS, CRACKED_EW = range(8, 16)
FACES: Final = 16

LOOKS: Final = [
    "sea",
    "ice",
    "cracked",
    "permanent",
    "orca",
    "hole",
    "hole_cracked",
    "kraken",
    "piece_sides",
    "piece_corners",
    "piece_axis_ns",
    "piece_axis_ew",
    "piece_sides",
    "piece_corners",
    "piece_axis_ns",
    "piece_axis_ew",
]

# Families
UNKNOWN, OF_PLAIN, OF_ORCA, OF_PERMANENT, OF_HOLE, OF_KRAKEN, OF_SIDES, OF_CORNERS, OF_NS, OF_EW = range(10)
FAMILIES: Final = 10
ICE_FAMILIES: Final = [OF_PLAIN, OF_ORCA, OF_PERMANENT]  # all ice in front
HOLE_FAMILIES: Final = [OF_HOLE, OF_KRAKEN]
PIECES: Final = [OF_SIDES, OF_CORNERS, OF_NS, OF_EW]
FRONTS: Final = [SEA, ICE, ICE, ICE, HOLE, HOLE, SIDES, CORNERS, NS, EW]
BACKS: Final = [
    SEA,
    CRACKED,
    ORCA,
    PERMANENT,
    CRACKED_HOLE,
    KRAKEN,
    CRACKED_SIDES,
    CRACKED_CORNERS,
    CRACKED_NS,
    CRACKED_EW,
]
TURNED: Final = {NS: EW, EW: NS, CRACKED_NS: CRACKED_EW, CRACKED_EW: CRACKED_NS}  # by 90 degrees


def those(*faces: int) -> list[bool]:
    return [face in faces for face in range(FACES)]


WHOLE_PIECES: Final = (SIDES, CORNERS, NS, EW)
CRACKED_PIECES: Final = (CRACKED_SIDES, CRACKED_CORNERS, CRACKED_NS, CRACKED_EW)
FIRM: Final = those(ICE, CRACKED, PERMANENT, HOLE, CRACKED_HOLE, *WHOLE_PIECES, *CRACKED_PIECES)
SLIDES: Final = those(ICE, PERMANENT, HOLE, ORCA, KRAKEN, *WHOLE_PIECES)
VANISHES: Final = those(CRACKED, CRACKED_HOLE, *CRACKED_PIECES)  # when left or cracked
CRACKS: Final = those(ICE, HOLE, CRACKED, CRACKED_HOLE, *WHOLE_PIECES, *CRACKED_PIECES)
FREEZES: Final = those(CRACKED, CRACKED_HOLE, ORCA, KRAKEN, *CRACKED_PIECES)
BEASTS: Final = those(ORCA, KRAKEN)  # the bear never goes there
HOLES: Final = those(HOLE, CRACKED_HOLE)
PASSABLE: Final = [not beast for beast in BEASTS]  # for the bear, sea included

# What lies on the other side of a face that was turned over once; pieces keep their axis.
FRONT_OF: Final = [SEA, ICE, ICE, ICE, ICE, HOLE, HOLE, HOLE, SIDES, CORNERS, NS, EW, SIDES, CORNERS, NS, EW]
CRACKED_OF: Final = {SIDES: CRACKED_SIDES, CORNERS: CRACKED_CORNERS, NS: CRACKED_NS, EW: CRACKED_EW}

# Through which directions a pawn may step on or off.
OPEN: Final = [EVERYWHERE] * 8 + [TO_SIDES, TO_CORNERS, NORTH | SOUTH, WEST | EAST] * 2


def tile_counts(expansion: str) -> list[int]:
    """How many of each family are in the game."""
    counts = [0] * FAMILIES
    counts[OF_PLAIN] = design.PLAIN_TILES
    counts[OF_ORCA] = design.ORCA_TILES
    counts[OF_PERMANENT] = design.PERMANENT_TILES
    counts[OF_HOLE] = design.HOLE_TILES
    if expansion != "none":
        counts[OF_KRAKEN] = design.KRAKEN_TILES
        for piece in PIECES:
            counts[piece] = 1
    if expansion == "replace":
        counts[OF_PLAIN] -= design.REPLACED_PLAIN
        counts[OF_HOLE] -= design.REPLACED_HOLES
    return counts
