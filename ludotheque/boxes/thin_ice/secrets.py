"""What a seat does not know: the hands of others, the backs of tiles that others dealt with, who has passed."""

from __future__ import annotations

from random import Random

from ...core.game import CHANCE, CLOCK
from .cards import CARDS
from .frames import CANCEL, DEAL, DRAW, FIRST_CARD, HOLD, LAY_AT, LAY_TILE, TARGET, TURN, WINDOW, WINNER
from .ice import EVERYBODY, NOBODY, Ice
from .targets import NO_TARGET, NONE_YET, PAIRS
from .tiles import FAMILIES, FRONTS, HOLE, ICE, UNKNOWN


def imagine(g: Ice, seat: int, rng: Random) -> None:
    """In place: all of it drawn anew."""
    if g.with_cards:
        forget_commitments(g, seat)
        redeal_hands(g, seat, rng)
    if g.built:
        redraw_tiles(g, seat, rng)


def forget_commitments(g: Ice, seat: int) -> None:
    """Passes and picked cards of a window, and what somebody is aiming at, are secret until they count."""
    while g.stack and g.stack[-1][0] in (TARGET, LAY_AT) and g.stack[-1][1] != seat:
        g.stack.pop()
    g.passed &= 1 << seat
    g.quiet &= 1 << seat
    g.intents = [card if s == seat else NOBODY for s, card in enumerate(g.intents)]


def redeal_hands(g: Ice, seat: int, rng: Random) -> None:
    others = [other for other in range(g.seats) if other != seat]
    pool = [card for card in range(CARDS) for _ in range(g.deck[card] + sum(g.hands[o][card] for o in others))]
    rng.shuffle(pool)
    for other in others:
        number = sum(g.hands[other])
        g.hands[other] = [0] * CARDS
        for _ in range(number):
            g.hands[other][pool.pop()] += 1
    g.deck = [pool.count(card) for card in range(CARDS)]


def redraw_tiles(g: Ice, seat: int, rng: Random) -> None:
    """Among tiles with the same front, and those whose front is not to be seen either."""
    unseen = [n for n in range(len(g.where)) if g.family[n] != UNKNOWN and not g.knows[n] >> seat & 1]
    for number in unseen:
        g.backs[g.family[number]] += 1
        g.family[number] = UNKNOWN
    pool = [family for family in range(1, FAMILIES) for _ in range(g.backs[family])]
    rng.shuffle(pool)
    laid = [n for n in unseen if not is_in_hand(g, n)]
    kept = keep_for_unknown(g, unseen, pool)
    for number in [*laid, *[n for n in unseen if is_in_hand(g, n)]]:
        g.family[number] = take(pool, front_of(g, number))
    g.backs = [(pool + kept).count(family) for family in range(FAMILIES)]


def is_in_hand(g: Ice, number: int) -> bool:
    return any(number in tiles for tiles in g.dealt)


def keep_for_unknown(g: Ice, unseen: list[int], pool: list[int]) -> list[int]:
    """Tiles that nobody has looked under need a back, too: the hole in the centre."""
    nobodys = [n for n in range(len(g.where)) if g.family[n] == UNKNOWN and n not in unseen]
    return [take(pool, front_of(g, number)) for number in nobodys]


def front_of(g: Ice, number: int) -> int:
    """The front that all see, or UNKNOWN for a tile in somebody's hand. Only fronts hide anything."""
    if is_in_hand(g, number):
        return UNKNOWN
    if g.where[number] >= 0:
        return g.face[g.where[number]]
    if number in g.discards:
        return g.discard_faces[g.discards.index(number)]
    return UNKNOWN


def take(pool: list[int], front: int) -> int:
    """The first of the shuffled pool that has this front."""
    for n, family in enumerate(pool):
        if front in (UNKNOWN, FRONTS[family]):
            return pool.pop(n)
    raise AssertionError("as many tiles of a front as lie there are in the pool")


def forget(g: Ice, rng: Random, share: float) -> None:
    """What was seen under a tile that shows its front again."""
    for number, space in enumerate(g.where):
        family = g.family[number]
        if space >= 0 and family != UNKNOWN and g.face[space] in (ICE, HOLE) and rng.random() < share:
            g.backs[family] += 1
            g.family[number] = UNKNOWN
            g.knows[number] = EVERYBODY


def is_public(g: Ice, seat: int, actor: int, choice: int) -> bool:
    """Whether somebody else sees this choice of an actor."""
    kind, whose, card, first, _ = g.stack[-1]
    if actor == CHANCE:
        return kind not in (DRAW, DEAL) or seat == whose
    if kind == WINDOW:
        return actor == CLOCK or choice == HOLD
    if kind == LAY_TILE or (choice == CANCEL and kind in (TARGET, WINNER, LAY_AT)):
        return False
    if kind == TARGET:
        return card not in PAIRS or first != NONE_YET
    if kind in (TURN, WINNER) and choice >= FIRST_CARD:
        return choice - FIRST_CARD in NO_TARGET
    return True
