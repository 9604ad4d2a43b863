"""Bids against bids: everybody still in replies to what the others bid, many times over, and regrets.

What each regrets not to have bid, it bids more often the next time; the mean of all that is a mixture of bids which
nobody gains much by leaving. Seats are numbered here in the order in which they win ties: the Chief is last.
"""

from __future__ import annotations

from random import Random
from typing import Final

# Fitted to the computed chances of two players when each price is drawn anew, from 0 (nearly half of them) to 4:
# an assumption about prices, not a measurement. For more players the same numbers are taken over.
STEEPNESS: Final = 8.0  # the chance to be the last one in grows with this power of the tokens held
BLANK: Final = 1.3  # who holds none is still in
CHIEF: Final = 0.15  # tokens that it is worth to be Chief, who is the last of equals to push
SELDOM: Final = 0.1  # of the most frequent bid: below it a bid is not made


def hopes(tokens: list[int], chief: int) -> list[float]:
    """Each one's chance to be the last one in; who would hold less than nothing is out."""
    held = [float(tokens[seat]) + (CHIEF if seat == chief else 0.0) for seat in range(len(tokens))]
    weights = [(h + BLANK) ** STEEPNESS if h >= 0.0 else 0.0 for h in held]
    total = sum(weights)
    return [weight / total for weight in weights]


class Auction:
    def __init__(self, tokens: list[int], prices: list[int], rng: Random) -> None:
        """Prices are what a push costs each of them. To bid more than that is worse than to push."""
        self.tokens = tokens
        self.prices = prices
        self.rng = rng
        bids = [min(held, price) + 1 for held, price in zip(tokens, prices, strict=True)]
        self.regrets = [[0.0] * many for many in bids]
        self.habits = [[0.0] * many for many in bids]
        self.worth = [0.0] * len(tokens)
        self.thoughts = 0
        self.known: dict[tuple[int, ...], list[float]] = {}  # hopes after bids that were thought of before

    def think(self, times: int) -> None:
        """One after the other: each already replies to the last change of mind."""
        for _ in range(times if max(self.prices) else 1):
            self.thoughts += 1
            for seat in range(len(self.tokens)):
                mixtures = [mixture(regrets) for regrets in self.regrets]
                self.reply(seat, self.brought(seat, mixtures), mixtures[seat])

    def brought(self, seat: int, mixtures: list[list[float]]) -> list[float]:
        """What each bid of this seat would bring: against all bids of a single rival, or against some draw of many."""
        own = range(len(mixtures[seat]))
        if len(mixtures) > 2:
            bids = [drawn(mixed, self.rng) for mixed in mixtures]
            return [self.after((*bids[:seat], bid, *bids[seat + 1 :]))[seat] for bid in own]
        theirs = mixtures[1 - seat]
        return [sum([share * self.met(seat, bid, other) for other, share in enumerate(theirs)]) for bid in own]

    def met(self, seat: int, bid: int, other: int) -> float:
        return self.after((bid, other) if seat == 0 else (other, bid))[seat]

    def reply(self, seat: int, brought: list[float], mixed: list[float]) -> None:
        """Later thoughts count more, and nothing is regretted less than not at all."""
        mean = sum([share * worth for share, worth in zip(mixed, brought, strict=True)])
        self.worth[seat] += self.thoughts * mean
        for bid, worth in enumerate(brought):
            self.regrets[seat][bid] = max(0.0, self.regrets[seat][bid] + worth - mean)
            self.habits[seat][bid] += self.thoughts * mixed[bid]

    def after(self, bids: tuple[int, ...]) -> list[float]:
        """Everybody's hopes after such bids and the push."""
        if bids not in self.known:
            pusher = bids.index(min(bids))
            left = [held - bid for held, bid in zip(self.tokens, bids, strict=True)]
            left[pusher] -= self.prices[pusher]
            self.known[bids] = hopes(left, pusher)
        return self.known[bids]

    def bid(self, seat: int) -> int:
        habits = self.habits[seat]
        often = max(habits) * SELDOM
        return drawn([habit if habit >= often else 0.0 for habit in habits], self.rng)

    def hope(self, seat: int) -> float:
        return 2.0 * self.worth[seat] / (self.thoughts * (self.thoughts + 1))


def mixture(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0.0 else [1.0 / len(regrets)] * len(regrets)


def drawn(weights: list[float], rng: Random) -> int:
    x = rng.random() * sum(weights)
    for n, weight in enumerate(weights):
        x -= weight
        if x < 0.0:
            return n
    return max(range(len(weights)), key=weights.__getitem__)
