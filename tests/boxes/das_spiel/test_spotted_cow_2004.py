"""Bunte Kuh. T1 to T4 are the cases of the rules sheet."""

from __future__ import annotations

import pytest

from ludotheque.boxes.das_spiel.dice import ORI, RED, YELLOW
from ludotheque.boxes.das_spiel.funnel_values import total
from ludotheque.boxes.das_spiel.lattice import BASE, COUNT, SUPPORTS, at
from ludotheque.boxes.das_spiel.spotted_cow_2004 import MOST_ROUNDS, SpottedCow2004
from ludotheque.boxes.das_spiel.spotted_cow_phases import LAYING, LAYING_TIME, NONE, TURN
from ludotheque.boxes.das_spiel.tempo import OVER, PASS, READY, ROUND
from ludotheque.core.game import CHANCE, CLOCK

from .speed_tables import RELAY, SPEED, cow, roll, turn

SPOT = at(2, 2, 3)  # a funnel of the first layer
OTHER = at(0, 0, 7)


def with_nine(seats: int) -> SpottedCow2004:
    """One funnel shows 2, 3 and 4, all others add up to something else; a nine is rolled."""
    game = cow(seats, SPEED)
    a, b, c = SUPPORTS[SPOT]
    turn(game, a, (2, 1, 3))
    turn(game, b, (1, 3, 2))
    turn(game, c, (1, 2, 4))
    roll(game, 3, 3, 3)
    nines = [cell for cell in game.funnels() if total(game.pyramid, game.ori, cell) == 9]
    assert nines == [SPOT]
    return game


