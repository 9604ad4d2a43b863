"""The cards of the variant: two bets of each kind and two weights each, and the small tokens that right bets bring.

Without the variant nobody holds a card, so nobody is asked about one.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import HIDDEN, pick
from .design import SMALL_FOR_LARGE

NO_BET: Final = 0
NOTHING_FALLS: Final = 1
SOMETHING_FALLS: Final = 2
WEIGHT: Final = 3  # as a card of the hand
DEALT: Final = [0, 2, 2, 2]  # by card; place 0 keeps the numbers of cards and bets alike
RIGHT, WRONG, UNSETTLED = 1, 0, -1


class Cards:
    def __init__(self, seats: int, dealt: bool) -> None:
        self.hands = [DEALT[:] if dealt else [0, 0, 0, 0] for _ in range(seats)]
        self.gone = [0, 0, 0, 0]
        self.small = [0] * seats  # small tokens
        self.laid = [NO_BET] * seats  # HIDDEN: not yet decided
        self.opened = [NO_BET] * seats  # the bets of the last push
        self.results = [UNSETTLED] * seats

    def clone(self) -> Cards:
        twin = Cards(0, False)
        twin.hands = [hand[:] for hand in self.hands]
        twin.gone = self.gone[:]
        twin.small = self.small[:]
        twin.laid = self.laid[:]
        twin.opened = self.opened[:]
        twin.results = self.results[:]
        return twin

    def has_weight(self, seat: int) -> bool:
        return self.hands[seat][WEIGHT] > 0

    def spend_weight(self, seat: int) -> None:
        self.hands[seat][WEIGHT] -= 1
        self.gone[WEIGHT] += 1

    # Bets

    def begin_bets(self, alive: list[bool]) -> None:
        """Whoever is in and holds a bet card will decide."""
        self.laid = [HIDDEN if alive[seat] and len(self.bets(seat)) > 1 else NO_BET for seat in range(len(alive))]
        self.opened = [NO_BET] * len(alive)

    def bets(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        return [NO_BET] + [card for card in (NOTHING_FALLS, SOMETHING_FALLS) if hand[card]]

    def undecided(self) -> list[int]:
        return [seat for seat, bet in enumerate(self.laid) if bet == HIDDEN]

    def lay(self, seat: int, bet: int) -> None:
        self.laid[seat] = bet
        if bet > NO_BET:
            self.hands[seat][bet] -= 1

    def take_up(self, seat: int) -> None:
        if self.laid[seat] > NO_BET:
            self.hands[seat][self.laid[seat]] += 1
        self.laid[seat] = NO_BET

    def ask_again(self, seat: int) -> None:
        self.take_up(seat)
        if len(self.bets(seat)) > 1:
            self.laid[seat] = HIDDEN

    def open_bets(self) -> None:
        self.opened = self.laid[:]
        self.results = [UNSETTLED] * len(self.laid)

    def settle(self, seat: int, something_fell: bool) -> int:
        """The card comes back with a small token, or is gone. How many large tokens the small ones turned into."""
        bet = self.laid[seat]
        if bet == NO_BET:
            return 0
        right = (bet == SOMETHING_FALLS) == something_fell
        self.results[seat] = RIGHT if right else WRONG
        if not right:
            self.gone[bet] += 1
            self.laid[seat] = NO_BET
            return 0
        self.take_up(seat)
        self.small[seat] += 1
        large = self.small[seat] // SMALL_FOR_LARGE
        self.small[seat] %= SMALL_FOR_LARGE
        return large

    def return_all(self, seat: int) -> None:
        """Of a player who is out, the bet just laid too."""
        self.take_up(seat)
        for card, many in enumerate(self.hands[seat]):
            self.gone[card] += many
        self.hands[seat] = [0, 0, 0, 0]
        self.small[seat] = 0

    def guess(self, seat: int, rng: Random, all_lie: bool) -> None:
        """Another bet that this seat might have laid in secret; once all lie, whether it laid one is seen."""
        if self.laid[seat] == HIDDEN or (all_lie and self.laid[seat] == NO_BET):
            return
        self.take_up(seat)
        self.lay(seat, pick(self.bets(seat)[1 if all_lie else 0 :], rng))

    def contents(self) -> list[int]:
        """Cards of each kind, wherever they are."""
        found = self.gone[:]
        for hand in self.hands:
            for card, many in enumerate(hand):
                found[card] += many
        for bet in self.laid:
            if bet > NO_BET:
                found[bet] += 1
        return found[1:]
