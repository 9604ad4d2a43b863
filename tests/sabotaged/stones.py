"""An honest open game: a die says how many stones may be taken, one by one; who takes the last one wins."""

from __future__ import annotations

from ludotheque.core.game import CHANCE, Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text

STONES = 9
TAKE, DONE = 0, 1


class Stones(Position):
    info = Info("stones", Text("Cailloux", "Stones"), seats=range(2, 4), longest=30)

    def set_up(self, options: dict[str, str]) -> None:
        self.heap = STONES
        self.taken = [0] * self.seats
        self.turn = 0
        self.may_take = 0  # 0: the die has not been thrown
        self.must_take = True
        self.last = -1

    def to_act(self) -> list[int]:
        if self.heap == 0:
            return []
        return [self.turn] if self.may_take else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act():
            return []
        if actor == CHANCE:
            return [1, 2, 3]
        return [TAKE] if self.must_take else [TAKE, DONE]

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.throw(choice)
        elif choice == TAKE:
            self.take(actor)
        else:
            self.next_turn()

    def throw(self, eyes: int) -> None:
        self.may_take = eyes
        self.must_take = True
        self.revealed += 1

    def take(self, seat: int) -> None:
        self.heap -= 1
        self.taken[seat] += 1
        self.last = seat
        self.must_take = False
        self.may_take -= 1
        if not self.may_take:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.may_take = 0

    def scores(self) -> list[int]:
        return [int(self.heap == 0 and seat == self.last) for seat in range(self.seats)]

    def contents(self) -> list[int]:
        return [self.heap + sum(self.taken)]

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Prends un caillou.", "Take a stone."), default=TAKE)

    def label(self, actor: int, choice: int) -> Label:
        if choice == TAKE:
            return Label(Text("un caillou", "a stone"), "heap", 0)
        return Label(Text("assez", "enough"))

    def scene(self, seat: int) -> list[Zone]:
        stones = tuple(Part("stone", place, Text("caillou", "stone"), id=place) for place in range(self.heap))
        taken = tuple(Part("count", s, mark=str(n), seat=s) for s, n in enumerate(self.taken))
        die = (Part("die", 0, mark=str(self.may_take)),) if self.may_take else ()
        return [
            Zone("heap", "tray", STONES, stones),
            Zone("taken", "counters", self.seats, taken),
            Zone("die", "tray", 1, die),
        ]
