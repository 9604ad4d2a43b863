"""First layouts and the quick push: plain geometry, the same rules for discs at rest."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.thrill import packing
from ludotheque.boxes.thrill.design import FELL, GROOVE, LAYOUTS, OVERLAP, RADIUS, SIZES
from ludotheque.boxes.thrill.settling import Heap
from ludotheque.core.game import CHANCE, WORLD, attempt

from .tables import bid, laid, lay_disc, new
from .test_push import worst_overlap


@pytest.mark.parametrize("number", [0, 1, 999])
def test_first_layout_is_flat_apart_wholly_on_the_board_and_against_the_pusher(number: int) -> None:
    game = laid(2, number=number)
    discs = game.on_board()
    assert worst_overlap(game) <= OVERLAP
    assert all((game.x[d] ** 2 + game.y[d] ** 2) ** 0.5 + SIZES[d] <= RADIUS + 1 for d in discs)
    assert min(game.y[d] - SIZES[d] for d in discs) - GROOVE <= 1


def test_layout_is_a_pure_function_of_its_number() -> None:
    one = packing.packed(packing.FIRST, Random(3))
    other = packing.packed(packing.FIRST, Random(3))
    assert (one.x, one.y) == (other.x, other.y)
    assert one.x != packing.packed(packing.FIRST, Random(4)).x


@pytest.mark.slow
def test_every_layout_can_be_laid() -> None:
    for number in LAYOUTS[::10]:
        game = new(2)
        game.play(CHANCE, number)
        for answer in game.stand_in(Random(0)):
            assert attempt(game, WORLD, answer) is None


def test_quick_push_follows_from_the_position_alone() -> None:
    game = laid(2)
    bid(game, [0, 1])
    lay_disc(game)
    assert game.stand_in(Random(1)) == game.stand_in(Random(2))


def test_weight_holds_in_the_quick_push_too() -> None:
    heap = Heap([25, 26], [0.0, 0.0], [5000.0, 9000.0], weighted=25)
    heap.find_pairs()
    heap.part()
    assert 5000 - heap.y[0] < (heap.y[1] - 9000) / 2


def test_crowd_without_room_squeezes_a_disc_out() -> None:
    """More discs than the half can hold: some have to go, the others lie apart."""
    heap = Heap(list(range(10)) + list(range(20, 32)) + list(range(12, 20)), [0.0] * 30, [7000.0] * 30)
    heap.x = [float(n % 6 * 10) for n in range(30)]
    heap.y = [7000.0 + n // 6 * 10 for n in range(30)]
    heap.settle()
    assert len(heap.discs) + len(heap.fallen) == 30
    for i in range(len(heap.discs)):
        for j in range(i):
            touch = heap.sizes[i] + heap.sizes[j]
            assert ((heap.x[i] - heap.x[j]) ** 2 + (heap.y[i] - heap.y[j]) ** 2) ** 0.5 > touch - OVERLAP


def test_disc_beyond_the_brink_falls_in_the_quick_push() -> None:
    game = laid(2)
    bid(game, [0, 1])
    lay_disc(game)
    far = max(game.on_board(), key=lambda disc: game.y[disc])
    game.x[far], game.y[far] = 0, RADIUS
    assert game.stand_in(Random(1))[game.on_board().index(far)] == FELL
