"""What bots may imagine, and what they may forget."""

from __future__ import annotations

from random import Random

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.frames import FIRST_CARD
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.tiles import UNKNOWN

from .tables import at, do, step, table

WIDE = "\n i0 p p .\n p p p1 .\n p p p2 ."


def imagined(g: ThinIce, seat: int, seed: int = 1) -> ThinIce:
    twin = g.imagine(seat, Random(seed))
    assert isinstance(twin, ThinIce)
    return twin


def test_own_cards_are_kept_and_those_of_others_dealt_anew() -> None:
    g = table(WIDE, 3, {0: [c.FERRY, c.SWAP], 1: [c.STAY_PUT, c.BLIZZARD]})
    hands = [imagined(g, 0, seed).hands for seed in range(8)]
    assert all(hand[0] == g.hands[0] for hand in hands)
    assert all(sum(hand[1]) == 2 for hand in hands)
    assert len({tuple(hand[1]) for hand in hands}) > 1
    assert imagined(g, 0).contents() == g.contents()


def test_what_somebody_picked_in_a_window_is_forgotten() -> None:
    g = table(WIDE, 3, {1: [c.STAY_PUT], 2: [c.STAY_PUT], 0: [c.FERRY]})
    step(g, at(0, 1))
    g.play(-1, 1)
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    twin = imagined(g, 2)
    assert twin.to_act() == g.to_act()
    assert twin.intents[1] == -1


def test_a_card_that_is_being_aimed_is_not_seen_through() -> None:
    g = table(WIDE, 3, {0: [c.STAY_PUT, c.FERRY]})
    do(g, 0, FIRST_CARD + c.STAY_PUT)
    twin = imagined(g, 1)
    assert twin.to_act() == [0]
    assert twin.scene(1) == g.scene(1)
    assert len(twin.stack) == 1
    assert imagined(g, 0).stack == g.stack


def test_in_the_basic_game_there_is_nothing_to_hide() -> None:
    g = table(WIDE, 3)
    assert imagined(g, 0).scene(1) == g.scene(1)


def test_a_weak_memory_forgets_backs_that_were_seen() -> None:
    g = table("\n c i0 i1")
    g.freeze(at(0, 0))
    g.forget(Random(1), 1.0)
    assert g.family[g.tile[at(0, 0)]] == UNKNOWN
    assert g.backs[1] == 26


def test_forgetting_nothing_changes_nothing() -> None:
    g = table("\n c i0 i1")
    g.freeze(at(0, 0))
    before = g.family[:]
    g.forget(Random(1), 0.0)
    assert g.family == before
