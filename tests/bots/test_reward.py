from __future__ import annotations

import pytest

from ludotheque.bots.reward import Reward, learnt


def test_winning_is_worth_more_than_any_margin() -> None:
    reward = Reward()
    narrow_win, high_loss = reward.of([51, 50])[0], reward.of([50, 51])[0]
    assert narrow_win > reward.of([50, 50])[0] > high_loss
    assert narrow_win - high_loss > 0.8


def test_a_lower_loss_is_better_than_a_high_one() -> None:
    reward = learnt([[0, 40], [30, 0]])
    assert reward.of([10, 20])[0] > reward.of([10, 90])[0]
    assert reward.of([3, 10, 20])[0] > reward.of([3, 10, 90])[0]


@pytest.mark.parametrize("scores", [[1, 0], [0, 0], [-5, 80], [7, 7]])
def test_two_rivals_share_one(scores: list[int]) -> None:
    assert sum(Reward().of(scores)) == pytest.approx(1)


def test_a_shared_first_place_is_half_as_good() -> None:
    shared = Reward().of([5, 5, 0])
    assert shared[0] == shared[1]
    assert shared[2] < shared[0] < Reward().of([5, 0, 0])[0]


def test_partners_are_no_rivals() -> None:
    assert Reward().of([9, 2, 9, 2])[0] > Reward().of([9, 9, 9, 9])[0]


def test_seats_that_score_together_want_a_higher_score() -> None:
    reward = learnt([[4, 4, 4], [8, 8, 8]])
    assert reward.of([9, 9, 9])[0] > reward.of([6, 6, 6])[0] > reward.of([5, 5, 5])[0]


def test_alone_the_score_counts_even_if_chance_never_scored() -> None:
    reward = learnt([[0], [0]])
    assert reward.of([3])[0] > reward.of([0])[0]
