"""THRILL with cards: the weight, bets, small tokens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.boxes.thrill.cards import NO_BET, NOTHING_FALLS, SOMETHING_FALLS, WEIGHT
from ludotheque.boxes.thrill.design import DISCS
from ludotheque.boxes.thrill.phases import ANNOUNCING, BETTING, CHOSEN, FINISHED, PLACING, PUSHING, STOCK, WEIGHING
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.core.game import HIDDEN
from ludotheque.lab.laws import try_out
from ludotheque.lab.laws.trial import Case

from .tables import NONE, A, B, C, D, answer, bid, laid, lay_disc, looks, options

NO, YES = 0, 1
NO_BETS = [NO_BET] * 6


def table(seats: int = 3, pusher: int = A, open_bets: str = "no") -> Thrill:
    """Bids lie open, this seat pushes and has to say whether it uses the weight."""
    game = laid(seats, cards="yes", open_bets=open_bets)
    bid(game, [0 if seat == pusher else 1 for seat in range(seats)])
    assert (game.phase, game.pusher) == (ANNOUNCING, pusher)
    return game


def bet(game: Thrill, bets: Sequence[int]) -> None:
    while game.phase == BETTING:
        seat = game.to_act()[0]
        game.play(seat, bets[seat])


def finish(game: Thrill, bets: Sequence[int] = NO_BETS, falling: Sequence[int] = NONE) -> None:
    """The rest of a round in which no weight is used."""
    game.play(game.pusher, NO)
    bet(game, bets)
    lay_disc(game)
    answer(game, falling)


def test_everybody_gets_two_cards_of_each_kind() -> None:
    assert looks(table(), "cards", B) == [(0, "card_nothing", ""), (1, "card_something", ""), (2, "card_weight", "")]
    assert table().cards.hands == [[0, 2, 2, 2]] * 3


def test_without_the_variant_nobody_is_asked_about_cards() -> None:
    game = laid(3)
    bid(game, [0, 1, 1])
    assert game.phase == PLACING
    assert looks(game, "cards", A) == []


# The weight


def test_pusher_must_say_whether_the_weight_is_used() -> None:
    game = table()
    assert game.to_act() == [A]
    assert game.choices(A) == [NO, YES]
    assert game.ask(A).default == NO


def test_announced_weight_costs_the_card_and_must_be_used() -> None:
    game = table()
    game.play(A, YES)
    assert game.cards.hands[A][WEIGHT] == 1
    bet(game, NO_BETS)
    lay_disc(game)
    assert (game.phase, game.to_act()) == (WEIGHING, [A])
    assert game.choices(A) == [disc for disc in game.on_board() if disc != game.disc]


def test_weight_has_no_use_when_no_other_disc_lies_there() -> None:
    game = table()
    game.where = [CHOSEN if disc == game.disc else STOCK for disc in range(DISCS)]
    game.play(A, YES)
    bet(game, NO_BETS)
    lay_disc(game)
    assert game.phase == PUSHING


def test_without_a_weight_card_nobody_is_asked() -> None:
    game = laid(3, cards="yes")
    game.cards.hands[A][WEIGHT] = 0
    bid(game, [0, 1, 1])
    assert game.phase == BETTING


def weighted(falling: Sequence[int], tokens: int = 10) -> Thrill:
    """A puts the weight on disc 25, a large one; these fall."""
    game = table()
    game.tokens[A] = tokens
    game.play(A, YES)
    bet(game, NO_BETS)
    lay_disc(game)
    game.play(A, 25)
    assert (game.phase, game.weighted) == (PUSHING, 25)
    answer(game, falling)
    return game


def test_weighted_disc_costs_double_when_it_falls() -> None:
    game = weighted([25, 0])
    assert (game.bill(), game.tokens[A]) == (7, 3)
    assert looks(game, "fallen") == [(0, "disc_small", "1"), (1, "disc_large", "6"), (2, "paid", "7")]


def test_other_discs_keep_their_price() -> None:
    assert weighted([26, 0]).bill() == 4


def test_double_price_may_put_the_pusher_out() -> None:
    assert weighted([25], tokens=6).alive[A]
    assert not weighted([25], tokens=5).alive[A]


def test_weight_is_laid_aside_after_the_push() -> None:
    game = weighted([0])
    assert (game.weight, game.weighted) == (False, -1)
    assert "weight" not in {part.look for zone in game.scene(A) for part in zone.parts}


# Bets


def test_right_bet_comes_back_with_a_small_token() -> None:
    game = table()
    finish(game, [NO_BET, SOMETHING_FALLS, NOTHING_FALLS], falling=[0])
    assert (game.cards.hands[B][1:], game.cards.small[B]) == ([2, 2, 2], 1)


def test_wrong_bet_is_gone_for_good() -> None:
    game = table()
    finish(game, [NO_BET, SOMETHING_FALLS, NOTHING_FALLS], falling=[0])
    assert (game.cards.hands[C][1:], game.cards.small[C]) == ([1, 2, 2], 0)
    assert looks(game, "bets") == [(B, "card_something", "right"), (C, "card_nothing", "wrong")]


def test_pusher_may_bet_on_failure() -> None:
    game = table()
    finish(game, [SOMETHING_FALLS, NO_BET, NO_BET], falling=[0])
    assert game.cards.small[A] == 1


def test_three_small_tokens_turn_into_a_large_one_at_once() -> None:
    game = table()
    game.cards.small[B] = 2
    finish(game, [NO_BET, NOTHING_FALLS, NO_BET])
    assert (game.cards.small[B], game.tokens[B]) == (0, 10)  # 10 less the bid of 1, and one more


def test_small_token_never_saves_from_this_rounds_penalty() -> None:
    game = table()
    game.cards.small[A], game.tokens[A] = 2, 0
    finish(game, [SOMETHING_FALLS, NO_BET, NO_BET], falling=[0])
    assert not game.alive[A]


def test_who_is_out_returns_all_cards_and_small_tokens() -> None:
    game = table()
    game.cards.small[A], game.tokens[A] = 1, 0
    finish(game, [SOMETHING_FALLS, SOMETHING_FALLS, NO_BET], falling=[0])
    assert (game.cards.hands[A], game.cards.small[A]) == ([0, 0, 0, 0], 0)
    assert game.cards.small[B] == 1
    assert game.chief == B
    assert sum(game.cards.contents()) == 18


def test_no_bet_is_settled_when_the_match_is_over() -> None:
    game = table(2)
    game.tokens[A] = 0
    finish(game, [NO_BET, SOMETHING_FALLS], falling=[0])
    assert (game.phase, game.cards.small[B]) == (FINISHED, 0)
    assert looks(game, "bets") == [(B, "card_something", "")]


def test_who_has_no_bet_card_is_not_asked() -> None:
    game = table()
    game.cards.hands[B] = [0, 0, 0, 1]
    game.play(A, NO)
    assert game.to_act() == [A, C]


def test_silent_seat_lays_no_bet() -> None:
    game = table()
    game.play(A, NO)
    assert [game.ask(seat).default for seat in (A, B, C)] == [NO_BET] * 3


def test_a_seat_bets_only_with_cards_that_it_holds() -> None:
    game = table()
    game.cards.hands[B] = [0, 0, 1, 0]
    game.play(A, NO)
    assert game.choices(B) == [NO_BET, SOMETHING_FALLS]


def test_pusher_places_when_all_bets_lie() -> None:
    game = table()
    game.play(A, NO)
    for seat in (A, B):
        game.play(seat, NO_BET)
    assert game.to_act() == [C]
    game.play(C, NOTHING_FALLS)
    assert (game.phase, game.to_act()) == (PLACING, [A])


def test_bets_lie_face_down_until_after_the_push() -> None:
    game = table()
    game.play(A, NO)
    game.play(B, NOTHING_FALLS)
    assert looks(game, "bets", A) == []
    assert looks(game, "bets", B) == [(B, "card_nothing", "")]
    assert game.seen(A, B, NOTHING_FALLS) == HIDDEN
    bet(game, NO_BETS)
    assert looks(game, "bets", A) == [(B, "card_back", "")]
    lay_disc(game)
    assert looks(game, "bets", A) == [(B, "card_back", "")]
    answer(game)
    assert looks(game, "bets", A) == [(B, "card_nothing", "right")]


def test_open_bets_go_from_the_pushers_left_and_the_pusher_is_last() -> None:
    game = table(4, pusher=C, open_bets="yes")
    game.play(C, NO)
    order = []
    while game.phase == BETTING:
        (seat,) = game.to_act()
        order.append(seat)
        game.play(seat, NOTHING_FALLS)
        assert (seat, "card_nothing", "") in looks(game, "bets", A)
    assert order == [D, A, B, C]


@pytest.mark.parametrize(("seats", "open_bets"), [(3, "no"), (5, "yes")])
def test_every_law_holds_with_cards(seats: int, open_bets: str) -> None:
    case = Case(seats, options(cards="yes", open_bets=open_bets), seed=seats)
    assert try_out(Thrill, case) > 0
