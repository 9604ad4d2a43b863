"""The clocks of a table: of the seats that are waited for, and of the game's own timers. All times are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .clock_rule import NO_CLOCK, PLAYER, ClockRule


class Clocks:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.since: dict[int, int] = {}  # seats that are waited for, from when on
        self.due: dict[int, int] = {}  # timers of the game, and when they fire
        self.longer: dict[int, int] = {}  # how often they were lengthened

    def wait_for(self, seats: Iterable[int], acted: int, at: int) -> None:
        """Only these seats are waited for now; the one that acted starts on a new decision."""
        if self.rule.kind == NO_CLOCK:
            return
        wanted = set(seats)
        for seat in [s for s in self.since if s == acted or s not in wanted]:
            self.stop(seat, at, turn_ends=seat == acted and seat not in wanted)
        for seat in wanted:
            self.since.setdefault(seat, at)

    def stop(self, seat: int, at: int, turn_ends: bool) -> None:
        passed = at - self.since.pop(seat)
        if self.rule.kind == PLAYER:
            bonus = self.rule.increment * 1000 if turn_ends else 0
            self.left[seat] = max(0, self.left[seat] - passed) + bonus

    def wind(self, timers: Iterable[int], lasts: Callable[[int], int], at: int) -> None:
        """A timer runs from when it first appears; gone, it is cancelled."""
        self.due = {t: self.due[t] if t in self.due else at + lasts(t) for t in timers}
        if self.longer:
            self.longer = {t: times for t, times in self.longer.items() if t in self.due}

    def lengthen(self, milliseconds: int) -> None:
        """Every timer that runs."""
        for timer in self.due:
            self.due[timer] += milliseconds
            self.longer[timer] = self.longer.get(timer, 0) + 1

    def lengthened(self) -> int:
        """How often, of what runs now."""
        return max(self.longer.values(), default=0)

    def skip(self, milliseconds: int) -> None:
        """This time has not counted: a pause, or a server that was down."""
        self.since = {seat: at + milliseconds for seat, at in self.since.items()}
        self.due = {timer: at + milliseconds for timer, at in self.due.items()}

    def runs_out(self, seat: int) -> int:
        return self.since[seat] + self.left[seat]

    def seats_due(self) -> dict[int, int]:
        return {} if self.rule.kind == NO_CLOCK else {seat: self.runs_out(seat) for seat in self.since}

    def remaining(self, seat: int, now: int) -> int:
        return max(0, self.runs_out(seat) - now if seat in self.since else self.left[seat])
