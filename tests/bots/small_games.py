"""Games of a few lines with what is awkward for bots: secrets, simultaneous choices, chance, a race, the world."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, WORLD, Info, Position
from ludotheque.core.text import Text


def info(slug: str, seats: range) -> Info:
    return Info(slug, Text(slug, slug), seats=seats, longest=100)


class Pennies(Position):
    """Both show a side at the same time: seat 0 wins if they are the same, else seat 1."""

    info = info("pennies", range(2, 3))

    def set_up(self, options: dict[str, str]) -> None:
        self.shown = [HIDDEN, HIDDEN]

    def to_act(self) -> list[int]:
        return [seat for seat in (0, 1) if self.shown[seat] == HIDDEN]

    def choices(self, actor: int) -> list[int]:
        return [0, 1] if actor in self.to_act() else []

    def play(self, actor: int, choice: int) -> None:
        self.shown[actor] = choice

    def scores(self) -> list[int]:
        if HIDDEN in self.shown:
            return [0, 0]
        return [1, 0] if self.shown[0] == self.shown[1] else [0, 1]

    def imagine(self, seat: int, rng: Random) -> Position:
        twin = self.clone()
        assert isinstance(twin, Pennies)
        guess = int(rng.random() * 2)  # drawn even if there is nothing to guess
        if self.shown[1 - seat] != HIDDEN:
            twin.shown[1 - seat] = guess
        return twin


class Cards(Position):
    """Each seat has a hidden card, all bid 0 to 3 at once; the highest card among the highest bids wins all bids."""

    info = info("cards", range(2, 5))

    def set_up(self, options: dict[str, str]) -> None:
        self.cards: list[int] = []
        self.bids = [HIDDEN] * self.seats

    def to_act(self) -> list[int]:
        if len(self.cards) < self.seats:
            return [CHANCE]
        return [seat for seat in range(self.seats) if self.bids[seat] == HIDDEN]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [card for card in range(10) if card not in self.cards]
        return [0, 1, 2, 3] if actor in self.to_act() else []

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.cards.append(choice)
        else:
            self.bids[actor] = choice

    def scores(self) -> list[int]:
        if HIDDEN in self.bids:
            return [0] * self.seats
        winner = max(range(self.seats), key=lambda seat: (self.bids[seat], self.cards[seat]))
        return [sum(self.bids) * (seat == winner) - self.bids[seat] for seat in range(self.seats)]

    def imagine(self, seat: int, rng: Random) -> Position:
        twin = type(self)(self.seats)
        unseen = [card for card in range(10) if card != self.cards[seat]]
        dealt = rng.sample(unseen, self.seats - 1)
        twin.cards = dealt[:seat] + [self.cards[seat]] + dealt[seat:]
        guesses = [rng.randrange(4) for _ in range(self.seats)]
        twin.bids = [bid if bid == HIDDEN else guess for bid, guess in zip(self.bids, guesses, strict=True)]
        twin.bids[seat] = self.bids[seat]
        return twin


class LeakyCards(Cards):
    """What a careless author might write: the bot is shown the truth."""

    info = info("leaky_cards", range(2, 5))

    def imagine(self, seat: int, rng: Random) -> Position:
        return self.clone()


class Bell(Position):
    """Whoever rings scores if the world says so; the timer ends the match."""

    info = info("bell", range(2, 3))
    lasting = 6000

    def set_up(self, options: dict[str, str]) -> None:
        self.points = [0, 0]
        self.ringing = HIDDEN
        self.over = False

    def to_act(self) -> list[int]:
        if self.over:
            return []
        return [0, 1, CLOCK] if self.ringing == HIDDEN else [WORLD, CLOCK]

    def choices(self, actor: int) -> list[int]:
        if self.over:
            return []
        if actor == CLOCK:
            return [7]
        return [0, 1] if actor == WORLD else [5] if self.ringing == HIDDEN else []

    def play(self, actor: int, choice: int) -> None:
        if actor == CLOCK:
            self.over = True
        elif actor == WORLD:
            self.points[self.ringing] += choice
            self.ringing = HIDDEN
        else:
            self.ringing = actor

    def lasts(self, timer: int) -> int:
        return self.lasting

    def scores(self) -> list[int]:
        return self.points


class Ladder(Position):
    """Alone: ten dice, each kept or refused before it is thrown; a refusal is worth 2, a die its face."""

    info = info("ladder", range(1, 2))

    def set_up(self, options: dict[str, str]) -> None:
        self.total = 0
        self.rounds = 0
        self.throwing = False

    def to_act(self) -> list[int]:
        if self.rounds == 10:
            return []
        return [CHANCE] if self.throwing else [0]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [1, 2, 3, 4, 5, 6] if self.throwing else []
        return [0, 1] if actor == 0 and not self.throwing else []

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE or choice == 0:
            self.total += choice if actor == CHANCE else 2
            self.rounds += 1
        self.throwing = actor == 0 and choice == 1

    def scores(self) -> list[int]:
        return [self.total]


def laid(kind: type[Position], seats: int) -> Position:
    position = kind(seats)
    position.set_up({})
    return position
