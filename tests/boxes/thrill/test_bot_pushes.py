from __future__ import annotations

from itertools import pairwise

import pytest

from ludotheque.boxes.thrill.bot_cards import push_planned, wants_weight
from ludotheque.boxes.thrill.bot_pushes import REMEMBERED, Push, bill_of, falls, held, near, thought_of, tried, wide
from ludotheque.boxes.thrill.design import KINDS, LARGE, SMALL, point_x
from ludotheque.boxes.thrill.phases import PLACING, PUSHING
from ludotheque.boxes.thrill.placing import why_not_there
from ludotheque.boxes.thrill.push import answers
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.core.game import WORLD

from .tables import A, B, bid, laid


def to_push(number: int = 0, **given: str) -> Thrill:
    """B has to push a large disc."""
    game = laid(2, A, number, **given)
    bid(game, [1, 0])
    return game


def with_dear_push(**given: str) -> Thrill:
    """Before the bids; three placements find nothing that is free."""
    for number in range(20):
        game = laid(2, A, number, **given)
        game.play(A, LARGE)
        if tried(game, 3)[0].bill > 1:
            return game
    raise AssertionError("every push is cheap")


def push_for_real(game: Thrill) -> int:
    assert game.phase == PUSHING
    for answer in answers(game):
        game.play(WORLD, answer)
    return sum(game.price(disc) for disc in game.fallen)


@pytest.mark.parametrize("number", range(3))
def test_a_push_costs_what_was_thought(number: int) -> None:
    game = to_push(number)
    push = tried(game, 3)[-1]
    game.play(B, push.point)
    assert push_for_real(game) == push.bill


def test_thinking_changes_nothing() -> None:
    game = to_push()
    before = (game.x[:], game.y[:], game.where[:], game.phase, game.weighted)
    held(game, tried(game, 2), 2)
    assert (game.x, game.y, game.where, game.phase, game.weighted) == before


def test_placements_are_legal_and_differ() -> None:
    game = to_push()
    points = [wide(game, number) for number in range(40)]
    found = [Push(1, points[0])]
    for _ in range(20):
        found.append(Push(2, near(game, found)))
    assert all(why_not_there(LARGE, push.point) is None for push in found)
    assert all(why_not_there(LARGE, point) is None for point in points)
    assert len(set(points)) == 40
    assert len({push.point for push in found}) == 21


def test_first_places_are_spread_over_the_strip() -> None:
    game = to_push()
    places = sorted(point_x(wide(game, number)) for number in range(8))
    gaps = [after - before for before, after in pairwise(places)]
    assert max(gaps) < 6500


def test_the_search_ends_where_nothing_falls() -> None:
    game = to_push()
    game.where = [where if KINDS[disc] == LARGE else 0 for disc, where in enumerate(game.where)]
    assert [push.bill for push in tried(game, 9)] == [0]


def test_what_was_thought_of_is_not_pushed_again() -> None:
    game = to_push(7)
    first = tried(game, 3)
    many = len(thought_of)
    assert tried(game, 3) == first
    assert len(thought_of) == many


def test_memory_is_bounded() -> None:
    game = to_push()
    for number in range(REMEMBERED):
        thought_of[(-1, number)] = {}
    bill_of(game, wide(game, 50))
    assert len(thought_of) == 1


def test_a_weighted_disc_that_falls_is_dearer_in_thought_too() -> None:
    game = to_push(cards="yes")
    points = [wide(game, number) for number in range(12)]
    both = [(falls(game, point), falls(game, point, disc), disc) for point in points for disc in falls(game, point)]
    fallen = [(bare[disc], weighted[disc]) for bare, weighted, disc in both[:8] if disc in weighted]
    assert all(weighted == 2 * bare for bare, weighted in fallen)


def test_a_weight_that_saves_from_going_out_is_used() -> None:
    game = with_dear_push(cards="yes")
    game.play(A, 1)
    game.play(B, 0)
    pushes = tried(game, 3)
    best = held(game, pushes, 1)[0].bill
    game.tokens[B] = pushes[0].bill - 1
    assert wants_weight(game, B, 3) == (best < pushes[0].bill)


def test_no_weight_for_a_free_push() -> None:
    game = to_push(cards="yes")
    game.where = [where if KINDS[disc] == SMALL else 0 for disc, where in enumerate(game.where)]
    assert push_planned(game, 3).bill == 0
    assert not wants_weight(game, B, 3)


def test_depth_in_the_strip_does_not_matter() -> None:
    """Which is why only one depth is tried."""
    game = laid(2, A)
    game.play(A, 1)
    bid(game, [1, 0])
    assert game.phase == PLACING
    shallow = [wide(game, number) for number in range(3)]
    assert [bill_of(game, point) for point in shallow] == [bill_of(game, point + 20 * 601) for point in shallow]
