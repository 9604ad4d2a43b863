"""The bots of the speed games: what they see, how long they take, how they err."""

from __future__ import annotations

from random import Random
from statistics import mean, median
from typing import TypeVar

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.bots.levels import level_bot
from ludotheque.boxes.das_spiel.funnel_values import total
from ludotheque.boxes.das_spiel.grabber_2004 import Grabber2004
from ludotheque.boxes.das_spiel.grabber_bot import GrabberBot
from ludotheque.boxes.das_spiel.lattice import SUPPORTS, at
from ludotheque.boxes.das_spiel.perspectives import Perspectives
from ludotheque.boxes.das_spiel.perspectives_bot import PerspectivesBot
from ludotheque.boxes.das_spiel.perspectives_phases import DIE
from ludotheque.boxes.das_spiel.racer import REACTION, SKILLS, Racer
from ludotheque.boxes.das_spiel.spotted_cow_2004 import SpottedCow2004
from ludotheque.boxes.das_spiel.spotted_cow_bot import SpottedCowBot
from ludotheque.boxes.das_spiel.spotted_cow_phases import NONE, TURN
from ludotheque.boxes.das_spiel.tempo import ROLL_THEM, STOP, SpeedGame
from ludotheque.core.game import HIDDEN
from ludotheque.match.match import Match
from ludotheque.match.verify import verify

from .speed_tables import LEFT, RELAY, SPEED, after_a_second, all_roll, cow, grabber, perspectives, roll, turn

KINDS: list[tuple[type[SpeedGame], int]] = [(Grabber2004, 3), (SpottedCow2004, 2), (Perspectives, 4)]
TRIES = 300


B = TypeVar("B", bound=Racer)


def careful(racer: type[B]) -> B:
    """One that never slips."""
    bot = racer(5)
    bot.skill = bot.skill._replace(slips=0.0)
    return bot


def test_higher_levels_are_quicker_and_err_less() -> None:
    assert len(SKILLS) == 5
    assert [skill.search for skill in SKILLS] == sorted([skill.search for skill in SKILLS], reverse=True)
    assert [skill.slips for skill in SKILLS] == sorted([skill.slips for skill in SKILLS], reverse=True)
    easy, medium, hard = SKILLS[0], SKILLS[2], SKILLS[4]
    assert [(s.search, s.slips) for s in (easy, medium, hard)] == [(900, 0.06), (600, 0.03), (400, 0.01)]


def test_the_time_is_reaction_search_looking_and_motion() -> None:
    racer, rng = Racer(3), Random(1)
    racer.plan(0, looked=5)
    times = [racer.racing_time(rng) for _ in range(2000)]
    assert min(times) > 350 + 5 * 40 + 450
    assert abs(median(times) - (350 + 600 + 5 * 40 + 450)) < 30
    racer.plan(STOP, looked=5, moves=False)
    assert mean([racer.racing_time(rng) for _ in range(2000)]) < mean(times) - 300


@pytest.mark.parametrize(("kind", "seats"), KINDS)
@pytest.mark.parametrize("tempo", [SPEED, RELAY])
def test_they_play_whole_matches_that_verify(kind: type[SpeedGame], seats: int, tempo: dict[str, str]) -> None:
    record = play_out(Match(kind, seats, tempo, seed=3), ["level:4"], seed=1)
    verify(record, kind)


def test_one_grabs_a_die_that_shows_it_the_roll() -> None:
    game, bot = grabber(SPEED), careful(GrabberBot)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    assert bot.choose(game, 1, Random(1)) == LEFT
    assert 1 <= bot.looked <= 3
    assert bot.choose(game, 2, Random(1)) == HIDDEN


def test_a_roller_stops_when_it_sees_no_more() -> None:
    game, bot = grabber(SPEED, roller=2), careful(GrabberBot)
    roll(game, 1)
    assert bot.choose(game, 2, Random(1)) == HIDDEN
    after_a_second(game)
    assert bot.choose(game, 2, Random(1)) == STOP


def test_grabbers_slip_now_and_then() -> None:
    game, rng, bot = grabber(SPEED), Random(2), GrabberBot(1)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    wrong = [bot.choose(game, 1, rng) != LEFT for _ in range(TRIES)]
    assert 0 < sum(wrong) < TRIES * 0.12


