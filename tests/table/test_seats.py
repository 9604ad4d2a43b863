from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.match.match import Refused
from ludotheque.table.table import Table
from my_games.tic_tac_toe import TicTacToe

from .games import Hunch
from .tables import ANA, BEN, CLEO, EVE, playing, waiting


def test_a_seat_belongs_to_who_took_it() -> None:
    table = waiting()
    table.sit(1, ANA, 0, "Ana", 1)
    with pytest.raises(Refused, match="taken"):
        table.sit(2, BEN, 0, "Ben", 2)
    with pytest.raises(Refused, match="not your seat"):
        table.stand(2, BEN, 0)
    assert table.seats[0].player == ANA


def test_who_stands_up_leaves_the_seat_empty() -> None:
    table = waiting()
    table.sit(1, ANA, 0, "Ana", 1)
    table.stand(2, ANA, 0)
    assert table.seats[0].kind == "empty"


def test_only_the_host_seats_bots_and_starts() -> None:
    table = waiting()
    acts: list[Callable[[], None]] = [
        lambda: table.seat_bot(1, BEN, 1),
        lambda: table.start(1, BEN),
        lambda: table.empty(1, BEN, 0),
    ]
    for forbidden in acts:
        with pytest.raises(Refused, match="host"):
            forbidden()
    assert table.status() == "waiting"


def test_empty_seats_get_bots_at_the_start() -> None:
    table = waiting()
    table.sit(1, ANA, 0, "Ana", 1)
    table.start(2, ANA)
    assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "level:3")


def test_no_two_seats_wear_the_same_colour() -> None:
    table = waiting(Hunch, 3)
    table.sit(1, ANA, 0, "Ana", 4)
    table.sit(1, BEN, 1, "Ben", 4)
    table.start(2, ANA)
    assert len({seat.colour for seat in table.seats}) == 3
    assert table.seats[0].colour == 4


def test_somebody_who_comes_late_may_take_a_bots_seat() -> None:
    table = waiting()
    table.sit(1, ANA, 0, "Ana", 1)
    table.start(2, ANA)
    table.sit(3, BEN, 1, "Ben", 2)
    assert table.seats[1].player == BEN


def test_a_bot_that_was_chosen_as_opponent_keeps_its_seat() -> None:
    table = Table.open(TicTacToe, 1, "t1", "PRUNE4", 2, ANA, "bots")
    table.sit(1, ANA, 0, "Ana", 1)
    table.start(1, ANA)
    with pytest.raises(Refused, match="bot plays"):
        table.sit(2, EVE, 1, "Eve", 2)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_are_not_there_are_refused(seat: int) -> None:
    table = playing()
    acts: list[Callable[[], None]] = [lambda: table.play(1, ANA, seat, 0), lambda: table.resign(1, ANA, seat)]
    for action in acts:
        with pytest.raises(Refused, match="no seat"):
            action()


def test_nobody_plays_for_another_seat() -> None:
    table = playing()
    before = table.v
    for player in (BEN, EVE, ""):
        with pytest.raises(Refused, match="not your seat"):
            table.play(1, player, 0, 4)
    assert table.v == before


def test_names_are_plain_text_of_at_most_24_characters() -> None:
    table = waiting()
    table.sit(1, ANA, 0, "  A\u202ena\n\x00 B ", 1)
    assert table.seats[0].name == "Ana B"
    with pytest.raises(Refused, match="24"):
        table.sit(2, BEN, 1, "x" * 25, 1)


def test_chat_carries_the_name_of_the_seat() -> None:
    table = playing()
    table.say(5, ANA, "somebody else", 6, "<b>bonjour</b>")
    table.say(6, EVE, "Eve", 5, "hello")
    assert [line[1:] for line in table.chat] == [("Ana", 1, "<b>bonjour</b>"), ("Eve", 5, "hello")]
    with pytest.raises(Refused, match="300"):
        table.say(7, ANA, "", 1, "x" * 301)


def test_resigning_ends_a_match_of_two() -> None:
    table = playing()
    table.resign(5, BEN, 1)
    assert table.status() == "over"
    assert table.playing().resigned == 1


def test_among_more_than_two_a_bot_takes_the_seat_over() -> None:
    table = playing(Hunch, 3)
    table.resign(5, BEN, 1)
    assert table.status() == "playing"
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    assert (1, "level:3") in [(seat, bot) for seat, bot, _ in table.bots_to_move()]


def test_a_rematch_seats_everybody_one_further() -> None:
    table = playing()
    with pytest.raises(Refused, match="under way"):
        table.rematch(5, ANA, "t2", "PRUNE4")
    table.resign(5, ANA, 0)
    new = table.rematch(6, BEN, "t2", "PRUNE4")
    assert table.next == "t2"
    assert [seat.player for seat in new.seats] == [BEN, ANA]
    assert new.status() == "playing"
    assert new.playing().seed != table.playing().seed
    with pytest.raises(Refused, match="already"):
        table.rematch(7, ANA, "t3", "PRUNE4")


def test_spectators_decide_nothing() -> None:
    table = playing(Hunch, 3)
    acts: list[Callable[[], None]] = [
        lambda: table.pause(5, EVE),
        lambda: table.cover(50_000, EVE, 0),
        lambda: table.resign(5, EVE, 0),
        lambda: table.undo(5, EVE, 0),
    ]
    for action in acts:
        with pytest.raises(Refused):
            action()
    assert CLEO in table.owners()
