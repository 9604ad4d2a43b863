"""Funnels that fill by themselves, and make new funnels: the lowest layer first, then by number."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from .lattice import UPPERS
from .pyramid import EMPTY, Pyramid


def completed(p: Pyramid, cell: int) -> list[int]:
    """The funnels that the die just put into this cell has completed, in the order in which they are filled."""
    return sorted([above for above in UPPERS[cell] if p.held[above] == 3 and p.at[above] == EMPTY])


def queue(waiting: list[int], p: Pyramid, cell: int) -> None:
    """Let the funnels completed by this die wait with the others, in order: the first is the next to fill."""
    for above in completed(p, cell):
        insort(waiting, above)


def fill(p: Pyramid, cell: int, filler: Callable[[int], int]) -> list[int]:
    """After a die was put there: fill all that can be. The filler names the die for a funnel, EMPTY if none fits."""
    filled, waiting = [], completed(p, cell)
    while waiting:
        funnel = waiting.pop(0)
        die = filler(funnel)
        if die != EMPTY:
            p.put(funnel, die)
            filled.append(funnel)
            queue(waiting, p, funnel)
    return filled
