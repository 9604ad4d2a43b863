"""How safe a pawn stands: exits now, tiles within two steps, and what threatens it. Bots look at this."""

from __future__ import annotations

from typing import Final

from .ice import IN, Ice
from .sea import AROUND
from .tiles import CRACKED, CRACKED_HOLE, FACES, FIRM, PERMANENT

WORTH: Final = [
    0.0 if not FIRM[face] else 1.4 if face == PERMANENT else 0.7 if face in (CRACKED, CRACKED_HOLE) else 1.0
    for face in range(FACES)
]
FEW: Final = 2.0  # exits: with so many a pawn is half safe
NEAR_FEW: Final = 7.0  # tiles within two steps
ADRIFT, CHASED, LYING = 0.2, 0.8, 0.75  # what is left of safety
SHARP: Final = 2.0  # how much the safer one is favoured


def outlook(g: Ice) -> list[float]:
    """The share of each seat's team in all the safety on the ice."""
    safety = [0.0] * g.teams
    for pawn, owner in enumerate(g.owner):
        if g.fate[pawn] == IN and g.pawn[pawn] >= 0:
            safety[g.team[owner]] += safety_of(g, pawn) ** SHARP
    whole = sum(safety)
    return [safety[g.team[seat]] / whole if whole else 1.0 / g.seats for seat in range(g.seats)]


def safety_of(g: Ice, pawn: int) -> float:
    here = g.pawn[pawn]
    exits = near = 0.0
    for space in AROUND[here]:
        if g.is_free(space):
            exits += WORTH[g.face[space]]
            near += sum([FIRM[g.face[n]] for n in AROUND[space]])
    safety = 0.05 + 0.65 * exits / (exits + FEW) + 0.3 * near / (near + 3.0 * NEAR_FEW)
    if g.is_alone(here):
        safety *= ADRIFT
    if g.awake and g.bear in AROUND[here]:
        safety *= CHASED
    return safety * LYING if g.owes[pawn] else safety
