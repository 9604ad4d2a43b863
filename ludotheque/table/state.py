"""What a table is, and how each kind of entry changes it. The same code runs live and when a table is rebuilt."""

from __future__ import annotations

from typing import NamedTuple

from ..core.game import CLOCK, JUDGE_COMES, JUDGE_GOES, WORLD, Position
from ..core.text import Text
from ..errors import Problem
from ..match.race import Claim
from .clock_rule import ClockRule
from .clocks import Clocks
from .entries import MOVES, Entry
from .seat import Seat
from .witnessed import WitnessedMatch

WAITING, PLAYING, PAUSED, OVER = "waiting", "playing", "paused", "over"
BOTS, DEVICE, LINK, SCREEN = "bots", "device", "link", "screen"
NOBODY = -9  # as an actor: nothing was played, only who is waited for may have changed


class ChatLine(NamedTuple):
    n: int
    name: str
    colour: int
    text: str


class Request(NamedTuple):
    """A seat asks to take its last decision back."""

    by: int
    event: int
    agreed: tuple[int, ...] = ()


class TableState:
    match: WitnessedMatch | None = None

    def __init__(self, kind: type[Position], opening: Entry) -> None:
        _, at, self.id, self.code, seats, self.options, clock, self.seating, self.host, rules = opening
        if rules != kind.info.rules:
            raise Problem(f"played by rules {rules} of {kind.info.slug}; this program knows rules {kind.info.rules}")
        self.kind = kind
        self.at: int = at  # when the last entry happened
        self.v = 1
        self.arranged = 0  # +1 whenever something happens that is no move, or somebody comes or goes
        self.seats = [Seat() for _ in range(seats)]
        self.console = Seat()  # of a referee without a seat
        self.judged: set[str] = set()  # who has been that referee
        self.clocks = Clocks(ClockRule(*clock), seats)
        self.stage = WAITING
        self.acting: list[int] = []  # who is waited for: asked once for each change, read many times
        self.started = 0
        self.paused = 0  # since when
        self.late: set[int] = set()  # seats whose time for this decision is up
        self.request: Request | None = None
        self.chat: list[ChatLine] = []
        self.next = ""
        self.race = 0  # which one is on, by the v when it began
        self.raced = 0  # when the last event of the match happened
        self.claims: list[Claim] = []  # what was done in it and is not played yet
        self.answers: list[tuple[object, Text | None]] = []  # what became of claims with a ticket
        self.waits: dict[int, int] = {}  # bots that wait, with the number of events when they said so

    def apply(self, entry: Entry) -> None:
        at: int = entry[1]
        getattr(self, f"on_{entry[0]}")(at, *entry[2:])
        self.at = max(self.at, at)
        self.v += 1
        if entry[0] not in MOVES:
            self.arranged += 1
        self.stage = self.found_stage()

    def found_stage(self) -> str:
        if self.match is None:
            return WAITING
        if not self.acting:
            return OVER
        return PAUSED if self.paused else PLAYING

    def status(self) -> str:
        return self.stage

    def playing(self) -> WitnessedMatch:
        assert self.match is not None
        return self.match

    def owners(self) -> set[str]:
        return {seat.player for seat in self.seats if seat.player}

    # One method for each kind of entry

    def on_sit(self, at: int, seat: int, player: str, name: str, colour: int) -> None:
        self.seats[seat].sit(player, name, colour)
        self.look_around(at, NOBODY)

    def on_empty(self, at: int, seat: int) -> None:
        self.seats[seat].clear()

    def on_bot(self, at: int, seat: int, bot: str, colour: int) -> None:
        self.seats[seat].give_to_bot(bot, colour)
        self.look_around(at, NOBODY)

    def on_start(self, at: int, seed: str) -> None:
        self.match = WitnessedMatch(self.kind, len(self.seats), self.options, bytes.fromhex(seed))
        self.started = at
        if self.console.player:
            self.match.play(WORLD, JUDGE_COMES)
        self.look_around(at, NOBODY)

    def on_play(self, at: int, actor: int, choice: int) -> None:
        self.at_this_time(at).play(actor, choice)
        self.decided(at, actor)

    def on_say(self, at: int, seat: int, text: str) -> None:
        self.at_this_time(at).say(seat, text)
        self.decided(at, seat)

    def on_console(self, at: int, player: str, name: str) -> None:
        """Without a player the console is given back."""
        self.console = Seat()
        if player:
            self.console.sit(player, name, 0)
            self.judged.add(player)
        if self.match is not None:
            self.at_this_time(at).play(WORLD, JUDGE_COMES if player else JUDGE_GOES)
            self.look_around(at, NOBODY)

    def on_longer(self, at: int) -> None:
        self.clocks.lengthen(self.kind.info.more_time)

    def on_late(self, at: int, seat: int) -> None:
        self.late.add(seat)

    def on_ask(self, at: int, seat: int, event: int) -> None:
        self.request = Request(seat, event)

    def on_agree(self, at: int, seat: int) -> None:
        assert self.request is not None
        self.request = self.request._replace(agreed=(*self.request.agreed, seat))

    def on_refuse(self, at: int, seat: int) -> None:
        self.request = None

    def on_undo(self, at: int, event: int) -> None:
        self.at_this_time(at).take_back(event)
        self.request = None
        for seat in self.seats:
            seat.decided = self.v + 1
        self.late.clear()
        self.clocks.wait_for((), NOBODY, at)
        self.look_around(at, NOBODY)

    def on_pause(self, at: int) -> None:
        self.paused = at

    def on_resume(self, at: int) -> None:
        self.clocks.skip(at - self.paused)
        self.paused = 0

    def on_wake(self, at: int) -> None:
        self.clocks.skip(at - self.at)

    def on_resign(self, at: int, seat: int) -> None:
        self.at_this_time(at).resign(seat)
        self.request = None
        self.look_around(at, seat)

    def on_cover(self, at: int, seat: int, covered: bool) -> None:
        self.seats[seat].covered = covered
        self.look_around(at, NOBODY)

    def on_next(self, at: int, table: str) -> None:
        self.next = table

    def on_chat(self, at: int, name: str, colour: int, text: str) -> None:
        self.chat.append(ChatLine(len(self.chat), name, colour, text))

    # What follows from a change

    def decided(self, at: int, actor: int) -> None:
        if actor >= 0 or (actor == WORLD and self.console.player):
            (self.seats[actor] if actor >= 0 else self.console).decided = self.v + 1
        self.request = None
        self.look_around(at, actor)

    def at_this_time(self, at: int) -> WitnessedMatch:
        match = self.playing()
        match.clock = at - self.started
        return match

    def look_around(self, at: int, acted: int) -> None:
        """Who is waited for now, and which clocks run."""
        if self.match is None:
            return
        self.acting = list(self.match.to_act())
        self.note_race(at)
        people = [s for s in self.acting if s >= 0 and self.seats[s].is_waited_for() and not self.race]
        if self.late:
            self.late = {s for s in self.late if s in people and s != acted}
        self.clocks.wait_for(people, acted, at)
        if self.clocks.due or CLOCK in self.acting:
            timers = self.match.choices(CLOCK) if CLOCK in self.acting else []
            self.clocks.wind(timers, self.match.position.lasts, at)

    def note_race(self, at: int) -> None:
        """In a race no seat's own clock runs: the game has its own."""
        self.raced = at
        if self.acting and self.playing().position.race() >= 0:
            self.race = self.race or self.v + 1
        elif self.race:
            self.race = 0
            self.waits.clear()
