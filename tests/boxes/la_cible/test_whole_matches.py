"""Matches from the first question to the trophy, with typed answers."""

from __future__ import annotations

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.match.match import Match
from ludotheque.match.record import Record
from ludotheque.match.verify import verify

from .typist import typed_match


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (6, {"games": "2"}), (4, {"time": "none"}), (5, {"referee": "human"}), (3, {"language": "en"})],
)
def test_a_match_with_words_ends_and_its_record_verifies(seats: int, options: dict[str, str]) -> None:
    match = typed_match(3, seats, **options)
    record = Record.from_json(match.record().to_json())
    end = verify(record, LaCible)
    assert end.scores() == match.scores()
    assert end.position.scene(0) == match.position.scene(0)
    assert len(match.texts) > 10


@pytest.mark.parametrize("seats", [3, 6])
def test_bots_play_to_the_end_by_themselves(seats: int) -> None:
    record = play_out(Match(LaCible, seats, seed=seats), ["random"], 1)
    assert max(record.scores) >= 100
