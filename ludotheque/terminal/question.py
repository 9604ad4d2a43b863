"""One question to one person: ask until the answer is a choice, or a wish to take back or to leave."""

from __future__ import annotations

from ..core.game import NOT_NOW
from ..core.scene import Label
from ..core.text import Text
from ..match.match import Match
from . import words
from .console import Console
from .places import place_name
from .scene import draw_scene
from .style import plain
from .typed import is_number, meant, place_called
from .view import View, labels_of


class TakeBack(Exception):
    """The person wants the last choice back."""


class Leave(Exception):
    """The person wants to go; so does the end of a pipe."""


class Question:
    def __init__(self, match: Match, seat: int, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.ask = match.position.ask(seat)
        self.choices = match.choices(seat)[:]
        self.labels = labels_of(match.position, seat)
        self.listed = [n for n, label in enumerate(self.labels) if self.ask.lit or not label.zone]  # buttons always
        self.zones = match.position.scene(seat)
        self.texts = len(match.texts)

    def show(self) -> None:
        view = View(self.console.style, self.console.language)
        if self.ask.lit:
            view.light(self.labels)
        print(f"\n{draw_scene(self.zones, view, self.console.room)}\n")
        prompt = plain(self.ask.prompt.in_language(self.console.language))
        print(self.console.says(self.seat, self.console.style.bold(prompt)))

    def answer(self) -> int:
        """The choice; what is wrong is said, and asked again."""
        while True:
            line = self.console.ask(self.invitation())
            choice = self.understood(line)
            if choice is None:
                continue
            why = self.match.why_not(self.seat, choice)
            if why is None:
                return choice
            self.console.say(why)
            del self.match.texts[self.texts :]  # a text that was refused was not played

    def invitation(self) -> str:
        if self.ask.kind == "text":
            return self.console.word(words.TEXT_WANTED) + " >"
        if self.ask.kind != "pick":
            return self.console.word(words.NUMBER_WANTED) + " >"
        if self.only_choice():
            return self.console.word(words.ENTER_FOR, self.text_of(self.labels[0])) + " >"
        return self.console.word(words.PICK_ONE) + " >"

    def only_choice(self) -> bool:
        return self.ask.kind == "pick" and self.ask.lit and len(self.choices) == 1

    def understood(self, line: str) -> int | None:
        if line in ("u", "U"):
            raise TakeBack
        if line in ("q", "Q"):
            raise Leave
        if line == "?":
            self.list_choices()
            return None
        return self.picked(line) if self.ask.kind == "pick" else self.open_answer(line)

    def picked(self, line: str) -> int | None:
        if not line and self.only_choice():
            return self.choices[0]
        found = self.meant(line) if line else []
        if len(found) == 1:
            return self.choices[found[0]]
        if found:
            self.console.say(words.SEVERAL, line)
            self.list_some(found[:40])
        else:
            self.complain(line)
        return None

    def meant(self, line: str) -> list[int]:
        return meant(line, self.labels, self.listed, self.zones, self.console.language)

    def complain(self, line: str) -> None:
        count = len(self.listed)
        if is_number(line):
            self.console.say(words.OUT_OF_RANGE, count, count)
        elif (place := place_called(line, self.zones)) >= 0:
            self.console.say(self.why_not_there(place), line)
        else:
            self.console.say(words.UNCLEAR, plain(line[:40]))

    def why_not_there(self, place: int) -> Text:
        """Most games number the choices of a board by its places: then they can say more than "not now"."""
        why = self.match.why_not(self.seat, place)
        return words.NOT_THERE if why is None or why == NOT_NOW else why

    def open_answer(self, line: str) -> int | None:
        """A number is the choice itself; a text is written down, and its number is the choice.

        A button beside it is pressed by its words.
        """
        if (button := self.button_called(line)) is not None:
            return button
        if self.ask.kind == "text":
            self.match.texts.append(plain(line))
            return len(self.match.texts) - 1
        if is_number(line):
            return int(line)
        self.console.say(words.UNCLEAR, plain(line[:40]))
        return None

    def button_called(self, line: str) -> int | None:
        """None where there is none."""
        words = [(self.text_of(label).casefold(), n) for n, label in enumerate(self.labels) if not label.zone]
        return next((self.choices[n] for text, n in words if text == line.strip().casefold()), None)

    def list_choices(self) -> None:
        if not self.ask.lit:
            self.console.say(words.NOT_LISTED)
        self.list_some(self.listed)

    def list_some(self, which: list[int]) -> None:
        boards = {zone.name: zone for zone in self.zones}
        for n in which:
            label = self.labels[n]
            number = self.number_of(n)
            place = place_name(boards[label.zone], label.place) if label.zone in boards else ""
            print(f"  {number:>3}  {place:<4} {self.text_of(label)}".rstrip())

    def number_of(self, n: int) -> int | str:
        """What is typed for it: its number in the list, or for an open question the value itself."""
        if self.ask.kind != "pick":
            return self.choices[n]
        return self.listed.index(n) + 1 if n in self.listed else ""

    def text_of(self, label: Label) -> str:
        return plain(label.text.in_language(self.console.language))
