from __future__ import annotations

import pytest

from ludotheque.core.game import CLOCK
from ludotheque.match.match import Refused
from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.table import Table

from .games import Buzzer, Hunch
from .tables import ANA, BEN, playing, rebuilt

PER_MOVE = ClockRule("move", 10)
PER_PLAYER = ClockRule("player", 60, 5)


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = playing()
    assert table.next_deadline() is None
    table.tick(10**9)
    assert table.status() == "playing"


def test_time_for_a_move_starts_anew_with_every_decision() -> None:
    table = playing(clock=PER_MOVE)
    assert table.next_deadline() == 11_000
    table.play(4000, ANA, 0, 4)
    assert table.next_deadline() == 14_000


def test_before_the_deadline_nothing_happens() -> None:
    table = playing(clock=PER_MOVE)
    before = table.v
    table.tick(10_999)
    assert table.v == before


def test_when_a_move_takes_too_long_the_default_is_played() -> None:
    table = playing(Hunch, 2, PER_MOVE)
    table.play(2000, BEN, 1, 723)
    table.tick(11_000)
    assert table.playing().events[-2:] == [(1, 723), (0, 720)]


def test_without_a_default_a_beginner_bot_decides() -> None:
    table = playing(clock=PER_MOVE)
    table.tick(11_000)
    assert table.bots_to_move() == [(0, "level:1", 0)]
    assert table.next_deadline() is None
    table.bot_moves(11_500, 0, 0, 8)
    assert table.playing().events == [(0, 8)]
    assert table.bots_to_move() == []
    assert table.next_deadline() == 21_500


def test_somebody_late_may_still_be_faster_than_the_bot() -> None:
    table = playing(clock=PER_MOVE)
    table.tick(11_000)
    table.play(11_100, ANA, 0, 4)
    table.bot_moves(11_500, 0, 0, 8)
    assert table.playing().events == [(0, 4)]


def test_a_players_time_runs_only_while_waited_for() -> None:
    table = playing(clock=PER_PLAYER)
    table.play(21_000, ANA, 0, 4)
    assert table.clocks.left == [45_000, 60_000]
    assert table.clocks.remaining(0, 50_000) == 45_000
    assert table.clocks.remaining(1, 31_000) == 50_000


def test_a_player_without_time_resigns() -> None:
    table = playing(clock=PER_PLAYER)
    table.tick(60_999)
    assert table.status() == "playing"
    table.tick(61_000)
    assert (table.status(), table.playing().resigned) == ("over", 0)


def test_a_pause_stops_every_clock() -> None:
    table = playing(clock=PER_PLAYER)
    table.pause(11_000, BEN)
    assert table.next_deadline() is None
    with pytest.raises(Refused, match="paused"):
        table.play(12_000, ANA, 0, 4)
    table.say(500_000, ANA, "", 1, "back soon")
    table.resume(1_011_000, ANA)
    assert table.clocks.remaining(0, 1_011_000) == 50_000


def test_a_timer_of_the_game_rings_by_itself() -> None:
    table = playing(Buzzer)
    assert table.next_deadline() == 2000
    table.tick(2000)
    assert table.playing().events == [(CLOCK, 0)]
    assert table.next_deadline() == 3000


def test_a_cancelled_timer_never_rings() -> None:
    table = playing(Buzzer)
    table.play(1900, ANA, 0, 7)
    table.tick(2000)
    assert table.playing().events == [(0, 7)]
    assert table.next_deadline() == 2900


def test_time_while_the_server_was_down_does_not_count() -> None:
    table = playing(clock=PER_PLAYER)
    table.play(11_000, ANA, 0, 4)
    entries = table.take_entries()
    again = rebuilt(table.kind, entries)
    again.wake(5_000_000)
    assert again.clocks.remaining(1, 5_000_000) == 60_000
    assert again.next_deadline() == 5_060_000
    assert clocks_after(entries + again.take_entries(), again) == [again.clocks.left, again.clocks.since]


def clocks_after(entries: list[list[object]], like: Table) -> list[object]:
    clocks = rebuilt(like.kind, entries).clocks
    return [clocks.left, clocks.since]


def test_a_clock_that_goes_back_takes_no_time_away() -> None:
    table = playing(clock=PER_PLAYER)
    table.play(500, ANA, 0, 4)
    assert table.at == 1000
    assert table.clocks.left[0] == 65_000


def test_bots_have_no_clock() -> None:
    table = playing(Hunch, 4, PER_PLAYER)
    assert table.seats[3].kind == "bot"
    assert set(table.clocks.since) == {0, 1, 2}
