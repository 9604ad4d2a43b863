"""The console of a referee without a seat: who may take it, what it shows, and who is kept from it."""

from __future__ import annotations

import pytest
from msgspec import json

from ludotheque.boxes.la_cible.phases import ANSWER, JUDGE, SAID_RIGHT, SAID_WRONG, START
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import JUDGE_GOES, WORLD
from ludotheque.match.match import Refused
from ludotheque.match.verify import replay
from ludotheque.table import console, world
from ludotheque.table.shown import ConsoleView
from ludotheque.table.table import Table
from ludotheque.table.view import Encoder, view

from .tables import ANA, BEN, CLEO, EVE, SEED, playing, rebuilt, same

PLAYERS = [ANA, BEN, CLEO]
ZOE = "zoe"


def quiz(table: Table) -> LaCible:
    position = table.playing().position
    assert isinstance(position, LaCible)
    return position


def opened(seating: str = "link", **options: str) -> Table:
    table = Table.open(LaCible, 1000, "t1", "PRUNE4", 3, ANA, seating, {"referee": "human", **options})
    for seat, player in enumerate(PLAYERS):
        table.arrive(1000, player)
        table.sit(1000, player, seat, player.title(), seat + 1)
    table.arrive(1000, ZOE)
    return table


def judged(**options: str) -> Table:
    """Zoé holds the console and has read the question."""
    table = opened(**options)
    table.start(1000, ANA, SEED)
    console.take(table, 2000, ZOE, "Zoé")
    table.play(3000, ZOE, WORLD, START)
    return table


def listed(table: Table) -> list[str]:
    asked = quiz(table).asked()
    return [answer.shown for answer in asked.answers] if asked else []


def test_somebody_without_a_seat_judges() -> None:
    table = judged()
    seat = quiz(table).seat
    table.play(5000, ZOE, WORLD, SAID_RIGHT)
    assert (quiz(table).given[-1].seat, quiz(table).rights()) == (seat, 1)
    table.play(6000, ZOE, WORLD, SAID_WRONG)
    assert sum(quiz(table).pawns) == 14


def test_what_is_typed_waits_for_the_console_and_not_for_the_automatic_referee() -> None:
    table = judged()
    seat = quiz(table).seat
    table.answer(4000, PLAYERS[seat], seat, "poire")
    assert quiz(table).step == JUDGE
    assert world.asked(table) is None
    assert view(table, BEN, 4500).to_act == [WORLD]


def test_only_the_console_sees_the_answers() -> None:
    table = judged()
    answers = listed(table)
    zoe = view(table, ZOE, 4000)
    shown = {zone.name: zone for zone in zoe.mine[str(WORLD)].scene}
    assert [part.mark for part in shown["listed"].parts] == answers
    assert "listed" not in [zone.name for zone in zoe.scene or []]
    for player in (*PLAYERS, EVE, ""):
        told = json.encode(view(table, player, 4000)).decode()
        assert str(WORLD) not in view(table, player, 4000).mine
        assert not any(f'"{answer}"' in told for answer in answers)


def test_a_player_cannot_take_it() -> None:
    table = opened()
    table.start(1000, ANA, SEED)
    for player in PLAYERS:
        with pytest.raises(Refused, match="You play"):
            console.take(table, 2000, player, "x")
    assert not table.console.player


def test_the_seats_that_judged_before_only_play_now() -> None:
    table = judged()
    for seat, player in enumerate(PLAYERS):
        assert not set(table.playing().choices(seat)) & {SAID_RIGHT, SAID_WRONG}
        with pytest.raises(Refused):
            table.play(5000, player, seat, SAID_RIGHT)
        with pytest.raises(Refused, match="not your seat"):
            table.play(5000, player, WORLD, SAID_RIGHT)


def test_there_is_one_console_and_it_is_taken_once() -> None:
    table = judged()
    with pytest.raises(Refused, match="already"):
        console.take(table, 4000, EVE, "Eve")


def test_whoever_has_judged_takes_no_seat_any_more() -> None:
    table = opened()
    table.stand(1000, CLEO, 2)
    table.start(1000, ANA, SEED)
    console.take(table, 2000, ZOE, "Zoé")
    console.leave(table, 3000, ZOE)
    with pytest.raises(Refused, match="You have judged"):
        table.sit(4000, ZOE, 2, "Zoé", 3)
    table.sit(4000, EVE, 2, "Eve", 3)


