"""Before the first turn: teams, pawns, the square of tiles that chance lays, where pawns start."""

from __future__ import annotations

from .building import build, lay_centre, new_tile
from .cards import CARDS
from .design import DECK, HAND
from .frames import BOX, DRAW, FIRST, LAYOUT, PLACE
from .ice import IN, NOBODY, Ice
from .sea import AROUND, CENTRE, NOWHERE, SIDE
from .tiles import FRONTS, HOLE_FAMILIES, ICE, OF_HOLE, PIECES, tile_counts


def set_up(g: Ice, options: dict[str, str]) -> None:
    g.with_cards = options["mode"] != "basic"
    g.expanded = options["expansion"] != "none"
    g.any_drifts = options["drift"] == "any"
    g.friendly = options["friendly"] == "yes"
    g.competitive = options["competitive"] == "yes"
    form_teams(g, options["teams"])
    g.clear()
    g.backs = tile_counts(options["expansion"])
    g.hands = [[0] * CARDS for _ in range(g.seats)]
    g.deck = DECK[:] if g.with_cards else [0] * CARDS
    g.gone = [0] * CARDS
    g.intents = [NOBODY] * g.seats
    g.dealt = [[] for _ in range(g.seats)]
    g.built = options["mode"] == "advanced"
    g.push(FIRST, NOBODY)
    if not g.built:
        lay_square(g, side_of(g, options["grid"]))


def form_teams(g: Ice, split: str) -> None:
    """Ruling: seats alternate. What makes no teams of this number of players is played without."""
    g.teams = {"two": 2, "three": 3}.get(split, g.seats)
    pawns = 2 if split == "pawns" and g.seats == 2 else 1
    g.with_teams = g.teams < g.seats or pawns == 2
    g.teams = min(g.teams, g.seats)
    g.team = [seat % g.teams for seat in range(g.seats)]
    g.owner = list(range(g.seats)) * pawns
    number = len(g.owner)
    g.pawn = [NOWHERE] * number
    g.lying = [False] * number
    g.owes = [False] * number
    g.fate = [IN] * number
    g.out_turn = [0] * number
    g.out_order = [0] * number
    g.warned = [0] * number
    g.last = [NOWHERE] * number


def side_of(g: Ice, grid: str) -> int:
    """4 x 4 is for two players; otherwise 5 x 5, and all tiles from five players on."""
    if g.seats > 4:
        return 6
    return 4 if grid == "4x4" and g.seats == 2 else 5


def lay_square(g: Ice, side: int) -> None:
    """All ice at first; then chance says which of them, if any, the other holes and the pieces are."""
    corner = CENTRE - (side - 1) // 2 * (SIDE + 1)
    for row in range(side):
        for column in range(side):
            space = corner + row * SIDE + column
            if space == CENTRE:
                lay_centre(g)
            else:
                g.put_tile(new_tile(g), space, ICE)
    g.bear = CENTRE
    specials = PIECES if g.expanded else []
    for family in [*specials, *[OF_HOLE] * (holes_left(g) - int(g.expanded))]:
        g.push(LAYOUT, NOBODY, family)


def holes_left(g: Ice) -> int:
    return sum(g.backs[family] for family in HOLE_FAMILIES)


def layout_draws(g: Ice) -> list[int]:
    """Where a tile with a front of its own may lie: any space of the square, or the box."""
    spaces = [space for space in g.where if g.face[space] == ICE]
    others = sum(frame[0] == LAYOUT for frame in g.stack) - 1  # these lie on one of the spaces or in the box, too
    undrawn = sum(g.backs[family] for family in range(1, OF_HOLE))  # plain ice
    return spaces + [BOX] * (undrawn + others + 1 - len(spaces))


def lay_out(g: Ice, family: int, space: int) -> None:
    g.stack.pop()
    if space == BOX:
        return
    number = g.tile[space]
    g.face[space] = FRONTS[family]
    if family != OF_HOLE or not g.expanded:
        g.family[number] = family
        g.backs[family] -= 1


# Who begins, and where


def begin(g: Ice, youngest: int) -> None:
    g.stack.pop()
    g.youngest = youngest
    g.active = g.team[youngest]
    g.speaker = youngest
    place_pawns(g)
    if g.built:
        build(g)


def place_pawns(g: Ice) -> None:
    """Clockwise from the youngest, pawn by pawn; cards are dealt before."""
    rounds = len(g.owner) // g.seats
    order = [seat for _ in range(rounds) for seat in g.clockwise()]
    for seat in reversed(order):
        g.push(PLACE, seat)
    if g.with_cards:
        for seat in range(g.seats):
            for _ in range(HAND):
                g.push(DRAW, seat)


def starting_spaces(g: Ice) -> list[int]:
    """Any free tile adjacent to the hole; on ice that was built, any free firm tile."""
    if g.built:
        return [space for space in g.where if space >= 0 and g.is_free(space)]
    return [space for space in AROUND[CENTRE] if g.is_free(space)]


def place_pawn(g: Ice, seat: int, space: int) -> None:
    g.stack.pop()
    waiting = [p for p, owner in enumerate(g.owner) if owner == seat and g.pawn[p] == NOWHERE]
    g.pawn[waiting[0]] = space
