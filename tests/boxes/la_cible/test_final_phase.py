"""Phase 5: six levels of three questions, nothing is judged before the end."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.phases import (
    CHECK,
    MOST_ANSWERS,
    MOST_PASSES,
    PASS,
    READY,
    REVIEW,
    RUN,
    SPOKEN,
    START,
    STOP,
    VALIDATE,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CLOCK, WORLD

from .tables import at_final, check, do, free_answer, parts, time_up, validate


def running(**options: str) -> LaCible:
    game = at_final(3, **options)
    do(game, 0, START)
    return game


def say(game: LaCible, text: str) -> None:
    game.texts.append(text)
    do(game, game.seat, len(game.texts) - 1)


@pytest.mark.parametrize(("final", "time", "expected"), [("90", "x1", 90), ("120", "x1", 120), ("90", "x2", 180)])
def test_the_final_lasts_90_seconds_or_120(final: str, time: str, expected: int) -> None:
    game = running(final=final, time=time)
    assert game.lasts(game.timer) == expected * 1000


def test_nothing_is_shown_before_the_start() -> None:
    game = at_final()
    assert game.step == READY
    assert parts(game, "question") == []


def test_pass_shows_the_next_question_of_the_level_round_and_round() -> None:
    game = running()
    texts = [question.text for question in game.deck.finals[game.question].levels[0]]
    seen = []
    for _ in range(4):
        seen.append(parts(game, "question", "question")[0].mark)
        do(game, 0, PASS)
    assert seen == [*texts, texts[0]]


def test_the_time_runs_on_through_everything() -> None:
    game = running()
    timer = game.timer
    do(game, 0, SPOKEN)
    do(game, 0, PASS)
    do(game, 0, SPOKEN)
    do(game, 0, VALIDATE)
    assert game.choices(CLOCK) == [timer]


def test_validating_too_early_is_refused_and_says_how_many_are_missing() -> None:
    game = running()
    validate(game, 2)
    do(game, 0, SPOKEN)
    why = game.why_not(0, VALIDATE)
    assert why is not None
    assert "2 réponses" in why.fr
    assert "2 answers" in why.en
    do(game, 0, SPOKEN)
    assert "1 réponse " in str(game.why_not(0, VALIDATE))


def test_more_answers_than_needed_are_welcome_and_wrong_ones_in_surplus_cost_nothing() -> None:
    game = running()
    for _ in range(3):
        do(game, 0, SPOKEN)
    do(game, 0, VALIDATE)
    time_up(game)
    do(game, WORLD, 0)
    do(game, WORLD, 0)
    do(game, WORLD, 1)
    assert game.cleared() == 1


def test_nothing_is_judged_during_the_run() -> None:
    game = running()
    do(game, 0, SPOKEN)
    assert WORLD not in game.to_act()
    assert [part.look for part in parts(game, "given")] == ["noted"]


def test_it_ends_with_level_6_validated() -> None:
    game = running()
    validate(game, 6)
    assert game.step == CHECK
    check(game)
    assert game.cleared() == 6


def test_each_answer_is_checked_by_itself() -> None:
    game = running()
    validate(game, 3)
    time_up(game)
    checks = 0
    while game.step == CHECK:
        do(game, WORLD, free_answer(game))
        checks += 1
    assert checks == 1 + 2 + 3


def test_levels_count_until_the_first_one_that_is_not_cleared() -> None:
    game = running()
    validate(game, 5)
    time_up(game)
    while game.step == CHECK:
        level = game.given[game.checking].place // 3 + 1
        do(game, WORLD, 0 if level == 3 else free_answer(game))
    assert game.cleared() == 2
    assert [part.look for part in parts(game, "levels")] == ["cleared"] * 2 + ["failed"] * 3 + ["unreached"]


def test_the_same_listed_answer_twice_counts_once() -> None:
    game = running()
    validate(game, 2)
    time_up(game)
    do(game, WORLD, 1)
    do(game, WORLD, 1)
    do(game, WORLD, 1)
    assert game.cleared() == 1
    assert [part.look for part in parts(game, "given")] == ["right", "right", "repeated"]


def test_a_level_still_open_counts_for_nothing() -> None:
    game = running()
    validate(game, 1)
    for _ in range(2):
        do(game, 0, SPOKEN)
    time_up(game)
    check(game)
    assert game.cleared() == 1
    assert len(parts(game, "given")) == 1


def test_answers_wait_for_their_question_to_come_round_again() -> None:
    game = running()
    validate(game, 1)
    do(game, 0, SPOKEN)
    do(game, 0, PASS)
    assert parts(game, "given") == []
    do(game, 0, SPOKEN)
    assert game.why_not(0, VALIDATE) is not None  # one here and one there are not two
    do(game, 0, PASS)
    do(game, 0, PASS)
    assert len(parts(game, "given")) == 1
    do(game, 0, SPOKEN)
    do(game, 0, VALIDATE)


def test_only_answers_to_the_question_shown_at_validation_are_checked() -> None:
    game = running()
    do(game, 0, SPOKEN)
    do(game, 0, PASS)
    do(game, 0, SPOKEN)
    do(game, 0, VALIDATE)
    time_up(game)
    do(game, WORLD, 1)
    assert game.step == REVIEW
    assert [part.look for part in parts(game, "given")] == ["right"]


def test_the_same_answer_twice_is_refused_at_once() -> None:
    game = running()
    say(game, "Une Pomme")
    game.texts.append("pommes")
    assert game.why_not(0, 1) is not None
    do(game, 0, PASS)
    do(game, 0, 1)  # to another question it is another answer


def test_a_text_that_nobody_typed_is_refused() -> None:
    assert running().why_not(0, 0) is not None


def test_nothing_validated_is_level_0() -> None:
    game = running()
    do(game, 0, SPOKEN)
    time_up(game)
    assert game.step == REVIEW
    assert game.cleared() == 0


def test_without_a_clock_the_finalist_says_when_to_stop() -> None:
    game = at_final()
    game.stretch = 0
    do(game, 0, START)
    validate(game, 1)
    do(game, 0, STOP)
    check(game)
    assert game.cleared() == 1
    assert running().why_not(0, STOP) is not None


def test_passes_and_answers_have_an_end() -> None:
    game = running()
    for _ in range(MOST_PASSES):
        do(game, 0, PASS)
    assert game.why_not(0, PASS) is not None
    for _ in range(MOST_ANSWERS):
        do(game, 0, SPOKEN)
    assert game.choices(0) == [VALIDATE]
    assert game.step == RUN
