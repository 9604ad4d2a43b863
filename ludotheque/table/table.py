"""A table: one live match with people and bots around it.

Every command checks first and raises Refused without changing anything. What it changes it notes as entries;
take_entries() hands them over to be stored. Who is connected just now is known too, but is no entry.
"""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_bytes

from ..core.game import CLOCK, HIDDEN, JUDGE_COMES, JUDGE_GOES, Position
from ..core.text import Text
from ..match.match import Refused
from ..match.record import Record
from . import race, undoing
from .clock_rule import NO_CLOCK, PLAYER, ClockRule
from .entries import Entry
from .names import clean_answer, clean_line, clean_name
from .reasons import NOT_THIS, reason
from .seat import EMPTY, PERSON, STAND_IN, USUAL_BOT
from .seating import SeatedTable
from .state import LINK, OVER, PAUSED, PLAYING, WAITING

STALE = Text("La table a changé entre-temps : choisis à nouveau.", "The table has changed meanwhile: choose again.")


class Table(SeatedTable):
    @staticmethod
    def open(
        kind: type[Position],
        now: int,
        id: str,
        code: str,
        seats: int,
        host: str,
        seating: str = LINK,
        options: dict[str, str] | None = None,
        clock: ClockRule | None = None,
    ) -> Table:
        """A new table with empty seats. The caller has checked options and number of seats against the game."""
        rule = clock or ClockRule()
        timing = [rule.kind, rule.seconds, rule.increment]
        entry: Entry = ["open", now, id, code, seats, options or {}, timing, seating, host, kind.info.rules]
        table = Table(kind, entry)
        table.fresh.append(entry)
        return table

    @staticmethod
    def from_entries(kind: type[Position], entries: Iterable[Entry]) -> Table:
        story = iter(entries)
        table = Table(kind, next(story))
        for entry in story:
            table.apply(entry)
        table.loaded = table.at
        return table

    # Playing

    def start(self, now: int, player: str, seed: bytes | None = None) -> None:
        self.require(WAITING)
        self.require_host(player)
        for n, seat in enumerate(self.seats):
            if seat.kind == EMPTY:
                self.give_to_bot(now, n, USUAL_BOT)
        self.happen(now, "start", (seed or token_bytes(32)).hex())

    def play(self, now: int, player: str, seat: int, choice: int, made_on: int = 1 << 53) -> None:
        """made_on: the v that the player had before their eyes."""
        self.require_turn(player, seat, made_on)
        if choice in (JUDGE_COMES, JUDGE_GOES):
            raise Refused(NOT_THIS)
        self.move(now, seat, choice)

    def answer(self, now: int, player: str, seat: int, text: str, made_on: int = 1 << 53) -> None:
        """In words; the rules say whether any are wanted."""
        self.require_turn(player, seat, made_on)
        self.happen(now, "say", seat, clean_answer(text))

    def require_turn(self, player: str, seat: int, made_on: int) -> None:
        self.require(PLAYING)
        self.require_owner(player, seat)
        if self.race or made_on < self.place(seat).decided:
            raise Refused(STALE)

    def move(self, now: int, actor: int, choice: int) -> None:
        self.happen(now, "play", actor, choice)

    def why_not(self, player: str, seat: int, zone: str, place: int) -> Text:
        """Why what was pressed cannot be picked: the game's reason for a choice that points there, if it has one."""
        self.require(PLAYING)
        self.require_owner(player, seat)
        return reason(self.playing(), seat, zone, place)

    def bots_to_move(self) -> list[tuple[int, str, int]]:
        """Seats that a bot decides for now, the bot's name, and a token to come back with."""
        if self.status() != PLAYING:
            return []
        if self.race:
            return race.bots_to_ask(self)
        waiting = [s for s in self.acting if s >= 0]
        named = [(s, STAND_IN if s in self.late else self.seats[s].plays_by_bot()) for s in waiting]
        return [(seat, bot, len(self.playing().events)) for seat, bot in named if bot]

    def bot_moves(self, now: int, seat: int, token: int, move: int | str) -> None:
        """A bot's decision; dropped if the table has changed since it was asked."""
        if move == HIDDEN or token not in [t for s, _, t in self.bots_to_move() if s == seat]:
            return
        try:
            self.happen(now, "say" if isinstance(move, str) else "play", seat, move)
        except Refused:
            self.move(now, seat, self.playing().choices(seat)[0])

    # Time

    def next_deadline(self) -> int | None:
        """When tick() has something to do next."""
        if self.race:
            up = race.next_up(self)
            return up.stamp + race.LAG if up else None
        due = self.dues()
        return min(due)[0] if due else None

    def dues(self) -> list[tuple[int, int, int]]:
        """(when, CLOCK, timer) or (when, seat, -1)."""
        if self.stage != PLAYING or (self.clocks.rule.kind == NO_CLOCK and not self.clocks.due):
            return []
        people = [(when, seat, -1) for seat, when in self.clocks.seats_due().items() if seat not in self.late]
        return people + [(when, CLOCK, timer) for timer, when in self.clocks.due.items()]

    def tick(self, now: int) -> None:
        while race.go_on(self, now) if self.race else self.ring_next(now):
            pass

    def ring_next(self, now: int) -> bool:
        due = self.dues()
        if not due or min(due)[0] > now:
            return False
        _, actor, timer = min(due)
        if actor == CLOCK:
            self.move(now, CLOCK, timer)
        elif self.clocks.rule.kind == PLAYER:
            self.give_up(now, actor)
        else:
            self.time_is_up(now, actor)
        return True

    def time_is_up(self, now: int, seat: int) -> None:
        match = self.playing()
        default = match.position.ask(seat).default
        if default != HIDDEN and match.why_not(seat, default) is None:
            self.move(now, seat, default)
        else:
            self.happen(now, "late", seat)

    def wake(self, now: int) -> None:
        """Back in memory: the time in between has not counted."""
        self.loaded = now
        if self.status() == PLAYING and self.dues():
            self.happen(now, "wake")

    def pause(self, now: int, player: str) -> None:
        self.require(PLAYING)
        self.require_somebody(player)
        self.happen(now, "pause")

    def resume(self, now: int, player: str) -> None:
        self.require(PAUSED)
        self.require_somebody(player)
        self.happen(now, "resume")

    def resign(self, now: int, player: str, seat: int) -> None:
        self.require(PLAYING)
        self.require_owner(player, seat)
        self.give_up(now, seat)

    def give_up(self, now: int, seat: int) -> None:
        """With two sides that ends the match; among more a bot takes the seat over."""
        if len(self.seats) <= 2:
            self.happen(now, "resign", seat)
        else:
            self.give_to_bot(now, seat, USUAL_BOT)

    def rematch(self, now: int, player: str, id: str, code: str) -> Table:
        """The next table, everybody one seat further so that another side begins; started at once."""
        self.require(OVER)
        self.require_somebody(player)
        if self.next:
            raise Refused(Text("La revanche est déjà ouverte.", "The rematch is open already."))
        rule = self.clocks.rule
        new = Table.open(self.kind, now, id, code, len(self.seats), player, self.seating, self.options, rule)
        for n, seat in enumerate(self.seats[-1:] + self.seats[:-1]):
            if seat.kind == PERSON:
                new.happen(now, "sit", n, seat.player, seat.name, seat.colour)
            else:
                new.happen(now, "bot", n, seat.bot, seat.colour)
        if self.console.player:
            new.happen(now, "console", self.console.player, self.console.name)
        new.start(now, player)
        self.happen(now, "next", id)
        return new

    # Undo and talk

    def undo(self, now: int, player: str, seat: int) -> None:
        self.require(PLAYING)
        self.require_owner(player, seat)
        undoing.ask(self, now, seat)

    def agree(self, now: int, player: str, yes: bool) -> None:
        self.require(PLAYING)
        undoing.answer(self, now, player, yes)

    def say(self, now: int, player: str, name: str, colour: int, text: str) -> None:
        mine = next((s for s in self.seats if s.player == player), None)
        line = clean_line(text)
        if mine:
            name, colour = mine.name, mine.colour
        self.happen(now, "chat", clean_name(name), colour, line)

    # What is left

    def record(self) -> Record:
        if self.status() != OVER:
            raise Refused(Text("La partie n'est pas finie.", "The match is not over."))
        return self.playing().record([seat.shown_name() for seat in self.seats])
