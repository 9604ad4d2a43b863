"""Phase 1: one question for all, an error costs a pawn, three pawns and it is over."""

from __future__ import annotations

from ludotheque.boxes.la_cible.phases import ANSWER, CAMERA, DEFINITIONS, DRAW, FIRST_ROUND, READ, SPOKEN
from ludotheque.core.game import CHANCE, CLOCK, WORLD

from .tables import asked_next, camera, do, draw, err, new, parts, right, says, time_up, wrong


def test_each_player_starts_with_a_tower_of_five_pawns_on_the_outer_ring() -> None:
    game = new(6)
    assert [(part.place, part.mark) for part in parts(game, "target")] == [(0, "5")] * 6


def test_the_question_is_shown_before_the_camera_picks() -> None:
    game = new()
    do(game, CHANCE, 0)
    assert game.step == READ
    assert parts(game, "question")[0].mark == game.deck.first_round[0].text
    assert not parts(game, "camera", "up")


def test_the_camera_draws_without_replacement_and_then_shuffles_again() -> None:
    game = new(4)
    draw(game)
    for seat in (2, 0, 3):
        camera(game, seat)
        right(game)
    assert game.choices(CHANCE) == [1]
    camera(game, 1)
    right(game)
    assert game.choices(CHANCE) == [0, 1, 2, 3]


def test_the_question_stays_for_the_whole_phase() -> None:
    game = new()
    draw(game, 7)
    err(game, 0, 1)
    assert game.question == 7


def test_a_right_answer_costs_nothing() -> None:
    game = new()
    draw(game)
    asked_next(game, 1)
    right(game)
    assert game.pawns == [5, 5, 5]


def test_a_wrong_answer_costs_a_pawn_and_the_player_goes_on() -> None:
    game = new()
    draw(game)
    err(game, 1)
    assert game.pawns == [5, 4, 5]
    camera(game, 0)
    right(game)
    camera(game, 2)
    right(game)
    assert 1 in game.choices(CHANCE)


def test_an_answer_given_before_costs_a_pawn() -> None:
    game = new()
    draw(game)
    camera(game, 0)
    says(game, 5)
    time_up(game)
    camera(game, 1)
    says(game, 5)
    time_up(game)
    assert game.pawns == [5, 4, 5]
    assert [part.look for part in parts(game, "given")] == ["right", "repeated"]


def test_what_was_answered_wrongly_before_is_no_repetition() -> None:
    game = new()
    draw(game)
    err(game, 0)
    camera(game, 1)
    right(game)
    assert game.pawns == [4, 5, 5]


def test_too_late_costs_a_pawn() -> None:
    game = new()
    draw(game)
    camera(game, 2)
    time_up(game)
    assert parts(game, "given")[0].look == "late"
    time_up(game)
    assert game.pawns == [5, 5, 4]


def test_three_pawns_lost_end_the_phase_even_in_the_middle_of_a_pass() -> None:
    game = new(6)
    draw(game)
    err(game, 4, 1, 3)
    assert game.phase == DEFINITIONS
    assert game.pawns == [5, 4, 5, 4, 4, 5]
    assert game.choices(CHANCE) == list(range(6))  # a fresh shuffle
    assert {part.place for part in parts(game, "target")} == {1}  # all moved inward


def test_one_player_may_lose_all_three() -> None:
    game = new()
    draw(game)
    err(game, 0, 0, 0)
    assert game.pawns == [2, 5, 5]
    assert game.phase == DEFINITIONS


def test_a_used_up_question_is_replaced_and_pawns_lost_so_far_count() -> None:
    game = new()
    draw(game)
    err(game, 0, 1)
    while game.step == CAMERA:
        camera(game, game.choices(CHANCE)[0])
        right(game)
    assert (game.step, game.phase, game.boxed) == (DRAW, FIRST_ROUND, 2)
    draw(game)
    err(game, 2)
    assert game.phase == DEFINITIONS


def test_a_third_used_up_question_ends_the_phase_as_it_stands() -> None:
    game = new()
    smallest = sorted(range(game.cards()), key=lambda n: len(game.deck.first_round[n].answers))
    for number in smallest[:3]:
        draw(game, number)
        while game.phase == FIRST_ROUND and game.step == CAMERA:
            camera(game, game.choices(CHANCE)[0])
            right(game)
    assert game.phase == DEFINITIONS
    assert game.pawns == [5, 5, 5]


def test_an_answer_takes_twelve_seconds_typed_and_five_aloud() -> None:
    typed, aloud = new(), new(referee="human")
    for game in (typed, aloud):
        game.play(CHANCE, 0)
    time_up(typed)
    aloud.play(0, aloud.choices(0)[0])
    for game in (typed, aloud):
        game.play(CHANCE, 1)
        assert game.step == ANSWER
    assert (typed.lasts(typed.timer), aloud.lasts(aloud.timer)) == (12_000, 5_000)


def test_the_table_may_stretch_the_time_or_do_without() -> None:
    for time, expected in (("x1.5", 18_000), ("x2", 24_000)):
        game = new(time=time)
        draw(game)
        camera(game, 0)
        assert game.lasts(game.timer) == expected
    game = new(time="none")
    draw(game)
    camera(game, 0)
    assert game.to_act() == [0]
    assert game.choices(CLOCK) == []


def test_an_answer_given_in_time_is_judged_without_a_clock() -> None:
    game = new()
    draw(game)
    camera(game, 0)
    do(game, 0, SPOKEN)
    assert game.to_act() == [WORLD]


def test_no_question_comes_twice_before_the_deck_is_used_up() -> None:
    game = new()
    draw(game, 3)
    err(game, 0, 0, 0)
    game.lay_towers()
    assert 3 not in game.choices(CHANCE)
    game.used[FIRST_ROUND] = [n for n in range(game.cards()) if n != 9]
    do(game, CHANCE, 9)
    game.lay_towers()
    assert len(game.choices(CHANCE)) == game.cards()


def test_wrong_answers_show_what_was_typed_and_right_ones_how_they_are_written() -> None:
    game = new()
    game.texts.append("n'importe quoi")
    draw(game)
    camera(game, 0)
    do(game, 0, 0)
    do(game, WORLD, 0)
    assert parts(game, "given")[0].mark == "n'importe quoi"
    time_up(game)
    camera(game, 1)
    wrong(game)
    camera(game, 2)
    do(game, 2, 0)
    do(game, WORLD, 4)
    assert parts(game, "given")[2].mark == game.deck.first_round[0].answers.shown(3)
