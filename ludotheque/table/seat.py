"""A seat at a table, and who is on it."""

from __future__ import annotations

from dataclasses import dataclass

PERSON, BOT, EMPTY = "person", "bot", "empty"
USUAL_BOT = "level:3"
STAND_IN = "level:1"  # decides for somebody whose time is up


@dataclass
class Seat:
    kind: str = EMPTY
    player: str = ""  # whose seat it is; never shown
    name: str = ""
    colour: int = 0
    bot: str = ""
    covered: bool = False  # a bot plays for somebody who is away
    decided: int = 0  # the table's v at its last decision

    def sit(self, player: str, name: str, colour: int) -> None:
        self.kind, self.player, self.name, self.colour, self.bot = PERSON, player, name, colour, ""
        self.covered = False

    def give_to_bot(self, bot: str, colour: int) -> None:
        self.clear()
        self.kind, self.bot, self.colour = BOT, bot, colour

    def clear(self) -> None:
        self.kind, self.player, self.name, self.colour, self.bot, self.covered = EMPTY, "", "", 0, "", False

    def plays_by_bot(self) -> str:
        """The bot that decides for this seat, or ""."""
        return self.bot if self.kind == BOT else USUAL_BOT if self.covered else ""

    def is_waited_for(self) -> bool:
        return self.kind == PERSON and not self.covered

    def shown_name(self) -> str:
        return self.name or self.bot
