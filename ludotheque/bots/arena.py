"""Headless matches: bots at every seat, time that costs nothing."""

from __future__ import annotations

from random import Random

from ..core.game import CLOCK, HIDDEN, WORLD, pick
from ..match.match import Match
from ..match.record import Record
from ..worlds import answers_of
from .bot import delay_of, move_of
from .names import bots as named

PACE = 2500  # milliseconds of headless time that an event of a seat takes, if its bot does not say


class Arena:
    """A seat's event costs its pace; a timer fires when its time has come.

    Each seat has a generator of its own, so a bot decides the same whoever sits opposite.
    Bots answer when they are waited for; they don't interject.
    """

    def __init__(self, match: Match, names: list[str], seed: int) -> None:
        self.match = match
        self.bots = named(names, match.kind, match.seats)
        self.minds = [Random(f"{seed} {seat}") for seat in range(match.seats)]
        self.rng = Random(f"{seed} table")
        self.left: dict[int, int] = {}  # milliseconds of each running timer
        self.decisions = 0

    def run(self) -> None:
        while acting := self.match.to_act():
            self.wind_clocks(CLOCK in acting)
            seats = [actor for actor in acting if actor >= 0]
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

    def world_answers(self) -> None:
        for answer in answers_of(self.match.position, self.rng):
            self.match.play(WORLD, answer)


def play_out(match: Match, bots: list[str], seed: int = 0) -> Record:
    """Play a match to its end with named bots, one a seat or one for all."""
    Arena(match, bots, seed).run()
    return match.record(bots * match.seats if len(bots) == 1 else bots)
