"""A match with a log: for every event, what each seat saw of it."""

from __future__ import annotations

from typing import NamedTuple

from ..core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED, WORLD, Position
from ..core.scene import Label
from ..core.text import Text
from ..match.match import RESIGN, TAKE_BACK, Match

LogLine = tuple[int, int, int, Text, int, int]  # n, actor, choice, words, when, and whose name follows the words
SECRET = Label(Text("choix secret", "secret choice"))
PLAIN = {
    CHANCE: Text("le hasard", "chance"),
    CLOCK: Text("temps écoulé", "time is up"),
    WORLD: Text("résultat", "outcome"),
    TAKE_BACK: Text("coup repris", "taken back"),
    RESIGN: Text("abandon", "resignation"),
}


class Line(NamedTuple):
    """One event of the log. seen has one choice a seat, then the spectators'; labels has words for each of them."""

    n: int
    actor: int
    seen: tuple[int, ...]
    labels: dict[int, Label]
    at: int

    def by(self, seat: int) -> LogLine:
        """As this seat, or a spectator (HIDDEN: the last one), saw it."""
        choice = self.seen[seat]
        label = self.labels[choice]
        return self.n, self.actor, choice, label.text, self.at, label.seat

    def is_noticed(self, seats: list[int]) -> bool:
        return any(self.seen[seat] != UNNOTICED for seat in seats)


class WitnessedMatch(Match):
    """The rules say what is seen, before the event is played; afterwards it would be too late to ask."""

    def __init__(self, kind: type[Position], seats: int, options: dict[str, str], seed: bytes) -> None:
        self.lines: list[Line] = []
        self.revealed_before: list[int] = []
        self.raced: list[bool] = []  # whether the event was one of a race
        self.standing: list[int] = []  # numbers of the events that have not been taken back
        self.clock = 0  # milliseconds since the start, for the log
        super().__init__(kind, seats, options, seed)

    def add(self, actor: int, choice: int) -> None:
        number = len(self.events)
        self.lines.append(line(self.position, number, actor, choice, self.clock))
        self.revealed_before.append(self.position.revealed)
        self.raced.append(self.position.race() >= 0)
        super().add(actor, choice)
        if actor == TAKE_BACK:
            self.standing = [n for n in self.standing if n < choice]
        else:
            self.standing.append(number)


def line(position: Position, n: int, actor: int, choice: int, at: int) -> Line:
    if actor <= TAKE_BACK:
        return Line(n, actor, (choice,) * (position.seats + 1), {choice: Label(PLAIN[actor])}, at)
    if type(position).seen is Position.seen:  # a game without secrets: everybody sees everything
        return Line(n, actor, (choice,) * (position.seats + 1), {choice: wording(position, actor, choice)}, at)
    seen = tuple([position.seen(seat, actor, choice) for seat in (*range(position.seats), HIDDEN)])
    return Line(n, actor, seen, {c: wording(position, actor, c) for c in set(seen)}, at)


def wording(position: Position, actor: int, choice: int) -> Label:
    """What is said of an event. A game need not have words for what no seat can pick."""
    if choice in (HIDDEN, UNNOTICED):
        return SECRET
    if actor >= 0:
        return position.label(actor, choice)
    try:
        return position.label(actor, choice)
    except Exception:
        return Label(PLAIN[actor])
