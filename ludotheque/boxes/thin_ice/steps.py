"""Step: onto an adjacent firm tile, or, if there is none, into the sea."""

from __future__ import annotations

from .exits import lose
from .ice import LOST_AT_SEA, Ice
from .sea import AROUND, LEAPS, OPPOSITE, direction
from .tiles import FIRM, OPEN, ORCA, SEA


def firm_targets(g: Ice, pawn: int, spaces: list[int]) -> list[int]:
    """Where among these a pawn may step on a tile: firm ones without bear or pawn, through open sides;
    with Orca Rider also an orca."""
    face, bear, pawns = g.face, g.bear, g.pawn
    found = [n for n in spaces if FIRM[face[n]] and n != bear and n not in pawns]
    if g.riders >> g.owner[pawn] & 1:
        found += [n for n in spaces if face[n] == ORCA and n not in pawns]
    return [n for n in found if is_open(g, pawns[pawn], n)] if g.expanded else found


def is_open(g: Ice, a: int, b: int) -> bool:
    """Ice pieces let nobody pass but through some directions; a step needs it open on both tiles."""
    way = direction(a, b)
    return OPEN[g.face[a]] & way != 0 and OPEN[g.face[b]] & OPPOSITE[way] != 0


def dry_steps(g: Ice, pawn: int) -> list[int]:
    return firm_targets(g, pawn, AROUND[g.pawn[pawn]])


def leaps(g: Ice, pawn: int) -> list[int]:
    return firm_targets(g, pawn, LEAPS[g.pawn[pawn]])


def step_targets(g: Ice, pawn: int) -> list[int]:
    """Where a pawn must step to; nothing if it is shut in."""
    return dry_steps(g, pawn) or [n for n in AROUND[g.pawn[pawn]] if g.face[n] == SEA and n != g.bear]


def can_step(g: Ice, pawn: int) -> bool:
    """Quicker than to list where."""
    if not g.expanded and not g.riders:
        return any((g.face[n] == SEA and n != g.bear) or g.is_free(n) for n in AROUND[g.pawn[pawn]])
    return bool(step_targets(g, pawn))


def steppers(g: Ice, seat: int) -> list[int]:
    """Pawns of this seat whose Step is due and possible."""
    return [p for p in g.pawns_of(seat) if g.steps >> p & 1 and can_step(g, p)]


def step(g: Ice, pawn: int, to: int) -> None:
    """The tile left behind flips or vanishes at once, also on the way into the sea."""
    here = g.pawn[pawn]
    if g.face[to] == SEA:
        lose(g, pawn, LOST_AT_SEA)
    else:
        g.pawn[pawn] = to
        g.lying[pawn] = False
    g.wear(here, by_pawn=True)
