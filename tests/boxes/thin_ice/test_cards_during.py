"""Cards that are played during the own turn."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice.design import BEAR
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_SLIDE, DO_STEP, FIRST_CARD
from ludotheque.boxes.thin_ice.ice import IN
from ludotheque.boxes.thin_ice.refusals import BEAST
from ludotheque.boxes.thin_ice.refused_cards import NO_EFFECT, YOUR_TURN
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.tiles import OF_PLAIN
from ludotheque.core.game import CHANCE

from .tables import at, can, card, do, draw, face, quiet, refused, roll, spaces, step, table, turn_of

WIDE = "\n p0 p p .\n p p p1 .\n p p p ."


def ice(drawing: str, *cards: int, seats: int = 2, others: list[int] | None = None) -> ThinIce:
    return table(drawing, seats, {0: list(cards), 1: others or []}, expansion="none")


def test_every_card_has_a_slug_a_title_and_a_text() -> None:
    assert len(set(c.SLUGS)) == len(c.TITLES) == len(c.TEXTS) == c.CARDS


def test_extra_step_comes_besides_the_step() -> None:
    g = ice(WIDE, c.EXTRA_STEP)
    card(g, 0, c.EXTRA_STEP, at(0, 1))
    assert g.pawn[0] == at(0, 1)
    assert can(g, 0, DO_STEP)
    assert g.gone[c.EXTRA_STEP] == 1


def test_extra_step_wears_the_tile_it_leaves_and_is_never_into_the_sea() -> None:
    g = ice("\n c0 p .\n . . p1", c.EXTRA_STEP)
    card(g, 0, c.EXTRA_STEP, at(0, 1))
    assert face(g, at(0, 0)) == "."
    g = ice("\n c0 . .\n . . p1", c.EXTRA_STEP)
    assert refused(g, 0, FIRST_CARD + c.EXTRA_STEP) == NO_EFFECT


def test_no_extra_step_while_lying() -> None:
    g = ice(WIDE, c.EXTRA_STEP)
    g.lying[0] = True
    assert not can(g, 0, FIRST_CARD + c.EXTRA_STEP)


def test_long_leap_is_the_step_two_spaces_over_anything() -> None:
    g = ice("\n p0 .* p p\n o o p1 p\n p o p p", c.LONG_LEAP)
    do(g, 0, FIRST_CARD + c.LONG_LEAP)
    assert spaces(g) == {at(0, 2), at(2, 0), at(2, 2)}
    do(g, 0, at(2, 2))
    assert g.pawn[0] == at(2, 2)
    assert not can(g, 0, DO_STEP)


def test_no_long_leap_after_the_step() -> None:
    g = ice(WIDE, c.LONG_LEAP)
    step(g, at(0, 1))
    quiet(g)
    assert not can(g, 0, FIRST_CARD + c.LONG_LEAP)


def test_ice_drill_cracks_as_the_die_does() -> None:
    g = ice("\n i i0 i1 i", c.ICE_DRILL)
    do(g, 0, FIRST_CARD + c.ICE_DRILL)
    assert spaces(g) == {at(0, 0), at(0, 3)}
    do(g, 0, at(0, 0))
    draw(g, OF_PLAIN)
    assert face(g, at(0, 0)) == "c"


def test_cold_snap_freezes_as_the_die_does() -> None:
    g = ice("\n c c0 i1 i", c.COLD_SNAP)
    card(g, 0, c.COLD_SNAP, at(0, 0))
    assert face(g, at(0, 0)) == "i"


def test_tow_rope_slides_a_tile_with_another_pawn_if_it_still_touches_a_tile() -> None:
    g = ice("\n . . .\n . p1 .\n p0 p .\n p p .", c.TOW_ROPE)
    do(g, 0, FIRST_CARD + c.TOW_ROPE)
    assert spaces(g) == {at(1, 1)}
    do(g, 0, at(1, 1))
    assert spaces(g) == {at(1, 0), at(1, 2)}
    do(g, 0, at(1, 2))
    assert g.pawn[1] == at(1, 2)
    assert can(g, 0, DO_SLIDE), "it is an extra slide"


def test_no_tow_rope_for_a_cracked_tile() -> None:
    g = ice("\n . c1 .\n p0 p .", c.TOW_ROPE)
    assert not can(g, 0, FIRST_CARD + c.TOW_ROPE)


def test_ferry_slides_one_tile_twice_in_place_of_the_slide() -> None:
    g = ice("\n p . .\n p0 p p\n p p1 p", c.FERRY)
    card(g, 0, c.FERRY, at(0, 0), at(0, 1))
    assert g.to_act() == [0]
    assert spaces(g) == {at(0, 0), at(0, 2), at(-1, 1)}
    do(g, 0, at(0, 2))
    assert face(g, at(0, 2)) == "p"
    quiet(g)
    assert not can(g, 0, DO_SLIDE)


def test_no_ferry_after_the_slide() -> None:
    g = ice(WIDE, c.FERRY)
    do(g, 0, DO_SLIDE, at(0, 2), at(0, 3))
    quiet(g)
    assert not can(g, 0, FIRST_CARD + c.FERRY)


def test_orca_rider_lets_steps_end_on_an_orca_which_stays_one() -> None:
    g = ice("\n p0 o p\n p p p1", c.ORCA_RIDER)
    do(g, 0, DO_STEP)
    assert refused(g, 0, at(0, 1)) == BEAST
    do(g, 0, CANCEL)
    card(g, 0, c.ORCA_RIDER)
    step(g, at(0, 1))
    assert g.pawn[0] == at(0, 1)
    g.stack = []
    turn_of(g, 0)
    step(g, at(0, 2))
    assert face(g, at(0, 1)) == "o"


def test_no_bear_comes_onto_the_orca_of_a_rider() -> None:
    g = ice("\n p o0 p\n p p* p1")
    g.with_cards = False
    roll(g, BEAR)
    assert at(0, 1) not in spaces(g)


def test_swap_exchanges_two_standing_pawns_at_most_two_spaces_apart() -> None:
    g = ice("\n c0 p h1 p2 p", c.SWAP, seats=3)
    do(g, 0, FIRST_CARD + c.SWAP)
    assert spaces(g) == {at(0, 2)}
    do(g, 0, at(0, 2))
    assert g.pawn[:2] == [at(0, 2), at(0, 0)]
    assert face(g, at(0, 0)) == "c", "no tile is left, so none flips"
    assert not any(g.lying)
    assert can(g, 0, DO_STEP), "it is not a step"


def test_swap_only_between_tiles_that_touch_another_and_standing_pawns() -> None:
    g = ice("\n p0 . p1\n . . .\n p2 p .", c.SWAP, seats=3)
    assert not can(g, 0, FIRST_CARD + c.SWAP)
    g = ice("\n p0 p p1", c.SWAP)
    g.lying[1] = True
    assert not can(g, 0, FIRST_CARD + c.SWAP)


def test_these_cards_are_for_the_own_turn() -> None:
    g = ice(WIDE, others=[c.EXTRA_STEP])
    assert refused(g, 1, FIRST_CARD + c.EXTRA_STEP) == YOUR_TURN


def test_a_card_can_be_called_off_while_it_is_aimed() -> None:
    g = ice(WIDE, c.ICE_DRILL)
    g.face[at(0, 1)] = 1
    g.family[g.tile[at(0, 1)]] = 0
    do(g, 0, FIRST_CARD + c.ICE_DRILL, CANCEL)
    assert g.hands[0][c.ICE_DRILL] == 1
    assert g.fate == [IN, IN]


def test_aiming_is_secret_until_the_card_is_announced() -> None:
    g = ice("\n i i0 i1 i", c.ICE_DRILL)
    assert g.seen(1, 0, FIRST_CARD + c.ICE_DRILL) == -1
    do(g, 0, FIRST_CARD + c.ICE_DRILL)
    assert g.seen(1, 0, at(0, 0)) == at(0, 0)
    do(g, 0, at(0, 0))
    assert g.to_act() == [CHANCE]
