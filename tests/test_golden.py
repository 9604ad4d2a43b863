"""Records that were played once must replay for ever, as long as the rules have the same number.

When a game raises info.rules, its records here are played anew: ludotheque play, or lt.play_out(...).to_json().
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.library import GAMES, kind_of
from ludotheque.match.record import Record
from ludotheque.match.verify import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_an_old_record_still_verifies(path: Path) -> None:
    record = Record.from_json(path.read_text("utf-8"))
    assert verify(record, kind_of(record.game)).scores() == record.scores


def test_every_game_has_a_golden_record() -> None:
    assert {Record.from_json(path.read_text("utf-8")).game for path in GOLDEN} == set(GAMES)
