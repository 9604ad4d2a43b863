"""Raffzahn. T1 to T4 are the cases of the rules sheet."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel import tempo
from ludotheque.boxes.das_spiel.grabber_2004 import DRY_ROLLS, MOST_MISTAKES, MOST_ROLLS, Grabber2004
from ludotheque.boxes.das_spiel.lattice import APEX, BASE, COUNT, LAYER, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY
from ludotheque.boxes.das_spiel.tempo import GRACE, HAND, IDLE, LATE, LOCK, PASS, READY, SETTLE, STOP
from ludotheque.core.game import CHANCE, CLOCK, HIDDEN
from ludotheque.core.scene import Part

from .speed_tables import BACK, LEFT, RELAY, RIGHT, SPEED, after_a_second, grabber, roll, turn, uncover

A, B, C = 0, 1, 2


def stopped(won: int) -> Grabber2004:
    """Seat 0 has said Stop, and the hands that were on their way are back; seat 1 has so many dice."""
    game = grabber(SPEED)
    roll(game, 2)
    after_a_second(game)
    game.won[B] = won
    game.play(A, STOP)
    game.play(CLOCK, GRACE)
    return game


def test_it_begins_without_the_top_and_with_three_free_dice() -> None:
    game = grabber(SPEED)
    assert game.pyramid.at[APEX] == EMPTY
    assert game.pyramid.filled() == 164
    assert sorted(game.pyramid.free) == sorted([LEFT, RIGHT, BACK])


def test_t1_a_face_counts_for_the_side_it_is_turned_to() -> None:
    game = grabber(SPEED)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    assert [seat for seat in (A, B, C) if game.fits(seat, LEFT)] == [B]
    game.play(A, LEFT)
    assert game.won == [0, 0, 0]
    assert game.is_locked(A)
    game.play(B, LEFT)
    assert game.won == [0, 1, 0]


def test_t1_in_turn_only_the_right_dice_are_offered() -> None:
    game = grabber(RELAY, roller=A)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    assert game.choices(B) == [LEFT, PASS]
    assert game.why_not(B, RIGHT) is not None


def test_in_turn_who_has_nothing_to_take_is_not_asked() -> None:
    game = grabber(RELAY, roller=A)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    assert game.to_act() == [B]
    game.play(B, PASS)  # C has nothing; the roller may stop, and B would come again
    assert game.to_act() == [A]
    assert game.choices(A) == [PASS, STOP]
    assert game.passes == 2


def test_in_turn_a_roll_that_shows_nobody_anything_is_over_at_once() -> None:
    game = grabber(RELAY, roller=A)
    roll(game, 6)
    assert game.to_act() == [CHANCE]
    assert game.roller == B


def test_t2_a_die_taken_after_stop_goes_back_and_costs_one_for_each_other_player() -> None:
    game = stopped(won=5)
    game.play(B, LEFT)
    assert game.won == [1, 3, 1]
    assert game.pyramid.at[LEFT] != EMPTY


def test_t3_who_has_too_few_dice_pays_nothing() -> None:
    game = stopped(won=1)
    game.play(B, LEFT)
    assert game.won == [0, 1, 0]
    assert game.pyramid.at[LEFT] != EMPTY


def test_one_foul_for_each_stop() -> None:
    game = stopped(won=5)
    game.play(B, LEFT)
    assert game.choices(B) == []
    assert game.choices(C)


def test_what_comes_right_after_stop_is_refused_and_costs_nothing() -> None:
    game = grabber(SPEED)
    roll(game, 2)
    after_a_second(game)
    game.won[B] = 5
    game.play(A, STOP)
    assert game.why_not(B, LEFT) == tempo.STOP_SAID
    assert game.won == [0, 5, 0]
    assert game.lasts(GRACE) == 450


def test_t4_with_dice_on_the_plate_only_the_next_stop_ends_it() -> None:
    game = grabber(RELAY)
    for cell in range(APEX - 1, len(BASE) - 1, -1):
        game.pyramid.take(cell)
    game.high = 0
    game.won = [40, 60, 19]
    roll(game, 1)
    assert game.to_act() == [A]
    game.play(A, STOP)
    assert game.to_act() == []
    assert game.scores() == [40, 60, 19]


def test_as_long_as_a_die_lies_higher_it_goes_on() -> None:
    game = grabber(RELAY)
    roll(game, 2)
    for seat in (B, A):
        game.play(seat, PASS)
    assert game.to_act() == [CHANCE]
    assert game.roller == B


def test_only_the_roller_says_stop_and_not_within_a_second() -> None:
    game = grabber(SPEED, roller=C)
    roll(game, 2)
    assert game.why_not(C, STOP) == tempo.STOP_TOO_EARLY
    after_a_second(game)
    assert STOP in game.choices(C)
    assert STOP not in game.choices(A)
    assert game.why_not(A, STOP) is not None


def test_one_hand_takes_one_die_at_a_time() -> None:
    game = grabber(SPEED)
    roll(game, 2)
    game.play(B, LEFT)
    assert game.choices(B) == []
    assert game.why_not(B, RIGHT) == tempo.ONE_HAND
    assert game.lasts(HAND + B) == 450
    game.play(CLOCK, HAND + B)
    assert RIGHT in game.choices(B)


def test_the_roller_may_speak_with_a_busy_hand() -> None:
    game = grabber(SPEED)
    roll(game, 1)
    after_a_second(game)
    game.play(A, LEFT)
    assert game.choices(A) == [STOP]


def test_a_die_that_carries_others_is_a_mistake_too() -> None:
    game = grabber(SPEED)
    roll(game, 1)
    below = at(0, 1, 1)
    assert below in game.choices(A)
    game.play(A, below)
    assert game.won == [0, 0, 0]
    assert game.choices(A) == []
    assert game.lasts(LOCK + A) == 1500
    game.play(CLOCK, LOCK + A)
    assert below in game.choices(A)


def test_after_eight_mistakes_a_player_waits_for_the_next_roll() -> None:
    game = grabber(SPEED)
    roll(game, 6)
    for _ in range(MOST_MISTAKES):
        game.play(B, LEFT)
        game.play(CLOCK, LOCK + B)
    assert game.choices(B) == []
    assert game.why_not(B, LEFT) is not None


def test_a_race_without_anything_left_ends_by_itself() -> None:
    game = grabber(SPEED)
    roll(game, 5)
    assert IDLE in game.choices(CLOCK)
    assert game.lasts(IDLE) == 1500
    game.play(CLOCK, IDLE)
    assert (game.phase, game.roller) == (READY, B)


def test_as_long_as_somebody_can_take_something_it_does_not_end_by_itself() -> None:
    game = grabber(SPEED)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    assert IDLE not in game.choices(CLOCK)
    game.play(B, LEFT)
    uncover(game)
    assert IDLE in game.choices(CLOCK)


def test_the_die_goes_to_the_left_after_a_stop() -> None:
    game = stopped(won=0)
    assert game.phase == LATE
    game.play(CLOCK, SETTLE)
    assert (game.phase, game.to_act()) == (READY, [B])


def test_ten_rolls_without_a_die_end_it() -> None:
    game = grabber(RELAY)
    for n in range(DRY_ROLLS):
        assert game.to_act() == [CHANCE], n
        roll(game, 6)
        while game.to_act() not in ([CHANCE], []):
            game.play(game.to_act()[0], PASS)
    assert game.to_act() == []


def test_the_last_of_150_rolls_ends_it() -> None:
    game = grabber(RELAY)
    game.rounds = MOST_ROLLS - 1
    roll(game, 2)
    game.play(B, LEFT)
    uncover(game)
    for seat in (C, A, B):
        game.play(seat, PASS)
    assert game.to_act() == []


def test_a_taken_die_shows_what_lay_under_it() -> None:
    game = grabber(SPEED)
    inside = at(1, 1, 1)
    assert game.ori[inside] == -1
    for cell in (LEFT, RIGHT, BACK):
        game.pyramid.take(cell)
    roll(game, 2)
    game.play(B, at(0, 1, 1))
    assert game.to_act() == [CHANCE]
    assert game.to_draw == [inside]


def marks(game: Grabber2004, seat: int) -> dict[int, str]:
    dice: tuple[Part, ...] = game.scene(seat)[0].parts
    return {part.place: part.mark for part in dice}


def test_each_seat_sees_its_own_side_only() -> None:
    game = grabber(SPEED)
    assert [marks(game, seat)[LEFT] for seat in (A, B, C)] == ["1..", ".2.", "..4"]
    assert set(marks(game, HIDDEN).values()) == {"..."}
    on_side_b = at(3, 0, 3)
    assert marks(game, A)[on_side_b] == "..."
    assert on_side_b not in game.choices(A)


def test_imagined_faces_keep_what_the_seat_sees() -> None:
    game = grabber(SPEED)
    roll(game, 2)
    twin = game.imagine(B, Random(3))
    assert marks(twin, B) == marks(game, B)
    assert marks(twin, A) != marks(game, A)


@pytest.mark.parametrize("phase", ["late", "stopped"])
def test_fouls_never_lose_a_die(phase: str) -> None:
    game = stopped(won=7)
    before = game.contents()
    game.play(B if phase == "late" else C, LEFT)
    assert game.contents() == before


def test_it_can_begin_with_what_another_game_left() -> None:
    game = Grabber2004(3)
    game.set_up(SPEED)
    colour, ori = [-1] * COUNT, [-1] * COUNT
    colour[LEFT], ori[LEFT] = 0, 7
    colour[APEX] = 2
    game.begin_with(colour, ori, first=2)
    assert LEFT not in game.to_draw
    uncover(game)
    assert (game.phase, game.roller, game.pyramid.at[APEX]) == (READY, 2, EMPTY)
    left_colour, left_ori = game.left_pyramid()
    assert (left_colour[LEFT], left_ori[LEFT], left_ori[RIGHT]) == (0, 7, 0)
    assert left_colour[APEX] == -1
    assert all(left_colour[cell] >= 0 for cell in range(APEX))
    assert LAYER[APEX] == 8


def verdict(game: Grabber2004) -> list[tuple[int, str]]:
    return [(part.seat, part.name.en) for zone in game.scene(0) if zone.name == "verdict" for part in zone.parts]


def test_everybody_sees_mistakes_and_fouls() -> None:
    game = grabber(SPEED)
    roll(game, 3)
    game.play(B, LEFT)
    assert verdict(game) == [(B, "a mistake")]
    game = stopped(won=0)
    game.play(C, LEFT)
    assert verdict(game) == [(C, "taken after Stop, a foul")]
