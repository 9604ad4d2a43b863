from __future__ import annotations

import pytest

from ludotheque.match.match import Refused
from ludotheque.table.clock_rule import ClockRule

from .games import Buzzer
from .tables import ANA, BEN, playing, rebuilt


def test_a_bot_covers_somebody_who_has_been_away() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.leave(10_000, BEN)
    with pytest.raises(Refused, match="20 seconds"):
        table.cover(29_999, ANA, 1)
    table.cover(30_000, ANA, 1)
    assert table.bots_to_move() == [(1, "level:3", 1)]


def test_who_is_there_is_not_covered() -> None:
    table = playing()
    with pytest.raises(Refused, match="missing"):
        table.cover(900_000, ANA, 1)


def test_a_second_window_counts_as_being_there() -> None:
    table = playing()
    table.arrive(2000, BEN)
    table.leave(3000, BEN)
    with pytest.raises(Refused, match="missing"):
        table.cover(900_000, ANA, 1)


def test_the_seat_is_handed_back_on_return() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.leave(10_000, BEN)
    table.cover(30_000, ANA, 1)
    [(seat, _, token)] = table.bots_to_move()
    table.arrive(31_000, BEN)
    assert table.bots_to_move() == []
    table.bot_moves(32_000, seat, token, 0)
    assert table.playing().events == [(0, 4)]
    table.play(33_000, BEN, 1, 8)
    assert table.playing().events[-1] == (1, 8)


def test_after_a_restart_everybody_is_away_from_then_on() -> None:
    table = playing()
    again = rebuilt(table.kind, table.take_entries())
    again.wake(1_000_000)
    again.arrive(1_000_000, ANA)
    with pytest.raises(Refused, match="20 seconds"):
        again.cover(1_010_000, ANA, 1)
    again.cover(1_020_000, ANA, 1)
    assert again.seats[1].covered


def test_a_covered_seat_uses_no_time() -> None:
    table = playing(clock=ClockRule("player", 60))
    table.play(2000, ANA, 0, 4)
    table.leave(2000, BEN)
    table.cover(32_000, ANA, 1)
    assert table.next_deadline() is None
    table.arrive(500_000, BEN)
    assert table.clocks.remaining(1, 500_000) == 30_000


def test_a_bot_may_wait_in_a_race() -> None:
    table = playing(Buzzer)
    table.leave(1000, BEN)
    table.cover(21_000, ANA, 1)
    [(seat, _, token)] = table.bots_to_move()
    table.bot_moves(21_100, seat, token, -1)
    assert table.playing().events == []


def test_an_unfair_choice_of_a_bot_is_replaced() -> None:
    table = playing()
    table.leave(1000, ANA)
    table.cover(21_000, BEN, 0)
    table.bot_moves(21_100, 0, 0, 77)
    assert table.playing().events == [(0, 0)]
