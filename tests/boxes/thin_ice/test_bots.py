"""What bots make of the ice: where it is safe, when there is nothing to think about, and no peeping."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import level_bot
from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.frames import DO_STEP, PASS
from ludotheque.boxes.thin_ice.outlook import safety_of
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.lab.duel import duel

from .tables import at, step, table


def test_more_exits_are_safer() -> None:
    g = table("\n i i i i\n i i0 i i\n i i i i1")
    assert safety_of(g, 0) > safety_of(g, 1)


def test_a_lone_tile_and_a_bear_beside_it_are_dangerous() -> None:
    g = table("\n i i i . i1\n i i0 i . .")
    assert safety_of(g, 1) < safety_of(g, 0) / 3
    calm = safety_of(g, 0)
    g.bear, g.awake = at(0, 0), True
    assert safety_of(g, 0) < calm


def test_what_seats_hope_for_adds_up_and_nobody_hopes_who_is_out() -> None:
    g = table("\n i0 i i\n i i1 i\n i i i2", seats=3)
    assert sum(g.outlook()) == pytest.approx(1)
    g.pawn[2] = -1
    assert g.outlook()[2] == 0


def test_a_bot_does_not_step_onto_a_tile_without_a_way_on() -> None:
    """North is a lone cracked tile that nothing touches but its own; south is wide ice."""
    drawing = "\n c . . . .\n . i0 . . .\n . . i i i\n . . i i i\n . . i i1 i"
    for seed in range(3):
        g = table(drawing)
        g.play(0, DO_STEP)
        assert level_bot(4, ThinIce).choose(g, 0, Random(seed)) == at(2, 2)


def test_a_bot_with_nothing_to_play_passes_without_a_thought() -> None:
    g = table("\n p0 p p .\n p p p1 .\n p p p2 .", 3, {1: [c.FERRY], 2: [c.FERRY]})
    step(g, at(0, 1))
    assert level_bot(5, ThinIce).choose(g, 1, Random(0)) == PASS


def test_a_bot_decides_the_same_whatever_others_hold() -> None:
    chosen = set()
    for held in (c.SNOW_BRIDGE, c.SWAP, c.LIFE_RING):
        g = table("\n i i i i\n i i0 i i\n i i i i1", 2, {0: [c.ICE_DRILL], 1: [held]})
        chosen.add(level_bot(2, ThinIce).choose(g, 0, Random(4)))
    assert len(chosen) == 1


@pytest.mark.slow
def test_a_higher_level_wins() -> None:
    assert duel(ThinIce, "level:3", "level:1", games=12, seed=5).wins >= 8
