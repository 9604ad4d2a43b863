"""What happened, in words, as one seat may see it."""

from __future__ import annotations

from ..core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED, WORLD, Position
from ..core.scene import Label
from ..match.match import RESIGN, TAKE_BACK, Match
from . import words
from .console import Console
from .language import colon
from .places import place_name
from .style import plain

OTHERS = {CHANCE: words.CHANCE_DOES, CLOCK: words.CLOCK_DOES}


class Teller:
    """Follows a match with a position of its own: a choice is named by the position that it was made in."""

    def __init__(self, match: Match, seat: int, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.told = 0
        self.position = match.laid()

    def skip_setting_up(self) -> None:
        """What chance laid before the first decision is on the table; only its last draws are worth a line."""
        while self.told + 2 < len(self.match.events) and self.match.events[self.told + 2][0] == CHANCE:
            self.follow(*self.match.events[self.told])

    def news(self) -> list[str]:
        """A line for each event since the last time, but for the seat's own; "" for what goes without saying."""
        lines = []
        while self.told < len(self.match.events):
            actor, choice = self.match.events[self.told]
            if actor < 0 or (actor != self.seat and self.seen(actor, choice) != UNNOTICED):
                lines.append(self.line(actor, choice))
            self.follow(actor, choice)
        return lines

    def follow(self, actor: int, choice: int) -> None:
        self.told += 1
        if actor == TAKE_BACK:
            self.position = self.as_after(self.told)
        elif actor != RESIGN:
            self.position.play(actor, choice)

    def as_after(self, told: int) -> Position:
        """Rebuilt, because the match itself may have gone on since."""
        past = Match(self.match.kind, self.match.seats, self.match.options, promise=self.match.commitment)
        past.events = self.match.events[:told]
        past.rebuild()
        return past.position

    def line(self, actor: int, choice: int) -> str:
        if actor == TAKE_BACK:
            return self.console.word(words.TAKES_BACK, choice)
        if actor == RESIGN:
            return self.console.word(words.GIVES_UP, self.console.seat(choice))
        what = self.what(actor, choice)
        if not what or actor == WORLD or (actor < 0 and self.names_somebody(actor, choice)):
            return what[:1].upper() + what[1:]
        who = self.console.seat(actor) if actor >= 0 else self.console.word(OTHERS[actor])
        return colon(who, what, self.console.language)

    def names_somebody(self, actor: int, choice: int) -> bool:
        shown = self.seen(actor, choice)
        return shown != HIDDEN and self.position.label(actor, shown).seat >= 0

    def what(self, actor: int, choice: int) -> str:
        shown = self.seen(actor, choice)
        if shown == HIDDEN:
            return self.console.word(words.IN_SECRET)
        label = self.position.label(actor, shown)
        text = plain(label.text.in_language(self.console.language))
        if label.seat >= 0:
            text = f"{text} {self.console.seat(label.seat)}"
        place = self.place(label)
        return f"{text} [{place}]" if place and place not in text.split() else text

    def seen(self, actor: int, choice: int) -> int:
        return self.position.seen(self.seat, actor, choice)

    def place(self, label: Label) -> str:
        zones = self.position.scene(self.seat) if label.zone else []
        return next((place_name(zone, label.place) for zone in zones if zone.name == label.zone), "")


class Chronicle(Teller):
    """Everything that happened, secrets too: for whoever holds the record."""

    def seen(self, actor: int, choice: int) -> int:
        return choice
