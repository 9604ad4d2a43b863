"""How long a push of THRILL takes, and how that grows with the number of discs on the board."""

from __future__ import annotations

import json as json_format
import platform
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from ..boxes.thrill import push
from ..boxes.thrill.design import DISCS, KINDS, point_x, point_y
from ..boxes.thrill.packing import packed
from ..boxes.thrill.phases import BOARD, PUSHING, STOCK
from ..boxes.thrill.placing import PLACES
from ..boxes.thrill.rules import Thrill
from ..match.match import checked_options

CROWDS = [10, 16, 22, 28, 32]  # discs on the board, the pushed one included
TYPICAL = 28
OVERHANG = 0.1  # so crowded a board has discs that stick out over its rim
PUSHES, QUICKLY = 60, 8


class Crowd(NamedTuple):
    discs: int
    milliseconds: list[float]  # of each push

    @property
    def median(self) -> float:
        return median(self.milliseconds)


def position(discs: int, rng: Random) -> Thrill:
    """About to be pushed, with this many discs: one in the strip, the others anywhere behind the groove."""
    game = Thrill(2)
    game.set_up(checked_options(Thrill.info, {}))
    new, *others = rng.sample(range(DISCS), discs)
    game.where = [STOCK] * DISCS
    heap = packed(others, rng, OVERHANG)
    for disc, x, y in zip(heap.discs, heap.x, heap.y, strict=True):
        put(game, disc, round(x), round(y))
    place = rng.choice(PLACES[KINDS[new]])
    put(game, new, point_x(place), point_y(place))
    game.disc = new
    game.phase = PUSHING
    return game


def put(game: Thrill, disc: int, x: int, y: int) -> None:
    game.where[disc] = BOARD
    game.x[disc] = x
    game.y[disc] = y


def timed(game: Thrill) -> float:
    """Milliseconds of this process alone, however busy the machine is."""
    start = process_time()
    push.answers(game)
    return (process_time() - start) * 1000


def measured(pushes: int, crowds: list[int] = CROWDS, seed: int = 1) -> list[Crowd]:
    """Crowds take turns, so that whatever else the machine does falls on all of them."""
    rng = Random(seed)
    timed(position(crowds[0], rng))  # the engine is loaded
    found = [Crowd(discs, []) for discs in crowds]
    for _ in range(pushes):
        for crowd in found:
            crowd.milliseconds.append(timed(position(crowd.discs, rng)))
    return found


def as_data(found: list[Crowd]) -> dict[str, Any]:
    typical = next(crowd for crowd in found if crowd.discs == TYPICAL)
    return {
        "python": platform.python_version(),
        "pushes": len(typical.milliseconds),
        "ms_per_push": round(typical.median, 2),
        "pushes_per_second": round(1000 / typical.median, 1),
        "growth": round(found[-1].median / found[0].median, 2),
        "crowds": [crowd_as_data(crowd) for crowd in found],
    }


def crowd_as_data(crowd: Crowd) -> dict[str, Any]:
    spent = crowd.milliseconds
    lowest, highest = round(min(spent), 2), round(max(spent), 2)
    return {"discs": crowd.discs, "ms": round(crowd.median, 2), "lowest": lowest, "highest": highest}


def as_text(found: list[Crowd]) -> str:
    data = as_data(found)
    rate = f"{data['ms_per_push']:.1f} ms a push, {data['pushes_per_second']:.0f} pushes a second on one core"
    first, last = found[0].discs, found[-1].discs
    lines = [
        f"THRILL with {TYPICAL} discs: {rate} (median of {data['pushes']}, Python {data['python']}).",
        *(as_line(crowd) for crowd in data["crowds"]),
        f"From {first} to {last} discs: {data['growth']:.2f} times as long.",
    ]
    return "\n".join(lines)


def as_line(crowd: dict[str, Any]) -> str:
    return f"  {crowd['discs']:>3} discs  {crowd['ms']:7.2f} ms  ({crowd['lowest']:.2f} – {crowd['highest']:.2f})"


def bench(json: bool = False, quick: bool = False) -> str:
    """What the command prints."""
    found = measured(QUICKLY if quick else PUSHES)
    return json_format.dumps(as_data(found), indent=1) if json else as_text(found)
