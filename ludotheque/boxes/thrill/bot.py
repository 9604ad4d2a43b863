"""A player of THRILL: tries pushes in thought, knows what one would cost, and bids against that price.

What the others bid is not known, but what they hold is, as well as the level remembers: the auction is thought
through for all of them. The Chief takes the disc that leaves it the best hopes. Lower levels try fewer placements,
so a push looks dearer to them than it is and they lay the disc worse; they forget tokens and often go by feel.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .bot_auction import Auction
from .bot_cards import bet_on, hold, push_planned, wants_weight
from .bot_pushes import tried
from .phases import ANNOUNCING, BETTING, BIDDING, CHOOSING, PLACING
from .rules import Thrill

QUICK: Final = 3  # a first look takes this part of the patience


class Skill(NamedTuple):
    tries: int  # placements of a disc in thought
    thoughts: int  # about the bids of all
    by_feel: float  # how often a bid, a bet or a disc is not thought about
    forgets: float  # share of the others' tokens that it is wrong about


SKILLS = [
    Skill(2, 40, 0.6, 0.9),
    Skill(4, 80, 0.35, 0.6),
    Skill(8, 150, 0.1, 0.3),
    Skill(16, 250, 0.0, 0.1),
    Skill(30, 400, 0.0, 0.0),
]


class ThrillBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if len(choices) == 1:
            return choices[0]
        p = position.imagine(seat, rng)
        p.forget(rng, self.skill.forgets)
        assert isinstance(p, Thrill)
        by_feel = rng.random() < self.skill.by_feel
        if p.phase == BIDDING:
            return self.bid(p, seat, by_feel, rng)
        if p.phase in (CHOOSING, BETTING) and by_feel:
            return pick(choices, rng)
        return self.disc(p, choices, rng) if p.phase == CHOOSING else self.push_or_bet(p, seat, choices)

    def bid(self, p: Thrill, seat: int, by_feel: bool, rng: Random) -> int:
        price = tried(p, self.skill.tries)[0].bill
        if by_feel:
            return int(rng.random() * (min(price, p.tokens[seat]) + 1))
        return self.auction(p, price, rng).bid(p.from_left_of(p.chief).index(seat))

    def auction(self, p: Thrill, price: int, rng: Random) -> Auction:
        order = p.from_left_of(p.chief)
        prices = [price_for(p, seat, price) for seat in order]
        auction = Auction([p.tokens[seat] for seat in order], prices, rng)
        auction.think(self.skill.thoughts)
        return auction

    def push_or_bet(self, p: Thrill, seat: int, choices: list[int]) -> int:
        tries = self.skill.tries
        if p.phase == PLACING:
            return push_planned(p, tries).point
        if p.phase == ANNOUNCING:
            return int(wants_weight(p, seat, tries))
        return bet_on(p, seat, choices, tries) if p.phase == BETTING else hold(p, tries)

    def disc(self, p: Thrill, choices: list[int], rng: Random) -> int:
        """The one whose auction leaves the Chief, the last in it, most hope."""
        prices = self.prices(p, choices, rng)
        hopes = {price: self.auction(p, price, rng).hope(-1) for price in sorted(set(prices.values()))}
        return max(prices, key=lambda choice: hopes[prices[choice]])

    def prices(self, p: Thrill, choices: list[int], rng: Random) -> dict[int, int]:
        """What a push of each disc would cost: a quick look at as many as there is patience for."""
        found: dict[int, int] = {}
        patience = self.skill.tries
        for choice in sorted(choices, key=lambda _: rng.random()):
            if patience > 0:
                pushes = tried(taken(p, choice), max(1, self.skill.tries // QUICK))
                found[choice] = pushes[0].bill
                patience -= len(pushes)
        return found


def taken(p: Thrill, choice: int) -> Thrill:
    after = p.clone()
    after.take(choice)
    return after


def price_for(p: Thrill, seat: int, price: int) -> int:
    """Who has a weight left will save a token on a dear push."""
    return price - 1 if price > 2 and p.cards.has_weight(seat) else price
