"""The real push: a pure function of the layout; discs keep their number, lie flat, and tip over the rim."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ludotheque.boxes.thrill import push as physics
from ludotheque.boxes.thrill.design import BACK, BRINKS, DISCS, FELL, GROOVE, OVERLAP, SIZES, spot_x, spot_y
from ludotheque.boxes.thrill.phases import BOARD, STOCK
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.boxes.thrill.settling import Heap
from ludotheque.core.game import CHANCE, WORLD, attempt, pick

from .tables import bid, laid, lay_disc, new

ROOT = Path(__file__).parents[3]


def ready(number: int = 0, seats: int = 3) -> Thrill:
    """A has laid a large disc in the middle of the strip."""
    game = laid(seats, number=number)
    bid(game, [0] + [1] * (seats - 1))
    lay_disc(game)
    return game


def alone(disc: int, x: int, y: int) -> Thrill:
    """Nothing on the board but this disc."""
    game = ready()
    game.where = [STOCK] * DISCS
    game.where[disc] = BOARD
    game.disc, game.x[disc], game.y[disc] = disc, x, y
    return game


def places(game: Thrill) -> dict[int, tuple[int, int]]:
    answers = dict(zip(game.on_board(), physics.answers(game), strict=True))
    return {disc: (spot_x(answer), spot_y(answer)) for disc, answer in answers.items() if answer != FELL}


def worst_overlap(game: Thrill) -> float:
    discs = game.on_board()
    gaps: list[float] = [
        SIZES[a] + SIZES[b] - ((game.x[a] - game.x[b]) ** 2 + (game.y[a] - game.y[b]) ** 2) ** 0.5
        for a in discs
        for b in discs
        if a < b
    ]
    return max(gaps)


def play_real(game: Thrill, rng: Random, rounds: int) -> None:
    """Tokens enough for everybody, so that nobody goes out."""
    while game.round <= rounds:
        actor = pick(game.to_act(), rng)
        game.tokens = [50] * game.seats
        answers = physics.answers(game) if actor == WORLD else [pick(game.choices(actor), rng)]
        for answer in answers:
            assert attempt(game, actor, answer) is None
        if actor == WORLD:
            assert len(game.on_board()) + len(game.in_stock()) == DISCS
            assert worst_overlap(game) <= OVERLAP
            assert all(game.y[disc] >= GROOVE + SIZES[disc] for disc in game.on_board())


def test_same_push_twice_is_the_same() -> None:
    for number in range(3):
        assert physics.answers(ready(number)) == physics.answers(ready(number))


def test_same_push_in_another_process_is_the_same() -> None:
    code = "from tests.boxes.thrill.test_push import *; print(physics.answers(ready(7)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(physics.answers(ready(7)))


def test_push_changes_nothing_in_the_position() -> None:
    game = ready()
    before = (game.x[:], game.y[:], game.where[:], game.answers[:])
    physics.answers(game)
    physics.motion(game)
    assert (game.x, game.y, game.where, game.answers) == before


def test_disc_alone_is_pushed_over_the_groove_and_no_farther() -> None:
    ((x, y),) = places(alone(31, 0, BACK + SIZES[31])).values()
    assert abs(x) < 5
    assert GROOVE + SIZES[31] <= y <= GROOVE + SIZES[31] + 100  # it glides on for half a millimetre


def test_disc_that_the_pusher_does_not_reach_stays_where_it_is() -> None:
    assert places(alone(0, 1234, 9000)) == {0: (1234, 9000)}


def test_rounds_played_with_the_real_push_keep_every_disc_flat_and_apart() -> None:
    play_real(laid(2), Random(5), rounds=15)


@pytest.mark.slow
def test_two_hundred_rounds_keep_every_disc_flat_and_apart() -> None:
    play_real(laid(2, cards="yes"), Random(6), rounds=200)


def test_rim_tips_as_soon_as_the_centre_passes_the_chord_of_its_radius() -> None:
    brink = int(BRINKS[0] ** 0.5)
    assert places(alone(0, 0, brink)) == {0: (0, brink)}
    assert places(alone(0, 0, brink + 2)) == {}


def test_rim_tips_at_the_end_of_the_strip_too() -> None:
    x = -int((BRINKS[0] - 1000**2) ** 0.5)
    assert places(alone(0, x - 1, -1000)) == {}
    assert len(places(alone(0, x + 2000, -1000))) == 1


def test_tipped_disc_pushes_nothing_any_more() -> None:
    """Between the pusher and a disc on the brink lies another one: it takes the place of the one that fell."""
    game = alone(0, 0, BACK + SIZES[0])
    column = [0, 1, 2, 3, 4, 5]
    for n, disc in enumerate(column[1:]):
        game.where[disc] = BOARD
        game.x[disc], game.y[disc] = 0, 14900 - 2600 * n
    found = places(game)
    assert 1 not in found
    assert len(found) == 5


def test_weight_is_a_real_resistance() -> None:
    game = alone(31, 0, BACK + SIZES[31])
    for disc, x in ((25, -1900), (26, 2700)):
        game.where[disc] = BOARD
        game.x[disc], game.y[disc] = x, GROOVE + SIZES[disc]
    free = places(game)
    game.weighted = 25
    held = places(game)
    assert travel(game, 25, held) < travel(game, 25, free) / 2


def travel(game: Thrill, disc: int, found: dict[int, tuple[int, int]]) -> float:
    x, y = found[disc]
    return float(((x - game.x[disc]) ** 2 + (y - game.y[disc]) ** 2) ** 0.5)


# What is seen


def test_motion_runs_from_the_laid_disc_to_the_answers() -> None:
    game = ready(3)
    motion = physics.motion(game)
    ids = motion["ids"]
    first, last = motion["frames"][0], motion["frames"][-1]
    assert ids == game.on_board()
    assert first == [place for disc in ids for place in (game.x[disc], game.y[disc])]
    found = places(game)
    assert last == [place for disc in ids for place in found.get(disc, (None, None))]


def test_motion_moves_the_pusher_from_stop_to_stop_in_about_a_second() -> None:
    motion = physics.motion(ready(3))
    assert motion["fps"] == 30
    assert motion["pusher"][0] == BACK
    assert motion["pusher"][-1] == GROOVE
    assert motion["pusher"] == sorted(motion["pusher"])
    assert 25 <= len(motion["frames"]) == len(motion["pusher"]) <= 40


def test_disc_that_is_gone_stays_gone() -> None:
    motion = physics.motion(next(game for n in range(30) if FELL in physics.answers(game := ready(n))))
    fell = [n for n, x in enumerate(motion["frames"][-1]) if x is None]
    assert fell
    for n in fell:
        seen = [frame[n] is None for frame in motion["frames"]]
        assert seen == sorted(seen)


def test_nothing_is_seen_to_move_when_the_discs_are_laid() -> None:
    game = new(2)
    game.play(CHANCE, 4)
    assert physics.motion(game) == {}
    assert len(physics.answers(game)) == 28


def test_a_disc_that_is_written_down_beyond_the_brink_has_fallen() -> None:
    """The real place is a hair inside, the rounded one outside: what counts is what the record keeps."""
    disc, x = 18, 2694.6
    y = (BRINKS[disc] - x * x) ** 0.5 - 0.01
    while round(x) ** 2 + round(y) ** 2 <= BRINKS[disc]:
        x += 1.0
        y = (BRINKS[disc] - x * x) ** 0.5 - 0.01
    heap = Heap([disc], [x], [y])
    heap.settle()
    assert heap.fallen == [disc]
