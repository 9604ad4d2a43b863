"""Adrift: at the end of every turn each tile that touches no other is removed, with the pawn on it."""

from __future__ import annotations

from .exits import lose
from .ice import ADRIFT, Ice


def drift_one(g: Ice) -> bool:
    """Remove the free tiles that are adrift, and one with a pawn; whether there was one with a pawn."""
    for space in g.where[:]:
        if space >= 0 and space not in g.pawn and g.is_alone(space) and is_tested(g, space):
            g.remove_tile(space)
    for pawn in in_order(g):
        if must_go(g, pawn):
            g.remove_tile(g.pawn[pawn])
            lose(g, pawn, ADRIFT)
            return True
    return False


def is_tested(g: Ice, space: int) -> bool:
    """With drift "slid" only what was slid in this turn."""
    return g.any_drifts or g.tile[space] in g.slid


def in_order(g: Ice) -> list[int]:
    """The active player's pawn first (the whole team's), then clockwise."""
    seats = g.clockwise()
    pawns = [p for seat in seats for p in g.pawns_of(seat)]
    return [p for p in pawns if is_active(g, p)] + [p for p in pawns if not is_active(g, p)]


def is_active(g: Ice, pawn: int) -> bool:
    return g.team[g.owner[pawn]] == g.active


def must_go(g: Ice, pawn: int) -> bool:
    """In the friendly variant only at the end of a turn of its own that began after it was found adrift."""
    space, now = g.pawn[pawn], g.turns + 1
    if not g.is_alone(space):
        g.warned[pawn] = 0
        return False
    if not g.warned[pawn]:
        if not is_tested(g, space):
            return False
        if not g.friendly:
            return True
        g.warned[pawn] = now
    return is_active(g, pawn) and now > g.warned[pawn]
