"""Headless matches: bots at every seat, time that costs nothing."""

from __future__ import annotations

from random import Random

from ..core.game import CLOCK, HIDDEN, WORLD, pick
from ..match.match import Match, Refused
from ..match.race import Claim, first, still_meant
from ..match.record import Record
from ..worlds import answers_of
from .bot import delay_of, move_of
from .names import bots as named

PACE = 2500  # milliseconds of headless time that an event of a seat takes, if its bot does not say


class Arena:
    """A seat's event costs its pace; a timer fires when its time has come. In a race all seats think at once.

    Each seat has a generator of its own, so a bot decides the same whoever sits opposite.
    Bots answer when they are waited for; they don't interject.
    """

    def __init__(self, match: Match, names: list[str], seed: int) -> None:
        self.match = match
        self.bots = named(names, match.kind, match.seats)
        self.minds = [Random(f"{seed} {seat}") for seat in range(match.seats)]
        self.rng = Random(f"{seed} table")
        self.left: dict[int, int] = {}  # milliseconds of each running timer
        self.plans: list[Claim] = []  # in a race: what seats are about to do, stamped with the milliseconds until then
        self.waits: dict[int, int] = {}  # in a race: seats that wait, with the number of events when they said so
        self.decisions = 0

    def run(self) -> None:
        while acting := self.match.to_act():
            self.wind_clocks(CLOCK in acting)
            seats = [actor for actor in acting if actor >= 0]
            if self.left and self.match.position.race() >= 0:
                self.race(seats)
                continue
            soon = min(self.left, key=self.left.__getitem__) if self.left else HIDDEN
            if self.left and (self.left[soon] < PACE if seats else WORLD not in acting):
                self.fire(soon)
            elif seats:
                self.decide(pick(seats, self.rng))
            else:
                self.world_answers()

    def wind_clocks(self, running: bool) -> None:
        """A timer that is new starts, one that is gone is cancelled."""
        p = self.match.position
        timers = p.choices(CLOCK) if running else []
        self.left = {timer: self.left.get(timer, p.lasts(timer)) for timer in timers}

    def fire(self, timer: int) -> None:
        gone = self.left.pop(timer)
        self.let_pass(gone)
        self.match.play(CLOCK, timer)

    def let_pass(self, milliseconds: int) -> None:
        self.left = {timer: left - milliseconds for timer, left in self.left.items()}
        self.plans = [plan._replace(stamp=plan.stamp - milliseconds) for plan in self.plans]

    def decide(self, seat: int) -> None:
        bot, position, mind = self.bots[seat], self.match.position, self.minds[seat]
        self.let_pass(delay_of(bot, position, seat, mind, PACE))
        if any(left < 0 for left in self.left.values()):
            self.fire(min(self.left, key=self.left.__getitem__))  # while it was thinking
            return
        move = move_of(bot, position, seat, mind)
        if move != HIDDEN or not self.left:
            self.match.make(seat, move)
            self.decisions += 1

    # Races

    def race(self, seats: list[int]) -> None:
        """Whoever has no plan makes one; then the first of all plans and timers happens."""
        position, events = self.match.position, len(self.match.events)
        planned = [plan.seat for plan in self.plans]
        for seat in seats:
            if seat not in planned and self.waits.get(seat) != events:
                self.make_plan(seat, events)
        happens = first(self.plans, self.left, position.race(), self.match.seats)
        assert happens is not None
        self.let_pass(happens.stamp)
        if happens.seat == CLOCK:
            self.fire(happens.choice)
        else:
            self.carry_out(happens._replace(stamp=0))
        self.drop_plans()

    def make_plan(self, seat: int, events: int) -> None:
        bot, position, mind = self.bots[seat], self.match.position, self.minds[seat]
        move = move_of(bot, position, seat, mind)
        if isinstance(move, str) or move == HIDDEN:
            self.waits[seat] = events
        else:
            delay = delay_of(bot, position, seat, mind, PACE)
            self.plans.append(Claim(delay, seat, move, position.ask(seat)))

    def carry_out(self, plan: Claim) -> None:
        """Somebody else may have been quicker: then it is refused, and made anew."""
        self.plans = [other for other in self.plans if other.seat != plan.seat]
        try:
            self.match.play(plan.seat, plan.choice)
            self.decisions += 1
        except Refused:
            pass

    def drop_plans(self) -> None:
        position = self.match.position
        if position.race() < 0:
            self.plans, self.waits = [], {}
            return
        asks = {plan.seat: position.ask(plan.seat) for plan in self.plans if position.choices(plan.seat)}
        self.plans = still_meant(self.plans, asks)

    def world_answers(self) -> None:
        for answer in answers_of(self.match.position, self.rng):
            self.match.play(WORLD, answer)


def play_out(match: Match, bots: list[str], seed: int = 0) -> Record:
    """Play a match to its end with named bots, one a seat or one for all."""
    Arena(match, bots, seed).run()
    return match.record(bots * match.seats if len(bots) == 1 else bots)