def test_given_back_the_table_judges_again() -> None:
    table = judged()
    console.leave(table, 4000, ZOE)
    seat = quiz(table).referee()
    assert 0 <= seat < 3
    assert SAID_RIGHT in table.playing().choices(seat)
    assert table.playing().choices(WORLD) == []
    assert str(WORLD) not in view(table, ZOE, 4500).mine


def test_the_host_may_end_it_and_others_only_if_the_referee_has_gone() -> None:
    table = judged()
    with pytest.raises(Refused, match="Only the referee or the host"):
        console.leave(table, 4000, BEN)
    table.leave(4000, ZOE)
    with pytest.raises(Refused, match="Only the referee or the host"):
        console.leave(table, 4000, EVE)
    console.leave(table, 4000, BEN)
    console.take(table, 5000, ZOE, "Zoé")
    table.arrive(5000, ZOE)
    console.leave(table, 6000, ANA)
    with pytest.raises(Refused, match="Nobody is at"):
        console.leave(table, 7000, ANA)


def test_where_answers_are_judged_automatically_there_is_no_console() -> None:
    table = playing(LaCible, 3)
    assert view(table, EVE, 2000).console is None
    with pytest.raises(Refused, match="Nobody judges apart"):
        console.take(table, 2000, EVE, "Eve")


@pytest.mark.parametrize("seating", ["bots", "device"])
def test_alone_and_at_one_device_there_is_none_to_take(seating: str) -> None:
    table = opened(seating)
    with pytest.raises(Refused, match="Nobody judges apart"):
        console.take(table, 2000, ZOE, "Zoé")


def test_it_may_be_taken_before_the_match() -> None:
    table = opened()
    console.take(table, 1000, ZOE, "Zoé")
    table.start(1000, ANA, SEED)
    assert quiz(table).apart
    assert table.playing().choices(WORLD) == [START]


def test_everybody_sees_who_judges() -> None:
    table = opened()
    assert view(table, EVE, 1000).console == ConsoleView("", False, False, True)
    assert view(table, BEN, 1000).console == ConsoleView("", False, False, False)
    console.take(table, 1000, ZOE, "Zoé")
    assert view(table, ZOE, 1000).console == ConsoleView("Zoé", True, True, False)
    assert view(table, BEN, 1000).console == ConsoleView("Zoé", False, True, False)


def test_the_console_cannot_be_taken_or_left_as_if_it_were_a_choice() -> None:
    table = judged()
    with pytest.raises(Refused):
        table.play(4000, ZOE, WORLD, JUDGE_GOES)
    assert quiz(table).apart


@pytest.mark.parametrize("actor", [-1, -2, -4, 7])
def test_no_other_actor_can_be_played(actor: int) -> None:
    table = judged()
    with pytest.raises(Refused, match="There is no seat"):
        table.play(4000, ZOE, actor, 0)


def test_a_press_made_twice_counts_once() -> None:
    table = judged()
    at = table.v
    table.play(4000, ZOE, WORLD, SAID_RIGHT, at)
    with pytest.raises(Refused, match="changed meanwhile"):
        table.play(4001, ZOE, WORLD, SAID_RIGHT, at)


def test_a_rebuilt_table_has_its_referee_and_the_record_replays() -> None:
    table = judged()
    table.play(4000, ZOE, WORLD, SAID_RIGHT)
    console.leave(table, 5000, ANA)
    assert same(rebuilt(LaCible, table.take_entries()), table)
    assert list(replay(table.playing().record(), LaCible))[-1].events == table.playing().events


def test_encoded_views_of_the_console_are_the_same_as_whole_ones() -> None:
    table = judged()
    encoder = Encoder(table)
    encoder.encode(ZOE, 3000, -1, -1)
    table.play(4000, ZOE, WORLD, SAID_RIGHT)
    assert json.decode(encoder.encode(ZOE, 4000, -1, -1)) == json.decode(json.encode(view(table, ZOE, 4000)))
    assert quiz(table).step == ANSWER
