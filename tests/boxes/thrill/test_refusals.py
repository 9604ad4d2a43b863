"""What is refused, with its reason in both languages; nothing changes."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.thrill.cards import NOTHING_FALLS, SOMETHING_FALLS
from ludotheque.boxes.thrill.design import BACK, COLUMNS, FELL, GROOVE, KINDS, POINTS, RADII, RADIUS, point, spot
from ludotheque.boxes.thrill.judging import IN_STRIP, NO_ANSWER, OVERLAPS, TIPPED, TOO_EARLY
from ludotheque.boxes.thrill.placing import NOT_ON_STRIP, OFF_BOARD, ON_OTHERS, ON_PUSHER, PLACES, middle
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.boxes.thrill.talk import (
    LAID,
    MOVING,
    NO_SUCH_CARD,
    NOT_EMPTY,
    NOT_IN_STOCK,
    NOT_LYING,
    OUT,
    OVER,
    SAID,
    not_your_turn,
    too_much,
)
from ludotheque.core.game import CHANCE, NOT_NOW, WORLD, attempt
from ludotheque.core.text import Text

from .tables import A, B, C, answer, bid, laid, lay_disc, new, shown


def refused(game: Thrill, actor: int, choice: int) -> Text:
    before = shown(game)
    why = attempt(game, actor, choice)
    assert why is not None
    assert shown(game) == before
    assert why.fr
    assert why.en
    return why


def placing(kind: int = 2) -> Thrill:
    """A has to lay a disc of this kind."""
    game = laid(3)
    game.take_disc(next(disc for disc in range(len(KINDS)) if KINDS[disc] == kind))
    bid(game, [0, 1, 1])
    return game


# Bids


def test_bid_above_ones_tokens() -> None:
    game = laid(3)
    game.tokens[B] = 4
    game.play(A, 2)
    assert refused(game, B, 5) == too_much(4)
    assert refused(game, B, -1) == too_much(4)


def test_second_bid() -> None:
    game = laid(3)
    game.play(A, 2)
    game.play(B, 4)
    assert refused(game, B, 3) == SAID


def test_bid_of_a_player_who_is_out() -> None:
    game = laid(3)
    game.alive[B] = False
    game.play(A, 2)
    assert refused(game, B, 0) == OUT


def test_bid_before_the_chief_has_chosen() -> None:
    game = laid(3)
    assert refused(game, B, 0) == not_your_turn(game)


# The Chief


def test_kind_that_is_not_in_the_stock() -> None:
    assert refused(laid(3), A, 0) == NOT_IN_STOCK


def test_disc_of_the_board_while_there_is_a_stock() -> None:
    assert refused(laid(3), A, 3) == NOT_EMPTY


# Placing


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_every_offered_place_is_accepted_and_the_middle_is_one(kind: int) -> None:
    game = placing(kind)
    assert middle(kind) in game.choices(A)
    assert game.ask(A).default == middle(kind)
    assert [game.why_not(A, choice) for choice in game.choices(A)] == [None] * len(PLACES[kind])
    assert len(game.choices(A)) > 40


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_disc_lies_wholly_before_the_pusher_and_before_the_groove(kind: int) -> None:
    game, r = placing(kind), RADII[kind]
    assert game.why_not(A, point(0, BACK + r)) is None
    assert game.why_not(A, point(0, GROOVE - r)) is None
    assert refused(game, A, point(0, BACK + r - 50)) == ON_PUSHER
    assert refused(game, A, point(0, GROOVE - r + 50)) == ON_OTHERS


def test_disc_lies_wholly_on_the_board() -> None:
    game = placing(0)
    y = BACK + RADII[0]
    reach = int(((RADIUS - RADII[0]) ** 2 - y * y) ** 0.5)
    assert game.why_not(A, point(reach // 50 * 50, y)) is None
    assert refused(game, A, point(reach // 50 * 50 + 50, y)) == OFF_BOARD
    assert refused(game, A, point(-RADIUS, y)) == OFF_BOARD


@pytest.mark.parametrize("choice", [-1, POINTS, POINTS + COLUMNS, 10**15])
def test_point_outside_the_strip(choice: int) -> None:
    assert refused(placing(), A, choice) == NOT_ON_STRIP


def test_only_the_pusher_places() -> None:
    game = placing()
    assert refused(game, B, middle(2)) == not_your_turn(game)


def test_nothing_is_shifted_once_the_push_has_begun() -> None:
    game = placing()
    lay_disc(game)
    assert refused(game, A, middle(2)) == MOVING


# Cards


def betting() -> Thrill:
    game = laid(3, cards="yes")
    bid(game, [0, 1, 1])
    game.play(A, 0)
    return game


def test_second_bet() -> None:
    game = betting()
    game.play(B, NOTHING_FALLS)
    assert refused(game, B, SOMETHING_FALLS) == LAID


def test_bet_with_a_card_that_is_gone() -> None:
    game = betting()
    game.cards.hands[B] = [0, 0, 1, 0]
    assert refused(game, B, NOTHING_FALLS) == NO_SUCH_CARD


def test_bet_after_the_push_has_begun() -> None:
    game = betting()
    for seat in (A, B, C):
        game.play(seat, 0)
    lay_disc(game)
    assert refused(game, B, NOTHING_FALLS) == MOVING


def test_weight_on_the_new_disc_or_on_none() -> None:
    game = laid(3, cards="yes")
    bid(game, [0, 1, 1])
    game.play(A, 1)
    for seat in (A, B, C):
        game.play(seat, 0)
    lay_disc(game)
    assert refused(game, A, game.disc) == NOT_LYING
    assert refused(game, A, game.in_stock()[0]) == NOT_LYING


# The world


def test_world_is_refused_when_it_is_not_asked() -> None:
    assert refused(laid(3), WORLD, FELL) == NOT_NOW


def test_nothing_falls_from_a_first_layout() -> None:
    game = new(3)
    game.play(CHANCE, 0)
    assert refused(game, WORLD, FELL) == TOO_EARLY


def test_impossible_places_of_a_disc() -> None:
    game = placing()
    lay_disc(game)
    assert refused(game, WORLD, spot(0, GROOVE + RADII[0] - 1)) == IN_STRIP
    assert refused(game, WORLD, spot(0, 14944)) == TIPPED
    assert game.why_not(WORLD, spot(0, 14943)) is None
    assert refused(game, WORLD, -5) == NO_ANSWER
    assert refused(game, WORLD, 10**12) == NO_ANSWER


def test_discs_that_overlap_by_more_than_a_tenth_of_a_millimetre() -> None:
    game = placing()
    lay_disc(game)
    game.play(WORLD, spot(0, 5000))
    assert refused(game, WORLD, spot(2 * RADII[0] - 11, 5000)) == OVERLAPS
    assert game.why_not(WORLD, spot(2 * RADII[0] - 10, 5000)) is None


def test_nothing_is_played_after_the_end() -> None:
    game = laid(2)
    game.tokens = [0, 0]
    bid(game, [0, 0])
    game.play(game.pusher, middle(KINDS[game.disc]))
    answer(game, [0])
    assert refused(game, A, 0) in (OVER, OUT)
    assert refused(game, B, 0) in (OVER, OUT)
    assert refused(game, WORLD, 0) == NOT_NOW


def test_stand_in_is_never_refused() -> None:
    game, rng = laid(4, cards="yes"), Random(8)
    for _ in range(400):
        for actor in game.to_act()[:1]:
            choices = game.stand_in(rng) if actor == WORLD else [rng.choice(game.choices(actor))]
            for choice in choices:
                assert attempt(game, actor, choice) is None
