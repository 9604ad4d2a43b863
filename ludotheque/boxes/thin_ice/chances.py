"""What chance may draw, and what it does."""

from __future__ import annotations

from . import building, setting
from .design import DIE
from .frames import DEAL, DRAW, FIRST, FLIP, LAYOUT, ROLLED, ROLLING
from .ice import Ice
from .tiles import HOLE, HOLE_FAMILIES, ICE_FAMILIES


def draws(g: Ice) -> list[int]:
    kind, _, space, _, _ = g.stack[-1]
    if kind == ROLLING:
        return DIE
    if kind == FLIP:
        families = HOLE_FAMILIES if g.face[space] == HOLE else ICE_FAMILIES
        return [family for family in families for _ in range(g.backs[family])]
    if kind == DRAW:
        return [card for card, many in enumerate(g.deck) for _ in range(many)]
    if kind == FIRST:
        return list(range(g.seats))
    if kind == LAYOUT:
        return setting.layout_draws(g)
    return building.deal_draws(g) if kind == DEAL else []


def draw(g: Ice, choice: int) -> None:
    kind, seat, a, _, _ = g.stack[-1]
    g.revealed += 1
    if kind == ROLLING:
        g.stack.pop()
        g.die = choice
        g.push_with_window(ROLLED, seat, choice)
    elif kind == FLIP:
        g.stack.pop()
        g.flip_drawn(a, choice)
    elif kind == DRAW:
        g.stack.pop()
        g.deck[choice] -= 1
        g.hands[seat][choice] += 1
    elif kind == FIRST:
        setting.begin(g, choice)
    elif kind == LAYOUT:
        setting.lay_out(g, a, choice)
    else:
        building.deal(g, seat, choice)
