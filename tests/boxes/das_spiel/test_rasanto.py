"""Rasanto: the tests of its sheet, and filling by the general cascade."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.boxes.das_spiel.cascade import fill
from ludotheque.boxes.das_spiel.faces135 import score135
from ludotheque.boxes.das_spiel.lattice import APEX, BASE, COUNT, LAYER, SUPPORTS, at
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid
from ludotheque.boxes.das_spiel.rasanto import Rasanto
from ludotheque.core.game import CHANCE, attempt
from ludotheque.library import game

RED, GREEN = 0, 1


def started(first: int = RED, base_first: str = "no") -> Rasanto:
    p = Rasanto(2)
    p.set_up({"base_first": base_first})
    p.play(CHANCE, first)
    return p


def ended(p: Rasanto, rng: Random) -> list[int]:
    """Played to the end at random; the base cells in the order in which they were taken."""
    order = []
    while p.to_act():
        order.append(rng.choice(p.choices(p.turn)))
        p.play(p.turn, order[-1])
    return order


@pytest.mark.parametrize(
    ("supports", "filler"),
    [((RED, RED, RED), GREEN), ((GREEN, GREEN, GREEN), RED), ((RED, RED, GREEN), RED), ((GREEN, RED, GREEN), GREEN)],
)
def test_three_equal_call_for_the_other_colour_else_the_majority(supports: tuple[int, ...], filler: int) -> None:
    p, top = started(), at(2, 2, 3)
    for cell, colour in zip(SUPPORTS[top], supports, strict=True):
        assert p.colour[top] == EMPTY
        p.play(colour, cell)
    assert p.colour[top] == filler


@pytest.mark.parametrize("base_first", ["no", "yes"])
def test_on_a_red_base_the_layers_alternate(base_first: str) -> None:
    p = started(base_first=base_first)
    for cell in BASE:
        p.play(RED, cell)
    assert all(p.colour[cell] == LAYER[cell] % 2 for cell in range(COUNT))
    assert p.scores() == [75, 60]


def filled_by_cascade(p: Pyramid, owner: list[int], cell: int) -> None:
    def filler(funnel: int) -> int:
        greens = sum(owner[p.at[below]] for below in SUPPORTS[funnel])
        owner[funnel] = {0: GREEN, 1: RED, 2: GREEN, 3: RED}[greens]
        return funnel

    fill(p, cell, filler)


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_filling_never_changes_the_result(seed: int) -> None:
    """The game's own filling, all at the end, and the box's general cascade from the lowest layer up agree."""
    rng, p, late = Random(seed), started(), started(base_first="yes")
    slow, owner = Pyramid(), [EMPTY] * COUNT
    while p.to_act():
        seat, cell = p.turn, rng.choice(p.choices(p.turn))
        p.play(seat, cell)
        late.play(seat, cell)
        owner[cell] = seat
        slow.put(cell, cell)
        filled_by_cascade(slow, owner, cell)
        assert [slow.at[c] == EMPTY for c in range(COUNT)] == [colour == EMPTY for colour in p.colour]
    assert p.colour == late.colour == owner
    assert p.scores() == score135(slow, owner, 2)


@pytest.mark.parametrize("seed", range(5))
def test_the_faces_of_both_are_135(seed: int) -> None:
    p = started()
    assert sorted(ended(p, Random(seed))) == BASE
    assert EMPTY not in p.colour
    assert sum(p.scores()) == 135


def test_a_match_is_45_turns_one_after_the_other() -> None:
    p, turns = started(first=GREEN), []
    while p.to_act():
        turns.append(p.turn)
        p.play(p.turn, p.choices(p.turn)[0])
    assert turns == [GREEN, RED] * 22 + [GREEN]


def test_anybody_may_be_drawn_to_begin() -> None:
    starts = [game("rasanto").new(seed=seed).position for seed in range(8)]
    assert {p.to_act()[0] for p in starts} == {RED, GREEN}


def test_with_base_first_nothing_is_filled_before_the_last_die() -> None:
    p, rng = started(base_first="yes"), Random(1)
    for _ in range(44):
        p.play(p.turn, rng.choice(p.choices(p.turn)))
    assert all(colour == EMPTY for colour in p.colour[45:])
    p.play(p.turn, p.choices(p.turn)[0])
    assert EMPTY not in p.colour


def test_a_choice_says_what_follows_and_for_whom() -> None:
    p, top = started(), at(2, 2, 3)
    p.play(RED, SUPPORTS[top][0])
    p.play(RED, SUPPORTS[top][1])
    label = p.label(GREEN, SUPPORTS[top][2])
    assert label.text.fr == "pose : base, rangée 3, place 3, puis 1 rouge"
    assert label.also == (top,)
    assert p.label(GREEN, at(8, 0, 0)).text.en == "put: corner A"


def test_covered_dice_are_not_shown() -> None:
    p = started()
    ended(p, Random(2))
    pyramid, faces = p.scene(0)
    assert len(pyramid.parts) == 109
    assert sorted({part.seat for part in pyramid.parts}) == [RED, GREEN]
    assert [int(part.mark) for part in faces.parts] == p.scores()


@pytest.mark.parametrize(("cell", "why"), [(0, "déjà un dé"), (APEX, "se remplit tout seul"), (COUNT, "pas possible")])
def test_refusals_name_the_rule(cell: int, why: str) -> None:
    p = started()
    p.play(RED, 0)
    answer = attempt(p, GREEN, cell)
    assert answer is not None
    assert why in answer.fr
    assert p.turn == GREEN


def test_nobody_puts_out_of_turn() -> None:
    answer = attempt(started(), GREEN, 0)
    assert answer is not None
    assert answer.fr == "Ce n'est pas ton tour."
