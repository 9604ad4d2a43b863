"""Cards that are played anytime: in the own turn, or in a window between actions."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import BEAR, CRACK, FREEZE
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_ROLL, DO_SLIDE, DO_STEP, FIRST_CARD, KRAKEN_ROARS
from ludotheque.boxes.thin_ice.refusals import PINNED
from ludotheque.boxes.thin_ice.refused_cards import BETWEEN, BLOWS, NO_EFFECT
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.turns import begin_turn

from .tables import at, can, card, do, face, quiet, refused, roll, spaces, step, table

WIDE = "\n p0 p p .\n p p p1 .\n p p p ."


def ice(drawing: str, *cards: int, seats: int = 2, others: list[int] | None = None, **options: str) -> ThinIce:
    return table(drawing, seats, {0: list(cards), 1: others or []}, **options)


def test_fish_bait_moves_the_awake_bear_and_its_player_decides() -> None:
    g = ice("\n p0 p p* p1\n p p p p", c.FISH_BAIT)
    card(g, 0, c.FISH_BAIT, at(0, 3))
    assert g.to_act() == [0]
    do(g, 0, at(1, 3))
    assert g.pawn[1] == at(1, 3)
    assert g.bear == at(0, 3)


def test_fish_bait_needs_an_awake_bear_and_gives_no_kraken() -> None:
    g = ice("\n p0 p pz p1\n p p p p", c.FISH_BAIT)
    assert refused(g, 0, FIRST_CARD + c.FISH_BAIT) == NO_EFFECT
    g = ice("\n k p p* p1\n p0 p p p", c.FISH_BAIT, expansion="add")
    do(g, 0, FIRST_CARD + c.FISH_BAIT)
    assert not can(g, 0, KRAKEN_ROARS)


def test_bear_whistle_lays_the_bear_asleep_until_a_bear_roll_wakes_it() -> None:
    g = ice("\n p0 p p* p1\n p p p p", c.BEAR_WHISTLE)
    card(g, 0, c.BEAR_WHISTLE)
    assert not g.awake
    roll(g, BEAR)
    assert g.awake
    assert g.bear == at(0, 2)


def test_bear_whistle_wakes_a_sleeping_bear() -> None:
    g = ice("\n p0 p pz p1\n p p p p", c.BEAR_WHISTLE)
    card(g, 0, c.BEAR_WHISTLE)
    assert g.awake


def test_stay_put_forbids_to_slide_crack_and_freeze() -> None:
    g = ice("\n i . p0\n p p p1", c.STAY_PUT)
    card(g, 0, c.STAY_PUT, at(0, 0))
    do(g, 0, DO_SLIDE)
    assert refused(g, 0, at(0, 0)) == PINNED
    do(g, 0, CANCEL)
    roll(g, CRACK)
    assert at(0, 0) not in spaces(g)


def test_stay_put_forbids_to_freeze() -> None:
    g = ice("\n c c p0\n p p p1", c.STAY_PUT)
    card(g, 0, c.STAY_PUT, at(0, 0))
    roll(g, FREEZE)
    assert refused(g, 0, at(0, 0)) == PINNED


def test_stay_put_forbids_to_push_and_to_destroy() -> None:
    g = ice("\n k o .\n p p0 p1\n p p p*", c.STAY_PUT, expansion="add")
    card(g, 0, c.STAY_PUT, at(0, 1))
    do(g, 0, DO_SLIDE, at(0, 0))
    assert at(0, 1) not in spaces(g)
    do(g, 0, CANCEL, CANCEL)
    roll(g, BEAR)
    do(g, 0, KRAKEN_ROARS)
    assert at(0, 1) not in spaces(g)


def test_a_tile_with_stay_put_wears_when_it_is_left() -> None:
    g = ice("\n c0 p p1", c.STAY_PUT)
    card(g, 0, c.STAY_PUT, at(0, 0))
    step(g, at(0, 1))
    assert face(g, at(0, 0)) == "."


def test_stay_put_lasts_until_the_next_turn_of_its_player() -> None:
    g = ice(WIDE, c.STAY_PUT)
    card(g, 0, c.STAY_PUT, at(2, 2))
    begin_turn(g, 1)
    assert g.is_pinned(at(2, 2))
    g.owes[0] = True
    begin_turn(g, 0)
    assert not g.is_pinned(at(2, 2)), "even if that turn is missed"


def test_a_blizzard_blows_until_the_next_turn_of_its_player_even_if_out() -> None:
    g = ice(WIDE, c.BLIZZARD)
    card(g, 0, c.BLIZZARD)
    begin_turn(g, 1)
    assert g.calm == 0
    g.fate[0], g.pawn[0] = 1, -1
    begin_turn(g, 0)
    assert g.calm == -1


def test_in_a_blizzard_nobody_plays_a_card() -> None:
    g = ice(WIDE, c.BLIZZARD, c.STAY_PUT, others=[c.STAY_PUT])
    card(g, 0, c.BLIZZARD)
    quiet(g)
    assert g.calm == 0
    assert refused(g, 0, FIRST_CARD + c.STAY_PUT) == BLOWS
    step(g, at(0, 1))
    assert g.to_act() == [0], "and no window opens"


def test_snow_bridge_lays_the_top_discard_front_up_next_to_a_tile() -> None:
    g = ice("\n c0 p p1\n . p .", c.SNOW_BRIDGE)
    assert refused(g, 0, FIRST_CARD + c.SNOW_BRIDGE) == NO_EFFECT
    step(g, at(0, 1))
    do(g, 0, FIRST_CARD + c.SNOW_BRIDGE)
    assert at(0, 0) in spaces(g)
    assert at(0, 5) not in spaces(g)
    do(g, 0, at(0, 0))
    assert face(g, at(0, 0)) == "i"
    assert g.discards == []


def test_no_snow_bridge_where_the_bear_swims() -> None:
    g = ice("\n c0 p p1\n .* p .", c.SNOW_BRIDGE)
    step(g, at(0, 1))
    do(g, 0, FIRST_CARD + c.SNOW_BRIDGE)
    assert at(1, 0) not in spaces(g)


def test_no_card_in_the_middle_of_an_action() -> None:
    g = ice(WIDE, c.STAY_PUT)
    do(g, 0, DO_STEP)
    assert refused(g, 0, FIRST_CARD + c.STAY_PUT) == BETWEEN


def test_others_play_in_a_window_after_an_action() -> None:
    g = ice(WIDE, others=[c.STAY_PUT])
    assert not can(g, 1, FIRST_CARD + c.STAY_PUT)
    step(g, at(0, 1))
    assert 1 in g.to_act()
    do(g, 1, FIRST_CARD + c.STAY_PUT)
    assert g.to_act() == [1], "aiming"
    do(g, 1, at(1, 1))
    quiet(g)
    assert g.is_pinned(at(1, 1))
    assert can(g, 0, DO_ROLL)
