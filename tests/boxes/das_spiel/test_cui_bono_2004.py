"""Cui bono?: the sheet's tests, what covered dice do, the guard, the ends, refusals."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel import cui_bono_talk as talk
from ludotheque.boxes.das_spiel.cui_bono_2004 import CuiBono2004
from ludotheque.boxes.das_spiel.cui_bono_phases import KEEP, PENALTY, PUTTING, STREAK, TAKING
from ludotheque.boxes.das_spiel.dice import GREY, RED, UNKNOWN, YELLOW
from ludotheque.boxes.das_spiel.lattice import APEX, CORNERS, COUNT, LAYER, SPARS, SUPPORT_ON, at
from ludotheque.boxes.das_spiel.sight import showing
from ludotheque.core.game import CHANCE, attempt, pick

KA = CORNERS[0]


def fresh(seats: int = 2, open_box: str = "no") -> CuiBono2004:
    game = CuiBono2004(seats)
    game.set_up({"open_box": open_box})
    return game


def dealt(seats: int = 2, seed: int = 1, open_box: str = "no") -> CuiBono2004:
    """Seat 0 begins; all that can be seen is drawn."""
    game, rng = fresh(seats, open_box), Random(seed)
    game.play(CHANCE, 0)
    draw(game, rng)
    return game


def draw(game: CuiBono2004, rng: Random) -> None:
    while game.to_act() == [CHANCE]:
        game.play(CHANCE, pick(game.choices(CHANCE), rng))


def painted(colours: dict[int, int], seats: int = 2) -> CuiBono2004:
    """Everything yellow and known, but for these cells; seat 0 is to take."""
    game = fresh(seats)
    game.begin_with([colours.get(cell, YELLOW) for cell in range(COUNT)], [UNKNOWN] * COUNT, 0)
    return game


def opened(die: int, colours: dict[int, int]) -> CuiBono2004:
    """KA, of this colour, was taken, so the apex is a funnel; its supports and the rows under them are painted."""
    game = painted({KA: die, **colours})
    game.play(0, KA)
    return game


def axis_row(axis: int) -> list[int]:
    return SPARS[axis][1:]


# The sheet


def test_t1_at_the_start_exactly_the_corners_can_be_taken() -> None:
    game = dealt()
    assert sorted(game.choices(0)) == sorted(CORNERS)


def test_t2_the_row_above_slides_down() -> None:
    game = dealt()
    before = game.pyramid.at[:]
    assert attempt(game, 0, KA) is None
    for upper, lower in zip(SPARS[0], SPARS[0][1:], strict=False):
        assert game.pyramid.at[lower] == before[upper]
    assert game.pyramid.at[SPARS[0][-1]] == before[at(7, 0, 0)]
    assert game.pyramid.is_funnel(APEX)
    assert before[KA] in [game.hand, *game.kept[0]]


def test_t3_a_funnel_of_one_other_colour_takes_the_die() -> None:
    game = opened(RED, {})
    assert APEX in game.choices(0)


def test_t3_a_funnel_of_three_colours_with_mixed_rows_takes_the_die() -> None:
    game = opened(RED, three_colours(RED))
    assert APEX in game.choices(0)


def test_t3_a_funnel_of_its_own_colour_does_not() -> None:
    game = opened(YELLOW, {})
    assert game.kept[0] == [KA]  # nowhere else to go
    assert not game.fits(APEX, YELLOW)


def test_t3_nor_three_colours_above_a_row_of_its_own() -> None:
    colours = three_colours(RED)
    colours |= dict.fromkeys(axis_row(1), RED)
    game = opened(RED, colours)
    assert not game.fits(APEX, RED)
    assert game.kept[0] == [KA]


def three_colours(die: int) -> dict[int, int]:
    """After the slide of spar A: the die's colour on B, grey on C, yellow on A."""
    return {SUPPORT_ON[APEX][1]: die, SUPPORT_ON[APEX][2]: GREY}


@pytest.mark.parametrize("colour", [RED, YELLOW, GREY])
def test_t4_three_colours_in_layer_1_take_no_die(colour: int) -> None:
    x = at(5, 1, 1)
    a, b, c = SUPPORT_ON[x]
    game = painted({a: RED, b: YELLOW, c: GREY})
    assert LAYER[x] == 1
    game.pyramid.take(x)
    assert not game.fits(x, colour)


def test_a_row_of_two_counts_in_layer_1_and_one_other_colour_fits_there() -> None:
    x = at(5, 1, 1)
    game = painted({})
    game.pyramid.take(x)
    assert [game.fits(x, colour) for colour in (RED, YELLOW, GREY)] == [True, False, True]


def test_never_back_onto_the_plate() -> None:
    game = painted({KA: RED})
    game.pyramid.take(CORNERS[1])
    assert not game.fits(CORNERS[1], RED)


# What is covered


def test_only_dice_that_show_are_drawn() -> None:
    game = dealt()
    assert sum(colour != UNKNOWN for colour in game.colour) == 109
    assert {part.place for part in game.scene(0)[0].parts} == set(showing(game.pyramid))
    assert sum(game.supply) == 56


def test_what_comes_to_light_is_drawn_before_the_die_is_put() -> None:
    game, rng = dealt(4), Random(2)
    fresh_dice = 0
    while game.to_act() and fresh_dice < 3:
        actor = game.to_act()[0]
        if actor == CHANCE:
            assert game.phase == PUTTING
            assert game.choices(game.turn) == []
            fresh_dice += 1
        game.play(actor, pick(game.choices(actor), rng))
    assert fresh_dice == 3


