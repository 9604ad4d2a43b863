"""Appeals against the automatic referee."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.mending import notes
from ludotheque.boxes.la_cible.phases import (
    ABSTAIN,
    ANSWER,
    APPEAL,
    CAMERA,
    GO_ON,
    NEARLY,
    NO,
    PASS,
    REVIEW,
    RIGHT,
    SHOWN,
    SPOKEN,
    START,
    VOTE,
    YES,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CLOCK, HIDDEN, WORLD

from .tables import (
    at_auction,
    at_definitions,
    at_final,
    camera,
    check,
    do,
    draw,
    new,
    parts,
    right,
    says,
    time_up,
    validate,
)


def answered(verdict: int, seats: int = 4, **options: str) -> LaCible:
    """Seat 0 has answered in phase 1, and the referee has judged so."""
    game = new(seats, **options)
    draw(game)
    camera(game, 0)
    says(game, verdict)
    return game


@pytest.mark.parametrize("appellant", [0, 1, 2, 3])
def test_any_player_may_appeal_after_a_judged_answer(appellant: int) -> None:
    game = answered(0)
    do(game, appellant, APPEAL)
    assert game.step == VOTE
    assert parts(game, "vote", "voting")[0].seat == appellant


def test_whoever_answered_does_not_vote_and_an_appellant_has_voted_by_appealing() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    assert game.to_act() == [1, 2, 3, CLOCK]
    assert game.why_not(0, YES) is not None
    game = answered(0)
    do(game, 1, APPEAL)
    assert game.to_act() == [2, 3, CLOCK]


@pytest.mark.parametrize("verdict", [0, 1])
def test_nobody_alone_overturns_a_verdict(verdict: int) -> None:
    """Bots abstain."""
    game = answered(verdict)
    do(game, 1, APPEAL)
    do(game, 2, ABSTAIN)
    do(game, 3, ABSTAIN)
    assert game.outcome == [1, 0, 0]
    assert parts(game, "vote", "upheld")


def test_two_who_agree_do() -> None:
    game = answered(1)
    do(game, 1, APPEAL)
    do(game, 2, YES)
    do(game, 3, ABSTAIN)
    assert parts(game, "given")[0].look == "wrong"


def test_the_one_who_answered_and_appeals_is_one_of_the_two() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    do(game, 1, YES)
    do(game, 2, ABSTAIN)
    do(game, 3, ABSTAIN)
    assert parts(game, "given")[0].look == "right"


def test_a_near_miss_has_the_benefit_of_the_doubt() -> None:
    game = answered(NEARLY)
    assert parts(game, "given")[0].look == "wrong"
    do(game, 0, APPEAL)
    for seat in (1, 2, 3):
        do(game, seat, ABSTAIN)
    assert game.outcome == [0, 0, 1]
    assert parts(game, "given")[0].look == "right"


def test_but_not_against_a_majority() -> None:
    game = answered(NEARLY)
    do(game, 0, APPEAL)
    do(game, 1, NO)
    do(game, 2, NO)
    do(game, 3, YES)
    assert game.outcome == [1, 2, 0]


def test_nobody_is_told_that_an_answer_was_nearly_right() -> None:
    """It would help to guess again."""
    plain, near = answered(0), answered(NEARLY)
    assert [plain.scene(seat) for seat in (HIDDEN, 0, 1)] == [near.scene(seat) for seat in (HIDDEN, 0, 1)]
    assert near.seen(0, WORLD, NEARLY) == near.seen(HIDDEN, WORLD, NEARLY) == 0


def test_a_majority_turns_wrong_into_right() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    do(game, 1, YES)
    do(game, 3, NO)
    do(game, 2, YES)
    assert parts(game, "vote", "overturned")
    assert parts(game, "given")[0].look == "right"
    time_up(game)
    assert game.pawns == [5] * 4


def test_a_majority_turns_right_into_wrong() -> None:
    game = answered(6)
    do(game, 2, APPEAL)
    do(game, 1, YES)
    do(game, 3, ABSTAIN)
    assert parts(game, "given")[0].look == "wrong"
    assert game.taken() == set()  # so somebody else may still give it
    time_up(game)
    assert game.pawns == [4, 5, 5, 5]


@pytest.mark.parametrize("votes", [(YES, NO, ABSTAIN), (NO, NO, YES), (ABSTAIN, ABSTAIN, ABSTAIN)])
def test_with_equal_votes_or_none_the_judgement_stands(votes: tuple[int, ...]) -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    for seat, vote in zip((1, 2, 3), votes, strict=True):
        do(game, seat, vote)
    assert parts(game, "vote", "upheld")
    time_up(game)
    assert game.pawns == [4, 5, 5, 5]


def test_there_are_15_seconds_to_vote_and_silence_is_no_vote() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    assert game.lasts(game.timer) == 15_000
    do(game, 2, YES)
    time_up(game)
    assert parts(game, "given")[0].look == "right"


def test_a_verdict_is_appealed_against_once() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    for seat in (1, 2, 3):
        do(game, seat, NO)
    assert game.step == SHOWN
    assert game.why_not(1, APPEAL) is not None


def test_before_the_next_camera_draw_only() -> None:
    game = answered(0)
    time_up(game)
    assert game.step == CAMERA
    camera(game, 1)
    assert game.why_not(0, APPEAL) is not None


def test_silence_cannot_be_appealed_against() -> None:
    game = new()
    draw(game)
    camera(game, 0)
    time_up(game)
    assert game.why_not(0, APPEAL) is not None


def test_nothing_can_be_given_while_the_table_votes() -> None:
    game = answered(0)
    do(game, 1, APPEAL)
    assert game.choices(0) == []


def test_votes_are_secret_until_they_are_counted() -> None:
    game = answered(0)
    do(game, 0, APPEAL)
    assert [game.seen(seat, 1, YES) for seat in (0, 1, 2, HIDDEN)] == [HIDDEN, YES, HIDDEN, HIDDEN]
    do(game, 1, YES)
    assert len(parts(game, "vote")) == 1
    do(game, 2, NO)
    do(game, 3, NO)
    assert [part.mark for part in parts(game, "vote")[1:]] == ["1", "2"]


def test_without_a_clock_whoever_answered_goes_on() -> None:
    game = answered(0, time="none")
    assert game.to_act() == [0]
    assert game.choices(0) == [APPEAL, GO_ON]
    assert game.choices(1) == [APPEAL]
    do(game, 0, GO_ON)
    assert game.pawns[0] == 4


def test_definitions_can_be_appealed_against_only_after_the_time() -> None:
    game = at_definitions()
    camera(game, 1)
    draw(game)
    do(game, 1, START)
    says(game, 0)
    right(game)
    assert game.choices(0) == []
    time_up(game)
    assert game.step == REVIEW
    assert game.choices(0) == [APPEAL, APPEAL + 1]
    do(game, 0, APPEAL)
    do(game, 2, YES)
    assert game.step == REVIEW
    assert game.choices(2) == [APPEAL + 1]
    time_up(game)
    assert game.right[1] == 2


def test_a_definition_counts_once_even_if_both_answers_are_accepted() -> None:
    game = at_definitions()
    camera(game, 1)
    draw(game)
    do(game, 1, START)
    says(game, 0)
    for _ in range(5):
        do(game, 1, PASS)
    says(game, 1)
    time_up(game)
    do(game, 0, APPEAL)
    do(game, 2, YES)
    time_up(game)
    assert game.right[1] == 1


def word_given(number: int) -> LaCible:
    """Seat 0 has bid this number in the auction."""
    game = at_auction()
    draw(game)
    camera(game, 0)
    do(game, 0, number)
    do(game, 1, PASS)
    return game


def test_in_the_auction_the_others_may_appeal_between_two_answers() -> None:
    game = word_given(2)
    right(game)
    assert game.choices(0) == [SPOKEN]
    do(game, 1, APPEAL)
    do(game, 2, YES)
    assert game.step == SHOWN
    time_up(game)
    assert game.points == [0, 1, 0]


def test_a_vote_that_changes_nothing_gives_the_whole_time_again() -> None:
    game = word_given(2)
    right(game)
    before = game.timer
    do(game, 1, APPEAL)
    do(game, 2, NO)
    assert game.step == ANSWER
    assert game.timer > before
    right(game)
    assert game.points == [1, 0, 0]


def test_a_word_saved_by_the_table_goes_on() -> None:
    game = word_given(2)
    says(game, 0)
    do(game, 0, APPEAL)
    do(game, 1, NO)
    do(game, 2, YES)
    assert game.points == [0, 0, 0]
    time_up(game)
    assert game.points == [0, 1, 0]  # one to one: the verdict stood
    game = word_given(2)
    says(game, 0)
    do(game, 0, APPEAL)
    do(game, 1, ABSTAIN)
    do(game, 2, YES)
    time_up(game)
    assert game.step == ANSWER
    right(game)
    assert game.points == [1, 0, 0]


def test_in_the_final_appeals_wait_for_the_check() -> None:
    game = at_final()
    do(game, 0, START)
    validate(game, 2)
    assert game.choices(1) == []
    time_up(game)
    check(game, wrong_at=2)
    assert game.cleared() == 1
    for n in (1, 2):
        do(game, 0, APPEAL + n)
        do(game, 1, ABSTAIN)
        do(game, 2, YES)
    assert game.cleared() == 2


def test_what_was_not_validated_cannot_be_appealed_against() -> None:
    game = at_final()
    do(game, 0, START)
    validate(game, 1)
    do(game, 0, SPOKEN)
    time_up(game)
    check(game)
    assert game.choices(1) == [APPEAL]


def test_an_overruled_verdict_is_noted_with_the_line_of_the_deck() -> None:
    game = new()
    game.texts.append("un zorglub")
    draw(game, 3)
    camera(game, 0)
    do(game, 0, 0)
    do(game, WORLD, 0)
    do(game, 1, APPEAL)
    do(game, 2, YES)
    assert game.overruled[0].verdict == RIGHT
    line = game.deck.first_round[3].line
    assert notes(game) == [f"{line.place}: 'un zorglub' is right"]
