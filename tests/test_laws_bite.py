"""A law that never complains proves nothing: every law has games that break it, and honest games keep them all."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Position
from ludotheque.lab.laws import LAWS, BrokenLaw, check_game

from .sabotaged import copies, secrets, table, turns
from .sabotaged.bids import Bids
from .sabotaged.flick import Flick
from .sabotaged.ledger import SABOTAGED
from .sabotaged.stones import Stones

FAMILIES = (copies, secrets, table, turns)  # importing them fills the ledger


@pytest.mark.parametrize("kind", [Bids, Stones, Flick, secrets.ColoursAreGuessed])
def test_honest_games_keep_every_law(kind: type[Position]) -> None:
    report = check_game(kind, seeds=8)
    assert report.matches >= 16
    assert report.events > report.matches


@pytest.mark.parametrize(("kind", "law"), SABOTAGED, ids=[kind.__name__ for kind, _ in SABOTAGED])
def test_sabotage_is_noticed_by_the_right_law(kind: type[Position], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_game(kind, seeds=12)
    assert caught.value.law == law
    assert "\n" not in str(caught.value)


def test_every_law_bites() -> None:
    assert {law for _, law in SABOTAGED} == set(LAWS)


def test_every_law_states_itself_in_one_sentence() -> None:
    for name, statement in LAWS.items():
        assert statement.endswith("."), name


def test_broken_law_tells_the_moves_that_lead_there() -> None:
    with pytest.raises(BrokenLaw, match=r"seat \d is waited for but has no choice, after these \d+ moves: -1:\d 0:0 "):
        check_game(turns.NoLastStone)
