from __future__ import annotations

from msgspec import json

from ludotheque.core.game import HIDDEN
from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.table import Table
from ludotheque.table.view import view
from my_games.tic_tac_toe import TicTacToe

from .games import Buzzer, Hunch, Whisper
from .tables import ANA, BEN, CLEO, EVE, playing, waiting


def test_nobody_gets_another_seats_scene() -> None:
    table = playing(Hunch, 3)
    for seat, player in enumerate([ANA, BEN, CLEO]):
        shown = view(table, player, 2000)
        assert list(shown.mine) == [str(seat)]
        assert shown.mine[str(seat)].scene[0].seat == seat
        assert not shown.scene


def test_a_spectator_gets_no_secret_at_all() -> None:
    table = playing(Hunch, 3)
    table.play(2000, ANA, 0, 723)
    shown = json.encode(view(table, EVE, 3000)).decode()
    cards = [choice for actor, choice in table.playing().events if actor == -1]
    assert not any(str(card) in shown for card in cards)
    assert "723" not in json.encode(view(table, BEN, 3000).log).decode()


def test_the_log_says_what_each_seat_saw() -> None:
    table = playing(Hunch, 2)
    table.play(2000, ANA, 0, 723)
    mine, theirs = view(table, ANA, 3000).log[-1], view(table, BEN, 3000).log[-1]
    assert (mine[1], mine[2], mine[3].en) == (0, 723, "bids 723")
    assert (theirs[1], theirs[2], theirs[3].en) == (0, -1, "secret choice")


def test_only_new_lines_of_the_log_are_sent() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.play(3000, BEN, 1, 0)
    assert [line[0] for line in view(table, ANA, 3000, log=0).log] == [1]
    assert view(table, ANA, 3000, log=1).log == []


def test_no_player_id_is_ever_shown() -> None:
    table = waiting()
    table.sit(1000, "a-secret-id", 0, "Ana", 1)
    table.arrive(1000, "another-secret-id")
    for viewer in ("a-secret-id", "another-secret-id", ""):
        assert "secret-id" not in json.encode(view(table, viewer, 1000)).decode()


def test_one_device_sees_all_its_seats() -> None:
    table = Table.open(Hunch, 1, "t1", "PRUNE4", 2, ANA, "device")
    table.sit(1, ANA, 0, "Ana", 1)
    table.sit(1, ANA, 1, "Ben", 2)
    table.start(1, ANA)
    table.play(2, ANA, 0, 723)
    shown = view(table, ANA, 3)
    assert list(shown.mine) == ["0", "1"]
    assert shown.log[-1][2] == -1


def test_choices_come_with_labels_that_point_at_places() -> None:
    choice, label = view(playing(), ANA, 1000).mine["0"].choices[4]
    assert (choice, label.zone, label.place) == (4, "board", 4)


def test_who_is_not_asked_has_no_ask() -> None:
    shown = view(playing(), BEN, 1000).mine["1"]
    assert (shown.ask, shown.choices) == (None, [])


def test_clocks_are_shown_as_time_left() -> None:
    table = playing(clock=ClockRule("player", 60))
    shown = view(table, ANA, 11_000)
    assert ([seat.clock for seat in shown.seats], shown.running) == ([50_000, 60_000], {"0": 50_000})
    assert view(playing(Buzzer), ANA, 1200).deadline == 800


def test_an_offer_to_take_back_says_whether_it_is_free() -> None:
    table = playing()
    assert view(table, ANA, 1000).undo is None
    table.play(2000, ANA, 0, 4)
    offer = view(table, ANA, 2000).undo
    assert offer is not None
    assert (offer.seat, offer.free) == (0, True)
    table.play(3000, BEN, 1, 0)
    offer = view(table, ANA, 3000).undo
    assert offer is not None
    assert not offer.free


def test_a_request_asks_those_who_have_not_answered() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.play(3000, BEN, 1, 0)
    table.undo(4000, ANA, 0)
    asked = [view(table, who, 4000).asked for who in (ANA, BEN, EVE)]
    assert [a.you for a in asked if a] == [False, True, False]


def test_before_the_start_the_table_is_bare() -> None:
    shown = view(waiting(), EVE, 1000)
    assert (shown.status, shown.scene, shown.commitment) == ("waiting", [], "")


def test_reasons_come_from_the_rules() -> None:
    table = playing(TicTacToe)
    table.play(2000, ANA, 0, 4)
    assert table.why_not(ANA, 0, "board", 4).en == "It is not your turn."
    assert table.why_not(BEN, 1, "board", 4).en == "That is not possible now."
    assert "lit" in table.why_not(BEN, 1, "elsewhere", 4).en


def test_what_goes_unnoticed_is_not_even_a_line() -> None:
    table = playing(Whisper, 2)
    table.play(2000, ANA, 0, 723)
    lines = [view(table, who, 3000).log[-1][1:3] for who in (ANA, BEN, EVE)]
    assert lines == [(0, 723), (-1, lines[1][1]), (-1, HIDDEN)]
