"""With a referee at the table: who it is, what it sees, and what it presses."""

from __future__ import annotations

from ludotheque.boxes.la_cible.phases import (
    ANSWER,
    APPEAL,
    CAMERA,
    CHECK,
    DRAW,
    GO_ON,
    JUDGE,
    PASS,
    READ,
    READY,
    REVIEW,
    RUN,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    SPOKEN,
    START,
    VALIDATE,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CHANCE, CLOCK, WORLD

from .tables import camera, do, new, parts, time_up


def begun(seats: int = 3, **options: str) -> LaCible:
    game = new(seats, referee="human", **options)
    read_out(game)
    return game


def read_out(game: LaCible) -> None:
    assert game.step == DRAW
    do(game, CHANCE, game.choices(CHANCE)[0])
    do(game, game.referee(), START)


def judge(game: LaCible, verdict: int) -> None:
    """What was said aloud."""
    do(game, game.referee(), verdict)


def to_definitions(seats: int = 3, **options: str) -> LaCible:
    game = begun(seats, **options)
    for seat in range(3):
        camera(game, seat)
        judge(game, SAID_WRONG)
    return game


def to_series(seats: int = 3) -> LaCible:
    game = to_definitions(seats)
    for seat in range(seats):
        camera(game, seat)
        read_out(game)
        time_up(game)
        time_up(game)
    return game


def win_round(game: LaCible, winner: int) -> None:
    read_out(game)
    while game.step == CAMERA:
        seat = game.choices(CHANCE)[0]
        camera(game, seat)
        judge(game, SAID_RIGHT if seat == winner else SAID_WRONG)


def to_auction(seats: int = 3) -> LaCible:
    """Between seats 0 and 1."""
    game = to_series(seats)
    for winner in (0, 0, 1, 1):
        win_round(game, winner)
    return game


def to_final(seats: int = 3) -> LaCible:
    game = to_auction(seats)
    for _ in range(2):
        read_out(game)
        if game.step == CAMERA:
            camera(game, 0)
        if game.seat == 1:
            do(game, 1, 1)
        do(game, 0, game.bid + 1)
        do(game, 1, PASS)
        while game.step == ANSWER:
            judge(game, SAID_RIGHT)
    read_out(game)
    return game


def test_the_time_starts_when_the_referee_has_read() -> None:
    game = new(referee="human")
    do(game, CHANCE, 0)
    assert game.step == READ
    assert game.to_act() == [game.referee()]
    assert game.choices(CLOCK) == []


def test_never_the_one_who_answers_judges() -> None:
    game = begun(4)
    for seat in (0, 1, 2, 3):
        camera(game, seat)
        assert game.referee() != seat
        assert game.choices(game.referee()) == [SAID_RIGHT, SAID_WRONG, SAID_AGAIN]
        judge(game, SAID_RIGHT)


def test_wrong_and_given_before_cost_a_pawn() -> None:
    game = begun()
    camera(game, 1)
    judge(game, SAID_WRONG)
    camera(game, 2)
    judge(game, SAID_AGAIN)
    assert game.pawns == [5, 4, 4]


def test_an_answer_may_be_typed_too_and_waits_for_the_referee() -> None:
    game = begun()
    game.texts.append("poire")
    camera(game, 1)
    do(game, 1, 0)
    assert game.step == JUDGE
    assert game.to_act() == [game.referee()]
    assert parts(game, "given", "pending")[0].mark == "poire"
    judge(game, SAID_RIGHT)
    assert parts(game, "given", "right")[0].mark == "poire"


def test_the_world_has_no_say() -> None:
    game = begun()
    camera(game, 1)
    do(game, 1, SPOKEN)
    assert game.why_not(WORLD, 1) is not None


def test_nobody_appeals_against_a_referee_at_the_table() -> None:
    game = to_definitions()
    camera(game, 0)
    read_out(game)
    judge(game, SAID_WRONG)
    time_up(game)
    assert game.step == REVIEW
    why = game.why_not(0, APPEAL)
    assert why is not None
    assert "arbitre" in why.fr


def test_who_may_be_asked_the_question_does_not_see_the_card() -> None:
    game = begun()
    camera(game, 1)
    assert all(zone.name != "listed" for zone in game.scene(game.referee()))
    game = to_series()
    read_out(game)
    camera(game, 1)
    assert all(zone.name != "listed" for zone in game.scene(game.referee()))


def test_phase_2_has_a_new_referee_for_every_candidate_who_sees_the_answer() -> None:
    game = to_definitions(4)
    referees = []
    for seat in range(4):
        camera(game, seat)
        do(game, CHANCE, game.choices(CHANCE)[0])
        assert game.step == READY
        assert game.to_act() == [game.referee()]
        referees.append(game.referee())
        judge(game, START)
        definition = game.deck.definitions[game.question].definitions[0]
        assert [part.mark for part in parts(game, "listed", seat=game.referee())] == [definition.answers.shown(0)]
        assert all(zone.name != "listed" for zone in game.scene(seat))
        time_up(game)
        time_up(game)
    assert sorted(referees) == [0, 1, 2, 3]


def test_the_referee_says_yes_no_or_hears_a_pass() -> None:
    game = to_definitions()
    camera(game, 0)
    read_out(game)
    assert game.choices(game.referee()) == [SAID_RIGHT, SAID_WRONG, PASS]
    timer = game.timer
    judge(game, SAID_RIGHT)
    judge(game, PASS)
    judge(game, SAID_WRONG)
    assert game.open == [3, 4, 5, 1, 2]
    assert game.choices(CLOCK) == [timer]


def test_a_verdict_in_phase_2_still_counts_after_the_time() -> None:
    game = to_definitions()
    camera(game, 0)
    read_out(game)
    do(game, 0, SPOKEN)
    time_up(game)
    judge(game, SAID_RIGHT)
    time_up(game)
    assert game.right[0] == 1


def test_who_has_qualified_referees_the_rest_of_phase_3_and_sees_the_card() -> None:
    game = to_series()
    win_round(game, 2)
    win_round(game, 2)
    read_out(game)
    assert game.referee() == 2
    card = game.deck.series[game.question]
    assert len(parts(game, "listed", seat=2)) == len(card.answers)


def test_phases_4_and_5_take_one_who_is_out() -> None:
    game = to_auction(4)
    assert game.duel == [0, 1]
    assert game.referee() == 2
    assert to_final(4).referee() == 2


def test_hesitation_aloud_is_five_seconds() -> None:
    game = to_auction()
    read_out(game)
    camera(game, 0)
    do(game, 0, 1)
    do(game, 1, PASS)
    assert game.lasts(game.timer) == 5_000
    judge(game, SAID_AGAIN)
    assert game.points == [0, 1, 0]


def test_in_the_final_the_referee_writes_down_what_is_said_and_judges_afterwards() -> None:
    game = to_final()
    game.texts += ["un", "deux"]
    assert game.step == RUN
    scribe = game.referee()
    assert game.ask(scribe).kind == "text"
    do(game, scribe, 0)
    do(game, scribe, VALIDATE)
    do(game, scribe, PASS)
    do(game, 0, 1)
    time_up(game)
    assert game.step == CHECK
    assert game.to_act() == [scribe]
    judge(game, SAID_RIGHT)
    assert game.cleared() == 1
    time_up(game)
    assert game.total == [3 + 1, 2, 0]


def test_as_many_right_answers_as_the_list_has_use_a_question_up() -> None:
    game = begun()
    for _ in range(len(game.deck.first_round[game.question].answers)):
        camera(game, game.choices(CHANCE)[0])
        judge(game, SAID_RIGHT)
    assert game.step == DRAW


def test_without_a_clock_the_review_waits_for_the_candidate() -> None:
    game = to_definitions(time="none")
    camera(game, 0)
    read_out(game)
    while game.step == ANSWER:
        judge(game, PASS)
    assert game.choices(0) == [GO_ON]
