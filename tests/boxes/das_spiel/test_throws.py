"""The real throw: a pure function of the position; dice end in cells that can hold them, or off the plate."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from benchmarks.throws.compare import compared
from benchmarks.throws.picture import picture
from benchmarks.throws.situations import SITUATIONS
from ludotheque.boxes.das_spiel import physics, scatter
from ludotheque.boxes.das_spiel.aiming import (
    BOTTOM,
    CENTRES,
    COLUMNS,
    FINE,
    LEFT,
    ROWS,
    SPEEDS,
    STRENGTHS,
    Point,
    aim,
    aimed_at,
    distance,
    level,
    strength_of,
)
from ludotheque.boxes.das_spiel.hide_away import HideAway
from ludotheque.boxes.das_spiel.lattice import BASE, OUTSIDE, SUM, at
from ludotheque.boxes.das_spiel.physics import DEEP, Flight
from ludotheque.boxes.das_spiel.poses import lying, read
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid
from ludotheque.boxes.das_spiel.surface import slid_down, touched
from ludotheque.boxes.das_spiel.throwing import OFF, TREMORS, Throw, cell_of, die_of, released, spot_of
from ludotheque.core.game import CHANCE, WORLD, attempt
from ludotheque.match.match import Match
from ludotheque.match.verify import verify
from ludotheque.worlds import answers_of, motion_of

from .thrown import MIDDLE, add, aimed, crowd, laid

ROOT = Path(__file__).parents[3]
DROP = Throw(Point(0.0, 0.0), 0.0, 0, 15.0)


def crowded(number: int, strength: int = 0) -> HideAway:
    """Twenty black dice anywhere, and one in the air."""
    game = laid(3)
    crowd(game, 20, Random(number))
    return aimed(game, strength=strength, tremor=number)


def told(game: HideAway) -> list[int]:
    return physics.answers(game)


# Aims


def test_an_aim_is_a_point_and_a_strength() -> None:
    for strength in range(len(SPEEDS)):
        number = aim(Point(1.25, -2.5), strength)
        assert aimed_at(number) == (1.25, -2.5)
        assert strength_of(number) == strength


def test_an_aim_is_off_by_less_than_half_a_millimetre() -> None:
    assert all(distance(aimed_at(aim(CENTRES[cell], 3)), CENTRES[cell]) < 1 / 32 for cell in BASE)


def test_the_same_tremor_shakes_everybody_alike() -> None:
    one, other = released(DROP, 5), released(DROP._replace(side=2), 5)
    assert one == other
    assert released(DROP, 6) != one


def test_tremors_are_spread_around_the_aim() -> None:
    points = [released(DROP, tremor).at for tremor in TREMORS]
    assert abs(sum(p.x for p in points)) / len(points) < 0.1
    assert abs(sum(p.y for p in points)) / len(points) < 0.1


# The surface


def test_over_a_funnel_of_the_plate_a_die_meets_that_funnel() -> None:
    p = Pyramid()
    for cell in BASE:
        assert slid_down(p, touched(p, CENTRES[cell]), Random(1)) == cell


def test_a_die_slides_off_another_one_into_a_neighbour() -> None:
    game = laid(2)
    add(game, MIDDLE)
    landed = {slid_down(game.pyramid, touched(game.pyramid, CENTRES[MIDDLE]), Random(n)) for n in range(30)}
    assert MIDDLE not in landed
    assert all(game.pyramid.is_funnel(cell) for cell in landed)
    assert len(landed) > 1


def test_beside_the_plate_a_die_is_lost() -> None:
    p = Pyramid()
    assert slid_down(p, touched(p, Point(0.0, 9.0)), Random(1)) == OUTSIDE


# The real throw


def test_same_throw_twice_is_the_same() -> None:
    assert told(crowded(1, 4)) == told(crowded(1, 4))


def test_same_throw_in_another_process_is_the_same() -> None:
    code = "from tests.boxes.das_spiel.test_throws import *; print([told(crowded(n, n)) for n in (1, 4)])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str([told(crowded(n, n)) for n in (1, 4)])


def test_throw_changes_nothing_in_the_position() -> None:
    game = crowded(1, 2)
    before = (game.pyramid.at[:], game.ori[:], game.answers[:], game.phase)
    physics.answers(game)
    physics.motion(game)
    assert (game.pyramid.at, game.ori, game.answers, game.phase) == before


def test_another_tremor_is_another_throw() -> None:
    assert len({told(crowded_with(tremor))[-1] for tremor in range(4)}) > 1


def crowded_with(tremor: int) -> HideAway:
    return aimed(laid(3), tremor=tremor)


def test_dice_that_lie_in_cells_stay_there() -> None:
    """The engine left alone with a pyramid moves nothing, even awake."""
    game = crowded(3)
    flight = Flight(game.pyramid, game.ori, game.die)
    for die in flight.bodies:
        flight.body(die).wake_up()
    flight.settle()
    for die, pose in flight.start.items():
        found, home = read(flight.pose(die)), read(pose)
        assert (found.cell, found.ori) == (home.cell, home.ori)
        assert found.is_seated


@pytest.mark.parametrize("strength", range(len(SPEEDS)))
def test_what_the_world_says_is_taken_by_the_rules(strength: int) -> None:
    for number in range(3):
        game = crowded(number, strength)
        for answer in told(game):
            assert attempt(game, WORLD, answer) is None
        assert game.die == EMPTY


class Hurled:
    """A throw at a tripod's top, four times as strong as players can."""

    def __init__(self, game: HideAway, tremor: int) -> None:
        self.pyramid, self.ori, self.die, self.tremor = game.pyramid, game.ori, game.die, tremor

    def throw(self) -> Throw:
        return Throw(CENTRES[at(5, 1, 1)], 400.0, 0, 15.0)


