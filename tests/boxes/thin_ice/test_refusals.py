"""Whatever is refused is refused with its rule, in both languages, and changes nothing."""

from __future__ import annotations

from ludotheque.boxes.thin_ice import cards as c
from ludotheque.boxes.thin_ice import refusals, refused_cards
from ludotheque.boxes.thin_ice.frames import CANCEL, DO_STEP, END, FIRST_CARD, QUIET
from ludotheque.core.game import NOT_NOW, attempt
from ludotheque.core.text import Text

from .tables import at, do, refused, step, table

WIDE = "\n p0 p p .\n p p p1 .\n p p p2 ."


def test_nothing_is_possible_once_the_match_is_over() -> None:
    g = table("\n p0 . p1")
    step(g, at(0, 1))
    assert refused(g, 1, DO_STEP) == refusals.OVER


def test_another_players_pawn_is_not_moved() -> None:
    g = table(WIDE, 3)
    do(g, 0, DO_STEP)
    assert refused(g, 1, at(0, 1)) == refusals.NOT_YOU
    assert attempt(g, 1, at(0, 1)) == refusals.NOT_YOU
    assert g.pawn[0] == at(0, 0)


def test_the_turn_does_not_end_while_an_action_is_due() -> None:
    assert refused(table(WIDE, 3), 0, END) == refusals.STILL_DUE


def test_without_cards_no_card_is_played() -> None:
    assert refused(table(WIDE, 3), 0, FIRST_CARD) == refused_cards.NO_CARDS


def test_only_cards_in_hand_are_played() -> None:
    g = table(WIDE, 3, {0: [c.FERRY]})
    assert refused(g, 0, FIRST_CARD + c.SWAP) == refused_cards.NOT_HELD
    assert refused(g, 0, FIRST_CARD + 50) == refused_cards.NOT_HELD


def test_a_wrong_target_is_answered_with_what_the_card_says() -> None:
    g = table("\n i i0 i1", 2, {0: [c.ICE_DRILL]})
    do(g, 0, FIRST_CARD + c.ICE_DRILL)
    why = refused(g, 0, at(0, 1))
    assert c.TEXTS[c.ICE_DRILL].fr in why.fr
    assert c.TITLES[c.ICE_DRILL].en in why.en


def test_no_such_seat_and_no_such_choice() -> None:
    g = table(WIDE, 3)
    assert refused(g, 9, DO_STEP) == NOT_NOW
    assert refused(g, 0, CANCEL) == NOT_NOW
    assert refused(g, 0, QUIET) == refusals.NO_REACTION


def test_every_reason_is_said_in_both_languages() -> None:
    for module in (refusals, refused_cards):
        reasons = [value for value in vars(module).values() if isinstance(value, Text)]
        assert reasons
        assert all(why.fr and why.en and why.fr != why.en for why in reasons)
