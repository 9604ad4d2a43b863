"""A look ahead for three: each seat is taken to play for itself (max-n), and only what looks best at once is tried.

A game's own look makes a move and takes it back, and says how a seat stands; more is better.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

SEATS: Final = 3
ALL: Final = 999  # moves: as many as there are
WIN: Final = 1000.0  # the standing of who has won


@mypyc_attr(allow_interpreted_subclasses=True)
class MaxN:
    def __init__(self, widths: list[int], envy: float) -> None:
        self.widths = widths  # how many moves are tried, by depth
        self.envy = envy  # what another seat's standing counts beside one's own

    def moves(self, seat: int) -> list[int]:
        raise NotImplementedError

    def make(self, seat: int, move: int) -> None:
        raise NotImplementedError

    def take_back(self) -> None:
        raise NotImplementedError

    def standing(self, seat: int) -> float:
        raise NotImplementedError

    def picked(self, seat: int, moves: list[int], sloppiness: float, rng: Random) -> int:
        """One of the best; sloppiness is what a move may be worse by and still be taken now and then."""
        moves = moves[:]
        rng.shuffle(moves)
        moves = self.best_at_once(seat, moves, self.widths[0])
        values = [self.after(seat, move, 1)[seat] for move in moves]
        top = max(values)
        if sloppiness == 0.0:
            return moves[values.index(top)]
        return rng.choices(moves, [exp((value - top) / sloppiness) for value in values])[0]

    def after(self, seat: int, move: int, depth: int) -> list[float]:
        """What each seat may hope for after this move."""
        self.make(seat, move)
        values = self.ahead((seat + 1) % SEATS, depth)
        self.take_back()
        return values

    def ahead(self, seat: int, depth: int) -> list[float]:
        values = self.hopes()
        if depth >= len(self.widths) or max(values) > WIN / 2:
            return values
        best: list[float] = []
        for move in self.best_at_once(seat, self.moves(seat), self.widths[depth]):
            values = self.after(seat, move, depth + 1)
            if not best or values[seat] > best[seat]:
                best = values
        return best or self.ahead((seat + 1) % SEATS, depth + 1)

    def best_at_once(self, seat: int, moves: list[int], width: int) -> list[int]:
        if len(moves) <= width:
            return moves
        deep = len(self.widths)
        ranked = sorted([(-self.after(seat, move, deep)[seat], move) for move in moves])
        return [move for _, move in ranked[:width]]

    def hopes(self) -> list[float]:
        standing = [self.standing(seat) for seat in range(SEATS)]
        total = sum(standing)
        return [(1.0 + self.envy) * own - self.envy * total for own in standing]
