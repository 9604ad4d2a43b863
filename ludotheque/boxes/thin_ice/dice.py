"""Roll: what each face of the die lets the roller do, on free tiles only."""

from __future__ import annotations

from .design import BEAR, CRACK, SLIDE
from .frames import BEAR_TO, CRACK_AT, FREEZE_AT, SLIDE_TILE
from .ice import Ice
from .slides import can_slide
from .tiles import CRACKS, FREEZES

FROM_THE_DIE = 1  # as the last number of a slide's frame: nothing to call off


def crackable(g: Ice) -> list[int]:
    return chosen(g, CRACKS)


def freezable(g: Ice) -> list[int]:
    return chosen(g, FREEZES)


def chosen(g: Ice, kinds: list[bool]) -> list[int]:
    face, pins = g.face, g.pins
    return [s for n, s in enumerate(g.where) if s >= 0 and kinds[face[s]] and not pins[n] and not g.is_taken(s)]


def rolled(g: Ice, seat: int, face: int) -> None:
    """What is impossible is not done."""
    if face == BEAR:
        roll_bear(g, seat)
    elif face == CRACK:
        if crackable(g):
            g.push(CRACK_AT, seat)
    elif face == SLIDE:
        if can_slide(g, seat):
            g.push(SLIDE_TILE, seat, FROM_THE_DIE)
    elif freezable(g):
        g.push(FREEZE_AT, seat)


def roll_bear(g: Ice, seat: int) -> None:
    """Asleep it wakes, and that is all."""
    if g.awake:
        g.push(BEAR_TO, seat)
    g.awake = True
