"""An honest game with secrets: hidden hands, simultaneous bids, and a race against the clock after each round."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, Info, Option, Position
from ludotheque.core.scene import NOTHING, Ask, Label, Part, Zone
from ludotheque.core.text import Text

CARDS = 12
GRAB = 100


class Bids(Position):
    info = Info(
        "bids",
        Text("Enchères", "Bids"),
        seats=range(2, 4),
        longest=60,
        options=(
            Option(
                "hand",
                Text("Main", "Hand"),
                {"three": Text("trois cartes", "three cards"), "two": Text("deux cartes", "two cards")},
            ),
        ),
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.cards_each = 3 if options["hand"] == "three" else 2
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.bids = [HIDDEN] * self.seats
        self.pile: list[int] = []
        self.points = [0] * self.seats
        self.phase = "deal"

    def to_act(self) -> list[int]:
        if self.phase == "deal":
            return [CHANCE]
        if self.phase == "bid":
            return [seat for seat in range(self.seats) if self.bids[seat] == HIDDEN]
        return [*range(self.seats), CLOCK] if self.phase == "race" else []

    def choices(self, actor: int) -> list[int]:
        if self.phase == "deal":
            return self.deck if actor == CHANCE else []
        if self.phase == "bid":
            return self.hands[actor] if actor in self.to_act() else []
        if self.phase == "race":
            return [len(self.pile)] if actor == CLOCK else [GRAB] if actor >= 0 else []
        return []

    def play(self, actor: int, choice: int) -> None:
        if self.phase == "deal":
            self.deal(choice)
        elif self.phase == "bid":
            self.bid(actor, choice)
        else:
            self.grab(actor)

    def deal(self, card: int) -> None:
        self.deck.remove(card)
        self.revealed += 1
        min(self.hands, key=len).append(card)
        if len(self.hands[-1]) == self.cards_each:
            self.phase = "bid"

    def bid(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.bids[seat] = card
        if HIDDEN not in self.bids:
            self.turn_up()

    def turn_up(self) -> None:
        self.revealed += 1
        self.points[self.bids.index(max(self.bids))] += 1
        self.pile += self.bids
        self.bids = [HIDDEN] * self.seats
        self.phase = "race"

    def grab(self, actor: int) -> None:
        if actor != CLOCK:
            self.points[actor] += 1
        self.revealed += 1
        self.phase = "bid" if self.hands[0] else "over"

    def scores(self) -> list[int]:
        return self.points

    def contents(self) -> list[int]:
        bids = sum(bid != HIDDEN for bid in self.bids)
        return [len(self.deck) + sum(map(len, self.hands)) + bids + len(self.pile)]

    def lasts(self, timer: int) -> int:
        return 3000

    def imagine(self, seat: int, rng: Random) -> Bids:
        """All that this seat has not seen is dealt again: the hands and the bids of the others, and the deck."""
        twin = self.clone()
        assert isinstance(twin, Bids)
        others = [other for other in range(self.seats) if other != seat]
        unseen = [*twin.deck, *(card for other in others for card in twin.hands[other])]
        unseen += [twin.bids[other] for other in others if twin.bids[other] != HIDDEN]
        rng.shuffle(unseen)
        for other in others:
            twin.hands[other] = [unseen.pop() for _ in twin.hands[other]]
            twin.bids[other] = HIDDEN if twin.bids[other] == HIDDEN else unseen.pop()
        twin.deck = unseen
        return twin

    def ask(self, actor: int) -> Ask:
        if self.phase == "race":
            return Ask(Text("Vite !", "Quick!"))
        return Ask(Text("Mise une carte.", "Bid a card."), default=self.hands[actor][0])

    def label(self, actor: int, choice: int) -> Label:
        if choice == GRAB:
            return Label(Text("attraper", "grab"))
        return Label(Text(f"carte {choice}", f"card {choice}"), "hand", self.hands[actor].index(choice))

    def seen(self, seat: int, actor: int, choice: int) -> int:
        if self.phase == "bid":
            return choice if seat == actor else HIDDEN
        if self.phase == "deal":
            return choice if seat == self.hands.index(min(self.hands, key=len)) else HIDDEN
        return choice

    def scene(self, seat: int) -> list[Zone]:
        pile = tuple(card_at(place, card) for place, card in enumerate(self.pile))
        sizes = tuple(Part("count", other, NOTHING, str(len(hand)), other) for other, hand in enumerate(self.hands))
        zones = [Zone("pile", "tray", CARDS, pile), Zone("sizes", "counters", self.seats, sizes)]
        if seat >= 0:
            mine = tuple(card_at(place, card) for place, card in enumerate(self.hands[seat]))
            bid = () if self.bids[seat] == HIDDEN else (card_at(0, self.bids[seat]),)
            zones += [Zone("hand", "hand", self.cards_each, mine, seat=seat), Zone("bid", "tray", 1, bid)]
        return zones


def card_at(place: int, card: int) -> Part:
    return Part("card", place, Text(f"carte {card}", f"card {card}"), str(card), id=card)
