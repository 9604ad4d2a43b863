"""Plays « Mes dés, tes dés » by the chances of winning; the lower the level, the less a difference is noticed."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ...core.game import Position
from .my_dice_odds import Odds
from .my_dice_phases import BUY, MAIN, PAYING, SIDE
from .my_dice_your_dice import MyDiceYourDice

# What a choice may be worse by, as a chance of winning, and still be taken now and then.
SLOPPINESS: Final = [0.3, 0.1, 0.04, 0.01, 0.0]
# Without and with strict_end; shared by all bots, because what one has worked out serves the next.
ODDS: Final = [Odds(strict=False), Odds(strict=True)]


class MyDiceYourDiceBot:
    def __init__(self, level: int = 5) -> None:
        self.sloppiness = SLOPPINESS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, MyDiceYourDice)
        choices = position.choices(seat)
        odds = ODDS[position.strict]
        chances = [chance(position, odds, choice) for choice in choices]
        top = max(chances)
        if self.sloppiness == 0.0:
            return choices[chances.index(top)]
        return rng.choices(choices, [exp((c - top) / self.sloppiness) for c in chances])[0]


def chance(p: MyDiceYourDice, odds: Odds, choice: int) -> float:
    """Of winning, after this choice."""
    seat, rival = p.turn, 1 - p.turn
    groups, n, mine, theirs, total = len(p.groups), len(p.dice), p.actions[seat], p.actions[rival], p.total(seat)
    if p.phase == PAYING:
        own = p.dice.count(MAIN[seat]) + p.dice.count(SIDE[seat])
        return odds.paid(groups, n, mine, theirs, total, own, p.dice.count(MAIN[rival]), choice)
    after = odds.bought if choice == BUY else odds.ended
    return after(groups, n, mine, theirs, total)
