"""A table rebuilt from its entries is the table that lived, at every step of random play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ludotheque.core.game import Position
from ludotheque.errors import Problem
from ludotheque.match.match import Refused
from ludotheque.match.verify import verify
from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.entries import Entry
from ludotheque.table.table import Table
from my_games.tic_tac_toe import TicTacToe

from .games import Buzzer, Hunch
from .tables import ANA, BEN, CLEO, EVE, playing, rebuilt, same, state

CLOCKS = [ClockRule(), ClockRule("move", 5), ClockRule("player", 300, 2)]


def a_bot_answers(table: Table, now: int, rng: Random) -> None:
    asked = table.bots_to_move()
    if asked:
        seat, _, token = rng.choice(asked)
        table.bot_moves(now, seat, token, rng.choice(table.playing().choices(seat)))


def anything(table: Table, now: int, rng: Random) -> None:
    """Somebody does something, allowed or not."""
    who, seat = rng.choice([ANA, BEN, CLEO, EVE]), rng.randrange(4)
    choices = table.playing().choices(seat) if seat < len(table.seats) else []
    pick = rng.choice(choices or [0])
    actions: list[Callable[[], object]] = [
        lambda: table.play(now, table.seats[seat].player, seat, pick) if seat < len(table.seats) else None,
        lambda: table.play(now, who, seat, rng.randrange(720, 730)),
        lambda: table.undo(now, who, seat),
        lambda: table.agree(now, who, rng.random() < 0.7),
        lambda: table.pause(now, who) if rng.random() < 0.3 else table.resume(now, who),
        lambda: table.resume(now, who),
        lambda: table.leave(now, who) if who in table.here else table.arrive(now, who),
        lambda: table.cover(now, who, seat),
        lambda: table.resign(now, who, seat) if rng.random() < 0.05 else None,
        lambda: table.sit(now, who, seat, who, 1),
        lambda: table.say(now, who, "Eve", 1, "hello"),
        lambda: table.tick(now),
        lambda: a_bot_answers(table, now, rng),
    ]
    rng.choice([*actions, *[actions[0], actions[-1], actions[-2]] * 3])()


@pytest.mark.parametrize("kind", [TicTacToe, Hunch, Buzzer])
@pytest.mark.parametrize("seed", range(12))
def test_a_rebuilt_table_equals_the_live_one_at_every_step(kind: type[Position], seed: int) -> None:
    rng = Random(seed)
    table = playing(kind, rng.choice(kind.info.seats), rng.choice(CLOCKS))
    entries = table.take_entries()
    now = 1000
    for _ in range(150):
        now += rng.choice([0, 10, 900, 25_000])
        before = repr(state(table))
        try:
            anything(table, now, rng)
        except Refused:
            assert repr(state(table)) == before
        new = table.take_entries()
        entries += new
        assert table.v == len(entries)
        if new:
            assert same(table, rebuilt(kind, entries))
    assert len(entries) > 6
    if table.status() == "over":
        verify(table.record(), kind)


def test_the_seed_is_kept_and_the_commitment_tells_nothing_of_it() -> None:
    table = playing(Hunch, 2)
    entries: list[Entry] = table.take_entries()
    again = rebuilt(Hunch, entries)
    assert again.playing().seed == table.playing().seed
    assert again.playing().seed.hex() not in again.playing().commitment


def test_a_table_of_other_rules_is_not_gone_on_with() -> None:
    entries: list[Entry] = playing(Hunch, 2).take_entries()
    entries[0][-1] = 2
    with pytest.raises(Problem, match="played by rules 2 of hunch"):
        rebuilt(Hunch, entries)
