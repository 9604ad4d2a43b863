"""El Dado: the tests of its sheet, and what is hidden."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludotheque.boxes.das_spiel.dice import BLACK, BLUE, GOLD, GREEN, RED, UNKNOWN
from ludotheque.boxes.das_spiel.el_dado import SUPPLY, ElDado
from ludotheque.boxes.das_spiel.lattice import APEX, COUNT, SIDES, SUPPORTS, at
from ludotheque.core.game import CHANCE, attempt
from ludotheque.core.scene import Zone
from ludotheque.library import game


def started(seats: int = 2, seed: int = 1, **options: str) -> ElDado:
    position = game("el_dado").new(seats=seats, seed=seed, options=options).position
    assert isinstance(position, ElDado)
    return position


def played_on(p: ElDado, moves: int, rng: Random) -> None:
    """At random, until this many dice are taken."""
    while moves and p.to_act():
        actor = p.to_act()[0]
        p.play(actor, rng.choice(p.choices(actor)))
        moves -= actor != CHANCE


def zone(p: ElDado, name: str) -> Zone:
    (found,) = [zone for zone in p.scene(0) if zone.name == name]
    return found


def test_the_dice_are_1_10_52_51_and_51() -> None:
    assert [SUPPLY.count(colour) for colour in (GOLD, BLUE, GREEN, BLACK, RED)] == [1, 10, 52, 51, 51]
    assert len(SUPPLY) == COUNT


def test_first_only_the_apex_can_be_taken() -> None:
    p = started()
    assert p.choices(p.turn) == [APEX]


def test_after_the_apex_there_are_three_free_dice() -> None:
    p = started()
    played_on(p, 1, Random(1))
    while p.to_act() == [CHANCE]:
        p.play(CHANCE, p.choices(CHANCE)[0])
    assert sorted(p.choices(p.turn)) == sorted(SUPPORTS[APEX])


@pytest.mark.parametrize("values", ["book", "treasure", "thorns"])
def test_all_scores_together_are_the_values_of_all_dice(values: str) -> None:
    p = started(seats=3, values=values)
    played_on(p, COUNT, Random(2))
    totals = {
        "book": 10 + 5 * 10 + 3 * 52 + 2 * 51 + 51,
        "treasure": 50 + 10 * 10 + 3 * 52 + 2 * 51 + 51,
        "thorns": 10 + 5 * 10 + 3 * 52 + 51 - 2 * 51,
    }
    assert p.to_act() == []
    assert sum(p.scores()) == totals[values]


def test_a_match_is_165_turns_in_clockwise_order() -> None:
    p, rng, order = started(seats=4), Random(3), []
    while p.to_act():
        actor = p.to_act()[0]
        if actor != CHANCE:
            order.append(actor)
        p.play(actor, rng.choice(p.choices(actor)))
    assert len(order) == COUNT
    assert all(after == (before + 1) % 4 for before, after in pairwise(order))


def test_anybody_may_be_drawn_to_begin() -> None:
    p = ElDado(3)
    p.set_up({"values": "book", "open_box": "no"})
    assert (p.to_act(), p.choices(CHANCE)) == ([CHANCE], [0, 1, 2])
    assert {started(seats=3, seed=seed).turn for seed in range(12)} == {0, 1, 2}


def test_only_what_shows_is_drawn() -> None:
    p = started()
    assert [colour == UNKNOWN for colour in p.colour] == [SIDES[cell] == 0 for cell in range(COUNT)]
    assert len(zone(p, "pyramid").parts) == 109
    assert len(p.supply) == 56


def test_a_die_that_comes_to_light_is_drawn() -> None:
    p, rng = started(), Random(4)
    while p.load[at(1, 1, 1)] == 3:
        played_on(p, 1, rng)
    assert at(1, 1, 1) in p.pending
    assert (p.to_act(), p.choices(p.turn)) == ([CHANCE], [])
    before, news, left, cell = p.revealed, p.choices(CHANCE)[0], len(p.supply), p.pending[-1]
    p.play(CHANCE, news)
    assert (p.revealed, len(p.supply)) == (before + 1, left - 1)
    assert p.colour[cell] == news
    while p.to_act() == [CHANCE]:
        p.play(CHANCE, p.choices(CHANCE)[0])
    assert p.colour[at(1, 1, 1)] != UNKNOWN
    assert len(p.choices(p.turn)) > 0


def test_with_an_open_box_everything_is_known() -> None:
    p = started(open_box="yes")
    assert p.supply == []
    assert len(zone(p, "pyramid").parts) == COUNT
    rng = Random(5)
    for _ in range(COUNT):
        assert p.to_act() == [p.turn]
        p.play(p.turn, rng.choice(p.choices(p.turn)))


def test_an_imagined_pyramid_keeps_what_is_seen_and_has_the_same_dice() -> None:
    p = started()
    one, other = p.imagine(0, Random(1)), p.imagine(0, Random(2))
    assert one.colour != other.colour
    for twin in (one, other):
        assert all(twin.colour[cell] == p.colour[cell] for cell in range(COUNT) if p.colour[cell] != UNKNOWN)
        assert sorted(twin.colour) == sorted(SUPPLY)
        assert twin.supply == []
        assert all(twin.value[cell] == twin.worth[twin.colour[cell]] for cell in range(COUNT))
    assert p.colour.count(UNKNOWN) == 56


def test_thought_meets_no_chance() -> None:
    p = started().imagine(0, Random(6))
    rng = Random(7)
    while p.to_act():
        assert p.to_act() == [p.turn]
        p.play(p.turn, rng.choice(p.choices(p.turn)))
    assert sum(p.scores()) == 369


def test_the_table_says_what_colours_are_worth() -> None:
    parts = zone(started(), "worth").parts
    assert [(part.look, part.mark) for part in parts] == [
        ("gold", "10"),
        ("blue", "5"),
        ("green", "3"),
        ("black", "2"),
        ("red", "1"),
    ]
    assert zone(started(values="thorns"), "worth").parts[-1].name.fr == "rouge : −2 points"


def test_a_choice_says_the_die_its_place_and_its_points() -> None:
    p = started(open_box="yes")
    p.know([APEX], [BLUE])
    assert p.label(p.turn, APEX).text.fr == "dé bleu, sommet : 5 points"
    assert (p.label(p.turn, APEX).zone, p.label(p.turn, APEX).place) == ("pyramid", APEX)


@pytest.mark.parametrize(
    ("cell", "why"), [(SUPPORTS[APEX][0], "repose sur celui-là"), (APEX, "déjà pris"), (COUNT, "pas possible")]
)
def test_refusals_name_the_rule(cell: int, why: str) -> None:
    p = started(open_box="yes")
    if cell == APEX:
        p.play(p.turn, APEX)
    answer = attempt(p, p.turn, cell)
    assert answer is not None
    assert why in answer.fr


def test_nobody_takes_out_of_turn() -> None:
    p = started()
    answer = attempt(p, 1 - p.turn, APEX)
    assert answer is not None
    assert answer.en == "It is not your turn."
    assert p.load[APEX] == 0
