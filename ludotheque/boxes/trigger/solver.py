"""The exact solver of TRIGGER: the cheapest way to clear a board, and the most that some points can turn over.

Both answers are proven best, for every position and every number of points.

The cheapest clearing pays for all numbers but the dearest free set (see free_tiles).

The best harvest goes through all *remainders*, the sets of numbers that may stay open. A line is either cleared or
keeps at least two open numbers (a single one would be free), so the lines that stay blocked say it all: the remainder
is every number that lies on blocked lines only. All others are turned over as cheaply as the bonuses of the cleared
lines allow, and points left over buy the cheapest numbers of the remainder one by one.
A sum over lines, each of which frees its dearest number at best, shows most remainders to be hopeless.
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from ludotheque.errors import Problem

from .chain import LINE_MASKS, cells_of, free_stars, numbers_on, stars_on
from .free_tiles import FreeTiles
from .remainders import Remainders


class Clearing(NamedTuple):
    """The smallest total that clears a board, and the cells to pay for."""

    total: int
    pay: list[int]


class Harvest(NamedTuple):
    """The most tiles, stars included, that can be turned over; the points it takes and the cells to pay for."""

    tiles: int
    total: int
    pay: list[int]


class Plan(NamedTuple):
    """A remainder to try: the tiles it turns over in any case, and the most it could with points left over."""

    most: int
    floor: int
    sure: int
    open: int


def cheapest_clearing(board: list[int]) -> Clearing:
    pay = cheapest_payment(board, 0, sum(board))
    assert pay is not None  # paying for every number clears any board
    return Clearing(price_of(board, pay), pay)


def clears(board: list[int], points: int) -> bool:
    return cheapest_clearing(board).total <= points


def best_harvest(board: list[int], points: int) -> Harvest:
    """Ties go to the smaller payment, and then always to the same one."""
    if points < 0:
        raise Problem(f"{points} points cannot be spent: 0 or more can")
    best = Harvest(-1, 0, [])
    for plan in plans(board, points):
        if plan.most < best.tiles:
            break
        best = better(board, points, plan, best)
    return best


def plans(board: list[int], points: int) -> list[Plan]:
    """All remainders within reach, the most promising first."""
    numbers, stars = numbers_on(board), stars_on(board)
    prices = running_prices(board, numbers)
    most_bought = [sum(price <= spare for price in prices) - 1 for spare in range(min(points, prices[-1]) + 1)]
    found = []
    for remainder in Remainders(board).within(points):
        turned = (numbers & ~remainder.open).bit_count() + free_stars(stars, remainder.open).bit_count()
        spare = min(points - max(0, remainder.floor), prices[-1])
        bought = min(remainder.open.bit_count(), most_bought[spare])
        found.append(Plan(turned + bought, remainder.floor, turned, remainder.open))
    return sorted(found, key=lambda plan: (-plan.most, plan.floor, plan.open))


def better(board: list[int], points: int, plan: Plan, best: Harvest) -> Harvest:
    """The plan's harvest if it beats the best one so far, which is given back otherwise."""
    prices = running_prices(board, plan.open)
    limit = max(
        left_after(prices, best.tiles + 1 - plan.sure, points),
        left_after(prices, best.tiles - plan.sure, best.total - 1),
    )
    pay = cheapest_payment(board, plan.open, limit) if plan.floor <= limit else None
    if pay is None:
        return best
    spare = points - price_of(board, pay)
    bought = sum(price <= spare for price in prices) - 1
    pay = sorted(pay + cheapest_first(board, plan.open)[:bought])
    return Harvest(plan.sure + bought, price_of(board, pay), pay)


def left_after(prices: list[int], tiles: int, points: int) -> int:
    """What these points leave once that many tiles are bought on top; -1 if there are not so many."""
    return points - prices[max(0, tiles)] if tiles < len(prices) else -1


def cheapest_payment(board: list[int], remainder: int, limit: int) -> list[int] | None:
    """How to turn over all but this remainder for at most `limit` points, or None if it takes more."""
    turned = numbers_on(board) & ~remainder
    cleared = sum(1 << line for line, mask in enumerate(LINE_MASKS) if not mask & remainder)
    total = price_of(board, cells_of(turned))
    free = FreeTiles(board, turned, cleared).dearest(above=total - limit - 1)
    return cells_of(turned & ~free.tiles) if free else None


def cheapest_first(board: list[int], tiles: int) -> list[int]:
    return sorted(cells_of(tiles), key=lambda cell: (board[cell], cell))


def running_prices(board: list[int], tiles: int) -> list[int]:
    """What the 0, 1, 2, … cheapest of these tiles cost together."""
    return list(accumulate((board[cell] for cell in cheapest_first(board, tiles)), initial=0))


def price_of(board: list[int], cells: list[int]) -> int:
    return sum(board[cell] for cell in cells)
