"""Eintrichtern: the sheet's tests, what is shown and what is not, and its bots."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import level_bot
from ludotheque.boxes.das_spiel import funnel_memory_talk as talk
from ludotheque.boxes.das_spiel.dice import ORI
from ludotheque.boxes.das_spiel.funnel_memory import FunnelMemory, funnel
from ludotheque.boxes.das_spiel.funnel_memory_bot import THREE_DICE, FunnelMemoryBot
from ludotheque.boxes.das_spiel.funnel_memory_phases import (
    COVERS,
    DECIDING,
    KEEP,
    LIFTING,
    MOST_LIFTS,
    OUTWARD,
    OVER,
    ROLL_AGAIN,
    ROLLING,
    SHOWING,
    SIDES,
)
from ludotheque.boxes.das_spiel.lattice import SUPPORTS, at
from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, attempt, pick
from ludotheque.core.scene import Part, Zone
from ludotheque.lab.duel import duel
from ludotheque.match.match import Match

RED_DIE = at(3, 2, 2)
OTHER = at(4, 2, 1)


def fresh(seats: int = 2, first: int = 0, realistic: str = "no") -> FunnelMemory:
    game = FunnelMemory(seats)
    game.set_up({"realistic": realistic})
    play(game, CHANCE, first)
    return game


def play(game: FunnelMemory, actor: int, *choices: int) -> None:
    for choice in choices:
        assert attempt(game, actor, choice) is None


def lift(game: FunnelMemory, cell: int, faces: tuple[int, int, int]) -> None:
    """These faces come to light, and the four seconds pass."""
    show(game, cell, faces)
    play(game, CLOCK, *game.choices(CLOCK))


def show(game: FunnelMemory, cell: int, faces: tuple[int, int, int]) -> None:
    for face, pips in zip(funnel(cell), faces, strict=True):
        assert game.known[face] in (0, pips)
        game.known[face] = pips
    play(game, game.turn, cell)
    assert game.phase == SHOWING


def zone(game: FunnelMemory, name: str = "pyramid", seat: int = 0) -> Zone:
    return next(z for z in game.scene(seat) if z.name == name)


def peeks(game: FunnelMemory, seat: int = 0) -> list[Part]:
    return [part for part in zone(game, seat=seat).parts if part.look == "peek"]


def after_success() -> FunnelMemory:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (6, 1, 4))
    return game


# The sheet's tests


def test_t1_right_sum_keeps_the_die_and_must_roll_again() -> None:
    game = after_success()
    assert game.won == [1, 0]
    assert game.turn == 0
    assert game.phase == ROLLING
    assert game.to_act() == [CHANCE]


def test_t2_wrong_sum_goes_back_and_the_next_one_may_keep_it() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (5, 1, 4))
    assert game.won == [0, 0]
    assert game.choices(1) == [KEEP, ROLL_AGAIN]
    assert game.label(1, KEEP).text.en == "keep 11"
    play(game, 1, KEEP)
    assert game.phase == LIFTING
    assert sum(game.roll) == 11
    assert RED_DIE in game.choices(1)


@pytest.mark.parametrize(("seats", "target"), [(2, 8), (4, 8), (5, 6), (6, 6)])
def test_t3_the_eighth_die_ends_the_match_at_once(seats: int, target: int) -> None:
    game = fresh(seats)
    game.won[0] = target - 1
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (6, 1, 4))
    assert game.phase == OVER
    assert game.scores()[0] == target


def test_t4_cells_of_won_dice_are_not_offered() -> None:
    game = after_success()
    play(game, CHANCE, 1, 1, 1)
    assert RED_DIE not in game.choices(0)
    assert len(game.choices(0)) == 35
    assert attempt(game, 0, RED_DIE) == talk.TAKEN


# Rolling


def test_the_very_first_roll_must_be_made() -> None:
    game = fresh()
    assert game.phase == ROLLING
    assert game.choices(0) == []


def test_rolling_again_takes_the_sum_away() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (5, 1, 4))
    play(game, 1, ROLL_AGAIN)
    assert game.roll == []
    assert game.to_act() == [CHANCE]


def test_two_hundred_lifts_end_the_match() -> None:
    game = fresh()
    game.lifts = MOST_LIFTS - 1
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (5, 1, 4))
    assert game.phase == OVER


# What is seen


def test_a_funnel_is_seen_for_four_seconds_by_everybody() -> None:
    game = fresh(3)
    play(game, CHANCE, 2, 4, 5)
    show(game, RED_DIE, (5, 1, 4))
    assert game.to_act() == [CLOCK]
    assert game.lasts(game.choices(CLOCK)[0]) == 4000
    assert [peeks(game, seat)[0].mark for seat in (HIDDEN, 0, 1, 2)] == ["514"] * 4
    play(game, CLOCK, *game.choices(CLOCK))
    assert [peeks(game, seat) for seat in (HIDDEN, 0, 1, 2)] == [[]] * 4


def test_every_lift_has_a_timer_of_its_own() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    show(game, RED_DIE, (5, 1, 4))
    first = game.choices(CLOCK)[:]
    play(game, CLOCK, *first)
    play(game, 1, KEEP)
    show(game, OTHER, (5, 1, 4))
    assert game.choices(CLOCK) != first


def test_the_lifted_die_is_off_its_place_while_its_funnel_is_seen() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    show(game, RED_DIE, (5, 1, 4))
    assert RED_DIE not in [part.place for part in zone(game).parts if part.look == "red"]
    play(game, CLOCK, *game.choices(CLOCK))
    assert RED_DIE in [part.place for part in zone(game).parts if part.look == "red"]


def test_nothing_that_was_seen_stays_in_any_scene() -> None:
    """Two tables where different funnels were seen cannot be told apart by what is sent."""
    tables = []
    for faces in ((6, 1, 3), (5, 3, 2)):
        game = fresh()
        play(game, CHANCE, 2, 4, 5)
        lift(game, RED_DIE, faces)
        tables.append(game)
    for seat in (HIDDEN, 0, 1):
        assert tables[0].scene(seat) == tables[1].scene(seat)
        assert tables[0].ask(1) == tables[1].ask(1)


def test_no_yellow_face_is_ever_printed() -> None:
    match, rng = Match(FunnelMemory, 2, seed=4), Random(1)
    while match.to_act() and len(match.events) < 400:
        actor = match.to_act()[0]
        parts = [part for part in match.position.scene(HIDDEN)[0].parts if part.look == "yellow"]
        assert {part.mark for part in parts} == {"..."}
        match.play(actor, pick(match.choices(actor), rng))


def test_log_does_not_tell_the_faces_again() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    show(game, RED_DIE, (5, 1, 4))
    assert not any(c.isdigit() for c in game.label(CLOCK, game.lifts).text.en)


def test_covered_dice_are_not_in_the_scene_at_all() -> None:
    inner = at(3, 3, 2)
    assert inner not in [part.place for part in zone(fresh()).parts]


def test_faces_are_drawn_at_the_first_lift_and_stay() -> None:
    match = Match(FunnelMemory, 2, seed=9)
    assert set(match.position.__dict__["known"]) == {0}
    match.play(match.to_act()[0], RED_DIE)
    game = match.position
    assert isinstance(game, FunnelMemory)
    seen = [game.known[face] for face in funnel(RED_DIE)]
    assert all(seen)
    assert sum(face > 0 for face in game.known) == 3


def test_faces_of_one_die_fit_together() -> None:
    """The third face of a die follows from the other two."""
    game = fresh()
    die = SUPPORTS[RED_DIE][0]
    game.known[SIDES * die + 1], game.known[SIDES * die + 2] = 2, 4
    assert set(game.faces_left(SIDES * die)) == {1}
    assert (1, 2, 4) in ORI


@pytest.mark.parametrize("known", [[0, 0, 0], [3, 0, 0]])
def test_unseen_faces_are_evenly_drawn(known: list[int]) -> None:
    game = fresh()
    game.known[:3] = known
    left = game.faces_left(1)
    assert len(left) == (4 if known[0] else 24)
    assert all(left.count(face) == len(left) // len(set(left)) for face in left)
    assert not {known[0], 7 - known[0]} & set(left)


def test_realistic_table_shows_what_lies_open() -> None:
    game = fresh(realistic="yes")
    rng = Random(3)
    while game.to_act() == [CHANCE]:
        play(game, CHANCE, pick(game.choices(CHANCE), rng))
    assert all(game.known[face] for face in OUTWARD)
    marks = {part.place: part.mark for part in zone(game).parts if part.look == "yellow"}
    assert all(marks[face // SIDES][face % SIDES] == str(game.known[face]) for face in OUTWARD)
    assert sum(pips != "." for mark in marks.values() for pips in mark) == len(OUTWARD) == 27
    game.roll = [1, 1, 1]
    lift(game, RED_DIE, (1, 1, 1))
    open_now = {part.place: part.mark for part in zone(game).parts if part.look == "yellow"}
    assert [open_now[cell][side] for side, cell in enumerate(SUPPORTS[RED_DIE])] == ["1", "1", "1"]


def test_refusals_say_why() -> None:
    game = fresh()
    assert attempt(game, 0, RED_DIE) == talk.WAIT
    play(game, CHANCE, 2, 4, 5)
    assert attempt(game, 1, RED_DIE) == talk.NOT_YOUR_TURN
    assert attempt(game, 0, at(3, 3, 2)) == talk.NOT_A_COVER
    assert attempt(game, 0, KEEP) == talk.MUST_ROLL
    show(game, RED_DIE, (5, 1, 4))
    assert attempt(game, 0, OTHER) == talk.LOOK
    play(game, CLOCK, *game.choices(CLOCK))
    assert attempt(game, 1, OTHER) == talk.DECIDE_FIRST
    assert game.phase == DECIDING


# Bots


def test_the_levels_of_the_house_are_this_bot() -> None:
    assert isinstance(level_bot(2, FunnelMemory), FunnelMemoryBot)


def test_three_dice_add_up_as_they_do() -> None:
    assert sum(THREE_DICE) == pytest.approx(1)
    assert THREE_DICE[10] == pytest.approx(27 / 216)


def known_table(total: int) -> FunnelMemory:
    """Seat 1 decides; under RED_DIE lie 6, 1 and 3."""
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    lift(game, RED_DIE, (6, 1, 3))
    game.roll = [total - 2, 1, 1]
    return game


def test_a_good_memory_keeps_the_sum_that_it_knows_and_lifts_it() -> None:
    game, bot = known_table(10), FunnelMemoryBot(5)
    game.roll = [4, 3, 3]
    assert bot.choose(game, 1, Random(1)) == KEEP
    play(game, 1, KEEP)
    assert bot.choose(game, 1, Random(1)) == RED_DIE


def test_a_sum_that_is_hard_to_find_is_rolled_again() -> None:
    assert FunnelMemoryBot(5).choose(known_table(3), 1, Random(1)) == ROLL_AGAIN


def test_who_forgets_everything_lifts_anything() -> None:
    game = known_table(10)
    game.forget(Random(1), 1.0)
    assert set(game.known) == {0}


def test_forgetting_spares_what_is_being_seen() -> None:
    game = fresh()
    play(game, CHANCE, 2, 4, 5)
    show(game, RED_DIE, (6, 1, 3))
    game.forget(Random(1), 1.0)
    assert peeks(game)[0].mark == "613"


def test_a_bot_reasons_about_the_third_face() -> None:
    game = fresh()
    die = SUPPORTS[RED_DIE][0]
    game.known[SIDES * die + 1], game.known[SIDES * die + 2] = 2, 4
    for face in funnel(RED_DIE)[1:]:
        game.known[face] = 1
    assert FunnelMemoryBot(5).odds(game, RED_DIE)[3] == pytest.approx(1)
    assert FunnelMemoryBot(3).odds(game, RED_DIE)[3] == pytest.approx(1 / 6)


def test_a_better_memory_wins() -> None:
    assert duel(FunnelMemory, "level:5", "level:1", 12, seed=3).wins >= 9


def test_all_covers_are_in_play_at_first() -> None:
    assert len(COVERS) == 36
    assert fresh().contents() == [36]
