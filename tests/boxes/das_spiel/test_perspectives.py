"""Perspectives. T1 to T4 are the cases of the rules sheet."""

from __future__ import annotations

import pytest

from ludotheque.boxes.das_spiel import perspectives_talk as talk
from ludotheque.boxes.das_spiel import tempo
from ludotheque.boxes.das_spiel.lattice import BASE, COUNT
from ludotheque.boxes.das_spiel.perspectives import MOST_ROUNDS, Perspectives
from ludotheque.boxes.das_spiel.perspectives_phases import DIE, DONE, FURTHER
from ludotheque.boxes.das_spiel.tempo import GRACE, HAND, IDLE, OVER, PASS, READY, STOP
from ludotheque.core.game import CHANCE, CLOCK
from ludotheque.core.text import Text

from .speed_tables import RELAY, after_a_second, all_roll, perspectives

NOTHING_GOOD = [3] * 10


def rolled(hands: list[list[int]], options: dict[str, str] | None = None) -> Perspectives:
    """The turquoise die shows 4; the handicap dice 2, 5, 5 and 6."""
    game = perspectives(len(hands), options)
    all_roll(game, 4, [2, 5, 5, 6], hands)
    return game


def put(game: Perspectives, seat: int, slot: int, cell: int) -> None:
    game.play(seat, DIE + slot)
    game.play(seat, cell)
    if HAND + seat in game.timers:
        game.play(CLOCK, HAND + seat)


def test_t1_a_die_is_good_by_the_turquoise_or_the_own_handicap_die() -> None:
    game = rolled([[2, 4, 5, 6], [], [], []])
    assert game.choices(0) == [DIE, DIE + 1]
    assert game.why_not(0, DIE + 2) == Text("Ce dé montre 5 : il faut 2 / 4.", "That die shows 5: it takes 2 / 4.")


def test_t1_the_neighbours_handicap_die_does_not_help_me() -> None:
    """Seat 0 rolls the handicap die of seat 1, a five."""
    game = rolled([[5] * 10, [5, 2], [], []])
    assert game.choices(0) == []
    assert game.choices(1) == [DIE]


def test_t2_what_the_caller_forgot_the_others_may_put() -> None:
    game = rolled([[4, 2, 3], [], [], []])
    after_a_second(game)
    game.play(0, STOP)
    game.play(CLOCK, GRACE)
    assert game.phase == FURTHER
    cells = iter(BASE)
    for seat in (1, 2, 3):
        for _ in range(2):
            assert game.to_act() == [seat]
            game.play(seat, next(cells))
    assert game.placed == [0, 2, 2, 2]
    assert game.phase == READY


def test_t2_they_need_not_put_them_all() -> None:
    game = rolled([[4, 2, 3], [], [], []])
    after_a_second(game)
    game.play(0, STOP)
    game.play(CLOCK, GRACE)
    for seat in (1, 2, 3):
        game.play(seat, DONE)
    assert game.placed == [0, 0, 0, 0]
    assert (game.phase, game.roller) == (READY, 1)


def test_a_caller_who_forgot_nothing_gives_nothing() -> None:
    game = rolled([[], [5, 5, 4], [], []])
    after_a_second(game)
    game.play(0, STOP)
    game.play(CLOCK, GRACE)
    assert (game.phase, game.roller) == (READY, 1)


def test_t3_the_hand_is_filled_as_far_as_the_reserve_goes() -> None:
    """Two left in hand and three in the reserve make a hand of five."""
    game = rolled([[4] * 8, [], [], []])
    game.placed[0] = game.own - 13
    assert game.reserve(0) == 3
    for slot in range(8):
        put(game, 0, slot, BASE[slot])
    assert game.left(0) == 5
    after_a_second(game)
    game.play(0, STOP)
    game.play(CLOCK, GRACE)
    all_roll(game, 1, [1, 1, 1, 1], [[], [], [], []])
    assert len(game.hand[0]) == 5
    assert len(game.hand[1]) == 10


@pytest.mark.parametrize(("seats", "dice"), [(4, 55), (5, 48), (6, 40)])
def test_t4_dice_of_each_player(seats: int, dice: int) -> None:
    """One of them is the handicap die, ten are in hand."""
    game = perspectives(seats)
    assert game.own == dice - 1
    all_roll(game, 1, [1] * seats, [NOTHING_GOOD] * seats)
    assert game.reserve(0) == dice - 11


