"""Small games that show what tables have to cope with: secrets, chance, simultaneous choices, timers."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED, WORLD, Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text


class Hunch(Position):
    """Everybody is dealt a secret card of 510 to 519, then all bid in secret from 720 to 724, three times over.

    A card is known to its seat only; bids are shown when the last one is in.
    """

    info = Info("hunch", Text("Flair", "Hunch"), seats=range(2, 5), longest=40)

    def set_up(self, options: dict[str, str]) -> None:
        self.cards: list[int] = []
        self.bids = [-1] * self.seats
        self.shown: list[list[int]] = []
        self.points = [0] * self.seats

    def to_act(self) -> list[int]:
        if len(self.cards) < self.seats:
            return [CHANCE]
        return [s for s in range(self.seats) if self.bids[s] < 0] if len(self.shown) < 3 else []

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act():
            return []
        return [c for c in range(510, 520) if c not in self.cards] if actor == CHANCE else list(range(720, 725))

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.cards.append(choice)
            self.revealed += 1
            return
        self.bids[actor] = choice
        if min(self.bids) >= 0:
            self.reveal()

    def reveal(self) -> None:
        self.shown.append(self.bids)
        for seat, bid in enumerate(self.bids):
            self.points[seat] += bid * self.cards[seat]
        self.bids = [-1] * self.seats
        self.revealed += 1

    def scores(self) -> list[int]:
        return self.points if len(self.shown) == 3 else [0] * self.seats

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Mise.", "Bid."), default=720)

    def label(self, actor: int, choice: int) -> Label:
        return Label(Text(f"mise {choice}", f"bids {choice}"))

    def seen(self, seat: int, actor: int, choice: int) -> int:
        mine = len(self.cards) if actor == CHANCE else actor
        return choice if seat == mine else HIDDEN

    def scene(self, seat: int) -> list[Zone]:
        card = (Part("card", 0, mark=str(self.cards[seat])),) if 0 <= seat < len(self.cards) else ()
        bids = tuple(Part("bid", n, mark=str(b)) for n, b in enumerate(b for row in self.shown for b in row))
        return [Zone("hand", "hand", 1, card, seat=seat), Zone("bids", "list", 12, bids)]


class Buzzer(Position):
    """Five rounds: the first to press scores; nobody within a second, the bell rings and nobody does."""

    info = Info("buzzer", Text("Buzzer", "Buzzer"), seats=range(2, 4), longest=5)

    def set_up(self, options: dict[str, str]) -> None:
        self.round = 0
        self.points = [0] * self.seats

    def to_act(self) -> list[int]:
        return [*range(self.seats), CLOCK] if self.round < 5 else []

    def choices(self, actor: int) -> list[int]:
        if self.round == 5:
            return []
        return [self.round] if actor == CLOCK else [7]

    def play(self, actor: int, choice: int) -> None:
        self.round += 1
        if actor >= 0:
            self.points[actor] += 1

    def lasts(self, timer: int) -> int:
        return 1000

    def scores(self) -> list[int]:
        return self.points

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Appuie !", "Press!"))

    def label(self, actor: int, choice: int) -> Label:
        return Label(Text("appuyer", "press"))

    def scene(self, seat: int) -> list[Zone]:
        return [Zone("points", "counters", self.seats)]


class Slide(Position):
    """In turn, twice each: push two stones with a force of 0 to 9. The world says where each stops: 0 to 9 points."""

    info = Info("slide", Text("Glisse", "Slide"), seats=range(2, 3), longest=12)

    def set_up(self, options: dict[str, str]) -> None:
        self.pushed = -1  # the force, until both stones lie
        self.stops = 0
        self.points = [0, 0]

    def to_act(self) -> list[int]:
        if self.pushed >= 0:
            return [WORLD]
        return [self.stops // 2 % 2] if self.stops < 8 else []

    def choices(self, actor: int) -> list[int]:
        return list(range(10)) if actor in self.to_act() else []

    def play(self, actor: int, choice: int) -> None:
        if actor == WORLD:
            self.points[self.stops // 2 % 2] += choice
            self.stops += 1
            self.revealed += 1
        self.pushed = choice if actor >= 0 else self.pushed if self.stops % 2 else -1

    def stand_in(self, rng: Random) -> list[int]:
        return [rng.randrange(10), rng.randrange(10)]

    def scores(self) -> list[int]:
        return self.points

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Pousse.", "Push."))

    def label(self, actor: int, choice: int) -> Label:
        return Label(Text(f"{choice}", f"{choice}"))

    def scene(self, seat: int) -> list[Zone]:
        return [Zone("points", "counters", self.seats)]


class Whisper(Hunch):
    """The same, but nobody is to know who has bid already."""

    info = Hunch.info._replace(slug="whisper")

    def to_act(self) -> list[int]:
        waiting = super().to_act()
        return list(range(self.seats)) if waiting and waiting != [CHANCE] else waiting

    def choices(self, actor: int) -> list[int]:
        waiting = super().to_act()
        return super().choices(actor) if waiting == [CHANCE] or actor in waiting else []

    def seen(self, seat: int, actor: int, choice: int) -> int:
        shown = super().seen(seat, actor, choice)
        is_last = self.bids.count(-1) == 1
        return UNNOTICED if shown == HIDDEN and actor >= 0 and not is_last else shown
