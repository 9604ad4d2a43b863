"""Slide: a tile that is not cracked goes one space sideways into empty sea; orca and kraken push what is there."""

from __future__ import annotations

from .frames import PUSH_BEAR, PUSH_ORCA
from .ice import Ice
from .sea import AROUND, BESIDE
from .tiles import BEASTS, KRAKEN, ORCA, PASSABLE, SEA, SLIDES


def slide_targets(g: Ice, space: int) -> list[int]:
    """Empty sea; with the bear in it, for orca and kraken only; for the kraken an orca, too."""
    face = g.face
    if not BEASTS[face[space]]:
        return [n for n in BESIDE[space] if face[n] == SEA and n != g.bear]
    return [n for n in BESIDE[space] if face[n] == SEA or (face[space] == KRAKEN and is_pushable(g, n))]


def is_pushable(g: Ice, space: int) -> bool:
    """An orca without pawn and without Stay Put."""
    return g.face[space] == ORCA and space not in g.pawn and not g.is_pinned(space)


def closed_to(g: Ice, seat: int) -> list[int]:
    """Spaces with the bear or a pawn that is not of the own team."""
    return [g.bear] + [space for p, space in enumerate(g.pawn) if not g.is_ours(p, seat)]


def slidable(g: Ice, seat: int) -> list[int]:
    closed = closed_to(g, seat)
    return [space for n, space in enumerate(g.where) if space >= 0 and may_slide(g, n, space, closed)]


def may_slide(g: Ice, number: int, space: int, closed: list[int]) -> bool:
    return SLIDES[g.face[space]] and not g.pins[number] and space not in closed and has_room(g, space)


def has_room(g: Ice, space: int) -> bool:
    face = g.face
    if BEASTS[face[space]]:
        return bool(slide_targets(g, space))
    return any(face[n] == SEA and n != g.bear for n in BESIDE[space])


def can_slide(g: Ice, seat: int) -> bool:
    closed = closed_to(g, seat)
    return any(space >= 0 and may_slide(g, number, space, closed) for number, space in enumerate(g.where))


def slide(g: Ice, seat: int, here: int, to: int) -> None:
    """A pawn on the tile rides along. Whoever slides decides where to the bear or the orca goes that is in the way."""
    face = g.face[here]
    number = g.lift_tile(here)
    if g.face[to] == ORCA:
        g.push(PUSH_ORCA, seat, g.lift_tile(to), to)
    g.put_tile(number, to, face)
    g.pawn = [to if space == here else space for space in g.pawn]
    has_slid(g, number)
    if to == g.bear:
        g.awake = True
        g.push(PUSH_BEAR, seat, int(face == KRAKEN))


def has_slid(g: Ice, number: int) -> None:
    if number not in g.slid:
        g.slid.append(number)


def orca_targets(g: Ice, contested: int) -> list[int]:
    """Where a pushed orca may go; the space that the kraken left is always among them."""
    return [n for n in AROUND[contested] if g.face[n] == SEA and n != g.bear]


def push_orca(g: Ice, number: int, to: int) -> None:
    g.put_tile(number, to, ORCA)
    has_slid(g, number)


def pushed_bear_targets(g: Ice, by_kraken: bool) -> list[int]:
    """From an orca it may flee onto a pawn, from the kraken only to sea or to a free firm tile."""
    if by_kraken:
        return [n for n in AROUND[g.bear] if g.face[n] == SEA or g.is_free(n)]
    return [n for n in AROUND[g.bear] if PASSABLE[g.face[n]]]
