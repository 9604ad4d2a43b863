"""Aim: say a number, then pick a point of a field that nobody has drawn. For inputs without a scene of their own."""

from __future__ import annotations

from ludotheque.core.game import Info, Position
from ludotheque.core.scene import Ask, Label, Zone
from ludotheque.core.text import Text


class Aim(Position):
    """One of two: a number from 0 to 5, then one of four points; both count."""

    info = Info("aim", Text("Vise", "Aim"), seats=range(2, 3), longest=2)

    def set_up(self, options: dict[str, str]) -> None:
        self.said: list[int] = []

    def to_act(self) -> list[int]:
        return [0] if len(self.said) < 2 else []

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act():
            return []
        return [100, 200, 300, 400] if self.said else list(range(6))

    def play(self, actor: int, choice: int) -> None:
        self.said.append(choice)

    def scores(self) -> list[int]:
        return [sum(self.said), 0]

    def ask(self, actor: int) -> Ask:
        return Ask(Text("Où ?", "Where?"), "point") if self.said else Ask(Text("Combien ?", "How many?"), "number")

    def label(self, actor: int, choice: int) -> Label:
        where = Text(f"à {choice} pas", f"{choice} steps away")
        return Label(where, "field", choice) if self.said else Label(Text(f"{choice}", f"{choice}"))

    def scene(self, seat: int) -> list[Zone]:
        return [Zone("field", "field", 401)]
