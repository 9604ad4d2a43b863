"""THRILL without cards: rounds, ties, payments, going out, winning."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.boxes.thrill.design import DISCS, KINDS, LARGE, LAYOUTS, MEDIUM, MOST_ROUNDS, SMALL
from ludotheque.boxes.thrill.phases import BOARD, CHOOSING, FINISHED, LIFTED, STOCK
from ludotheque.core.game import CHANCE, HIDDEN, WORLD

from .tables import A, B, C, D, E, answer, bid, laid, lay_disc, looks, new, push

SHEET = [0, 1, 0, 2, 0]  # bids of A to E in the sheet's example


# Set-up


def test_box_has_15_small_10_medium_and_7_large_discs() -> None:
    assert Counter(KINDS) == {SMALL: 15, MEDIUM: 10, LARGE: 7}


def test_two_large_and_two_medium_discs_are_set_aside() -> None:
    game = laid()
    assert Counter(KINDS[disc] for disc in game.in_stock()) == {MEDIUM: 2, LARGE: 2}
    assert len(game.on_board()) == 28


def test_everybody_has_ten_tokens() -> None:
    assert laid(6).tokens == [10] * 6


def test_first_chief_is_drawn() -> None:
    game = new(3)
    assert game.choices(CHANCE) == LAYOUTS
    game = laid(3, chief=C)
    assert game.to_act() == [C]


def test_host_may_be_first_chief() -> None:
    game = new(3, first_chief="host")
    game.play(CHANCE, 5)
    for choice in game.stand_in(Random(1)):
        game.play(WORLD, choice)
    assert (game.phase, game.to_act()) == (CHOOSING, [A])


# Bidding


@pytest.mark.parametrize(("chief", "pusher"), [(A, C), (B, C), (C, E), (D, E), (E, A)])
def test_tie_goes_to_the_first_from_the_chiefs_left(chief: int, pusher: int) -> None:
    """The sheet's table, but for Chief E, where it contradicts its own rule: the Chief is last, so A pushes."""
    game = laid(5, chief)
    bid(game, SHEET)
    assert game.pusher == pusher


def test_chief_pushes_when_alone_with_the_lowest_bid() -> None:
    game = laid(3, chief=B)
    bid(game, [2, 1, 3])
    assert game.pusher == B


def test_tie_skips_players_who_are_out() -> None:
    game = laid(5, chief=A)
    game.alive[C] = False
    bid(game, SHEET)
    assert game.pusher == E


def test_all_bids_are_lost() -> None:
    game = laid(3)
    bid(game, [4, 2, 0])
    assert game.tokens == [6, 8, 10]


def test_bids_show_only_when_all_are_in() -> None:
    game = laid(3)
    game.play(A, LARGE)
    game.play(B, 3)
    assert looks(game, "bids", C) == [(B, "fist", "")]
    assert game.seen(C, B, 3) == HIDDEN
    game.play(A, 1)
    game.play(C, 2)
    assert looks(game, "bids", C) == [(A, "bid", "1"), (B, "bid", "3"), (C, "bid", "2")]


def test_who_has_no_token_left_bids_nothing() -> None:
    game = laid(3)
    game.tokens[B] = 0
    game.play(A, LARGE)
    assert game.choices(B) == [0]


def test_silent_bidder_bids_nothing() -> None:
    game = laid(3)
    game.play(A, LARGE)
    assert [game.ask(seat).default for seat in (A, B, C)] == [0, 0, 0]
    assert {game.ask(seat).kind for seat in (A, B, C)} == {"number"}


# Paying


def test_fallen_discs_cost_one_two_three() -> None:
    game = laid(3)
    push(game, [0, 1, 1], falling=[0, 15, 25])
    assert (game.bill(), game.tokens) == (6, [4, 9, 9])
    assert {game.where[disc] for disc in (0, 15, 25)} == {STOCK}


def test_new_disc_that_falls_is_paid_too() -> None:
    game = laid(3)
    bid(game, [0, 1, 1])
    pushed = game.disc
    lay_disc(game)
    answer(game, [pushed])
    assert (KINDS[pushed], game.tokens[A], game.where[pushed]) == (LARGE, 7, STOCK)


def test_pusher_becomes_chief() -> None:
    game = laid(3, chief=A)
    push(game, [1, 1, 0])
    assert (game.chief, game.to_act(), game.round) == (C, [C], 2)


def test_who_pays_the_last_token_stays_in() -> None:
    game = laid(3)
    game.tokens[A] = 3
    push(game, [0, 1, 1], falling=[25])
    assert (game.tokens[A], game.alive[A], game.chief) == (0, True, A)


def test_who_cannot_pay_is_out_and_the_next_one_in_is_chief() -> None:
    game = laid(4)
    game.alive[B] = False
    game.tokens[A] = 2
    push(game, [0, HIDDEN, 1, 1], falling=[25])
    assert game.alive == [False, False, True, True]
    assert (game.tokens[A], game.chief) == (0, C)
    assert game.where[25] == STOCK


def test_bids_are_lost_before_the_penalty() -> None:
    game = laid(3)
    game.tokens[A] = 3
    push(game, [1, 2, 2], falling=[25])
    assert not game.alive[A]


def test_tokens_go_to_the_reserve_and_none_is_lost() -> None:
    game = laid(3)
    game.tokens, game.reserve = [2, 10, 10], 38
    push(game, [1, 2, 2], falling=[25])
    assert game.reserve + sum(game.tokens) == 60
    assert game.reserve == 38 + 1 + 2 + 2 + 1


# The end


def test_last_one_in_wins_even_without_tokens() -> None:
    game = laid(2)
    game.tokens = [1, 1]
    push(game, [0, 1], falling=[25])
    assert (game.to_act(), game.tokens, game.scores()) == ([], [0, 0], [0, 1])


def test_scores_are_places_and_tell_no_tokens() -> None:
    game = laid(3)
    game.tokens = [1, 5, 8]
    push(game, [0, 1, 1], falling=[25])
    assert game.scores() == [0, 1, 1]
    push(game, [0, 0, 1], falling=[26, 27])
    assert game.scores() == [0, 1, 2]


def test_after_300_rounds_most_tokens_win_and_ties_share() -> None:
    game = laid(4)
    game.round = MOST_ROUNDS
    game.tokens = [5, 7, 9, 8]
    push(game, [0, 1, 3, 2])
    assert game.phase == FINISHED
    assert (game.tokens, game.scores()) == ([5, 6, 6, 6], [0, 3, 3, 3])


def test_round_before_the_last_goes_on() -> None:
    game = laid(4)
    game.round = MOST_ROUNDS - 1
    push(game, [0, 1, 3, 2])
    assert game.phase == CHOOSING


# Empty stock


def test_empty_stock_lets_the_chief_lift_any_disc() -> None:
    game = laid(2)
    for disc in range(DISCS):
        game.where[disc] = BOARD
    assert game.choices(A) == [LIFTED + disc for disc in range(DISCS)]
    others = [(game.x[disc], game.y[disc]) for disc in range(1, DISCS)]
    game.play(A, LIFTED)
    assert (game.disc, 0 in game.on_board()) == (0, False)
    assert [(game.x[disc], game.y[disc]) for disc in range(1, DISCS)] == others


def test_silent_chief_takes_the_largest_disc() -> None:
    game = laid(2)
    assert game.ask(A).default == LARGE
    for disc in range(DISCS):
        game.where[disc] = BOARD
    assert KINDS[game.ask(A).default - LIFTED] == LARGE
