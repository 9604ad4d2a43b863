"""Phase 3: a hint and three examples; whoever errs is out of the round, the last one scores."""

from __future__ import annotations

from ludotheque.boxes.la_cible.phases import AUCTION, CAMERA, DRAW, QUESTIONS, SCORER, SERIES
from ludotheque.core.game import CHANCE

from .tables import at_series, camera, do, draw, parts, right, says, series, series_round, time_up, wrong


def test_a_hint_and_three_examples_are_shown() -> None:
    game = at_series()
    draw(game, 4)
    card = game.deck.series[4]
    shown = [(part.look, part.mark) for part in parts(game, "question")]
    assert shown == [("hint", card.hint), *[("example", card.answers.shown(n)) for n in card.examples]]


def test_an_example_counts_as_given() -> None:
    game = at_series()
    draw(game, 4)
    camera(game, 0)
    says(game, 1 + game.deck.series[4].examples[0])
    assert parts(game, "given")[0].look == "repeated"
    time_up(game)
    assert game.in_round == [1, 2]


def test_a_right_new_item_keeps_you_in() -> None:
    game = at_series()
    draw(game)
    camera(game, 1)
    right(game)
    assert game.in_round == [0, 1, 2]


def test_an_item_given_before_puts_you_out_of_the_round() -> None:
    game = at_series()
    draw(game)
    camera(game, 1)
    right(game)
    camera(game, 0)
    says(game, 1 + game.given[0].answer)
    time_up(game)
    assert game.in_round == [1, 2]


def test_too_late_puts_you_out_of_the_round() -> None:
    game = at_series()
    draw(game)
    camera(game, 2)
    assert game.lasts(game.timer) == 12_000
    time_up(game)
    time_up(game)
    assert game.in_round == [0, 1]


def test_when_each_has_answered_once_the_camera_is_reshuffled_with_those_still_in() -> None:
    game = at_series(4)
    draw(game)
    camera(game, 3)
    wrong(game)
    for seat in (0, 2, 1):
        assert 3 not in game.choices(CHANCE)
        camera(game, seat)
        right(game)
    assert game.choices(CHANCE) == [0, 1, 2]


def test_the_last_one_in_scores_without_answering_again() -> None:
    game = at_series()
    draw(game)
    camera(game, 0)
    wrong(game)
    camera(game, 2)
    wrong(game)
    assert game.points == [0, 1, 0]
    assert game.step == DRAW
    draw(game)
    assert game.in_round == [0, 1, 2]  # everybody is back in


def test_the_first_to_qualify_sits_out_the_rest() -> None:
    game = at_series(4)
    series(game, 2, 2)
    assert game.duel == [2]
    assert game.in_round == [0, 1, 3]
    draw(game)
    assert game.choices(CHANCE) == [0, 1, 3]


def test_the_first_two_with_two_points_qualify_and_the_others_are_out() -> None:
    game = at_series(5)
    series(game, 0, 1, 2, 3, 4, 3)
    assert game.duel == [3]
    series_round(game, 1)
    assert game.duel == [3, 1]
    assert game.phase == AUCTION
    assert {part.seat: (part.look, part.place) for part in parts(game, "target")} == {
        0: ("out", 2),
        1: ("tower", 3),
        2: ("out", 2),
        3: ("tower", 3),
        4: ("out", 2),
    }


def test_a_used_up_question_is_replaced_for_those_still_in() -> None:
    game = at_series()
    draw(game)
    camera(game, 0)
    wrong(game)
    while game.step == CAMERA:
        camera(game, game.choices(CHANCE)[0])
        right(game)
    assert game.step == DRAW
    draw(game)
    assert game.in_round == [1, 2]
    assert set(game.choices(CHANCE)) <= {1, 2}


def test_after_a_third_used_up_question_the_camera_draws_the_scorer() -> None:
    game = at_series()
    smallest = sorted(range(game.cards()), key=lambda n: len(game.deck.series[n].answers))
    for number in smallest[:QUESTIONS]:
        draw(game, number)
        if len(game.in_round) == 3:
            camera(game, 0)
            wrong(game)
        while game.step == CAMERA:
            camera(game, game.choices(CHANCE)[0])
            right(game)
    assert game.step == SCORER
    assert game.choices(CHANCE) == [1, 2]
    do(game, CHANCE, 2)
    assert game.points == [0, 0, 1]
    assert (game.phase, game.step) == (SERIES, DRAW)
