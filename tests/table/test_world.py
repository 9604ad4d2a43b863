"""The world answers in its own time, and only to what was asked."""

from __future__ import annotations

import pytest

from ludotheque.core.game import WORLD
from ludotheque.match.match import Refused
from ludotheque.match.verify import verify
from ludotheque.table import world
from ludotheque.table.table import Table

from .games import Slide
from .tables import ANA, BEN, playing, rebuilt, same


def settle(table: Table, *stops: int) -> None:
    token = world.asked(table)
    assert token is not None
    world.answer(table, 2500, token, list(stops))


def test_a_table_waits_for_the_world() -> None:
    table = playing(Slide)
    assert world.asked(table) is None
    table.play(2000, ANA, 0, 5)
    assert world.asked(table) == 1
    assert table.status() == "playing"
    settle(table, 3, 4)
    assert table.playing().events == [(0, 5), (WORLD, 3), (WORLD, 4)]
    assert table.playing().to_act() == [1]


def test_nobody_plays_while_the_world_is_waited_for() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    with pytest.raises(Refused):
        table.play(2100, BEN, 1, 5)


def test_an_answer_to_what_has_changed_is_dropped() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    token = world.asked(table)
    assert token is not None
    table.undo(2100, ANA, 0)
    world.answer(table, 2200, token, [3, 4])
    table.play(2300, ANA, 0, 6)
    world.answer(table, 2400, token, [3, 4])
    assert WORLD not in [actor for actor, _ in table.playing().events]


def test_the_world_stands_still_in_a_pause() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    table.pause(2100, BEN)
    world.answer(table, 2200, 1, [3, 4])
    assert table.playing().events == [(0, 5)]
    table.resume(2300, BEN)
    assert world.asked(table) == 1


def test_the_same_question_has_the_same_chance() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    again = rebuilt(Slide, table.take_entries())
    assert world.question(table)[1].random() == world.question(again)[1].random()


def test_a_rebuilt_table_still_waits_for_the_world() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    entries = table.take_entries()
    assert world.asked(rebuilt(Slide, entries)) == 1
    settle(table, 3, 4)
    assert same(rebuilt(Slide, entries + table.take_entries()), table)


def test_what_the_world_has_shown_is_taken_back_with_consent_only() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    settle(table, 3, 4)
    table.undo(3000, ANA, 0)
    assert table.request is not None
    table.agree(3100, BEN, True)
    assert table.playing().to_act() == [0]
    table.play(3200, ANA, 0, 6)
    settle(table, 1, 2)
    assert table.playing().position.scores() == [3, 0]


def test_the_position_before_an_answer_is_found_again_also_past_what_was_taken_back() -> None:
    table = playing(Slide)
    table.play(2000, ANA, 0, 5)
    settle(table, 3, 4)
    table.undo(3000, ANA, 0)
    table.agree(3100, BEN, True)
    table.play(3200, ANA, 0, 6)
    settle(table, 1, 2)
    match = table.playing()
    firsts = [n for n in range(len(match.events)) if world.is_first_answer(match, n)]
    assert firsts == [1, 5]
    pushes = [world.before(match, n) for n in firsts]
    assert [p.pushed for p in pushes if isinstance(p, Slide)] == [5, 6]
    assert [p.scores() for p in pushes] == [[0, 0], [0, 0]]


def test_a_record_with_answers_of_the_world_verifies() -> None:
    table = playing(Slide)
    for player, seat in ((ANA, 0), (BEN, 1)) * 2:
        table.play(2000, player, seat, 5)
        settle(table, 3, 4)
    verify(table.record(), Slide)
