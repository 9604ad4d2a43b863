"""First layouts: 28 discs at random on the play half, flat, without overlap, against the pusher; each has a number."""

from __future__ import annotations

from random import Random
from typing import Final

from .design import DISCS, GROOVE, RADIUS, SET_ASIDE
from .settling import ALLOWED, FRONT, Heap

FIRST: Final = [disc for disc in range(DISCS) if disc not in SET_ASIDE]
TRIES: Final = 60  # before the discs are thrown anew
PASSES: Final = 8  # between two searches for neighbours
layouts: dict[int, Heap] = {}  # found so far


def layout(number: int) -> Heap:
    """A pure function of its number. Read it, don't change it."""
    if number not in layouts:
        layouts[number] = packed(FIRST, Random(number))
    return layouts[number]


def packed(discs: list[int], rng: Random, inside: float = 1.0) -> Heap:
    """These discs, lying anywhere. Each keeps this share of its radius from the rim: 1 is wholly on the board."""
    heap = thrown(discs, rng)
    while not lies_flat(heap, inside):
        heap = thrown(discs, rng)
    heap.pairs = []  # many layouts are kept
    return heap


def thrown(discs: list[int], rng: Random) -> Heap:
    x = [(2 * rng.random() - 1) * RADIUS * 0.85 for _ in discs]
    y = [GROOVE + rng.random() * RADIUS * 0.85 for _ in discs]
    return Heap(discs[:], x, y)


def lies_flat(heap: Heap, inside: float) -> bool:
    """Move the discs apart within the half; whether they found room."""
    for _ in range(TRIES):
        heap.find_pairs()
        if heap.part() + heap.hold_back(FRONT) + keep_in(heap, inside) <= ALLOWED:
            return True
        for _ in range(PASSES):
            heap.part()
            heap.hold_back(FRONT)
            keep_in(heap, inside)
    return False


def keep_in(heap: Heap, inside: float) -> float:
    """No disc comes too near to the rim; how far the worst one did."""
    worst = 0.0
    for i, size in enumerate(heap.sizes):
        distance = (heap.x[i] ** 2 + heap.y[i] ** 2) ** 0.5
        room = RADIUS - size * inside
        if distance > room:
            worst = max(worst, distance - room)
            heap.x[i] *= room / distance
            heap.y[i] *= room / distance
    return worst
