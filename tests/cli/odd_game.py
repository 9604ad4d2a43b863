"""A game of everything that tic-tac-toe has not: secrets, both at once, dice, a number, a text, a referee, a clock."""

from __future__ import annotations

from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, WORLD, Info, Option, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text

CARDS, DIE, NUMBER, WORD, JUDGE, PAUSE, END = range(7)


class OddGame(Position):
    info = Info(
        "odd_game",
        Text("Jeu bizarre", "Odd game"),
        seats=range(2, 3),
        longest=20,
        options=(
            Option("pace", Text("Allure", "Pace"), {"calm": Text("calme", "calm"), "fast": Text("vite", "fast")}),
        ),
        about=Text("Un peu de tout.", "A bit of everything."),
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.phase = CARDS
        self.kept = [-1, -1]
        self.die = 0
        self.points = [0, 0]

    def to_act(self) -> list[int]:
        if self.phase == CARDS:
            return [seat for seat in (0, 1) if self.kept[seat] < 0]
        return [[CHANCE], [0], [1], [WORLD], [CLOCK], []][self.phase - DIE]

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act():
            return []
        return {CARDS: [10, 11], DIE: [1, 2, 3, 4, 5, 6], NUMBER: [5, 7], WORD: [0], JUDGE: [0, 1], PAUSE: [1, 2]}[
            self.phase
        ]

    def why_not(self, actor: int, choice: int) -> Text | None:
        if self.phase == NUMBER and actor == 0:
            return None if 0 < choice < 10 else Text("De 1 à 9.", "From 1 to 9.")
        return super().why_not(actor, choice)

    def play(self, actor: int, choice: int) -> None:
        if self.phase == CARDS:
            self.kept[actor] = choice
            self.phase = CARDS if -1 in self.kept else DIE
            return
        if self.phase == DIE:
            self.die = choice
            self.revealed += 1
        elif self.phase == NUMBER:
            self.points[0] = choice
        elif self.phase == JUDGE:
            self.points[1] = choice
        self.phase += 1

    def scores(self) -> list[int]:
        return self.points

    def lasts(self, timer: int) -> int:
        return 1000 * timer

    def ask(self, actor: int) -> Ask:
        kind = {NUMBER: "number", WORD: "text"}.get(self.phase, "pick")
        return Ask(Text("À toi.", "Your turn."), kind)

    def label(self, actor: int, choice: int) -> Label:
        if self.phase == CARDS:
            return Label(Text(f"carte {choice}", f"card {choice}"), "hand", choice - 10)
        return Label(Text(f"valeur {choice}", f"value {choice}"))

    def seen(self, seat: int, actor: int, choice: int) -> int:
        return HIDDEN if self.phase == CARDS and seat != actor else choice

    def scene(self, seat: int) -> list[Zone]:
        zones = [Zone("die", "tray", 1, (Part("die", 0, mark=str(self.die)),) if self.die else ())]
        if seat >= 0:
            cards = tuple(Part("card", n, Text("carte", "card"), f"S{seat}C{n}", seat) for n in (0, 1))
            zones.append(Zone("hand", "hand", 2, cards, Text("Ta main", "Your hand")))
        return zones
