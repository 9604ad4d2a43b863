"""Phase 2: six definitions in thirty seconds, and a pawn for the lowest two."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.phases import (
    ANSWER,
    CAMERA,
    DRAW,
    JUDGE,
    PASS,
    READY,
    REVIEW,
    SERIES,
    SPOKEN,
    START,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CHANCE, CLOCK, WORLD

from .tables import at_definitions, camera, definitions, do, draw, new, parts, right, run, time_up, wrong


def started(seats: int = 3, **options: str) -> LaCible:
    game = at_definitions(seats, **options)
    camera(game, 1)
    draw(game, 5)
    do(game, 1, START)
    return game


def test_the_letter_is_told_before_the_definitions() -> None:
    game = at_definitions()
    camera(game, 1)
    draw(game, 5)
    assert game.step == READY
    assert [part.look for part in parts(game, "question")] == ["letter"]
    assert parts(game, "question")[0].mark == game.deck.definitions[5].letter


def test_six_definitions_share_thirty_seconds() -> None:
    game = started()
    timer = game.timer
    assert game.lasts(timer) == 30_000
    wrong(game)
    do(game, 1, PASS)
    right(game)
    assert game.choices(CLOCK) == [timer]


def test_the_time_runs_on_while_an_answer_is_judged() -> None:
    game = started()
    timer = game.timer
    do(game, 1, SPOKEN)
    assert game.to_act() == [WORLD, CLOCK]
    assert game.choices(CLOCK) == [timer]


def test_unanswered_and_wrong_ones_come_round_again_in_order() -> None:
    game = started()
    order = []
    for n in range(9):
        order.append(game.open[0])
        if n in (0, 3):
            right(game)
        elif n == 1:
            wrong(game)
        else:
            do(game, 1, PASS)
    assert order == [0, 1, 2, 3, 4, 5, 1, 2, 4]


def test_six_right_ones_end_the_run() -> None:
    game = started()
    for _ in range(6):
        right(game)
    assert game.step == REVIEW
    time_up(game)
    assert game.right[1] == 6


def test_an_answer_given_in_time_counts_though_it_is_judged_later() -> None:
    game = started()
    do(game, 1, SPOKEN)
    time_up(game)
    assert game.step == JUDGE
    do(game, WORLD, 1)
    assert game.step == REVIEW
    time_up(game)
    assert game.right[1] == 1


def test_after_the_deadline_nothing_more_can_be_answered() -> None:
    game = started()
    time_up(game)
    assert game.step == REVIEW
    assert game.why_not(1, SPOKEN) is not None


def test_the_same_number_of_an_answer_is_no_repetition_on_another_definition() -> None:
    game = started()
    right(game)
    right(game)
    assert [part.look for part in parts(game, "given")] == ["right", "right"]


def test_answers_are_shown_only_when_the_card_is_turned_round() -> None:
    game = started()
    right(game)
    wrong(game)
    answers = [d.answers.shown(0) for d in game.deck.definitions[5].definitions]
    assert [part.mark for part in parts(game, "definitions")] == [""] * 6
    assert [part.look for part in parts(game, "definitions")] == ["found", "missed", "now", *["ahead"] * 3]
    time_up(game)
    assert [part.mark for part in parts(game, "definitions")] == answers


def test_each_player_plays_a_card_of_his_own_once() -> None:
    game = at_definitions()
    cards = []
    for seat in (2, 0, 1):
        run(game, seat, seat)
        cards.append(game.used[2][-1])
    assert len(set(cards)) == 3
    assert game.right == [0, 1, 2]
    assert game.phase == SERIES


@pytest.mark.parametrize(
    ("found", "losers"),
    [
        ([1, 2, 2, 5], [0, 1, 2]),  # tied with the second-lowest place
        ([3, 3, 3, 5], [0, 1, 2]),  # three tied for last
        ([3, 3, 4, 5], [0, 1]),  # two tied for last are simply the two
        ([6, 0, 4, 5], [1, 2]),
        ([2, 2, 2, 2], [0, 1, 2, 3]),
    ],
)
def test_the_two_lowest_lose_a_pawn_and_who_is_tied_with_them(found: list[int], losers: list[int]) -> None:
    game = new(4)
    draw(game)
    for seat in (3, 3, 3):
        while seat not in game.choices(CHANCE):
            camera(game, game.choices(CHANCE)[0])
            right(game)
        camera(game, seat)
        wrong(game)
    definitions(game, *found)
    assert game.pawns == [5 - (seat in losers) - 3 * (seat == 3) for seat in range(4)]


def test_a_tower_keeps_at_least_one_pawn_and_nobody_is_out() -> None:
    game = new()
    draw(game)
    for _ in range(3):
        while 0 not in game.choices(CHANCE):
            camera(game, game.choices(CHANCE)[0])
            right(game)
        camera(game, 0)
        wrong(game)
    definitions(game, 0, 6, 6)
    assert game.pawns[0] == 1
    assert game.in_round == [0, 1, 2]


def test_without_a_clock_each_definition_is_read_twice() -> None:
    game = at_definitions(time="none")
    camera(game, 0)
    draw(game)
    do(game, 0, START)
    readings = 0
    while game.step == ANSWER:
        do(game, 0, PASS)
        readings += 1
    assert readings == 12
    assert game.step == REVIEW


def test_the_camera_starts_afresh_and_the_next_candidate_gets_a_new_card() -> None:
    game = at_definitions()
    assert game.choices(CHANCE) == [0, 1, 2]
    run(game, 0, 2)
    assert game.step == CAMERA
    assert game.choices(CHANCE) == [1, 2]
    camera(game, 1)
    assert game.step == DRAW
