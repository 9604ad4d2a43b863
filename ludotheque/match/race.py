"""Who was first in a race: claims and timers, in the order of when they happened and not of when they were heard."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..core.game import CLOCK
from ..core.scene import Ask

TIE: Final = 10  # milliseconds: nobody can be quicker by less


class Claim(NamedTuple):
    """What a seat did in a race."""

    stamp: int  # when, in milliseconds
    seat: int  # or CLOCK
    choice: int
    ask: Ask | None = None  # the question that a bot's plan answers: with another question the plan is void
    ticket: Any = None  # for whoever wants to know what became of it


def first(claims: list[Claim], timers: dict[int, int], leader: int, seats: int) -> Claim | None:
    """What happened first. Of claims in a tie, that of the seat nearest clockwise after the leader.

    Timers are given with the time when they ring; who acts at that very moment is still in time.
    """
    bells = [Claim(due, CLOCK, timer) for timer, due in timers.items()]
    bell = min(bells, key=lambda b: (b.stamp, b.choice), default=None)
    earliest = min([claim.stamp for claim in claims], default=0)
    if not claims or (bell is not None and bell.stamp < earliest):
        return bell
    end = earliest + TIE if bell is None else min(earliest + TIE, bell.stamp + 1)
    tied = [claim for claim in claims if claim.stamp < end]
    return min(tied, key=lambda claim: ((claim.seat - leader - 1) % seats, claim.stamp))


def still_meant(claims: list[Claim], asks: dict[int, Ask]) -> list[Claim]:
    """Without the plans of bots that are asked something else now."""
    return [claim for claim in claims if claim.ask is None or claim.ask == asks.get(claim.seat)]
