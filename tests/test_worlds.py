"""The real world of a game is found by its slug."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from ludotheque.boxes.thrill import push
from ludotheque.library import GAMES, game
from ludotheque.match.match import Match
from ludotheque.worlds import WORLDS, answers_of, motion_of
from tests.boxes.thrill.tables import bid, laid, lay_disc
from tests.sabotaged.flick import Flick


def test_every_world_belongs_to_a_game() -> None:
    assert set(WORLDS) <= set(GAMES)


def test_thrill_is_pushed_for_real() -> None:
    position = laid(2)
    bid(position, [0, 1])
    lay_disc(position)
    assert answers_of(position, Random(1)) == push.answers(position)
    assert answers_of(position, Random(2)) != position.stand_in(Random(2))
    assert motion_of(position) == push.motion(position)


def test_first_layout_is_the_same_in_both_worlds() -> None:
    match = game("thrill").new(2, seed=1)
    assert answers_of(match.position, Random(1)) == match.position.stand_in(Random(1))


def test_game_without_a_world_answers_by_its_stand_in() -> None:
    match = Match(Flick, 1, seed=1)
    match.play(0, 2)
    assert answers_of(match.position, Random(3)) == match.position.stand_in(Random(3))
    assert motion_of(match.position) == {}


def test_physics_is_imported_only_when_it_is_needed() -> None:
    code = "import sys, ludotheque.library as l, ludotheque.worlds; l.games(); print('pymunk' in sys.modules)"
    root = Path(__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