@pytest.mark.parametrize(("tremor", "off"), [(3, True), (4, False)])
def test_a_die_that_is_hit_hard_is_knocked_away_and_its_tripod_put_up_again(tremor: int, off: bool) -> None:
    game = aimed(laid(2))
    top_die = game.pyramid.at[at(5, 1, 1)]
    answers = physics.answers(Hurled(game, tremor))
    assert [die_of(n) for n in answers] == [top_die, game.die]
    assert (spot_of(answers[0]) == OFF) == off
    for answer in answers:
        assert attempt(game, WORLD, answer) is None
    assert game.pyramid.at[at(5, 1, 1)] == top_die


def test_a_die_thrown_over_the_edge_is_off() -> None:
    corner = at(8, 0, 0)
    found = [told(aimed(laid(2), corner, 4, tremor))[-1] for tremor in range(8)]
    assert OFF in [spot_of(n) for n in found]


def test_leaning_die_is_tapped_downhill_into_a_funnel() -> None:
    """Stood on its edge in a funnel, a quarter turn from any orientation."""
    p = Pyramid()
    flight = Flight(p, [0], 0)
    tilted = lying(MIDDLE, 0)._replace(turn=(0.0, 0.0, 0.35, 0.9367))
    flight.bodies[0] = flight.add(tilted)
    flight.frames.append({0: tilted})
    assert flight.loose(flight.read()) == [0]
    flight.run()
    assert spot_of(flight.spots[0]) != OFF


def test_record_of_real_throws_is_verified_without_physics() -> None:
    match, rng = Match(HideAway, 2, {"setup": "corners"}, seed=4), Random(1)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.position.ask(seat).default)
        for answer in answers_of(match.position, rng):
            match.play(WORLD, answer)
    match.resign(0)
    record = match.record()
    assert [actor for actor, _ in record.events].count(CHANCE) == 1 + 6
    assert verify(record, HideAway).scores() == match.scores()


# What is seen


def test_motion_ends_as_the_answers_say() -> None:
    game = crowded(2, 3)
    motion, answers = motion_of(game), told(game)
    assert motion["fps"] == 30
    assert motion["ids"][-1] == game.die
    last = dict(zip(motion["ids"], motion["frames"][-1], strict=True))
    for n in answers:
        pose = last[die_of(n)]
        if spot_of(n) == OFF:
            assert pose is None
        else:
            assert [round(x) for x in pose[:3]] == [round(x) for x in lying(cell_of(n), 0).at]


def test_motion_begins_in_the_hand_and_falls() -> None:
    motion = motion_of(aimed(laid(2)))
    heights = [SUM - sum(frame[-1][:3]) for frame in motion["frames"][:4]]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == pytest.approx(15 / 1.6 * 3**0.5, abs=0.01)


def test_dice_that_do_not_move_are_left_out_of_the_motion() -> None:
    motion = motion_of(aimed(laid(2)))
    assert len(motion["ids"]) < 4
    assert all(len(frame) == len(motion["ids"]) for frame in motion["frames"])


def test_a_lost_die_falls_beside_the_plate_and_stays_gone() -> None:
    corner = at(8, 0, 0)
    lost = next(g for t in range(20) if spot_of(told(g := aimed(laid(2), corner, 4, t))[-1]) == OFF)
    poses = [frame[-1] for frame in motion_of(lost)["frames"]]
    gone = [pose is None for pose in poses]
    assert gone == sorted(gone)
    assert sum(next(pose for pose in reversed(poses) if pose)[:3]) > DEEP - 3


# The stand-in


def test_stand_in_throws_into_funnels_or_off() -> None:
    game = crowded(5)
    rng = Random(2)
    for _ in range(200):
        (answer,) = game.stand_in(rng)
        assert spot_of(answer) == OFF or game.pyramid.is_funnel(cell_of(answer))


def test_stand_in_goes_further_forward_the_stronger_the_throw() -> None:
    p, rng = Pyramid(), Random(3)
    means = []
    for speed in (SPEEDS[0], SPEEDS[-1]):
        spots = [scatter.landed(p, Throw(CENTRES[MIDDLE], speed, 0, 15.0), rng) for _ in range(800)]
        kept = [CENTRES[(spot - 1) // 24].y for spot in spots if spot != OFF]
        means.append(sum(kept) / len(kept))
    assert means[1] > means[0]


def test_level_and_above_belong_together() -> None:
    assert sum(level(Point(1.0, 2.0), 8.0)) == pytest.approx(8.0)


@pytest.mark.slow
@pytest.mark.parametrize("strength", [0, 2, 4])
def test_stand_in_and_real_throw_are_alike(strength: int) -> None:
    """Of 60 throws in each situation: on average at most 15 in 100 end in another ring."""
    found = [compared(situation, strength, 60) for situation in SITUATIONS]
    assert sum(one.apart for one in found) / len(found) < 0.15


def test_picture_shows_both() -> None:
    one = compared(SITUATIONS[0], 0, 3)
    drawn = picture([one])
    assert drawn.count("<rect") == 1 + 2 + 10
    assert "open plate" in drawn


def test_the_screen_numbers_aims_as_the_rules_do() -> None:
    source = (ROOT / "web" / "src" / "games" / "das_spiel" / "aim.ts").read_text("utf-8")
    numbers = {name: int(value) for name, value in re.findall(r"const ([A-Z]+) = (-?\d+);", source)}
    assert numbers == {
        "STRENGTHS": STRENGTHS,
        "FINE": FINE,
        "LEFT": LEFT,
        "BOTTOM": BOTTOM,
        "COLUMNS": COLUMNS,
        "ROWS": ROWS,
    }
