"""Views whose unmoving part is kept from move to move show the same as views made afresh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.table import Table
from ludotheque.table.view import Encoder, view

from .games import Hunch
from .tables import ANA, BEN, CLEO, EVE, playing

Step = Callable[[Table], None]
STEPS: dict[str, Step] = {
    "a move": lambda t: t.play(2000, ANA, 0, 4),
    "a spectator comes": lambda t: t.arrive(3000, EVE),
    "a move with the spectator": lambda t: t.play(4000, BEN, 1, 0),
    "a player leaves": lambda t: t.leave(5000, BEN),
    "a move without the player": lambda t: t.play(6000, ANA, 0, 8),
    "chat": lambda t: t.say(7000, ANA, "Ana", 1, "Ben?"),
    "a bot covers": lambda t: t.cover(30_000, ANA, 1),
    "the bot moves": lambda t: t.bot_moves(31_000, 1, 3, 2),
    "the player is back": lambda t: t.arrive(32_000, BEN),
    "somebody asks to take back": lambda t: t.undo(33_000, ANA, 0),
    "the other agrees": lambda t: t.agree(34_000, BEN, True),
    "a pause": lambda t: t.pause(35_000, ANA),
    "a new name": lambda t: t.sit(36_000, ANA, 0, "Anna", 3),
    "on again": lambda t: t.resume(37_000, BEN),
    "another move": lambda t: t.play(38_000, ANA, 0, 7),
    "the spectator goes": lambda t: t.leave(39_000, EVE),
    "a last move": lambda t: t.play(40_000, BEN, 1, 1),
    "resignation": lambda t: t.resign(41_000, ANA, 0),
    "rematch": lambda t: [t.rematch(42_000, BEN, "t2", "PRUNE5")].clear(),
}


def seen(encoder: Encoder, viewer: str, now: int) -> Any:
    return json.decode(encoder.encode(viewer, now, -1, -1))


def afresh(table: Table, viewer: str, now: int) -> Any:
    return json.decode(json.encode(view(table, viewer, now)))


@pytest.mark.parametrize("clock", [ClockRule(), ClockRule("move", 60), ClockRule("player", 600, 2)])
def test_a_kept_view_is_right_whatever_has_happened(clock: ClockRule) -> None:
    table = playing(clock=clock)
    encoder = Encoder(table)
    for step, act in STEPS.items():
        act(table)
        for viewer in (ANA, BEN, ""):
            assert seen(encoder, viewer, 50_000) == afresh(table, viewer, 50_000), step


def test_who_comes_or_goes_is_seen_with_the_next_move() -> None:
    table = playing()
    encoder = Encoder(table)
    assert [seat["here"] for seat in seen(encoder, ANA, 2000)["seats"]] == [True, True]
    table.leave(2000, BEN)
    table.arrive(2000, EVE)
    table.play(3000, ANA, 0, 4)
    shown = seen(encoder, ANA, 3000)
    assert ([seat["here"] for seat in shown["seats"]], shown["spectators"]) == ([True, False], 1)
    assert [line[2] for line in shown["log"]] == [4]


def test_a_second_window_of_somebody_who_is_there_changes_nothing_to_see() -> None:
    table = playing()
    encoder = Encoder(table)
    before = seen(encoder, ANA, 2000)
    table.arrive(2000, BEN)
    table.leave(2000, BEN)
    assert seen(encoder, ANA, 2000) == before


def test_what_is_kept_for_one_is_never_shown_to_another() -> None:
    table = playing(Hunch, 3)
    encoder = Encoder(table)
    owners = [ANA, BEN, CLEO]
    for mover, player in enumerate(owners):
        table.play(2000, player, mover, 723)
        for seat, viewer in enumerate(owners):
            shown = seen(encoder, viewer, 2000)
            assert list(shown["mine"]) == [str(seat)]
            assert [n for n, other in enumerate(shown["seats"]) if other["mine"]] == [seat]
        assert seen(encoder, "", 2000)["mine"] == {}
