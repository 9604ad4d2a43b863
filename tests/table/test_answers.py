"""Answers in words at a table: who may give them, what becomes of them, and who reads them."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

from ludotheque.boxes.la_cible.judging import answers
from ludotheque.boxes.la_cible.phases import BID, DEFINITIONS, PASS
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CLOCK, WORLD
from ludotheque.match.match import Refused
from ludotheque.match.verify import replay
from ludotheque.table import world
from ludotheque.table.table import Table
from ludotheque.table.view import view

from .tables import ANA, BEN, CLEO, playing, rebuilt, same

PLAYERS = [ANA, BEN, CLEO]


def quiz(table: Table) -> LaCible:
    position = table.playing().position
    assert isinstance(position, LaCible)
    return position


class Forgiving(LaCible):
    """What was said may be taken back."""

    info = LaCible.info._replace(take_backs=True)


def asked(kind: type[LaCible] = LaCible) -> Table:
    """The question has been read and somebody is asked."""
    table = playing(kind, 3)
    table.tick(10_000)
    return table


def answer(table: Table, text: str, now: int = 11_000) -> None:
    seat = quiz(table).seat
    table.answer(now, PLAYERS[seat], seat, text)


def judge(table: Table, now: int = 12_000) -> None:
    token = world.asked(table)
    assert token is not None
    world.answer(table, now, token, answers(quiz(table)))


def right_one(table: Table) -> str:
    found = quiz(table).asked()
    return found.shown(0) if found else ""


def test_an_answer_is_stored_with_its_words() -> None:
    table = asked()
    table.take_entries()
    answer(table, "  une\u00a0Poire ")
    assert table.take_entries() == [["say", 11_000, quiz(table).seat, "une Poire"]]
    assert table.playing().texts == ["une Poire"]


def test_the_world_judges_what_was_typed() -> None:
    table = asked()
    answer(table, right_one(table).upper())
    judge(table)
    assert quiz(table).given[-1].answer == 0


def test_a_rebuilt_table_has_the_words() -> None:
    table = asked()
    answer(table, "xqzzt")
    entries = table.take_entries()
    assert same(rebuilt(LaCible, entries), table)
    judge(table)
    again = rebuilt(LaCible, entries + table.take_entries())
    assert same(again, table)
    assert quiz(again).scene(0) == quiz(table).scene(0)


def anything(table: Table, now: int, rng: Random) -> None:
    """Somebody says or does something, allowed or not."""
    seat = rng.choice([0, 1, 2, *[s for s in table.acting if s >= 0] * 6])
    player, choices = PLAYERS[seat], table.playing().choices(seat)
    token = world.asked(table)
    if token is not None and rng.random() < 0.6:
        judge(table, now)
    elif rng.random() < 0.5:
        table.answer(now, player, seat, rng.choice(["xqzzt", "poire", "", right_one(table) or "lion", "12"]))
    elif choices and rng.random() < 0.5:
        table.play(now, player, seat, rng.choice(choices))
    elif rng.random() < 0.15:
        table.undo(now, player, seat)
    elif table.request is not None:
        table.agree(now, player, rng.random() < 0.7)
    else:
        table.tick(now)


@pytest.mark.parametrize("seed", range(4))
def test_a_rebuilt_table_equals_the_live_one_whatever_was_said(seed: int) -> None:
    rng, table = Random(seed), asked(Forgiving)
    entries = table.take_entries()
    for step in range(200):
        with contextlib.suppress(Refused):
            anything(table, 11_000 + 4_000 * step, rng)
        entries += table.take_entries()
        if step % 20 == 19:
            assert same(rebuilt(Forgiving, entries), table)
    assert len(table.playing().texts) > 5


def test_in_a_quiz_nothing_is_taken_back() -> None:
    table = asked()
    seat = quiz(table).seat
    answer(table, "xqzzt")
    assert view(table, PLAYERS[seat], 11_500).undo is None
    with pytest.raises(Refused, match="what is said is said"):
        table.undo(11_500, PLAYERS[seat], seat)
    assert table.request is None


def test_words_that_were_taken_back_stay_written_and_are_said_anew() -> None:
    table = asked(Forgiving)
    seat = quiz(table).seat
    answer(table, "xqzzt")
    judge(table)
    table.undo(13_000, PLAYERS[seat], seat)
    for other in {0, 1, 2} - {seat}:
        table.agree(13_100, PLAYERS[other], True)
    assert quiz(table).given == []
    answer(table, right_one(table), 13_200)
    judge(table, 13_300)
    assert [(given.text, given.answer) for given in quiz(table).given] == [(1, 0)]
    assert same(rebuilt(Forgiving, table.take_entries()), table)


def test_its_record_replays() -> None:
    table = asked()
    answer(table, "xqzzt")
    judge(table)
    record = table.playing().record()
    assert list(replay(record, LaCible))[-1].texts == ["xqzzt"]


def test_everybody_reads_what_was_typed() -> None:
    table = asked()
    answer(table, "xqzzt")
    for player in PLAYERS:
        assert view(table, player, 12_000).log[-1][3].fr == "« xqzzt »"


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e\x07", "a" * 81, "poire " * 2000])
def test_nothing_and_too_much_are_refused_in_words(text: str) -> None:
    table = asked()
    before = table.v
    with pytest.raises(Refused, match="1 to 80 characters"):
        answer(table, text)
    assert (table.v, table.playing().texts) == (before, [])


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "🍎🍐", "'; DROP TABLE x; --", "${7*7}", "\\u0000"])
def test_strange_words_are_wrong_and_shown_as_they_are(text: str) -> None:
    table = asked()
    answer(table, text)
    judge(table)
    shown = next(zone for zone in quiz(table).scene(0) if zone.name == "given").parts[0]
    assert (shown.look, shown.mark) == ("wrong", text)


def test_marks_that_hide_are_left_out_and_lines_are_spaces() -> None:
    table = asked()
    answer(table, "po\u00adire\u202e\nverte")
    assert table.playing().texts == ["poire verte"]


def test_only_the_seat_that_is_asked_answers_and_only_for_itself() -> None:
    table = asked()
    seat = quiz(table).seat
    other = (seat + 1) % 3
    with pytest.raises(Refused, match="The camera picked somebody else"):
        table.answer(11_000, PLAYERS[other], other, "poire")
    with pytest.raises(Refused, match="not your seat"):
        table.answer(11_000, PLAYERS[other], seat, "poire")
    assert table.playing().texts == []


def test_an_answer_after_the_time_is_refused() -> None:
    table = asked()
    seat = quiz(table).seat
    table.tick(30_000)
    with pytest.raises(Refused):
        table.answer(30_001, PLAYERS[seat], seat, right_one(table))
    assert table.playing().texts == []


def test_an_answer_sent_twice_counts_once() -> None:
    table = asked()
    seat, at = quiz(table).seat, table.v
    table.answer(11_000, PLAYERS[seat], seat, "poire", at)
    with pytest.raises(Refused, match="changed meanwhile"):
        table.answer(11_001, PLAYERS[seat], seat, "poire", at)


def test_words_are_no_bid() -> None:
    """The number of a text must not be taken for a number."""
    table = asked()
    answer(table, "xqzzt")
    judge(table)
    game = quiz(table)
    game.phase, game.step, game.duel, game.bid = 4, BID, [0, 1], 0
    game.seat = 0
    with pytest.raises(Refused, match="Nothing to write just now"):
        table.answer(13_000, ANA, 0, "12")
    assert game.bid == 0


def test_words_are_no_move_where_none_are_asked_for() -> None:
    table = playing()
    with pytest.raises(Refused, match="Nothing to write just now"):
        table.answer(2000, ANA, 0, "hello")
    assert table.playing().events == []


def test_buttons_beside_the_words_are_still_pressed() -> None:
    table = asked()
    now = 10_000
    while quiz(table).phase != DEFINITIONS or quiz(table).step != 4:
        now += 20_000
        if WORLD in table.acting:
            judge(table, now)
        else:
            table.tick(now)
    seat = quiz(table).seat
    table.play(now + 1, PLAYERS[seat], seat, PASS)
    table.answer(now + 2, PLAYERS[seat], seat, "xqzzt")
    assert CLOCK in table.acting  # the hourglass runs on while it is judged


def test_a_bot_answers_with_words() -> None:
    table = asked()
    seat = quiz(table).seat
    table.give_to_bot(11_000, seat, "level:3")
    token = len(table.playing().events)
    table.bot_moves(11_500, seat, token, "xqzzt")
    table.bot_moves(11_600, seat, token, "twice")
    assert table.playing().texts == ["xqzzt"]


def test_a_bot_whose_words_are_refused_makes_another_move() -> None:
    table = asked()
    seat = quiz(table).seat
    table.give_to_bot(11_000, seat, "level:3")
    table.bot_moves(11_500, seat, len(table.playing().events), "a" * 81)
    assert world.asked(table) is not None
    assert table.playing().texts == []