def test_open_box_draws_everything() -> None:
    game = dealt(open_box="yes")
    assert UNKNOWN not in game.colour
    assert [game.colour.count(colour) for colour in (RED, YELLOW, GREY)] == [55, 55, 55]
    assert all(game.known)
    assert len(game.scene(0)[0].parts) == COUNT


def test_a_die_that_nobody_has_seen_makes_no_row_of_one_colour() -> None:
    row = axis_row(1)
    game = opened(RED, three_colours(RED) | dict.fromkeys(row, RED))
    assert not game.fits(APEX, RED)
    game.known[game.pyramid.at[row[4]]] = False
    assert game.fits(APEX, RED)


def test_thought_needs_no_chance_and_keeps_the_supply() -> None:
    game, rng = dealt(3), Random(4)
    for _ in range(20):
        actor = game.to_act()[0]
        game.play(actor, pick(game.choices(actor), rng))
    draw(game, rng)
    twin = game.imagine(0, rng)
    assert [twin.colour.count(colour) for colour in (RED, YELLOW, GREY)] == [55, 55, 55]
    assert twin.known == game.known
    while twin.to_act():
        assert twin.to_act() != [CHANCE]
        twin.play(twin.turn, pick(twin.choices(twin.turn), rng))


# Keeping, the guard, the ends


def test_keeping_is_always_allowed() -> None:
    game = opened(RED, {})
    assert game.choices(0)[-1] == KEEP
    assert attempt(game, 0, KEEP) is None
    assert (game.penalty, game.kept, game.turn) == ([3, 0], [[KA], []], 1)


def test_red_costs_3_grey_2_yellow_1() -> None:
    assert [PENALTY[colour] for colour in (RED, GREY, YELLOW)] == [3, 2, 1]


def test_a_die_that_fits_nowhere_is_kept_at_once() -> None:
    game = opened(YELLOW, {})
    assert (game.turn, game.phase, game.penalty) == (1, TAKING, [1, 0])


def test_after_30_dice_put_back_the_next_is_kept() -> None:
    game = painted({KA: RED})
    game.streak = STREAK
    game.play(0, KA)
    assert game.kept[0] == [KA]
    assert game.streak == 0


def test_a_die_put_back_adds_to_the_streak_of_the_table() -> None:
    game = opened(RED, {})
    assert attempt(game, 0, APEX) is None
    assert (game.streak, game.turn, game.pyramid.at[APEX], game.hand) == (1, 1, KA, -1)


@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 10), (4, 10), (5, 7), (6, 7)])
def test_the_last_die_ends_the_match(seats: int, dice: int) -> None:
    game, rng = dealt(seats, seats), Random(seats)
    while game.to_act():
        actor = game.to_act()[0]
        choices = game.choices(actor)
        game.play(actor, KEEP if KEEP in choices else pick(choices, rng))
    counts = [len(kept) for kept in game.kept]
    assert counts == [dice, *[dice - 1] * (seats - 1)]


def test_fewest_points_win_then_fewest_dice_then_shared() -> None:
    game = dealt(4)
    game.penalty = [9, 8, 8, 8]
    game.kept = [[1], [2, 3, 4], [5, 6, 7, 8], [9, 10, 11]]
    scores = game.scores()
    assert max(scores) == scores[1] == scores[3]
    assert sorted(range(4), key=scores.__getitem__)[:2] == [0, 2]


def test_greedy_matches_end_without_the_guard() -> None:
    """Everybody puts back whenever they can."""
    longest = 0
    for seed in range(12):
        game, rng = dealt(3, seed), Random(seed)
        while game.to_act():
            actor = game.to_act()[0]
            choices = game.choices(actor)
            game.play(actor, pick(choices[:-1] if KEEP in choices else choices, rng))
            longest = max(longest, game.streak)
    assert 0 < longest < STREAK


# On another game's pyramid


def test_begins_with_a_pyramid_that_is_handed_over() -> None:
    handed = [RED if LAYER[cell] == 0 else UNKNOWN for cell in range(COUNT)]
    game = fresh(3)
    game.begin_with(handed, [UNKNOWN] * COUNT, 2)
    draw(game, Random(1))
    assert game.to_act() == [2]
    assert all(game.colour[die] == RED for die in range(45))
    assert game.supply[RED] >= 0
    assert sum(game.supply) + sum(colour != UNKNOWN for colour in game.colour) == COUNT


# Refusals


def test_refusals_name_the_rule() -> None:
    game = painted({KA: RED})
    assert game.why_not(1, KA) == talk.NOT_YOUR_TURN
    assert game.why_not(0, APEX) == talk.TOO_HIGH
    assert game.why_not(0, at(4, 4, 0)) == talk.HELD
    assert game.why_not(0, KEEP) == talk.FIRST_TAKE
    game = opened(RED, {})
    assert game.why_not(0, at(7, 0, 0)) == talk.FULL
    assert game.why_not(0, 999) == talk.NOT_A_CELL


def test_a_funnel_that_does_not_fit_says_why() -> None:
    game = opened(RED, {})
    a, b, c = [game.pyramid.at[cell] for cell in SUPPORT_ON[APEX]]
    for colours, why in [((RED, RED, RED), talk.SAME_COLOUR), ((RED, RED, GREY), talk.TWO_COLOURS)]:
        game.colour[a], game.colour[b], game.colour[c] = colours
        game.offers = [KEEP]
        assert game.why_not(0, APEX) == why
