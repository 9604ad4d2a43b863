"""How much one client may ask: buckets of tokens that fill again with time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Rate(NamedTuple):
    burst: int
    per_second: float


class Limits(NamedTuple):
    """A family behind one address plays without noticing them; a guesser or a flood does not get far."""

    messages: Rate = Rate(120, 30)  # of a connection
    chat: Rate = Rate(8, 0.5)
    tables: Rate = Rate(30, 0.2)  # of an address, as all below
    codes: Rate = Rate(15, 0.2)
    uploads: Rate = Rate(10, 0.2)
    motions: Rate = Rate(60, 5)
    requests: Rate = Rate(300, 50)
    connections: int = 200
    windows: int = 20  # connections of one player
    mistakes: int = 30  # frames that make no sense, until the connection is closed


def unlimited() -> Limits:
    """For load tests."""
    most = Rate(10**9, 10**9)
    return Limits(most, most, most, most, most, most, most, 10**9, 10**9, 10**9)


@dataclass
class Bucket:
    rate: Rate
    at: float
    tokens: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = float(self.rate.burst)

    def take(self, now: float) -> bool:
        self.fill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def fill(self, now: float) -> None:
        self.tokens = min(float(self.rate.burst), self.tokens + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now

    def is_full(self, now: float) -> bool:
        self.fill(now)
        return self.tokens >= self.rate.burst


class Gate:
    """One bucket for each client; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def lets_in(self, client: str, now: float) -> bool:
        if client not in self.buckets:
            self.tidy(now)
            self.buckets[client] = Bucket(self.rate, now)
        return self.buckets[client].take(now)

    def tidy(self, now: float) -> None:
        if len(self.buckets) >= self.MOST:
            self.buckets = {c: b for c, b in self.buckets.items() if not b.is_full(now)}


class Doors:
    """How many connections each client holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        if self.open[client] >= self.most:
            return False
        self.open[client] += 1
        return True

    def leave(self, client: str) -> None:
        self.open[client] -= 1
        if self.open[client] <= 0:
            del self.open[client]
