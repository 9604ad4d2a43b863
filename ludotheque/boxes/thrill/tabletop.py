"""What lies on the table of THRILL in the middle of a match, and what follows from it at a glance."""

from __future__ import annotations

from random import Random
from typing import Final, Self

from ...core.game import HIDDEN, Position
from .cards import Cards
from .design import BOX_TOKENS, DISCS, KINDS, PRICES, SET_ASIDE, TOKENS
from .phases import BETTING, BOARD, CHOSEN, DRAWING, STOCK

NO_DISC: Final = -1
BLUR: Final = 2  # tokens by which a weak memory is wrong


class Tabletop(Position):
    def set_up(self, options: dict[str, str]) -> None:
        seats = self.seats
        self.open_bets = options["open_bets"] == "yes"
        self.open_counts = options["open_counts"] == "yes"
        self.host_first = options["first_chief"] == "host"
        self.with_cards = options["cards"] == "yes"
        self.phase = DRAWING
        self.layout = 0
        self.where = [STOCK if disc in SET_ASIDE else BOARD for disc in range(DISCS)]
        self.x = [0] * DISCS
        self.y = [0] * DISCS
        self.answers: list[int] = []  # of the world so far, one for each disc on the board in order
        self.tokens = [TOKENS] * seats
        self.reserve = BOX_TOKENS - TOKENS * seats
        self.alive = [True] * seats
        self.places = [0] * seats  # of those who are out: how many went before them
        self.round = 0
        self.chief = 0
        self.pusher = HIDDEN
        self.disc = NO_DISC  # the one to push
        self.said = [HIDDEN] * seats  # bids, still secret
        self.bids: list[int] = []  # opened, of this round; replaced, never changed
        self.weight = False  # whether it was announced
        self.weighted = NO_DISC
        self.fallen: list[int] = []  # in the last push; replaced, never changed
        self.prices: list[int] = []  # of each of them; replaced, never changed
        self.payer = HIDDEN
        self.cards = Cards(seats, self.with_cards)
        self.thinker = HIDDEN  # whose imagination this position is

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.open_bets = self.open_bets
        twin.open_counts = self.open_counts
        twin.host_first = self.host_first
        twin.with_cards = self.with_cards
        twin.phase = self.phase
        twin.layout = self.layout
        twin.where = self.where[:]
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.answers = self.answers[:]
        twin.tokens = self.tokens[:]
        twin.reserve = self.reserve
        twin.alive = self.alive[:]
        twin.places = self.places[:]
        twin.round = self.round
        twin.chief = self.chief
        twin.pusher = self.pusher
        twin.disc = self.disc
        twin.said = self.said[:]
        twin.bids = self.bids
        twin.weight = self.weight
        twin.weighted = self.weighted
        twin.fallen = self.fallen
        twin.prices = self.prices
        twin.payer = self.payer
        twin.cards = self.cards.clone()
        twin.thinker = self.thinker
        return twin

    def from_left_of(self, seat: int) -> list[int]:
        """Everybody still in, clockwise; this seat comes last."""
        around = [(seat + n) % self.seats for n in range(1, self.seats + 1)]
        return [other for other in around if self.alive[other]]

    def on_board(self) -> list[int]:
        return [disc for disc in range(DISCS) if self.where[disc] == BOARD]

    def in_stock(self) -> list[int]:
        return [disc for disc in range(DISCS) if self.where[disc] == STOCK]

    def bill(self) -> int:
        """What the last push cost."""
        return sum(self.prices)

    def price(self, disc: int) -> int:
        return PRICES[KINDS[disc]] * (2 if disc == self.weighted else 1)

    def tallies(self) -> dict[str, int]:
        return {"rounds": self.round}

    def contents(self) -> list[int]:
        """Discs are all somewhere by their nature; tokens and cards might get lost."""
        held = [0, 0, 0]
        for disc in range(DISCS):
            held[KINDS[disc]] += self.where[disc] in (STOCK, CHOSEN, BOARD)
        return held + [self.reserve + sum(self.tokens)] + self.cards.contents()

    # Bots

    def imagine(self, seat: int, rng: Random) -> Self:
        """Tokens and cards follow from what all have seen; only what was committed in secret is guessed."""
        twin = self.clone()
        twin.thinker = seat
        for other in range(self.seats):
            if other == seat:
                continue
            if self.said[other] != HIDDEN:
                twin.said[other] = int(rng.random() * (self.tokens[other] + 1))
            if not self.open_bets:
                twin.cards.guess(other, rng, self.phase > BETTING)
        return twin

    def simplify(self, seat: int) -> None:
        """In thought a secret commitment is taken back and asked again."""
        for other in range(self.seats):
            if other != seat:
                self.said[other] = HIDDEN
                if self.phase == BETTING and not self.open_bets and self.alive[other]:
                    self.cards.ask_again(other)

    def forget(self, rng: Random, share: float) -> None:
        """Who has how many tokens left? A weak memory is out by one or two."""
        for seat in range(self.seats):
            if seat != self.thinker and self.alive[seat] and rng.random() < share:
                blurred = self.tokens[seat] + int(rng.random() * (2 * BLUR + 1)) - BLUR
                self.tokens[seat] = max(blurred, self.said[seat], 0)
