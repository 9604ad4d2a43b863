"""We need longer: who may lengthen a countdown, how often, and that a pause stops it altogether."""

from __future__ import annotations

import pytest
from msgspec import json

from ludotheque.boxes.la_cible.phases import ANSWER, LATE
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import WORLD
from ludotheque.match.match import Refused
from ludotheque.table import console, more_time, world
from ludotheque.table.shown import MoreTime, View
from ludotheque.table.table import Table
from ludotheque.table.view import view

from .games import Buzzer
from .tables import ANA, BEN, EVE, SEED, playing, rebuilt, same

PLAYERS = [ANA, BEN, "cleo"]


def quiz(table: Table) -> LaCible:
    position = table.playing().position
    assert isinstance(position, LaCible)
    return position


def asked() -> Table:
    """Somebody has twelve seconds from the tenth on."""
    table = playing(LaCible, 3)
    table.tick(10_000)
    assert quiz(table).step == ANSWER
    return table


def test_the_host_gives_fifteen_seconds_that_everybody_sees() -> None:
    table = asked()
    more_time.give(table, 11_000, ANA)
    assert table.next_deadline() == 37_000
    assert view(table, ANA, 11_000).longer == MoreTime(added=15_000, left=2)
    assert view(table, EVE, 11_000).longer == MoreTime(added=15_000, left=0)
    assert view(table, EVE, 11_000).deadline == 26_000


def test_three_times_at_most_for_one_countdown() -> None:
    table = asked()
    for _ in range(3):
        more_time.give(table, 11_000, ANA)
    with pytest.raises(Refused, match="three times"):
        more_time.give(table, 11_000, ANA)
    table.tick(10_000 + 12_000 + 45_000 - 1)
    assert quiz(table).given == []
    table.tick(10_000 + 12_000 + 45_000)
    assert quiz(table).given[-1].verdict == LATE
    assert view(table, ANA, 68_000).longer == MoreTime(added=0, left=3)


def test_somebody_else_at_the_table_may_not() -> None:
    table = asked()
    before = table.v
    for player in (BEN, EVE, ""):
        with pytest.raises(Refused, match="host or the referee"):
            more_time.give(table, 11_000, player)
    assert table.v == before


def test_at_one_device_every_seat_may() -> None:
    table = Table.open(LaCible, 1000, "t1", "PRUNE4", 3, ANA, "device")
    for seat in range(3):
        table.sit(1000, BEN, seat, f"{seat}", seat + 1)
    table.start(1000, ANA, SEED)
    more_time.give(table, 2000, BEN)
    assert table.clocks.lengthened() == 1


def aloud() -> Table:
    table = Table.open(LaCible, 1000, "t1", "PRUNE4", 3, EVE, options={"referee": "human"})
    for seat, player in enumerate(PLAYERS):
        table.arrive(1000, player)
        table.sit(1000, player, seat, player.title(), seat + 1)
    table.start(1000, EVE, SEED)
    referee = quiz(table).referee()
    table.play(2000, PLAYERS[referee], referee, table.playing().choices(referee)[0])
    return table


def test_the_referee_may_and_the_one_who_answers_may_not() -> None:
    table = aloud()
    with pytest.raises(Refused, match="host or the referee"):
        more_time.give(table, 3000, PLAYERS[quiz(table).seat])
    more_time.give(table, 3000, PLAYERS[quiz(table).referee()])
    assert table.next_deadline() == 22_000


def test_a_referee_without_a_seat_may() -> None:
    table = aloud()
    console.take(table, 2500, "zoe", "Zoé")
    more_time.give(table, 3000, "zoe")
    assert table.clocks.lengthened() == 1


def test_timers_that_belong_to_a_game_stay_as_they_are() -> None:
    table = playing(Buzzer)
    assert view(table, ANA, 1500).longer is None
    with pytest.raises(Refused, match="No countdown"):
        more_time.give(table, 1500, ANA)


def test_without_a_clock_there_is_nothing_to_lengthen() -> None:
    table = Table.open(LaCible, 1000, "t1", "PRUNE4", 3, ANA, options={"time": "none"})
    table.start(1000, ANA, SEED)
    assert view(table, ANA, 1500).longer is None


def test_a_rebuilt_table_has_the_longer_time() -> None:
    table = asked()
    more_time.give(table, 11_000, ANA)
    assert same(rebuilt(LaCible, table.take_entries()), table)


# A pause


def shown(table: Table, player: str, now: int) -> View:
    return view(table, player, now, log=-1, chat=-1)


def test_a_pause_stops_the_countdown_and_goes_on_with_what_was_left() -> None:
    table = asked()
    table.pause(14_000, BEN)
    table.tick(500_000)
    assert quiz(table).step == ANSWER
    assert shown(table, ANA, 500_000).deadline == 8_000
    with pytest.raises(Refused, match="paused"):
        more_time.give(table, 500_000, ANA)
    with pytest.raises(Refused, match="paused"):
        table.answer(500_000, PLAYERS[quiz(table).seat], quiz(table).seat, "poire")
    table.resume(600_000, ANA)
    assert table.next_deadline() == 608_000


def test_a_pause_while_an_answer_is_judged_keeps_the_answer() -> None:
    table = asked()
    seat = quiz(table).seat
    table.answer(11_000, PLAYERS[seat], seat, "xqzzt")
    token = world.asked(table)
    assert token is not None
    table.pause(11_100, BEN)
    world.answer(table, 11_200, token, [0])
    assert table.playing().events[-1][0] != WORLD
    table.resume(20_000, BEN)
    assert world.asked(table) == token


def test_a_paused_table_shows_what_it_showed_before_and_nothing_else() -> None:
    """Neither an answer comes to light, nor does the question go away."""
    table = asked()
    for player in (*PLAYERS, EVE):
        before = shown(table, player, 13_999)
        table.pause(14_000, BEN)
        during = shown(table, player, 400_000)
        assert [m.scene for m in during.mine.values()] == [m.scene for m in before.mine.values()]
        assert (during.scene, during.log) == (before.scene, before.log)
        assert not any(m.choices or m.ask for m in during.mine.values())
        answers = quiz(table).asked()
        assert answers is not None
        words = json.encode(during).decode()
        assert not any(f'"{answer.shown}"' in words for answer in answers.answers)
        table.resume(14_000, BEN)
