"""What a push would cost: placements tried with the real push, as many as the one who thinks has patience for.

Only how far left or right the disc lies counts: until the pusher meets it nothing moves, so one depth is as good as
another. Which places are tried follows from the layout, so whoever bids finds again what it saw when it has to push.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .design import FELL, KINDS, SIZES
from .placing import PLACES, why_not_there
from .push import answers
from .rules import Thrill
from .tabletop import NO_DISC

REMEMBERED: Final = 5000  # pushes
GOLDEN: Final = 0.6180339887  # of a width; steps of it never crowd
WIDELY: Final = 0.7  # share of the tries that are spread over the strip; the others go where it looks best
NEARBY: Final = [4, -4, 8, -8, 2, -2, 6, -6, 1, -1, 12, -12]  # half millimetres

TOUCH: Final = 200  # hundredths of a millimetre: closer discs shove each other soon

thought_of: dict[tuple[int, ...], dict[int, int]] = {}  # pushes of late: what falls is a pure function of the key


class Push(NamedTuple):
    bill: int
    point: int
    weighted: int = NO_DISC


def tried(game: Thrill, tries: int) -> list[Push]:
    """Placements of the disc to push, cheapest first. Where nothing falls, that is good enough."""
    found: list[Push] = []
    while len(found) < tries:
        point = wide(game, len(found)) if len(found) < tries * WIDELY else near(game, found)
        found.append(Push(bill_of(game, point), point))
        if found[-1].bill == 0:
            break
    return sorted(found)


def wide(game: Thrill, number: int) -> int:
    """Any number of first places is spread evenly over the strip; where they begin depends on the layout."""
    row = PLACES[KINDS[game.disc]]
    begin = sum(game.x[disc] for disc in game.on_board())
    return row[0] + int((begin + number) * GOLDEN % 1.0 * (row[-1] - row[0] + 1))


def near(game: Thrill, found: list[Push]) -> int:
    """Close to the best place so far, where that has not been tried."""
    known = [push.point for push in found]
    best = min(found).point
    for step in NEARBY:
        if best + step not in known and why_not_there(KINDS[game.disc], best + step) is None:
            return best + step
    return wide(game, len(found))


def held(game: Thrill, pushes: list[Push], tries: int) -> list[Push]:
    """The same placements with the weight on one of the discs, cheapest first."""
    share = max(1, tries // len(pushes))
    points = [(push.point, disc) for push in pushes for disc in worth_holding(game, push.point)[:share]]
    return sorted([Push(bill_of(game, point, disc), point, disc) for point, disc in points])


def worth_holding(game: Thrill, point: int) -> list[int]:
    """Discs that would fall, the dearest first, then those that shove them, then the others."""
    fallen = falls(game, point)
    falling = sorted([disc for disc in fallen if disc != game.disc], key=lambda disc: -fallen[disc])
    lying = [disc for disc in game.on_board() if disc not in falling]
    shoving = [disc for disc in lying if any(touching(game, disc, other) for other in falling)]
    return falling + shoving + [disc for disc in lying if disc not in shoving]


def touching(game: Thrill, disc: int, other: int) -> bool:
    reach = SIZES[disc] + SIZES[other] + TOUCH
    return (game.x[disc] - game.x[other]) ** 2 + (game.y[disc] - game.y[other]) ** 2 < reach * reach


def bill_of(game: Thrill, point: int, weighted: int = NO_DISC) -> int:
    return sum(falls(game, point, weighted).values())


def falls(game: Thrill, point: int, weighted: int = NO_DISC) -> dict[int, int]:
    """The discs that would fall, each with its price."""
    places = [place for disc in game.on_board() for place in (disc, game.x[disc], game.y[disc])]
    key = (point, weighted, game.disc, *places)
    if key not in thought_of:
        if len(thought_of) >= REMEMBERED:
            thought_of.clear()
        thought_of[key] = pushed(game, point, weighted)
    return thought_of[key]


def pushed(game: Thrill, point: int, weighted: int) -> dict[int, int]:
    after = game.clone()
    after.place(point)
    after.weighted = weighted
    discs = after.on_board()
    return {disc: after.price(disc) for disc, answer in zip(discs, answers(after), strict=True) if answer == FELL}
