"""Discs that lie too close are moved apart until none overlaps: what remains to be done after a push, and to lay them.

Working lists are indexed alike: disc numbers, x, y. Discs that tip over the rim leave the lists.
"""

from __future__ import annotations

from typing import Final

from .design import BRINKS, GROOVE, OVERLAP, SIZES

ALLOWED: Final = OVERLAP / 4  # so that rounding does not spoil it
FRONT: Final = GROOVE + 0.5  # so that rounding puts no disc behind the groove
PASSES: Final = 12  # between two searches for neighbours
PATIENCE: Final = 40  # such searches
HEAVY_SHARE: Final = 0.1  # of the way that a weighted disc gives
REACH: Final = 600.0  # pairs nearer than this are watched


class Heap:
    """Discs on the play half in the middle of moving."""

    def __init__(self, discs: list[int], x: list[float], y: list[float], weighted: int = -1) -> None:
        self.discs = discs
        self.weighted = weighted
        self.forward = 0.5  # of the way that the farther one of two discs gives
        self.x = x
        self.y = y
        self.sizes = [float(SIZES[disc]) for disc in discs]
        self.fallen: list[int] = []
        self.pairs: list[tuple[int, int, float, float]] = []

    def find_pairs(self) -> None:
        """Neighbours, the distance at which they touch, and how much of the way the first one gives."""
        x, y, sizes = self.x, self.y, self.sizes
        pairs = []
        for i in range(len(x)):
            for j in range(i):
                touch = sizes[i] + sizes[j]
                near = touch + REACH
                dx = x[i] - x[j]
                dy = y[i] - y[j]
                if -near < dx < near and -near < dy < near and dx * dx + dy * dy < near * near:
                    pairs.append((i, j, touch, self.share(i, j)))
        self.pairs = pairs

    def share(self, i: int, j: int) -> float:
        """A weighted disc hardly gives way; for a disc that is being pushed others may do so more readily."""
        if self.weighted < 0 or self.weighted not in (self.discs[i], self.discs[j]):
            return self.forward if self.y[i] > self.y[j] else 1.0 - self.forward
        return HEAVY_SHARE if self.weighted == self.discs[i] else 1.0 - HEAVY_SHARE

    def part(self) -> float:
        """Move overlapping neighbours apart; the largest overlap that there was."""
        x, y = self.x, self.y
        worst = 0.0
        for i, j, touch, share in self.pairs:
            dx = x[i] - x[j]
            dy = y[i] - y[j]
            square = dx * dx + dy * dy
            if square < touch * touch:
                distance = square**0.5 or 1.0
                lap = touch - distance
                worst = max(worst, lap)
                move = lap / distance
                x[i] += dx * move * share
                y[i] += dy * move * share
                x[j] -= dx * move * (1.0 - share)
                y[j] -= dy * move * (1.0 - share)
        return worst

    def hold_back(self, front: float) -> float:
        """Nothing lies behind the pusher's front; how far the worst one did."""
        worst = 0.0
        for i in range(len(self.y)):
            behind = front + self.sizes[i] - self.y[i]
            if behind > 0.0:
                self.y[i] += behind
                worst = max(worst, behind)
        return worst

    def drop(self) -> bool:
        """A disc beyond the brink, as it will be written down, is gone at once. Whether there was any."""
        at = [round(x) ** 2 + round(y) ** 2 for x, y in zip(self.x, self.y, strict=True)]
        gone = [i for i, disc in enumerate(self.discs) if at[i] > BRINKS[disc]]
        for i in reversed(gone):
            self.take_out(i)
        return bool(gone)

    def take_out(self, i: int) -> None:
        self.fallen.append(self.discs[i])
        del self.discs[i], self.x[i], self.y[i], self.sizes[i]
        self.find_pairs()

    def settle(self) -> None:
        """Until all lie flat. Should a crowd never come to rest, its outermost disc is squeezed out."""
        passes = 0
        while not self.at_rest(FRONT):
            passes += 1
            if passes % PATIENCE == 0:
                self.take_out(self.outermost())

    def at_rest(self, front: float) -> bool:
        """A few passes; whether the first of them, with fresh pairs, found nothing to move."""
        self.find_pairs()
        moved = self.part() + self.hold_back(front)
        if moved > ALLOWED:
            for _ in range(PASSES):
                self.part()
                self.hold_back(front)
        return not self.drop() and moved <= ALLOWED

    def outermost(self) -> int:
        return max(range(len(self.x)), key=lambda i: self.x[i] ** 2 + self.y[i] ** 2 - BRINKS[self.discs[i]])
