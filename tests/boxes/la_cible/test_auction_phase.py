"""Phase 4: the two qualified bid, the higher one keeps the word or loses the point."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.phases import ANSWER, BID, DRAW, FINAL, PASS
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CHANCE

from .tables import at_auction, camera, do, draw, parts, right, says, time_up, win_auction, wrong


def bidding(opener: int = 0) -> LaCible:
    game = at_auction()
    draw(game)
    camera(game, opener)
    return game


def contract(number: int) -> LaCible:
    """Seat 0 has bid this number and seat 1 has passed."""
    game = bidding()
    do(game, 0, number)
    do(game, 1, PASS)
    return game


def test_the_camera_picks_who_opens() -> None:
    game = at_auction()
    draw(game)
    assert game.choices(CHANCE) == [0, 1]
    camera(game, 1)
    assert game.seat == 1
    assert game.step == BID


def test_the_opener_cannot_pass() -> None:
    game = bidding()
    why = game.why_not(0, PASS)
    assert why is not None
    assert "1" in why.fr


def test_bids_rise_by_any_step_until_one_passes() -> None:
    game = bidding()
    for seat, bid in ((0, 1), (1, 3), (0, 4)):
        do(game, seat, bid)
    for low in (1, 3, 4):
        assert game.why_not(1, low) is not None
    do(game, 1, PASS)
    assert (game.seat, game.bid, game.step) == (0, 4, ANSWER)
    assert [part.mark for part in parts(game, "bids")] == ["1", "3", "4", ""]


def test_a_bid_is_at_most_thirty_whatever_the_list_holds() -> None:
    game = bidding()
    assert game.why_not(0, 31) is not None
    do(game, 0, 30)
    assert game.choices(1) == [PASS]


def test_after_fifteen_seconds_an_opener_bids_one_and_the_other_passes() -> None:
    game = bidding()
    assert game.lasts(game.timer) == 15_000
    time_up(game)
    assert (game.bid, game.seat) == (1, 1)
    time_up(game)
    assert (game.step, game.seat) == (ANSWER, 0)


def test_whoever_keeps_the_word_scores() -> None:
    game = contract(3)
    for _ in range(3):
        assert game.points == [0, 0, 0]
        right(game)
    assert game.points == [1, 0, 0]


def test_a_wrong_answer_fails_at_once() -> None:
    game = contract(3)
    right(game)
    wrong(game)
    assert game.points == [0, 1, 0]
    assert game.step == DRAW


def test_a_repeated_answer_fails_at_once() -> None:
    game = contract(3)
    right(game)
    says(game, 1 + game.given[0].answer)
    time_up(game)
    assert game.points == [0, 1, 0]


def test_hesitation_is_counted_before_each_answer() -> None:
    game = contract(2)
    first = game.timer
    assert game.lasts(first) == 15_000
    right(game)
    assert game.timer != first
    time_up(game)
    assert parts(game, "given")[1].look == "late"
    time_up(game)
    assert game.points == [0, 1, 0]


def test_the_other_opens_the_next_and_the_first_the_third() -> None:
    game = bidding(1)
    openers = []
    for winner in (1, 0):
        openers.append(game.opener)
        do(game, game.seat, 1)
        if game.seat == winner:
            do(game, winner, 2)
        do(game, game.seat, PASS)
        while game.step == ANSWER:
            right(game)
        draw(game)
    assert openers == [1, 0]
    assert (game.opener, game.points) == (1, [1, 1, 0])


@pytest.mark.parametrize("winners", [(0, 0), (0, 1, 0), (1, 0, 0)])
def test_the_first_with_two_points_is_the_finalist(winners: tuple[int, ...]) -> None:
    game = at_auction()
    for winner in winners:
        win_auction(game, winner)
    assert game.phase == FINAL
    assert game.seat == 0
    assert [(part.seat, part.look) for part in parts(game, "target") if part.place == 4] == [(0, "tower")]


def test_phases_3_and_4_count_their_points_apart() -> None:
    assert at_auction().points == [0, 0, 0]
