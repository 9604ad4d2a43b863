"""The three games played at random: they end in time, clones are independent, events tell the whole story."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import Position
from ludotheque.library import game, kind_of
from ludotheque.match.match import Match
from ludotheque.match.verify import verify

from .tables import play_randomly, shown

TABLES = [
    ("trigger", seats, {"bonus": bonus, "score": score})
    for seats in (2, 3, 4)
    for bonus in ("auto", "manual")
    for score in ("points", "rounds")
]
TABLES += [("trigger_alone", 1, {"bonus": bonus}) for bonus in ("auto", "manual")]
TABLES += [("trigger_problem", 1, {"level": level}) for level in "12345"]


def laid(slug: str, seats: int, options: dict[str, str]) -> Position:
    position = kind_of(slug)(seats)
    position.set_up(options)
    return position


def played(match: Match, rng: Random) -> Match:
    """At random, with everybody who may interject doing so now and then."""
    while match.to_act():
        able = [seat for seat in range(match.seats) if match.choices(seat)]
        seat = rng.choice(able)
        match.play(seat, rng.choice(match.choices(seat)))
    return match


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_ends_within_longest(slug: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        position = laid(slug, seats, options)
        assert play_randomly(position, Random(seed), position.info.longest + 1) <= position.info.longest
        assert position.to_act() == []


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_clone_is_equal_and_independent(slug: str, seats: int, options: dict[str, str]) -> None:
    rng = Random(3)
    position = laid(slug, seats, options)
    while position.to_act():
        twin, before = position.clone(), shown(position)
        assert shown(twin) == before
        play_randomly(twin, rng, 20)
        assert shown(position) == before
        play_randomly(position, rng, 20)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_record_verifies_and_replays_to_the_same_position(slug: str, seats: int, options: dict[str, str]) -> None:
    match = played(game(slug).new(seats, 11, options), Random(4))
    assert shown(verify(match.record(), match.kind).position) == shown(match.position)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_every_choice_has_words_and_points_at_a_place_that_exists(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    rng = Random(5)
    position = laid(slug, seats, options)
    while position.to_act():
        for actor in range(-1, seats):
            sizes = {zone.name: zone.size for zone in position.scene(actor)}
            for label in [position.label(actor, choice) for choice in position.choices(actor)[:60]]:
                assert label.text.fr
                assert label.text.en
                assert all(0 <= place < sizes[label.zone] for place in (label.place, *label.also) if label.zone)
        play_randomly(position, rng, 7)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_default_of_a_silent_seat_is_allowed(slug: str, seats: int, options: dict[str, str]) -> None:
    rng = Random(6)
    position = laid(slug, seats, options)
    while position.to_act():
        for seat in position.to_act():
            if seat >= 0:
                assert position.ask(seat).default in position.choices(seat)
        play_randomly(position, rng, 1)
