"""A push as plain geometry: a quick stand-in for the real one, for thinking ahead and for the laws."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from .design import BACK, FELL, STROKE, spot
from .packing import layout
from .phases import LAYING
from .settling import Heap

if TYPE_CHECKING:
    from .rules import Thrill

FORWARD: Final = 0.8  # behind the nearer one of two discs stands the pusher, so it gives less
STEPS: Final = 12
PASSES: Final = 3  # in which discs make room, at each step


def answers(game: Thrill, rng: Random) -> list[int]:
    """One for each disc on the board. Nothing here is left to chance."""
    discs = game.on_board()
    if game.phase == LAYING:
        return spots(discs, layout(game.layout))
    x, y = [float(game.x[disc]) for disc in discs], [float(game.y[disc]) for disc in discs]
    heap = Heap(discs[:], x, y, game.weighted)
    push(heap)
    return spots(discs, heap)


def push(heap: Heap) -> None:
    heap.forward = FORWARD
    heap.find_pairs()
    for step in range(STEPS):
        if heap.hold_back(BACK + STROKE * (step + 1) / STEPS) > 0.0:
            heap.find_pairs()
            for _ in range(PASSES):
                heap.part()
        heap.drop()
    heap.forward = 0.5
    heap.settle()


def spots(discs: list[int], heap: Heap) -> list[int]:
    found = {disc: spot(round(x), round(y)) for disc, x, y in zip(heap.discs, heap.x, heap.y, strict=True)}
    return [found.get(disc, FELL) for disc in discs]
