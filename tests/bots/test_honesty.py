"""Bots decide by what their seat knows: other truths that look the same to it lead to the same choice."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.names import bot
from tests.bots.small_games import Cards, LeakyCards

NAMES = ["random", "greedy", "search:40", "level:1"]


def truth(kind: type[Cards], hidden: list[int], bid: int) -> Cards:
    """Seat 1 holds a 6; the others' cards and the bid of seat 0 are hidden from it."""
    position = kind(3)
    position.set_up({})
    position.cards = [hidden[0], 6, hidden[1]]
    position.play(0, bid)
    return position


def decisions(name: str, kind: type[Cards]) -> set[tuple[int, ...]]:
    """What the bot decides with some seeds, for each of several truths."""
    mind = bot(name, kind)
    truths = [truth(kind, hidden, bid) for hidden in ([0, 1], [9, 8], [7, 2]) for bid in (0, 3)]
    return {tuple(mind.choose(position, 1, Random(seed)) for seed in range(3)) for position in truths}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    assert len(decisions(name, Cards)) == 1


def test_a_leak_would_be_noticed() -> None:
    assert len(decisions("search:40", LeakyCards)) > 1
