"""The bear: asleep until a bear roll, then it moves, swims and chases; and the kraken, which may strike instead."""

from __future__ import annotations

from .exits import lose, put_pawn, refuges
from .frames import PUT
from .ice import LOST_AT_SEA, Ice
from .sea import AROUND, NOWHERE
from .tiles import KRAKEN, PASSABLE, SEA


def bear_targets(g: Ice) -> list[int]:
    """An adjacent tile or sea space, but no orca and no kraken."""
    return [n for n in AROUND[g.bear] if PASSABLE[g.face[n]]]


def move_bear(g: Ice, seat: int, to: int) -> None:
    """The tile that it leaves flips or vanishes; then whoever stood where it comes is chased."""
    here, g.bear = g.bear, to
    g.awake = True
    if to in g.pawn:
        g.push(PUT, seat, g.pawn.index(to), here, to)
    g.wear(here)


def put_targets(g: Ice, place_left: int, space: int) -> list[int]:
    """For a chased pawn, and for one whose tile the kraken destroyed: around where it stood, not where the bear was."""
    return refuges(g, space, place_left)


def put_or_lose(g: Ice, pawn: int, to: int) -> None:
    if to == NOWHERE:
        lose(g, pawn, LOST_AT_SEA)
    else:
        put_pawn(g, pawn, to)


def kraken(g: Ice) -> int:
    """Where it is in play, or NOWHERE."""
    for space in g.where:
        if space >= 0 and g.face[space] == KRAKEN:
            return space
    return NOWHERE


def destroyable(g: Ice) -> list[int]:
    """Tiles adjacent to the kraken, whatever they are and carry, but for Stay Put."""
    space = kraken(g) if g.expanded else NOWHERE
    if space == NOWHERE:
        return []
    return [n for n in AROUND[space] if g.face[n] != SEA and not g.is_pinned(n)]


def destroy(g: Ice, seat: int, space: int) -> None:
    g.remove_tile(space)
    if space in g.pawn:
        g.push(PUT, seat, g.pawn.index(space), NOWHERE, space)
