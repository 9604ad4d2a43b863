"""THRILL: bid in secret; the lowest bidder pushes a disc onto the board and pays for every disc that falls.

The Chief takes a disc from the stock, all bid, all bids are lost. Tied for the lowest: the first after the Chief,
the Chief last. The Pusher lays the disc before the pusher, pushes, pays 1, 2 or 3 for each fallen disc, and is Chief.
Who cannot pay is out; the last one in wins. With cards: a weight on a disc, which then costs double, and bets.
Ruling: sizes are ours (design.py). Where the sheet's example gives a tie to the Chief, its own rule counts.
Ruling: what is left to a player who is out goes to the reserve, which never runs short. Turning the board is a view.
Ruling: with an empty stock the Chief lifts any disc off the board. After 300 rounds most tokens win, ties share.
Ruling: bets lie face down until after the push, or open one after the other; the Pusher places when all lie.
Ruling: the weight goes on a disc that lay there before; lifting it makes nothing fall.
Ruling: the Pusher pays or is out first, then bets are settled, unless the match is over.
Ruling: neither tokens, reserve nor earlier bids are shown: remembering them is part of the game.
"""

from __future__ import annotations

from random import Random

from ...core.game import CHANCE, HIDDEN, WORLD
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import quick_push, scenes, talk
from .design import (
    FELL,
    KINDS,
    LAYOUTS,
    MOST_ROUNDS,
    point_x,
    point_y,
    spot_x,
    spot_y,
)
from .options import INFO
from .phases import (
    ANNOUNCING,
    BETTING,
    BIDDING,
    BOARD,
    CHOOSING,
    CHOSEN,
    DRAWING,
    FINISHED,
    LAYING,
    LIFTED,
    NAMING,
    PLACING,
    PUSHING,
    STOCK,
    WEIGHING,
)
from .placing import PLACES
from .tabletop import NO_DISC, Tabletop