def test_two_hands_at_one_funnel_the_later_die_stays_in_hand() -> None:
    game = rolled([[4], [4], [], []])
    game.play(0, DIE)
    game.play(1, DIE)
    game.play(0, BASE[0])
    assert game.why_not(1, BASE[0]) == talk.FILLED
    assert game.held[1] == 0
    game.play(1, BASE[1])
    assert game.placed == [1, 1, 0, 0]


def test_one_hand_puts_one_die_at_a_time_but_may_take_the_next() -> None:
    game = rolled([[4, 4], [4], [], []])
    game.play(0, DIE)
    game.play(0, BASE[0])
    assert game.choices(0) == [DIE + 1]
    game.play(0, DIE + 1)
    assert game.choices(0) == []
    assert game.why_not(0, BASE[1]) == tempo.ONE_HAND
    game.play(CLOCK, HAND)
    assert BASE[1] in game.choices(0)


def test_anybody_may_stop_but_not_within_a_second() -> None:
    game = rolled([[4], [], [], []])
    assert game.why_not(3, STOP) == tempo.STOP_TOO_EARLY
    after_a_second(game)
    assert all(STOP in game.choices(seat) for seat in range(4))


def test_what_comes_after_stop_stays_in_hand() -> None:
    game = rolled([[4], [4], [], []])
    game.play(0, DIE)
    after_a_second(game)
    game.play(2, STOP)
    assert game.why_not(0, BASE[0]) == tempo.STOP_SAID
    assert game.left(0) == game.own


def test_a_race_in_which_nobody_has_a_good_die_ends_by_itself() -> None:
    game = rolled([[4], [], [], []])
    assert IDLE not in game.choices(CLOCK)
    game.play(0, DIE)
    game.play(0, BASE[0])
    assert IDLE in game.choices(CLOCK)
    game.play(CLOCK, IDLE)
    assert (game.phase, game.roller) == (READY, 1)


def test_who_has_put_all_dice_wins_at_once() -> None:
    game = rolled([[4], [], [], []])
    game.placed = [game.own - 1, 50, 30, 20]
    game.play(0, DIE)
    game.play(0, BASE[0])
    assert game.to_act() == []
    assert game.scores()[0] == game.own == max(game.scores())


def test_given_dice_may_win_too() -> None:
    game = rolled([[4], [], [], []])
    game.placed[2] = game.own - 1
    after_a_second(game)
    game.play(0, STOP)
    game.play(CLOCK, GRACE)
    game.play(1, DONE)
    game.play(2, BASE[3])
    assert game.to_act() == []


def test_a_full_pyramid_ends_it() -> None:
    game = rolled([[4, 4], [], [], []])
    for cell in range(COUNT - 1):
        game.pyramid.put(cell, 60 + cell)
    game.play(0, DIE)
    game.play(0, COUNT - 1)
    assert game.phase == OVER


def test_in_turn_each_puts_one_passes_or_stops() -> None:
    game = rolled([[4], [4, 5], [], [6]], RELAY)
    assert game.to_act() == [1]
    assert game.choices(1) == [DIE, DIE + 1, PASS, STOP]
    game.play(1, DIE + 1)
    assert game.choices(1) == game.pyramid.funnels
    game.play(1, BASE[0])
    game.play(2, PASS)
    game.play(3, STOP)
    assert [game.phase, game.to_act(), game.more] == [FURTHER, [0], 1]


def test_in_turn_the_round_ends_when_all_pass() -> None:
    game = rolled([[4], [4, 5], [], [6]], RELAY)
    for seat in (1, 2, 3, 0):
        game.play(seat, PASS)
    assert (game.to_act(), game.roller) == ([CHANCE], 1)


def test_a_hundred_and_twenty_rounds_end_it() -> None:
    game = perspectives(4, RELAY)
    game.rounds = MOST_ROUNDS - 1
    all_roll(game, 1, [1, 1, 1, 1], [[], [], [], []])
    for seat in (1, 2, 3, 0):
        game.play(seat, PASS)
    assert game.phase == OVER
