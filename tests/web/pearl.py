"""A game with a secret, for the tests: one seat hides a pearl under a cup, the other looks for it; then swapped."""

from random import Random

from ludotheque.core.game import HIDDEN, Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text

CUPS = [0, 1, 2]
SECRET = Text("tasse avec la perle", "cup with the pearl")


class Pearl(Position):
    info = Info("pearl", Text("La perle", "The pearl"), seats=range(2, 3), longest=4, minutes=1)

    def set_up(self, options: dict[str, str]) -> None:
        self.round, self.pearl, self.points = 0, HIDDEN, [0, 0]

    def to_act(self) -> list[int]:
        hides = self.pearl == HIDDEN
        return [] if self.round == 2 else [self.round if hides else 1 - self.round]

    def choices(self, seat: int) -> list[int]:
        return CUPS if seat in self.to_act() else []

    def play(self, seat: int, cup: int) -> None:
        if seat == self.round:
            self.pearl = cup
        else:
            self.points[seat] += cup == self.pearl
            self.round, self.pearl, self.revealed = self.round + 1, HIDDEN, self.revealed + 1

    def scores(self) -> list[int]:
        return self.points

    def imagine(self, seat: int, rng: Random) -> Position:
        twin = self.clone()
        assert isinstance(twin, Pearl)
        if twin.pearl != HIDDEN and seat != self.round:
            twin.pearl = rng.choice(CUPS)
        return twin

    def ask(self, seat: int) -> Ask:
        return Ask(Text("Cache.", "Hide.") if seat == self.round else Text("Cherche.", "Look."))

    def label(self, seat: int, cup: int) -> Label:
        return Label(Text(f"tasse {cup + 1}", f"cup {cup + 1}"), "cups", cup)

    def seen(self, seat: int, actor: int, cup: int) -> int:
        return cup if actor != self.round or seat == actor else HIDDEN

    def scene(self, seat: int) -> list[Zone]:
        known = self.pearl if seat == self.round else HIDDEN
        cups = [
            Part("tile", c, SECRET if c == known else Text("tasse", "cup"), "●" if c == known else "") for c in CUPS
        ]
        return [Zone("cups", "grid", 3, tuple(cups), columns=3)]