@pytest.mark.parametrize(("level", "quick"), [(3, False), (4, True)])
def test_a_good_grabber_looks_on_and_then_only_reacts(level: int, quick: bool) -> None:
    """To say Stop, for which it had to wait; a new roll is looked at afresh."""
    game, bot, rng = grabber(SPEED, roller=2), GrabberBot(level), Random(1)
    bot.skill = bot.skill._replace(slips=0.0)
    roll(game, 1)
    assert bot.choose(game, 2, rng) == HIDDEN
    assert not bot.again
    after_a_second(game)
    assert bot.choose(game, 2, rng) == STOP
    assert (bot.racing_time(rng) == REACTION) == quick
    game.rounds += 1
    assert bot.choose(game, 2, rng) == STOP
    assert bot.racing_time(rng) > REACTION


def test_a_grabber_knows_no_more_than_its_side() -> None:
    """Other faces on other sides change nothing."""
    game = grabber(SPEED)
    turn(game, LEFT, (1, 3, 2))
    roll(game, 3)
    for seat in range(3):
        twin = game.imagine(seat, Random(9))
        assert GrabberBot(3).choose(twin, seat, Random(5)) == GrabberBot(3).choose(game, seat, Random(5))


SPOT = at(2, 2, 3)


def test_a_cow_bot_finds_the_funnel_and_reads_one_after_the_other() -> None:
    game, bot = cow(2, SPEED), careful(SpottedCowBot)
    a, b, _ = SUPPORTS[SPOT]
    turn(game, a, (2, 1, 3))
    turn(game, b, (1, 3, 2))
    roll(game, 3, 3, 3)
    rng = Random(4)
    looks = []
    for _ in range(50):
        assert bot.choose(game, 0, rng) == SPOT
        looks.append(bot.looked)
    assert min(looks) < 8
    assert max(looks) > 28
    bot.looked = 10
    assert bot.racing_time(rng) > 10 * 150 + 800


def test_a_cow_bot_says_none_only_after_reading_all() -> None:
    game, bot = cow(2, SPEED), careful(SpottedCowBot)
    roll(game, 6, 6, 6)
    assert bot.choose(game, 0, Random(1)) == NONE
    assert bot.looked == 36


def test_a_good_cow_bot_makes_sums_that_come_often() -> None:
    game, bot = cow(2, SPEED), careful(SpottedCowBot)
    top = at(2, 2, 2)
    for cell in SUPPORTS[top][:2]:
        roll(game, 1, 2, 4)
        game.play(0, cell)
        game.play(0, TURN + 23)
    roll(game, 1, 2, 4)
    game.play(0, SUPPORTS[top][2])
    choice = bot.choose(game, 0, Random(1))
    game.play(0, choice)
    assert total(game.pyramid, game.ori, top) in (10, 11, 12)


def test_a_builder_takes_a_good_die_and_puts_it() -> None:
    game, bot = perspectives(), careful(PerspectivesBot)
    all_roll(game, 4, [2, 5, 5, 6], [[3, 3, 2], [5], [], []])
    assert bot.choose(game, 0, Random(1)) == DIE + 2
    game.play(0, DIE + 2)
    assert bot.choose(game, 0, Random(1)) in game.pyramid.funnels
    assert bot.racing_time(Random(1)) == 450


def test_a_builder_stops_only_while_others_have_dice() -> None:
    game, bot = perspectives(), careful(PerspectivesBot)
    all_roll(game, 4, [2, 5, 5, 6], [[], [5], [], []])
    after_a_second(game)
    assert bot.choose(game, 0, Random(1)) == STOP
    game.play(1, DIE)
    game.play(1, 0)
    assert bot.choose(game, 0, Random(1)) == HIDDEN


@pytest.mark.parametrize(("kind", "seats"), KINDS)
def test_the_roller_rolls_without_hurry(kind: type[SpeedGame], seats: int) -> None:
    match = Match(kind, seats, SPEED, seed=2)
    [roller] = match.to_act()
    bot = level_bot(3, kind)
    assert bot.choose(match.position, roller, Random(1)) == ROLL_THEM