class Thrill(Tabletop):
    info = INFO

    # Who may do what

    def to_act(self) -> list[int]:
        phase = self.phase
        if phase == BIDDING:
            return [seat for seat in range(self.seats) if self.alive[seat] and self.said[seat] == HIDDEN]
        if phase == BETTING:
            return self.next_bettors()
        if phase in (LAYING, PUSHING):
            return [WORLD]
        if phase in (DRAWING, NAMING):
            return [CHANCE]
        if phase == FINISHED:
            return []
        return [self.chief] if phase == CHOOSING else [self.pusher]

    def next_bettors(self) -> list[int]:
        """All at the same time; open bets one after the other, the Pusher last."""
        undecided = self.cards.undecided()
        return [s for s in self.from_left_of(self.pusher) if s in undecided][:1] if self.open_bets else undecided

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act() or actor == WORLD:
            return []
        phase = self.phase
        if phase == BIDDING:
            return list(range(self.tokens[actor] + 1))
        if phase == PLACING:
            return PLACES[KINDS[self.disc]]
        if phase == CHOOSING:
            return self.discs_to_take()
        if phase == BETTING:
            return self.cards.bets(actor)
        if phase == WEIGHING:
            return [disc for disc in self.on_board() if disc != self.disc]
        if phase == ANNOUNCING:
            return [0, 1]
        return LAYOUTS if phase == DRAWING else list(range(self.seats))

    def discs_to_take(self) -> list[int]:
        """Kinds of the stock; if it is empty, a disc of the board."""
        stock = self.in_stock()
        return sorted({KINDS[disc] for disc in stock}) if stock else [LIFTED + disc for disc in self.on_board()]

    # What happens

    def play(self, actor: int, choice: int) -> None:
        phase = self.phase
        if actor == WORLD:
            self.answer(choice)
        elif phase == BIDDING:
            self.bid(actor, choice)
        elif phase == BETTING:
            self.bet(actor, choice)
        elif phase == CHOOSING:
            self.take(choice)
        elif phase == ANNOUNCING:
            self.announce(choice == 1)
        elif phase == PLACING:
            self.place(choice)
        elif phase == WEIGHING:
            self.weighted = choice
            self.phase = PUSHING
        elif phase == DRAWING:
            self.layout = choice
            self.phase = LAYING
        else:
            self.revealed += 1
            self.name_chief(choice)

    def name_chief(self, seat: int) -> None:
        self.chief = seat
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.phase = CHOOSING
        self.said = [HIDDEN] * self.seats
        self.bids = []
        self.pusher = HIDDEN
        self.weight = False
        self.weighted = NO_DISC

    def take(self, choice: int) -> None:
        """A disc of this kind from the stock, or the one that is lifted off the board."""
        of_kind = [disc for disc in self.in_stock() if KINDS[disc] == choice]
        self.take_disc(of_kind[0] if choice < LIFTED else choice - LIFTED)

    def take_disc(self, disc: int) -> None:
        self.disc = disc
        self.where[disc] = CHOSEN
        self.phase = BIDDING

    def bid(self, seat: int, tokens: int) -> None:
        self.said[seat] = tokens
        if not self.to_act():
            self.open_bids()

    def open_bids(self) -> None:
        """All bids are lost; the lowest pushes, of equals the first from the Chief's left."""
        self.revealed += 1
        self.bids = self.said
        self.said = [HIDDEN] * self.seats
        self.pusher = lowest(self.bids, self.from_left_of(self.chief))
        for seat in range(self.seats):
            self.pay(seat, max(0, self.bids[seat]))
        if self.cards.has_weight(self.pusher):
            self.phase = ANNOUNCING
        else:
            self.begin_bets()

    def pay(self, seat: int, tokens: int) -> None:
        self.tokens[seat] -= tokens
        self.reserve += tokens

    def announce(self, weight: bool) -> None:
        self.weight = weight
        if weight:
            self.cards.spend_weight(self.pusher)
        self.begin_bets()

    def begin_bets(self) -> None:
        self.cards.begin_bets(self.alive)
        self.phase = BETTING if self.cards.undecided() else PLACING

    def bet(self, seat: int, bet: int) -> None:
        self.cards.lay(seat, bet)
        if not self.cards.undecided():
            self.revealed += 1  # who laid a card is seen now
            self.phase = PLACING

    def place(self, choice: int) -> None:
        self.where[self.disc] = BOARD
        self.x[self.disc] = point_x(choice)
        self.y[self.disc] = point_y(choice)
        self.fallen = []
        self.prices = []
        self.payer = HIDDEN
        self.phase = WEIGHING if self.weight and len(self.on_board()) > 1 else PUSHING

    def answer(self, answer: int) -> None:
        """The table shows nothing before the last answer: a push is seen whole."""
        self.answers.append(answer)
        discs = self.on_board()
        if len(self.answers) == len(discs):
            self.revealed += 1
            self.land(discs)
            if self.phase == PUSHING:
                self.end_push()
            elif self.host_first:
                self.name_chief(0)
            else:
                self.phase = NAMING

    def land(self, discs: list[int]) -> None:
        fallen = []
        for disc, answer in zip(discs, self.answers, strict=True):
            if answer == FELL:
                fallen.append(disc)
                self.where[disc] = STOCK
            else:
                self.x[disc] = spot_x(answer)
                self.y[disc] = spot_y(answer)
        self.fallen = fallen
        self.answers = []

    def end_push(self) -> None:
        self.disc = NO_DISC
        self.payer = self.pusher
        self.prices = [self.price(disc) for disc in self.fallen]
        self.cards.open_bets()
        if self.bill() > self.tokens[self.pusher]:
            self.go_out(self.pusher)
        else:
            self.pay(self.pusher, self.bill())
        self.settle_bets()
        self.chief = self.pusher if self.alive[self.pusher] else self.from_left_of(self.pusher)[0]
        if sum(self.alive) > 1 and self.round < MOST_ROUNDS:
            self.begin_round()
        else:
            self.finish()

    def go_out(self, seat: int) -> None:
        self.places[seat] = self.alive.count(False)
        self.pay(seat, self.tokens[seat])
        self.alive[seat] = False
        self.cards.return_all(seat)

    def settle_bets(self) -> None:
        """With one player left the match is over, and a bet just goes back."""
        for seat in self.from_left_of(self.pusher):
            if sum(self.alive) > 1:
                self.pay(seat, -self.cards.settle(seat, bool(self.fallen)))
            else:
                self.cards.take_up(seat)

    def finish(self) -> None:
        self.phase = FINISHED
        self.pusher = HIDDEN
        self.weighted = NO_DISC
        self.bids = []

    def scores(self) -> list[int]:
        """Places, for tokens are secret: more for whoever went out later; in the end, most for the winner."""
        out = self.alive.count(False)
        scores = [out if self.alive[seat] else self.places[seat] for seat in range(self.seats)]
        if self.phase == FINISHED:
            most = max(self.tokens[seat] for seat in range(self.seats) if self.alive[seat])
            for seat in range(self.seats):
                if self.alive[seat] and self.tokens[seat] == most:
                    scores[seat] = self.seats - 1
        return scores

    def stand_in(self, rng: Random) -> list[int]:
        return quick_push.answers(self, rng)

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def seen(self, seat: int, actor: int, choice: int) -> int:
        secret = self.phase == BIDDING or (self.phase == BETTING and not self.open_bets)
        return HIDDEN if secret and actor != seat else choice

    def scene(self, seat: int) -> list[Zone]:
        return scenes.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)


def lowest(bids: list[int], order: list[int]) -> int:
    """Who bid least; of equals the first in this order."""
    return min(order, key=lambda seat: bids[seat])
