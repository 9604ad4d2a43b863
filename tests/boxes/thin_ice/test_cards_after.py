"""Cards that are played right after something happened."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import BEAR, FREEZE
from ludotheque.boxes.thin_ice.frames import DO_SLIDE, DO_STEP, FIRST_CARD, PASS
from ludotheque.boxes.thin_ice.ice import ADRIFT, IN, LOST_AT_SEA, SURVIVOR
from ludotheque.boxes.thin_ice.refused_cards import NOTHING_TO
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.core.game import CHANCE, CLOCK

from .tables import at, can, do, draw, face, quiet, refused, roll, slide, spaces, step, table

WIDE = "\n p0 p p .\n p p p1 .\n p p p ."


def ice(drawing: str, seats: int = 2, **hands: list[int]) -> ThinIce:
    return table(drawing, seats, {int(name[1]): cards for name, cards in hands.items()}, mode="intermediate")


def answer(g: ThinIce, seat: int, card: int) -> None:
    """Pick a card in the open window and let time run out for the others."""
    timers = g.choices(CLOCK)
    do(g, seat, FIRST_CARD + card)
    if g.choices(CLOCK) == timers:
        g.play(CLOCK, timers[0])


def test_a_reaction_to_nothing_is_refused() -> None:
    g = ice(WIDE, s0=[c.SECOND_CHANCE, c.NOT_SO_FAST])
    assert refused(g, 0, FIRST_CARD + c.SECOND_CHANCE) == NOTHING_TO
    assert refused(g, 0, FIRST_CARD + c.NOT_SO_FAST) == NOTHING_TO


def test_second_chance_rolls_the_die_again_and_only_the_new_face_counts() -> None:
    g = ice("\n p0 p p* p1\n p p p p", s1=[c.SECOND_CHANCE])
    roll(g, BEAR)
    answer(g, 1, c.SECOND_CHANCE)
    quiet(g)
    assert g.to_act() == [CHANCE]
    draw(g, FREEZE)
    quiet(g)
    assert g.bear == at(0, 2)
    assert g.die == FREEZE


def test_a_second_second_chance_is_possible() -> None:
    g = ice(WIDE, s1=[c.SECOND_CHANCE], s0=[c.SECOND_CHANCE])
    roll(g, FREEZE)
    answer(g, 1, c.SECOND_CHANCE)
    quiet(g)
    draw(g, FREEZE)
    answer(g, 0, c.SECOND_CHANCE)
    quiet(g)
    assert g.to_act() == [CHANCE]


def test_good_footing_stands_up_and_misses_nothing() -> None:
    g = ice("\n p* p1 h\n p p0 p", s1=[c.GOOD_FOOTING])
    roll(g, BEAR)
    quiet(g)
    do(g, 0, at(0, 1), at(0, 2))
    assert g.to_act() == [1, CLOCK], "only the owner is asked"
    answer(g, 1, c.GOOD_FOOTING)
    quiet(g)
    assert not g.lying[1]
    assert not g.owes[1]


def test_without_it_the_turn_is_missed() -> None:
    g = ice("\n p* p1 h\n p p0 p", s1=[c.LIFE_RING])
    roll(g, BEAR)
    quiet(g)
    do(g, 0, at(0, 1), at(0, 2))
    do(g, 1, PASS)
    assert g.lying[1]
    assert g.owes[1]


def test_good_footing_in_the_own_turn_keeps_the_step() -> None:
    g = ice("\n p* p0 h\n p p1 p", s0=[c.GOOD_FOOTING])
    roll(g, BEAR)
    quiet(g)
    do(g, 0, at(0, 1), at(0, 2))
    answer(g, 0, c.GOOD_FOOTING)
    quiet(g)
    assert can(g, 0, DO_STEP)


LONELY = "\n c0 . . .\n . . . .\n . h . p\n p1 . . p2"


def test_life_ring_saves_a_pawn_lost_at_sea_on_the_nearest_free_tile() -> None:
    g = ice(LONELY, seats=3, s0=[c.LIFE_RING])
    step(g, at(0, 1))
    assert g.to_act() == [0, CLOCK]
    assert g.fate[0] == IN
    answer(g, 0, c.LIFE_RING)
    assert spaces(g) == {at(2, 1)}
    do(g, 0, at(2, 1))
    quiet(g)
    assert g.pawn[0] == at(2, 1)
    assert not g.lying[0], "standing, even on a hole"
    assert not can(g, 0, DO_STEP)
    assert can(g, 0, DO_SLIDE)


def test_the_tile_that_the_pawn_left_is_the_nearest_if_it_is_still_there() -> None:
    g = ice("\n p0 . . p1\n . . p p", s0=[c.LIFE_RING])
    step(g, at(0, 1))
    answer(g, 0, c.LIFE_RING)
    assert spaces(g) == {at(0, 0)}


def test_life_ring_comes_before_the_game_may_end() -> None:
    g = ice("\n c0 . . p1\n . . p p", s0=[c.LIFE_RING])
    step(g, at(0, 1))
    assert not g.over
    answer(g, 0, c.LIFE_RING)
    do(g, 0, at(1, 2))
    quiet(g)
    assert g.fate == [IN, IN]
    g = ice("\n c0 . . p1\n . . p p", s0=[c.LIFE_RING])
    step(g, at(0, 1))
    do(g, 0, PASS)
    assert g.fate == [LOST_AT_SEA, SURVIVOR]


def test_life_ring_saves_a_pawn_adrift() -> None:
    g = ice("\n p0 p . . .\n p p . . p1", s1=[c.LIFE_RING])
    step(g, at(1, 1))
    quiet(g)
    slide(g, at(0, 0), at(-1, 0))
    quiet(g)
    roll(g, FREEZE)
    quiet_until(g, 1, c.LIFE_RING)
    answer(g, 1, c.LIFE_RING)
    do(g, 1, next(iter(spaces(g, 1))))
    quiet(g)
    assert g.fate == [IN, IN]


def quiet_until(g: ThinIce, seat: int, card: int) -> None:
    """Let windows pass until this card can be played."""
    while not can(g, seat, FIRST_CARD + card):
        g.play(CLOCK, g.choices(CLOCK)[0])


def test_without_a_free_tile_no_life_ring() -> None:
    g = ice("\n c0 . p1\n . . p2", seats=3, s0=[c.LIFE_RING])
    step(g, at(0, 1))
    assert not can(g, 0, FIRST_CARD + c.LIFE_RING)


def test_who_is_out_lays_his_hand_on_the_discards() -> None:
    g = ice("\n p0 . p1\n . . p2", seats=3, s0=[c.LIFE_RING, c.FERRY])
    step(g, at(0, 1))
    quiet(g)
    assert not any(g.hands[0])
    assert g.gone[c.LIFE_RING] == g.gone[c.FERRY] == 1
    assert g.fate[0] != ADRIFT


def test_not_so_fast_leaves_a_card_without_effect() -> None:
    g = ice("\n i i0 i1 i", s0=[c.ICE_DRILL], s1=[c.NOT_SO_FAST])
    do(g, 0, FIRST_CARD + c.ICE_DRILL, at(0, 0))
    assert g.to_act() == [1, CLOCK], "nobody cancels his own card"
    answer(g, 1, c.NOT_SO_FAST)
    quiet(g)
    assert face(g, at(0, 0)) == "i"
    assert g.gone[c.ICE_DRILL] == g.gone[c.NOT_SO_FAST] == 1
    assert can(g, 0, DO_STEP)


def test_another_not_so_fast_cancels_the_first_last_in_first_out() -> None:
    g = ice("\n c i0 i1 i", s0=[c.ICE_DRILL, c.NOT_SO_FAST], s1=[c.NOT_SO_FAST])
    do(g, 0, FIRST_CARD + c.ICE_DRILL, at(0, 0))
    answer(g, 1, c.NOT_SO_FAST)
    assert g.to_act() == [0, CLOCK]
    answer(g, 0, c.NOT_SO_FAST)
    quiet(g)
    assert face(g, at(0, 0)) == "."
    assert g.gone[c.NOT_SO_FAST] == 2


def test_a_cancelled_long_leap_leaves_the_step_due() -> None:
    g = ice(WIDE, s0=[c.LONG_LEAP], s1=[c.NOT_SO_FAST])
    do(g, 0, FIRST_CARD + c.LONG_LEAP, at(2, 0))
    answer(g, 1, c.NOT_SO_FAST)
    quiet(g)
    assert g.pawn[0] == at(0, 0)
    assert can(g, 0, DO_STEP)