@pytest.mark.parametrize(("seats", "dice"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_sixty_dice_are_dealt_equally(seats: int, dice: int) -> None:
    game = cow(seats, SPEED)
    assert game.stock == [dice] * seats
    assert sorted(game.funnels()) == list(range(45, 81))


def test_t1_the_right_funnel_takes_a_die() -> None:
    game = with_nine(3)
    game.play(2, SPOT)
    assert game.to_act() == [2, CLOCK]
    assert game.choices(2) == [TURN + ori for ori in range(24)]
    game.play(2, TURN + ORI[6, 5, 4])
    assert game.stock == [20, 20, 19]
    assert game.pyramid.at[SPOT] == SPOT
    assert game.colour[SPOT] == RED
    assert (game.phase, game.roller) == (READY, 1)


def test_t2_a_wrong_none_takes_a_die_from_everybody() -> None:
    game = with_nine(4)
    game.play(1, NONE)
    assert game.stock == [14, 18, 14, 14]
    assert (game.phase, game.roller) == (READY, 1)


def test_a_wrong_funnel_takes_a_die_from_everybody() -> None:
    game = with_nine(3)
    game.play(0, OTHER)
    assert game.stock == [22, 19, 19]


def test_a_right_none_goes_into_any_funnel() -> None:
    game = cow(2, SPEED)
    roll(game, 6, 6, 6)
    game.play(1, NONE)
    assert sorted(game.choices(1)) == sorted(game.funnels())
    game.play(1, OTHER)
    game.play(1, TURN + 5)
    assert game.stock == [30, 29]
    assert game.ori[OTHER] == 5


def test_t3_two_who_give_away_their_last_dice_win_together() -> None:
    game = with_nine(3)
    game.stock = [1, 1, 20]
    game.play(2, NONE)
    assert game.stock == [0, 0, 22]
    assert game.to_act() == []
    assert game.scores() == [0, 0, -22]


def test_who_lays_the_last_die_wins() -> None:
    game = with_nine(2)
    game.stock = [7, 1]
    game.play(1, SPOT)
    game.play(1, TURN)
    assert game.to_act() == []
    assert game.scores() == [-7, 0]


def test_t4_the_new_die_makes_funnels_with_the_faces_it_was_given() -> None:
    """Four funnels around a peak: filled, they carry a funnel of the second layer."""
    game = cow(2, SPEED)
    top = at(2, 2, 2)
    for cell, faces in zip(SUPPORTS[top], [(6, 2, 3), (1, 5, 3), (1, 2, 4)], strict=True):
        roll(game, 1, 2, 4)
        game.play(0, cell)
        game.play(0, TURN + ORI[faces])
    assert top in game.funnels()
    assert total(game.pyramid, game.ori, top) == 6 + 5 + 4


def test_the_first_claim_counts() -> None:
    game = with_nine(3)
    game.play(2, SPOT)
    assert game.choices(0) == []
    assert game.why_not(0, SPOT) is not None


def test_without_a_word_the_round_is_void() -> None:
    game = with_nine(3)
    assert game.lasts(ROUND) == 45_000
    game.play(CLOCK, ROUND)
    assert game.stock == [20, 20, 20]
    assert (game.phase, game.roller) == (READY, 1)


def test_who_lays_too_slowly_leaves_it_to_chance() -> None:
    game = cow(2, SPEED)
    roll(game, 6, 6, 6)
    game.play(1, NONE)
    assert game.lasts(LAYING_TIME) == 10_000
    game.play(CLOCK, LAYING_TIME)
    assert game.to_act() == [CHANCE]
    assert sorted(game.choices(CHANCE)) == sorted(game.funnels())
    game.play(CHANCE, OTHER)
    game.play(CHANCE, TURN + 9)
    assert (game.stock, game.ori[OTHER]) == ([30, 29], 9)


def test_in_turn_each_claims_or_passes() -> None:
    game = cow(3, RELAY)
    roll(game, 1, 2, 4)
    for seat in (1, 2):
        assert game.to_act() == [seat]
        game.play(seat, PASS)
    assert game.choices(1) == []
    game.play(0, SPOT)
    assert game.to_act() == [0]
    assert game.phase == LAYING


def test_in_turn_a_round_that_all_pass_is_void() -> None:
    game = cow(2, RELAY)
    roll(game, 1, 2, 4)
    game.play(1, PASS)
    game.play(0, PASS)
    assert (game.to_act(), game.roller) == ([CHANCE], 1)


def test_a_funnel_on_the_plate_or_a_full_one_is_no_funnel() -> None:
    game = with_nine(2)
    assert game.why_not(0, BASE[0]) is not None
    assert game.why_not(0, at(2, 2, 2)) is not None


def test_red_and_yellow_are_laid_by_turns() -> None:
    game = cow(2, SPEED)
    for cell in (SPOT, OTHER):
        roll(game, 1, 2, 4)
        game.play(0, cell)
        game.play(0, TURN)
    assert [game.colour[SPOT], game.colour[OTHER]] == [RED, YELLOW]


def test_four_hundred_rounds_end_it() -> None:
    game = cow(2, RELAY)
    game.rounds = MOST_ROUNDS - 1
    game.stock = [20, 25]
    roll(game, 1, 2, 4)
    game.play(1, PASS)
    game.play(0, PASS)
    assert game.phase == OVER
    assert game.scores() == [-20, -25]


def test_it_goes_on_with_what_another_game_left() -> None:
    game = SpottedCow2004(3)
    game.set_up(SPEED)
    colour, ori = [-1] * COUNT, [-1] * COUNT
    colour[0], ori[0] = RED, 11
    colour[SPOT] = YELLOW
    game.begin_with(colour, ori, first=1)
    assert SPOT in game.to_draw
    assert 0 not in game.to_draw
    while game.to_draw:
        game.play(CHANCE, 0)
    assert (game.phase, game.roller) == (READY, 1)
    assert SPOT not in game.funnels()
    left, lying = game.left_pyramid()
    assert (left[0], lying[0], left[SPOT], lying[SPOT]) == (RED, 11, YELLOW, 0)
    assert left[OTHER] == -1


def verdict(game: SpottedCow2004) -> list[tuple[int, str]]:
    return [(part.seat, part.name.en) for zone in game.scene(0) if zone.name == "verdict" for part in zone.parts]


def test_everybody_is_told_whether_a_claim_was_right() -> None:
    game = with_nine(3)
    assert verdict(game) == []
    game.play(2, SPOT)
    assert verdict(game) == [(2, "9, right")]
    game = with_nine(3)
    game.play(1, OTHER)
    assert verdict(game) == [(1, "wrong, that makes 7")]
    roll(game, 3)
    assert verdict(game) == []


def test_in_turn_a_verdict_stands_until_somebody_acts() -> None:
    game = cow(2, RELAY)
    roll(game, 3, 3, 3)
    game.play(1, NONE)  # right: every funnel makes 7
    assert verdict(game) == [(1, "no funnel, right")]
    game = cow(2, RELAY)
    roll(game, 1, 2, 4)
    game.play(1, NONE)
    roll(game, 3, 3, 3)
    assert verdict(game) == [(1, "wrong, there was one")]
    game.play(0, PASS)
    assert verdict(game) == []
