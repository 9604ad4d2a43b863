"""Abquetschen: the sheet's tests, bonus dice, protection, ends, refusals."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel import squeeze_talk as talk
from ludotheque.boxes.das_spiel.connected import cells_of, connected, connected_sets, mask_of, occupied, touching
from ludotheque.boxes.das_spiel.lattice import BORDER, ROW_DOWN, SUPPORTS, UPPERS, at, tripod
from ludotheque.boxes.das_spiel.squeeze_2004 import Squeeze2004
from ludotheque.boxes.das_spiel.squeeze_phases import BONUS, DONE, LAYING, OVER, ROLLING, STARTS
from ludotheque.boxes.das_spiel.touching_sets import open_uppers, sets_from
from ludotheque.core.game import CHANCE, attempt, pick

TOP = at(2, 2, 3)


def fresh(seats: int = 3) -> Squeeze2004:
    game = Squeeze2004(seats)
    game.set_up({})
    return game


def play(game: Squeeze2004, actor: int, *choices: int) -> None:
    for choice in choices:
        assert attempt(game, actor, choice) is None


def lay(game: Squeeze2004, cells: list[int]) -> None:
    """From the plate up."""
    play(game, game.turn, *sorted(cells))


def begun(top: int = TOP, seats: int = 3) -> Squeeze2004:
    """Seat 0 rolled a 4 and built a tripod; seat 1 is to roll."""
    game = fresh(seats)
    play(game, CHANCE, 0, 4)
    lay(game, tripod(top))
    return game


def built(dice: dict[int, list[int]], turn: int, seats: int = 3) -> Squeeze2004:
    """In the middle of a match: whose dice lie where, and who is to roll."""
    game = begun(seats=seats)
    game.set_up({})
    for seat, cells in dice.items():
        game.turn = seat
        for cell in sorted(cells):
            game.lay(cell)
    game.sets, game.laid, game.offers = [], 0, []
    game.starter, game.turn, game.phase, game.protected = 0, turn, ROLLING, False
    return game


def with_stock(game: Squeeze2004, seat: int, left: int) -> None:
    """As if more dice of this seat lay somewhere: each counts as one more at a place that is full anyway."""
    game.own[seat] += [game.own[seat][0]] * (game.stock(seat) - left)


# The sheet


def test_t1_first_placement_has_15_options() -> None:
    game = fresh()
    play(game, CHANCE, 2, 1, 6, 4)  # seat 2 rolls 1, seat 0 rolls 6, seat 1 rolls the 4
    assert (game.turn, game.starter, game.phase) == (1, 1, LAYING)
    assert len(STARTS) == len(game.sets) == 15
    assert all(mask.bit_count() == 4 and not mask & mask_of(BORDER) for mask in game.sets)


@pytest.mark.parametrize(("roll", "options"), [(1, 0), (2, 0), (3, 6), (4, 0), (5, 3), (6, 21)])
def test_t2_options_of_the_second_player(roll: int, options: int) -> None:
    game = begun()
    assert len(game.legal_sets(roll)) == options
    play(game, CHANCE, roll)
    assert (game.turn, game.phase) == ((1, LAYING) if options else (2, ROLLING))


def test_t3_rolling_more_than_the_stock_wins_although_a_rival_holds_fewer() -> None:
    game = begun()
    with_stock(game, 0, 2)
    game.own[1] = game.own[0][:1]
    with_stock(game, 1, 3)
    play(game, CHANCE, 5)
    assert game.to_act() == []
    assert game.scores() == [-2, 0, -55]


@pytest.mark.parametrize(("length", "extra"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_t4_rows_give_bonus_dice(length: int, extra: int) -> None:
    game = with_row(length)
    assert game.phase == (BONUS if extra else ROLLING)
    assert max([mask.bit_count() for mask in game.sets], default=0) == extra


def with_row(length: int, left: int = 55) -> Squeeze2004:
    """Seat 1 had so many dice and has laid a row on dice of seat 0, with room beside it for three more, one by one."""
    row, last = ROW_DOWN[at(0, 2, 1)][0][:length], length - 1
    beside = [at(last + 1, 1, 1)] + [at(a, 1, 2) for a in range(last - 2, last + 1)]
    game = built({0: sorted(closed(row + beside) - set(row))}, 1)
    if left < 55:
        game.own[1] = [at(0, 2, 2)]  # under the row
        with_stock(game, 1, left)
    play(game, CHANCE, length)
    lay(game, row)
    return game


def closed(cells: list[int]) -> set[int]:
    """These cells and all under them."""
    found, todo = set[int](), list(cells)
    while todo:
        cell = todo.pop()
        if cell not in found:
            found.add(cell)
            todo += SUPPORTS[cell]
    return found


# Groups


def test_sets_are_those_of_the_connected_sets_that_touch() -> None:
    rng = Random(3)
    for _ in range(4):
        game = fresh()
        for _ in range(60):
            if game.to_act():
                actor = game.to_act()[0]
                game.play(actor, pick(game.choices(actor), rng))
        own = mask_of(game.own[0])
        by_size = sets_from(open_uppers(game.pyramid, game.own[0]), occupied(game.pyramid), 4)
        for n in range(1, 5):
            assert sorted(by_size[n]) == [mask for mask in connected_sets(game.pyramid, n) if touching(mask, own)]


def test_dice_of_a_turn_hang_together_and_touch_an_earlier_die() -> None:
    rng, game = Random(5), begun()
    while game.to_act():
        actor = game.to_act()[0]
        if actor != CHANCE and game.phase == LAYING and not game.laid and game.own[actor]:
            assert all(connected(mask) and touching(mask, mask_of(game.own[actor])) for mask in game.sets)
            assert {mask.bit_count() for mask in game.sets} == {game.roll}
        game.play(actor, pick(game.choices(actor), rng))


def test_a_die_is_offered_only_where_it_can_lie_and_the_group_can_be_finished() -> None:
    game = begun()
    play(game, CHANCE, 5)
    assert all(game.pyramid.is_funnel(cell) for cell in game.choices(1))
    assert set(game.choices(1)) == {c for mask in game.sets for c in cells_of(mask) if game.pyramid.is_funnel(c)}
    play(game, 1, game.choices(1)[0])
    assert all(mask & game.laid for mask in game.sets)


def test_a_player_without_dice_may_touch_any_die_until_some_are_laid() -> None:
    game = begun()
    play(game, CHANCE, 1)  # seat 1 cannot
    play(game, CHANCE, 3)
    assert game.turn == 2
    assert len(game.sets) == 6


def test_without_a_group_nothing_is_laid_and_the_turn_is_lost() -> None:
    game = begun()
    play(game, CHANCE, 4)
    assert game.stock(1) == 55
    assert game.turn == 2


# Bonus


def test_bonus_dice_may_be_none() -> None:
    game = with_row(6)
    assert game.choices(1)[-1] == DONE
    play(game, 1, DONE)
    assert (game.turn, game.stock(1)) == (2, 49)


def test_bonus_dice_are_one_group_that_touches_an_own_die() -> None:
    game = with_row(6)
    own = mask_of(game.own[1])
    assert all(connected(mask) and touching(mask, own) and mask.bit_count() <= 3 for mask in game.sets)


def test_a_row_of_bonus_dice_gives_no_more() -> None:
    rng, game = Random(1), with_row(6)
    while game.phase == BONUS:
        play(game, 1, pick([c for c in game.choices(1) if c != DONE] or [DONE], rng))
    assert game.turn == 2
    assert 46 <= game.stock(1) < 49


def test_no_more_bonus_dice_than_are_left_in_stock() -> None:
    game = with_row(6, left=7)
    assert game.stock(1) == 1
    assert max(mask.bit_count() for mask in game.sets) == 1


# The first round


def test_in_the_first_round_a_place_on_the_starters_dice_is_left() -> None:
    """Six dice of seat 1 leave one place; seat 2 may not take it."""
    game = begun()
    places = open_uppers(game.pyramid, game.own[0])
    every = sets_from(places, game.occ, 6)[6]
    assert all(places & ~mask for mask in game.legal_sets(6))
    assert len(game.sparing([*every, places])) == len(every)


def test_protection_ends_when_the_starters_second_turn_begins() -> None:
    game = begun()
    play(game, CHANCE, 1, 1)
    assert game.turn == 0
    assert not game.protected
    assert game.sparing([open_uppers(game.pyramid, game.own[0])])


# Ends


def test_a_squeezed_player_ends_the_match_and_the_smallest_stock_wins() -> None:
    game = squeezed_next()
    play(game, CHANCE, 4)
    assert (game.squeezed, game.phase) == (1, OVER)
    scores = game.scores()
    assert max(scores) == scores[0] == -game.stock(0)


def squeezed_next() -> Squeeze2004:
    """Seat 0 is to roll (a 4 fits nowhere), then seat 1, whose only die is covered by dice of seat 0."""
    die = at(3, 3, 2)
    cover = UPPERS[die]
    game = built({1: [die], 0: sorted(closed(cover) - {die})}, 0)
    game.own[2] = []
    return game


def test_placing_the_last_die_wins() -> None:
    game = begun()
    play(game, CHANCE, 1, 1)
    with_stock(game, 0, 3)
    play(game, CHANCE, 3)
    while game.phase == LAYING:
        play(game, 0, game.choices(0)[0])
    assert game.to_act() == []
    assert game.winner == 0
    assert game.scores()[0] == 0


def test_three_rounds_without_a_die_end_the_match() -> None:
    game = begun()
    play(game, CHANCE, *[1] * 8)
    assert game.phase == ROLLING
    play(game, CHANCE, 1)
    assert game.to_act() == []
    assert game.scores() == [-51, -55, -55]


def test_four_players_have_four_colours() -> None:
    game = begun(seats=4)
    assert game.contents() == [55] * 4
    play(game, CHANCE, 1, 1, 3)
    assert game.turn == 3
    play(game, 3, game.choices(3)[0])
    assert {part.look for part in game.scene(0)[0].parts} == {"red", "blue"}


# Refusals


def test_refusals_name_the_rule() -> None:
    game = begun()
    assert game.why_not(1, 0) is not None
    play(game, CHANCE, 3)
    assert game.why_not(0, 0) == talk.NOT_YOUR_TURN
    assert game.why_not(1, TOP) == talk.FULL
    assert game.why_not(1, at(0, 0, 0)) == talk.NO_HOLD
    assert game.why_not(1, DONE) == talk.LAY_ALL
    assert game.why_not(1, 999) == talk.NOT_A_CELL
    far = game.why_not(1, at(8, 0, 0))
    assert far
    assert far.en == "No group of 3 dice there touches a die that lies by a face."


def test_the_starter_is_told_to_stay_off_the_border() -> None:
    game = fresh()
    play(game, CHANCE, 0, 4)
    assert game.why_not(0, at(8, 0, 0)) == talk.INSIDE


def test_a_place_that_must_stay_open_is_named() -> None:
    game = begun()
    places = cells_of(open_uppers(game.pyramid, game.own[0]))
    play(game, CHANCE, 3)
    game.sets = []
    game.offers = []
    assert game.why_not(1, next(c for mask in game.legal_sets(3) for c in cells_of(mask))) == talk.SPARE
    assert len(places) == 9


# In thought


def test_in_thought_a_group_is_laid_in_one_order_only() -> None:
    game = begun()
    play(game, CHANCE, 6)
    sets = set(game.sets)
    game.simplify(1)
    ways = list(orders(game))
    assert sorted(ways) == sorted(sets)


def orders(game: Squeeze2004) -> list[int]:
    """What is laid, for each way to lay it."""
    if game.turn != 1 or game.phase != LAYING:
        return [mask_of(game.own[1])]
    found: list[int] = []
    for choice in game.choices(1):
        twin = game.clone()
        twin.play(1, choice)
        found += orders(twin)
    return found
