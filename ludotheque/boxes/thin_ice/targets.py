"""What a card may be aimed at. A card needs a legal effect when it is announced."""

from __future__ import annotations

from . import cards as c
from .bear import bear_targets
from .dice import crackable, freezable
from .frames import ANYTIME, LOST, TURN
from .ice import NOBODY, Ice
from .sea import AROUND, distance
from .slides import can_slide, slidable, slide_targets
from .steps import dry_steps, leaps
from .tiles import SEA, SLIDES

NONE_YET = -1
NO_TARGET = (c.ORCA_RIDER, c.BEAR_WHISTLE, c.BLIZZARD, c.SECOND_CHANCE, c.GOOD_FOOTING, c.NOT_SO_FAST)
PAIRS = (c.EXTRA_STEP, c.LONG_LEAP, c.TOW_ROPE, c.FERRY, c.SWAP)  # of spaces: which one, and where to
OWN_FIRST = (c.EXTRA_STEP, c.LONG_LEAP, c.SWAP)  # the first of the pair is an own pawn: with one there is no question


def playable(g: Ice, seat: int, about: int) -> list[int]:
    """Cards that a seat may announce: in its own turn, in a window for anytime cards, or after what they react to."""
    if g.calm != NOBODY:
        return []
    hand = g.hands[seat]
    if about == TURN:
        return [card for card in range(c.SECOND_CHANCE) if hand[card] and has_effect(g, seat, card)]
    if about == ANYTIME:
        return [card for card in c.ANY_TIME if hand[card] and has_effect(g, seat, card)]
    return [about] if hand[about] and has_effect(g, seat, about) else []


def has_effect(g: Ice, seat: int, card: int) -> bool:
    if card == c.ORCA_RIDER:
        return bool(g.pawns_of(seat)) and not g.riders >> seat & 1
    if card in NO_TARGET:
        return True
    if card == c.FERRY and not (g.slide_due and can_slide(g, seat)):
        return False
    return bool(first_targets(g, seat, card))


def first_targets(g: Ice, seat: int, card: int) -> list[int]:
    if card in OWN_FIRST:
        return [g.pawn[p] for p in g.pawns_of(seat) if second_targets(g, seat, card, g.pawn[p])]
    if card == c.TOW_ROPE:
        return [s for s in towable(g, seat) if second_targets(g, seat, card, s)]
    if card == c.FERRY:
        return slidable(g, seat)
    return only_targets(g, seat, card)


def only_targets(g: Ice, seat: int, card: int) -> list[int]:
    if card == c.ICE_DRILL:
        return crackable(g)
    if card == c.COLD_SNAP:
        return freezable(g)
    if card == c.FISH_BAIT:
        return bear_targets(g) if g.awake else []
    if card == c.STAY_PUT:
        return [space for space in g.where if space >= 0]
    if card == c.SNOW_BRIDGE:
        return bridgeheads(g)
    return nearest(g, just_lost(g))


def second_targets(g: Ice, seat: int, card: int, first: int) -> list[int]:
    if card == c.TOW_ROPE:
        return [n for n in slide_targets(g, first) if touches(g, n, first)]
    if card == c.FERRY:
        return slide_targets(g, first)
    pawn = g.pawn.index(first)
    if g.lying[pawn]:
        return []
    if card == c.EXTRA_STEP:
        return dry_steps(g, pawn)
    if card == c.LONG_LEAP:
        return leaps(g, pawn) if g.steps >> pawn & 1 else []
    return swappable(g, pawn)


def towable(g: Ice, seat: int) -> list[int]:
    """Tiles of a kind that slides, with another player's pawn."""
    others = [space for p, space in enumerate(g.pawn) if space >= 0 and g.owner[p] != seat]
    return [s for s in others if SLIDES[g.face[s]] and s != g.bear and not g.is_pinned(s)]


def touches(g: Ice, space: int, coming_from: int) -> bool:
    """Whether a tile that slides there is adjacent to another one."""
    return any(n != coming_from and g.face[n] != SEA for n in AROUND[space])


def swappable(g: Ice, pawn: int) -> list[int]:
    here = g.pawn[pawn]
    if g.is_alone(here):
        return []
    return [
        there
        for p, there in enumerate(g.pawn)
        if p != pawn and there >= 0 and not g.lying[p] and distance(here, there) <= 2 and not g.is_alone(there)
    ]


def bridgeheads(g: Ice) -> list[int]:
    """Sea next to a tile, without the bear; if there is a tile to lay."""
    if not g.discards:
        return []
    near = {n for space in g.where if space >= 0 for n in AROUND[space]}
    return sorted(n for n in near if g.face[n] == SEA and n != g.bear)


def just_lost(g: Ice) -> int:
    """The pawn that a Life Ring would save."""
    for frame in reversed(g.stack):
        if frame[0] == LOST:
            return frame[2]
    return NOBODY


def nearest(g: Ice, pawn: int) -> list[int]:
    """The nearest free firm tiles, counted in steps from where the pawn last stood."""
    if pawn == NOBODY:
        return []
    free = [space for space in g.where if space >= 0 and g.is_free(space)]
    ways = [distance(g.last[pawn], space) for space in free]
    return [space for space, way in zip(free, ways, strict=True) if way == min(ways)]
