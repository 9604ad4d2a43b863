"""The bots of El Dado, Rasanto and Cui bono?: they see only what may be seen, and look before they take."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import level_bot
from ludotheque.boxes.das_spiel.cui_bono_2004 import CuiBono2004
from ludotheque.boxes.das_spiel.cui_bono_2004_bot import WON, CuiBonoBot, hopes, turns
from ludotheque.boxes.das_spiel.cui_bono_phases import OVER, PUTTING
from ludotheque.boxes.das_spiel.dice import BLACK, BLUE, GREEN, GREY, RED, UNKNOWN, YELLOW
from ludotheque.boxes.das_spiel.el_dado import GONE, ElDado
from ludotheque.boxes.das_spiel.el_dado_bot import ElDadoBot, Thought, expected
from ludotheque.boxes.das_spiel.lattice import APEX, BASE, CORNERS, COUNT, UPPERS, at
from ludotheque.boxes.das_spiel.rasanto import Rasanto
from ludotheque.boxes.das_spiel.rasanto_bot import FAR, NO_GREEN, RasantoBot, Search, greens
from ludotheque.core.game import CHANCE
from ludotheque.library import game

LAST = 6  # cells that are left when everything can be tried


def heap(colours: dict[int, int], seats: int = 2) -> ElDado:
    """El Dado near its end: only these dice are left."""
    p = ElDado(seats)
    p.set_up({"values": "book", "open_box": "yes"})
    p.turn, p.pending, p.supply = 0, [], []
    p.load = [GONE] * COUNT
    for cell in colours:
        p.load[cell] = sum(1 for above in UPPERS[cell] if above in colours)
    p.free = [cell for cell in colours if p.load[cell] == 0]
    p.know(list(colours), list(colours.values()))
    return p


def cui_bono(under_the_top: list[int]) -> CuiBono2004:
    """Red all over, but for the three dice under the top and the three corners: a red, a yellow, a grey one."""
    p = CuiBono2004(3)
    p.set_up({"open_box": "yes"})
    colour = [RED] * COUNT
    for cell, c in zip(
        [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1), *CORNERS], [*under_the_top, RED, YELLOW, GREY], strict=True
    ):
        colour[cell] = c
    p.begin_with(colour, [0] * COUNT, 0)
    return p


def nearly_full(seed: int, left: int = LAST) -> Rasanto:
    rng, p = Random(seed), Rasanto(2)
    p.set_up({"base_first": "no"})
    p.play(CHANCE, seed % 2)
    while len(p.open) > left:
        p.play(p.turn, rng.choice(p.open))
    return p


def outcome(p: Rasanto, seat: int) -> int:
    """By how many faces this seat wins if both play their best: everything tried."""
    if not p.open:
        return p.scores()[seat] - p.scores()[1 - seat]
    results = []
    for cell in p.open:
        twin = p.clone()
        twin.play(p.turn, cell)
        results.append(outcome(twin, seat))
    return max(results) if p.turn == seat else min(results)


def test_it_does_not_uncover_a_blue_die_for_the_others() -> None:
    """A green on top of a blue, and a black beside: the black first, and the blue is ours."""
    top, below = at(7, 0, 0), at(8, 0, 0)
    p = heap({top: GREEN, below: BLUE, 44: BLACK})
    assert ElDadoBot(5).choose(p, 0, Random(1)) == 44


def test_it_takes_the_dearest_when_nothing_is_uncovered() -> None:
    assert ElDadoBot(4).choose(heap({0: RED, 10: BLUE, 20: GREEN, 44: BLACK}, seats=3), 0, Random(1)) == 10


def test_dice_in_thought_are_put_back() -> None:
    p = game("el_dado").new(seats=3, seed=1).position
    assert isinstance(p, ElDado)
    thought = Thought(p, p.free[:])
    thought.taking(APEX, 0, 3)
    assert (thought.load, sorted(thought.free)) == (p.load, sorted(p.free))


def test_dice_that_nobody_has_seen_count_as_the_average() -> None:
    p = game("el_dado").new(seed=2).position
    assert isinstance(p, ElDado)
    values = expected(p)
    unseen = [p.worth[colour] for colour in p.supply]
    covered = [cell for cell in range(COUNT) if p.colour[cell] == UNKNOWN]
    assert len(covered) == len(unseen) == 56
    assert {values[cell] for cell in covered} == {sum(unseen) / 56}
    assert values[APEX] == p.value[APEX]


def test_greens_are_the_faces_that_come_out_green() -> None:
    for seed in range(5):
        p = nearly_full(seed)
        while p.open:
            p.play(p.turn, p.open[0])
        assert greens([cell for cell in BASE if p.colour[cell] == 1]).bit_count() == p.scores()[1]
    assert NO_GREEN.bit_count() == 60


@pytest.mark.parametrize("seed", range(4))
def test_near_the_end_it_plays_perfectly(seed: int) -> None:
    p = nearly_full(seed)
    seat, best = p.turn, outcome(p, p.turn)
    p.play(seat, RasantoBot(5).choose(p, seat, Random(1)))
    assert outcome(p, seat) == best


def test_search_finds_the_outcome_of_both_playing_their_best() -> None:
    p = nearly_full(7)
    green = greens([cell for cell in BASE if p.colour[cell] == 1])
    search = Search(p.open[:], 1_000_000)
    assert search.lead(green, p.turn, search.everything(), LAST, -FAR, FAR) == outcome(p, p.turn)


@pytest.mark.parametrize("thoughts", [0, 1, 700, 5_000])
def test_it_reckons_no_more_than_it_may(thoughts: int) -> None:
    """But for the cells that it was putting in order when the thoughts ran out, at each depth."""
    p = nearly_full(1, left=30)
    search = Search(p.open[:], thoughts)
    assert search.best(NO_GREEN, p.turn) in p.open
    assert -30 * 30 < search.thoughts <= max(0, thoughts - 30)


@pytest.mark.parametrize("level", [2, 5])
def test_it_keeps_the_cheapest_die_when_none_can_go_back(level: int) -> None:
    """Two yellows and a red under the missing top take no die at all."""
    bot = CuiBonoBot(level)
    bot.skill = bot.skill._replace(sloppiness=0.0)
    assert bot.choose(cui_bono([YELLOW, YELLOW, YELLOW]), 0, Random(1)) == CORNERS[1]


@pytest.mark.parametrize("level", [4, 5])
def test_it_pulls_the_die_that_can_go_back_and_puts_it(level: int) -> None:
    """Three reds under the missing top take the grey or the yellow one, not the red."""
    p, bot = cui_bono([RED, RED, RED]), CuiBonoBot(level)
    p.play(0, bot.choose(p, 0, Random(1)))
    assert p.phase == PUTTING
    assert bot.choose(p, 0, Random(1)) == APEX


def test_others_are_taken_to_put_a_die_back_if_they_can() -> None:
    found = turns(cui_bono([RED, RED, RED]), 9, Random(1))
    assert [end.penalty for end in found] == [[0, 0, 0]] * 2
    (end,) = turns(cui_bono([YELLOW, YELLOW, YELLOW]), 9, Random(1))
    assert end.penalty == [1, 0, 0]


def test_hopes_are_the_points_below_the_others_and_the_win() -> None:
    p = cui_bono([RED, RED, RED])
    p.penalty = [3, 5, 9]
    assert hopes(p) == [4.0, 1.0, -5.0]
    p.phase = OVER
    assert hopes(p) == [4.0 + WON, 1.0 - WON, -5.0 - WON]


@pytest.mark.parametrize("slug", ["cui_bono_2004", "el_dado", "rasanto"])
def test_a_good_player_beats_a_beginner(slug: str) -> None:
    won = 0
    for seed in range(4):
        p, rng = game(slug).new(seats=2, seed=seed).position, Random(seed)
        bots = [level_bot(3 if seat == seed % 2 else 1, type(p)) for seat in range(2)]
        while p.to_act():
            actor = p.to_act()[0]
            p.play(actor, rng.choice(p.choices(actor)) if actor == CHANCE else bots[actor].choose(p, actor, rng))
        won += p.scores()[seed % 2] > p.scores()[1 - seed % 2]
    assert won >= 3
