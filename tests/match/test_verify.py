"""A record that was touched does not verify, and the first event that does not hold is named."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import commitment, draw, seed_from
from ludotheque.core.game import CHANCE, Position
from ludotheque.errors import DoesNotHold
from ludotheque.lab.laws.copies import played_out
from ludotheque.library import kind_of
from ludotheque.match.match import RESIGN, TAKE_BACK, Match
from ludotheque.match.record import Event, Record
from ludotheque.match.verify import replay, verify
from my_games.tic_tac_toe import TicTacToe
from tests.sabotaged.bids import Bids
from tests.sabotaged.flick import Flick
from tests.sabotaged.stones import TAKE, Stones

KINDS: list[type[Position]] = [Stones, Bids, Flick, kind_of("trigger")]


def record_of(kind: type[Position], seed: int = 1) -> Record:
    return played_out(Match(kind, seed=seed), Random(seed)).record()


RECORDS = {kind.info.slug: record_of(kind) for kind in KINDS}


def complaint(record: Record, kind: type[Position]) -> str:
    with pytest.raises(DoesNotHold) as caught:
        verify(record, kind)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def holds(text: str, kind: type[Position]) -> bool:
    """Anything but DoesNotHold is a crash."""
    try:
        verify(Record.from_json(text), kind)
    except DoesNotHold as e:
        return "\n" in str(e)  # a message of two lines is as wrong as a damaged record that holds
    return True


def with_event(record: Record, n: int, event: Event) -> Record:
    return replace(record, events=[*record.events[:n], event, *record.events[n + 1 :]])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_played_match_verifies(kind: type[Position], seed: int) -> None:
    record = record_of(kind, seed)
    assert verify(record, kind).scores() == record.scores


@pytest.mark.parametrize("kind", KINDS)
def test_replay_shows_the_match_after_each_event(kind: type[Position]) -> None:
    record = RECORDS[kind.info.slug]
    assert [len(match.events) for match in replay(record, kind)] == list(range(1, len(record.events) + 1))


def test_altered_die_is_named_with_what_the_seed_draws() -> None:
    record = RECORDS["stones"]
    for n, (actor, eyes) in enumerate(record.events):
        if actor == CHANCE:
            said = complaint(with_event(record, n, (CHANCE, eyes % 3 + 1)), Stones)
            assert f"event {n} (-1, {eyes % 3 + 1}) does not hold: the seed draws {eyes}" in said


@pytest.mark.parametrize("kind", KINDS)
def test_every_altered_event_is_named(kind: type[Position]) -> None:
    """Also where the other choice would have been legal."""
    record, rng = RECORDS[kind.info.slug], Random(1)
    legal = 0
    position = Match(kind, record.seats, record.options, promise=record.commitment).position
    for n, (actor, choice) in enumerate(record.events):
        others = [other for other in position.choices(actor) if other != choice]
        legal += bool(others)
        other = rng.choice(others or [choice + 1])
        if n % (1 + len(record.events) // 40) == 0:
            assert f"event {n} ({actor}, {other}) does not hold" in complaint(
                with_event(record, n, (actor, other)), kind
            )
        position.play(actor, choice)
    assert legal


@pytest.mark.parametrize("kind", KINDS)
def test_dropped_event_is_noticed_where_it_is_missing(kind: type[Position]) -> None:
    record = RECORDS[kind.info.slug]
    for n in range(0, len(record.events), 1 + len(record.events) // 20):
        events = record.events[:n] + record.events[n + 1 :]
        same = next((m for m in range(n, len(events)) if events[m] != record.events[m]), len(events))
        for checks in (record.checks, record.checks[: 4 * n] + record.checks[4 * n + 4 :]):
            said = complaint(replace(record, events=events, checks=checks), kind)
            assert any(f"event {m} " in said for m in range(n, same + 1)) or f"stops after {len(events)}" in said


@pytest.mark.parametrize("kind", KINDS)
def test_added_event_is_noticed(kind: type[Position]) -> None:
    record = RECORDS[kind.info.slug]
    for n in range(0, len(record.events) + 1, 1 + len(record.events) // 20):
        for event in [(0, 0), (CHANCE, 1), (RESIGN, 0), (TAKE_BACK, 0), (99, 0), (-99, 0)]:
            events = [*record.events[:n], event, *record.events[n:]]
            if n == len(record.events) or event != record.events[n]:
                said = complaint(replace(record, events=events), kind)
                assert f"event {n} " in said


def test_event_after_the_end_is_named() -> None:
    record = RECORDS["stones"]
    said = complaint(replace(record, events=[*record.events, (0, TAKE)], checks=record.checks + "0000"), Stones)
    assert f"event {len(record.events)} (0, 0) does not hold: the match was over before it" in said


def test_wrong_seed_or_commitment_is_a_broken_promise() -> None:
    record, other = RECORDS["stones"], seed_from(99)
    assert "not the one that was promised" in complaint(replace(record, seed=other.hex()), Stones)
    assert "not the one that was promised" in complaint(replace(record, commitment=commitment(other)), Stones)


def test_seed_that_keeps_a_false_promise_draws_other_dice() -> None:
    record, other = RECORDS["stones"], seed_from(99)
    forged = replace(record, seed=other.hex(), commitment=commitment(other))
    n = next(
        n for n, (actor, eyes) in enumerate(record.events) if actor == CHANCE and [1, 2, 3][draw(other, n, 3)] != eyes
    )
    assert f"event {n} " in complaint(forged, Stones)


def test_match_that_is_not_over_cannot_be_verified_yet() -> None:
    assert "not over" in complaint(Match(Stones, seed=1).record(), Stones)


def test_match_that_stops_early_is_said_so() -> None:
    record = RECORDS["stones"]
    half = len(record.events) // 2
    said = complaint(replace(record, events=record.events[:half], checks=record.checks[: 4 * half]), Stones)
    assert f"stops after {half} events" in said


def test_altered_scores_digest_and_texts_are_noticed() -> None:
    record = RECORDS["stones"]
    assert "the scores are" in complaint(replace(record, scores=record.scores[::-1]), Stones)
    assert "the scores are" in complaint(replace(record, scores=[]), Stones)
    assert "digest" in complaint(replace(record, digest="0" * 64), Stones)
    assert "digest" in complaint(replace(record, texts=["\ud800 mot"]), Stones)


def test_other_rules_another_game_and_other_seats_are_named() -> None:
    record = RECORDS["bids"]
    assert "rules 2 of bids; this program knows rules 1" in complaint(replace(record, rules=2), Bids)
    assert "a record of 'chess', not of bids" in complaint(replace(record, game="chess"), Bids)
    assert "2, 3 seats, not 9" in complaint(replace(record, seats=9), Bids)
    assert "names its seats" in complaint(replace(record, seats=0), Bids)
    assert "names its seats and the options hand" in complaint(replace(record, options={}), Bids)
    assert "no option 'colour'" in complaint(replace(record, options={"colour": "red"}), Bids)
    assert "event 0 " in complaint(replace(record, options={"hand": "two"}), Bids)


def test_take_backs_and_resignations_verify() -> None:
    match = Match(TicTacToe, seed=1)
    match.play(0, 4)
    match.play(1, 0)
    match.take_back(1)
    match.play(1, 8)
    match.resign(0)
    record = match.record()
    assert verify(record, TicTacToe).events == match.events
    assert "event 2 (-4, 7) does not hold" in complaint(with_event(record, 2, (TAKE_BACK, 7)), TicTacToe)
    assert "event 4 (-5, 2) does not hold: nobody sits there" in complaint(
        with_event(record, 4, (RESIGN, 2)), TicTacToe
    )
    assert "event 4 (-5, 1) does not hold" in complaint(with_event(record, 4, (RESIGN, 1)), TicTacToe)


def test_too_many_take_backs_are_refused() -> None:
    record = record_of(TicTacToe)
    assert "at most" in complaint(replace(record, events=[(0, 4), *[(TAKE_BACK, 0)] * 300]), TicTacToe)


scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["0" * 64, ""])
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2)
)


@st.composite
def damaged(draw_one: st.DrawFn) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A good record with a field, an event or a number replaced by anything."""
    slug = draw_one(st.sampled_from(sorted(RECORDS)))
    good: dict[str, Any] = json.loads(RECORDS[slug].to_json())
    bad = json.loads(RECORDS[slug].to_json())
    field = draw_one(st.sampled_from(sorted(bad)))
    if field == "events" and draw_one(st.booleans()):
        n = draw_one(st.integers(0, len(bad["events"]) - 1))
        actor, choice = draw_one(st.tuples(st.integers(-6, 8), st.integers(-5, 200) | st.integers()))
        bad["events"][n] = [actor, choice]
    else:
        bad[field] = draw_one(anything)
    return slug, good, bad


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(damaged())
def test_damaged_record_never_verifies_and_never_crashes(case: tuple[str, dict[str, Any], dict[str, Any]]) -> None:
    slug, good, bad = case
    kind = next(kind for kind in KINDS if kind.info.slug == slug)
    if holds(json.dumps(bad), kind):
        assert {**bad, "players": []} == {**good, "players": []}  # names are no part of what happened


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 10**6), st.characters())
def test_damaged_text_never_crashes(place: int, letter: str) -> None:
    text = RECORDS["stones"].to_json()
    n = place % len(text)
    damaged_text = text[:n] + letter + text[n + 1 :]
    if holds(damaged_text, Stones):
        assert json.loads(damaged_text) == json.loads(text)
