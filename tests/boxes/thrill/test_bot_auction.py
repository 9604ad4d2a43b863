from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.thrill.bot_auction import Auction, drawn, hopes, mixture


def thought(tokens: list[int], prices: list[int]) -> Auction:
    auction = Auction(tokens, prices, Random(1))
    auction.think(300)
    return auction


def bids(auction: Auction, seat: int) -> set[int]:
    return {auction.bid(seat) for _ in range(50)}


def test_hopes_are_shared_and_grow_with_tokens() -> None:
    poor, middling, rich = hopes([2, 5, 8], chief=0)
    assert poor < middling < rich
    assert poor + middling + rich == pytest.approx(1.0)


def test_who_is_out_has_no_hope_and_who_holds_nothing_has_some() -> None:
    out, empty, rich = hopes([-1, 0, 3], chief=0)
    assert out == 0.0
    assert 0.0 < empty < rich


def test_among_equals_the_chief_has_the_best_hopes() -> None:
    assert hopes([5, 5], chief=1)[1] > 0.5


def test_nobody_bids_for_a_free_push() -> None:
    auction = thought([10, 10, 3], [0, 0, 0])
    assert [bids(auction, seat) for seat in range(3)] == [{0}, {0}, {0}]


def test_nobody_bids_more_than_a_push_costs_or_than_there_is() -> None:
    auction = thought([10, 1, 4], [2, 2, 3])
    assert [max(bids(auction, seat)) <= most for seat, most in enumerate([2, 1, 3])] == [True, True, True]


def test_a_token_drives_out_who_cannot_pay() -> None:
    """The first one holds 1 and cannot pay 3: whatever it bids, a bid of 1 makes it push."""
    auction = thought([1, 6], [3, 3])
    assert 0 not in bids(auction, 1)
    assert auction.hope(1) > 0.9


def test_two_alike_mix_their_bids() -> None:
    assert len(bids(thought([6, 6], [3, 3]), 0)) > 1


def test_no_reply_gains_much_on_the_mixture_of_two() -> None:
    auction = thought([6, 5], [3, 3])
    habits = [mixture(habit) for habit in auction.habits]
    for seat in (0, 1):
        replies = auction.brought(seat, habits)
        mean = sum(share * worth for share, worth in zip(habits[seat], replies, strict=True))
        assert max(replies) - mean < 0.01


def test_what_has_no_weight_is_not_drawn() -> None:
    rng = Random(3)
    assert {drawn([0.0, 1.0, 0.0, 2.0], rng) for _ in range(50)} == {1, 3}
