"""The advanced set-up: a hole in the centre, six tiles each, laid one by one, either side up, next to what lies there.

Ruling: which hole the dealer took nobody looks at; who lays a rotating piece chooses its axis.
"""

from __future__ import annotations

from .design import DEALT
from .frames import DEAL, FIRST_LAY, LAY_AT, LAY_TILE
from .ice import EVERYBODY, Ice
from .sea import AROUND, CENTRE, NOWHERE
from .tiles import (
    BACKS,
    FAMILIES,
    FRONTS,
    HOLE,
    HOLE_FAMILIES,
    OF_EW,
    OF_HOLE,
    OF_NS,
    OF_SIDES,
    SEA,
    TURNED,
    UNKNOWN,
)

FRONT, BACK, FRONT_TURNED, BACK_TURNED = range(4)
WAYS = 4  # to lay a tile, at most


def new_tile(g: Ice, family: int = UNKNOWN, knows: int = EVERYBODY) -> int:
    """A number for it. Its family, if it is not left open, is drawn."""
    g.where.append(NOWHERE)
    g.family.append(family)
    g.knows.append(knows)
    g.pins.append(0)
    if family != UNKNOWN:
        g.backs[family] -= 1
    return len(g.where) - 1


def lay_centre(g: Ice) -> None:
    """A hole with the sleeping bear. With a kraken among the holes nobody knows which one it is."""
    g.put_tile(new_tile(g, UNKNOWN if g.expanded else OF_HOLE), CENTRE, HOLE)
    g.bear = CENTRE


def build(g: Ice) -> None:
    """The dealer has one tile less and is skipped in the last round."""
    lay_centre(g)
    order = (g.clockwise() * DEALT)[: -g.seats] + g.clockwise()[1:]
    for seat in reversed(order):
        g.push(LAY_TILE, seat)
    for seat in order:
        g.push(DEAL, seat)


def deal_draws(g: Ice) -> list[int]:
    """Families by what is left. The hole in the centre is one of the holes that are left, and any of them."""
    holes = sum(g.backs[family] for family in HOLE_FAMILIES) if g.expanded else 1
    in_hand = holes - int(g.expanded)
    draws = []
    for family in range(1, FAMILIES):
        weight = in_hand if family in HOLE_FAMILIES and g.expanded else holes
        draws += [family] * (g.backs[family] * weight)
    return draws


def deal(g: Ice, seat: int, family: int) -> None:
    g.stack.pop()
    g.dealt[seat].append(new_tile(g, family, 1 << seat))


def lay_choices(g: Ice, seat: int) -> list[int]:
    """Each tile in hand, each side; rotating pieces also turned."""
    found = []
    for n, number in enumerate(g.dealt[seat]):
        ways = WAYS if g.family[number] in (OF_NS, OF_EW) else FRONT_TURNED
        found += [FIRST_LAY + WAYS * n + way for way in range(ways)]
    return found


def face_laid(family: int, way: int) -> int:
    face = FRONTS[family] if way in (FRONT, FRONT_TURNED) else BACKS[family]
    return TURNED[face] if way >= FRONT_TURNED else face


def shores(g: Ice) -> list[int]:
    """Sea adjacent to a tile."""
    near = {n for space in g.where if space >= 0 for n in AROUND[space]}
    return sorted(n for n in near if g.face[n] == SEA)


def lay(g: Ice, seat: int, choice: int, space: int) -> None:
    """All see the side that is up; of a front that others share only its holder knows the back."""
    g.stack.pop()
    g.stack.pop()
    n, way = divmod(choice - FIRST_LAY, WAYS)
    number = g.dealt[seat].pop(n)
    family = g.family[number]
    g.put_tile(number, space, face_laid(family, way))
    if way != FRONT or family >= OF_SIDES or (family == OF_HOLE and not g.expanded):
        g.knows[number] = EVERYBODY
    g.revealed += 1


def pick_tile(g: Ice, seat: int, choice: int) -> None:
    g.push(LAY_AT, seat, choice)
