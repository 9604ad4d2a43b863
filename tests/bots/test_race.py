"""Headless races: every bot thinks on its own time, and the quicker one is first."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.arena import Arena, play_out
from ludotheque.core.game import CLOCK, HIDDEN, Info, Position
from ludotheque.core.scene import Ask, Label, Zone
from ludotheque.core.text import Text
from ludotheque.match.match import Match
from ludotheque.match.verify import verify

PRESS = 7


class Sprint(Position):
    """Three rounds of a second: everybody may press once in each; the first scores."""

    info = Info("sprint", Text("Sprint", "Sprint"), seats=range(2, 4), longest=12)

    def set_up(self, options: dict[str, str]) -> None:
        self.round = 0
        self.pressed: list[int] = []
        self.points = [0] * self.seats

    def to_act(self) -> list[int]:
        return [*[s for s in range(self.seats) if s not in self.pressed], CLOCK] if self.round < 3 else []

    def choices(self, actor: int) -> list[int]:
        return [self.round] if actor == CLOCK and self.round < 3 else [PRESS] if actor in self.to_act() else []

    def play(self, actor: int, choice: int) -> None:
        if actor == CLOCK:
            self.round += 1
            self.pressed = []
            return
        self.points[actor] += 1 if not self.pressed else 0
        self.pressed.append(actor)

    def lasts(self, timer: int) -> int:
        return 1000

    def race(self) -> int:
        return 0 if self.round < 3 else HIDDEN

    def scores(self) -> list[int]:
        return self.points

    def ask(self, actor: int) -> Ask:
        return Ask(Text(f"Appuie ({self.round}) !", f"Press ({self.round})!"))

    def label(self, actor: int, choice: int) -> Label:
        return Label(Text("appuyer", "press"))

    def scene(self, seat: int) -> list[Zone]:
        return []


class Runner:
    """Presses after so many milliseconds."""

    def __init__(self, delays: list[int]) -> None:
        self.delays = delays
        self.asked = 0

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        self.asked += 1
        return PRESS

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        return self.delays[(self.asked - 1) % len(self.delays)]


class Watcher:
    """Presses only once somebody else has."""

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, Sprint)
        return PRESS if position.pressed else HIDDEN

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        return 50


def raced(*runners: Runner | Watcher) -> Match:
    match = Match(Sprint, len(runners), seed=1)
    arena = Arena(match, ["random"], seed=1)
    arena.bots = list(runners)
    arena.run()
    return match


def test_the_shorter_delay_is_first_each_time() -> None:
    match = raced(Runner([300, 500, 700]), Runner([400, 400, 400]))
    assert match.scores() == [1, 2]


def test_a_delay_goes_on_while_others_act() -> None:
    """Seat 1 does not begin to think anew because seat 0 was quicker."""
    slow = Runner([900])
    match = raced(Runner([300]), slow)
    assert match.events[:3] == [(0, PRESS), (1, PRESS), (CLOCK, 0)]
    assert slow.asked == 3


def test_who_is_too_slow_is_cut_off_by_the_bell() -> None:
    slow = Runner([1500])
    match = raced(Runner([300]), slow)
    assert [actor for actor, _ in match.events] == [0, CLOCK] * 3


def test_a_tie_is_for_the_seat_after_the_leader() -> None:
    match = raced(Runner([300]), Runner([305]), Runner([308]))
    assert match.scores() == [0, 3, 0]


def test_who_waits_is_asked_again_when_something_happens() -> None:
    match = raced(Runner([300]), Watcher())
    assert [actor for actor, _ in match.events] == [0, 1, CLOCK] * 3


@pytest.mark.parametrize("name", ["random", "greedy", "search:10", "level:1"])
def test_a_headless_race_leaves_a_record_that_holds(name: str) -> None:
    verify(play_out(Match(Sprint, 3, seed=5), [name], seed=3), Sprint)
