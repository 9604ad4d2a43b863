"""An honest game of skill: a seat says how hard it flicks, the world says where the disc stops."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import NOT_NOW, WORLD, Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text

PLACES = 8


class Flick(Position):
    info = Info("flick", Text("Pichenette", "Flick"), seats=range(1, 3), longest=8)

    def set_up(self, options: dict[str, str]) -> None:
        self.stops: list[int] = []
        self.force = -1

    def to_act(self) -> list[int]:
        if self.force >= 0:
            return [WORLD]
        return [len(self.stops) % self.seats] if len(self.stops) < 4 else []

    def choices(self, actor: int) -> list[int]:
        return [0, 1, 2] if actor >= 0 and actor in self.to_act() else []

    def play(self, actor: int, choice: int) -> None:
        if actor == WORLD:
            self.stops.append(choice)
            self.revealed += 1
            self.force = -1
        else:
            self.force = choice

    def why_not(self, actor: int, choice: int) -> Text | None:
        if actor == WORLD:
            return None if self.force >= 0 and 0 <= choice < PLACES else NOT_NOW
        return super().why_not(actor, choice)

    def stand_in(self, rng: Random) -> list[int]:
        return [self.force * 2 + rng.randrange(4)]

    def scores(self) -> list[int]:
        return [sum(self.stops[seat :: self.seats]) for seat in range(self.seats)]

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Avec quelle force ?", "How hard?"))

    def label(self, actor: int, choice: int) -> Label:
        return Label(Text(f"force {choice}", f"force {choice}"))

    def scene(self, seat: int) -> list[Zone]:
        lanes = [Zone(f"lane {n}", "tray", PLACES, (Part("disc", stop),)) for n, stop in enumerate(self.stops)]
        return [*lanes, Zone("force", "counters", 1, (Part("count", 0, mark=str(self.force)),))]
