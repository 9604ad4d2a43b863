from __future__ import annotations

import pytest

from ludotheque.match.match import TAKE_BACK, Refused
from ludotheque.match.verify import verify
from ludotheque.table.table import Table
from my_games.tic_tac_toe import TicTacToe

from .games import Hunch
from .tables import ANA, BEN, CLEO, SEED, playing


def test_a_move_that_nobody_answered_is_taken_back_freely() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.undo(3000, ANA, 0)
    assert table.playing().to_act() == [0]
    assert table.playing().events == [(0, 4), (TAKE_BACK, 0)]


def test_after_an_answer_the_other_has_to_agree() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.play(3000, BEN, 1, 0)
    table.undo(4000, ANA, 0)
    assert table.request is not None
    with pytest.raises(Refused, match="not waited for"):
        table.agree(4500, ANA, True)
    table.agree(5000, BEN, True)
    assert table.playing().choices(0) == list(range(9))


def test_a_refusal_ends_the_request() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.play(3000, BEN, 1, 0)
    table.undo(4000, ANA, 0)
    table.agree(5000, BEN, False)
    assert table.request is None
    assert table.playing().events == [(0, 4), (1, 0)]
    with pytest.raises(Refused, match="Nobody asks"):
        table.agree(6000, BEN, True)


def test_the_next_move_ends_the_request() -> None:
    table = playing()
    table.play(2000, ANA, 0, 4)
    table.play(3000, BEN, 1, 0)
    table.undo(4000, BEN, 1)
    table.undo(4000, ANA, 0)
    table.play(5000, ANA, 0, 8)
    assert table.request is None


def test_what_was_revealed_needs_everybodys_consent() -> None:
    table = playing(Hunch, 3)
    table.play(2000, ANA, 0, 720)
    table.play(2000, BEN, 1, 721)
    table.play(2000, CLEO, 2, 722)
    table.undo(3000, CLEO, 2)
    table.agree(4000, ANA, True)
    assert len(table.playing().position.scene(-1)[1].parts) == 3
    table.agree(5000, BEN, True)
    assert len(table.playing().position.scene(-1)[1].parts) == 0
    assert table.playing().to_act() == [2]


def test_a_secret_bid_is_taken_back_freely_while_it_is_the_last() -> None:
    table = playing(Hunch, 3)
    table.play(2000, ANA, 0, 720)
    table.undo(3000, ANA, 0)
    assert table.playing().to_act() == [0, 1, 2]


def test_against_bots_alone_nobody_has_to_agree() -> None:
    table = Table.open(TicTacToe, 1, "t1", "PRUNE4", 2, ANA, "bots")
    table.sit(1, ANA, 0, "Ana", 1)
    table.start(1, ANA, SEED)
    table.play(2, ANA, 0, 4)
    table.bot_moves(3, 1, 1, 0)
    table.undo(4, ANA, 0)
    assert table.playing().choices(0) == list(range(9))


def test_there_must_be_something_to_take_back() -> None:
    table = playing()
    with pytest.raises(Refused, match="no move"):
        table.undo(2000, ANA, 0)


def test_a_bots_answer_from_before_an_undo_is_dropped() -> None:
    table = Table.open(TicTacToe, 1, "t1", "PRUNE4", 2, ANA, "bots")
    table.sit(1, ANA, 0, "Ana", 1)
    table.start(1, ANA, SEED)
    table.play(2, ANA, 0, 4)
    [(seat, _, token)] = table.bots_to_move()
    table.undo(3, ANA, 0)
    table.play(4, ANA, 0, 8)
    table.bot_moves(5, seat, token, 0)
    assert table.playing().events[-1] == (0, 8)


def test_undone_moves_stay_in_a_record_that_verifies() -> None:
    table = playing(Hunch, 2)
    for _ in range(3):
        table.play(2000, ANA, 0, 720)
        table.undo(2000, ANA, 0)
        table.play(2000, ANA, 0, 724)
        table.play(2000, BEN, 1, 721)
    record = table.record()
    assert sum(actor == TAKE_BACK for actor, _ in record.events) == 3
    assert verify(record, Hunch).scores() == table.playing().scores()


def test_a_choice_made_before_the_undo_is_stale() -> None:
    table = playing()
    seen = table.v
    table.play(2000, ANA, 0, 4, seen)
    table.undo(3000, ANA, 0)
    with pytest.raises(Refused, match="changed"):
        table.play(4000, ANA, 0, 4, seen)
