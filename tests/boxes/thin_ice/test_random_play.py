"""Random matches of every mode keep the laws; the quick run of tests/laws.py tries each option by itself only."""

from __future__ import annotations

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.boxes.thin_ice.ice import ADRIFT, DRAWN, LOST_AT_SEA, SURVIVOR
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.lab.laws import try_out
from ludotheque.lab.laws.trial import Case
from ludotheque.library import game

from .tables import DEFAULTS

MIXED = [
    (3, {"mode": "intermediate", "teams": "two", "expansion": "add"}),
    (2, {"mode": "advanced", "teams": "pawns", "expansion": "replace", "friendly": "yes"}),
    (3, {"mode": "advanced", "drift": "slid", "competitive": "yes", "expansion": "add"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MIXED)
def test_the_laws_hold_with_options_mixed(seats: int, options: dict[str, str]) -> None:
    assert try_out(ThinIce, Case(seats, {**DEFAULTS, **options}, 5)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["basic", "intermediate", "advanced"])
@pytest.mark.parametrize(("teams", "seats"), [("none", 3), ("two", 5), ("three", 6), ("pawns", 2)])
@pytest.mark.parametrize("expansion", ["none", "add", "replace"])
def test_the_laws_hold_for_every_mode_with_every_expansion(seats: int, mode: str, teams: str, expansion: str) -> None:
    options = {**DEFAULTS, "mode": mode, "teams": teams, "expansion": expansion}
    assert try_out(ThinIce, Case(seats, options, seats)) > 0


@pytest.mark.parametrize("seed", range(5))
def test_one_survives_or_the_match_is_drawn(seed: int) -> None:
    match = game("thin_ice").new(4, seed)
    play_out(match, ["random"], seed)
    position = match.position
    assert isinstance(position, ThinIce)
    fates = position.fates()
    assert fates.count(SURVIVOR) == 1 or DRAWN in fates
    assert all(fate in (LOST_AT_SEA, ADRIFT, SURVIVOR, DRAWN) for fate in fates)
    assert max(position.scores()) == position.scores()[fates.index(max(fates))]
