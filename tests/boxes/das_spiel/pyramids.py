"""Pyramids for the tests, by coordinates."""

from __future__ import annotations

from ludotheque.boxes.das_spiel.lattice import COUNT, INDEX, SUPPORTS, UPPERS, Cell, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid


def built(*cells: Cell) -> Pyramid:
    """Dice numbered 0, 1 … in these cells, from the plate up."""
    p = Pyramid()
    for die, cell in enumerate(sorted(INDEX[cell] for cell in cells)):
        p.put(cell, die)
    return p


def whole() -> Pyramid:
    """Each die has the number of its cell."""
    return Pyramid.full(list(range(COUNT)))


def shape(p: Pyramid) -> set[int]:
    return {cell for cell in range(COUNT) if p.at[cell] != EMPTY}


def check_kept(p: Pyramid) -> None:
    """All that a pyramid keeps up to date is what one would count afresh."""
    dice = shape(p)
    for cell in range(COUNT):
        assert p.load[cell] == sum(1 for above in UPPERS[cell] if above in dice)
        assert p.held[cell] == sum(1 for below in SUPPORTS[cell] if below in dice)
        assert p.is_free(cell) == (cell in dice and p.load[cell] == 0)
        assert p.is_funnel(cell) == (cell not in dice and p.held[cell] == len(SUPPORTS[cell]))
    assert sorted(p.free) == [cell for cell in range(COUNT) if p.is_free(cell)]
    assert sorted(p.funnels) == [cell for cell in range(COUNT) if p.is_funnel(cell)]
    assert p.filled() == len(dice)


def cells(*coordinates: Cell) -> list[int]:
    return [at(*cell) for cell in coordinates]
