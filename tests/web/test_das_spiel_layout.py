"""What there is to see at a table of DAS SPIEL can be seen: nothing covers the picture, nothing is cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from ludotheque.boxes.das_spiel.lattice import at

from . import tour
from .das_spiel_hands import find_cell, printed, pyramid, wait_for_pyramid, where_is
from .visitors import DESK, PHONE, Visitors

pytestmark = pytest.mark.slow
NARROW = (960, 700)
SLOWLY = 60_000
UNDER_THE_TOP = at(1, 1, 1)
NAMES = ["Nour", "Léo", "Inès", "Sacha", "Camille", "Mamie Odette"]


def at_table(visitors: Visitors, game: str, size: tuple[int, int], seats: int = 2, **options: str) -> Page:
    """With robots."""
    page = visitors.open("about:blank", size=size, name="Nour")
    page.goto(f"/t/{tour.open_table(page, visitors.site, game, 'bots', seats, level=1, options=options)}")
    wait_for_pyramid(page)
    return page


def at_one_device(visitors: Visitors, game: str, size: tuple[int, int], seats: int = 2, **options: str) -> Page:
    page = visitors.open("about:blank", size=size)
    table = tour.open_table(page, visitors.site, game, "device", seats, names=NAMES[:seats], options=options)
    page.goto(f"/t/{table}")
    wait_for_pyramid(page)
    return page


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def is_whole(text: Locator) -> bool:
    whole: bool = text.evaluate("e => e.scrollWidth <= e.clientWidth")
    return whole


@pytest.mark.parametrize("size", [DESK, NARROW, PHONE])
@pytest.mark.parametrize("game", ["el_dado", "perspectives"])
def test_six_players_leave_the_title_its_room(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    page = at_one_device(visitors, game, size, seats=6)
    assert is_whole(page.get_by_role("heading", level=1))
    names = page.get_by_role("list", name="Les places").get_by_role("listitem").locator("b")
    expect(names).to_have_count(6)
    assert all(is_whole(name) for name in names.all())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [NARROW, (1100, 800), PHONE])
def test_the_keys_of_a_throw_stand_below_the_picture(visitors: Visitors, size: tuple[int, int]) -> None:
    page = at_table(visitors, "hide_away", size, setup="corners")
    keys = page.get_by_role("region", name="Viser et lancer")
    expect(keys).to_be_visible(timeout=SLOWLY)
    picture = box(pyramid(page).locator("canvas"))
    assert box(keys)["y"] >= picture["y"] + picture["height"]


def test_covered_dice_that_are_known_can_be_seen_through_the_others(visitors: Visitors) -> None:
    page = at_table(visitors, "el_dado", DESK, open_box="yes")
    through = page.get_by_role("button", name="Voir à travers")
    expect(through).to_have_attribute("aria-pressed", "false")
    assert UNDER_THE_TOP in printed(page)
    assert where_is(page, UNDER_THE_TOP) is None
    page.keyboard.press("t")
    expect(through).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("e => e.resting()", arg=pyramid(page).element_handle())
    assert find_cell(page, UNDER_THE_TOP)
    through.click()
    expect(through).to_have_attribute("aria-pressed", "false")


def test_where_nothing_covered_is_known_there_is_nothing_to_look_through(visitors: Visitors) -> None:
    page = at_table(visitors, "el_dado", DESK)
    expect(page.get_by_role("button", name="Voir à travers")).to_have_count(0)


def test_a_verdict_says_whose_it_is(visitors: Visitors) -> None:
    page = at_one_device(visitors, "spotted_cow_2004", DESK, tempo="relay")
    said = page.get_by_role("status").filter(has=page.locator(".seatpic"))
    expect(said).to_have_count(0)
    page.get_by_role("button", name=re.compile("^aucun creux", re.IGNORECASE)).click()
    expect(said).to_contain_text(re.compile("(Nour|Léo).*(juste|faux)", re.IGNORECASE))


def test_handicap_dice_wear_the_badge_of_their_player(visitors: Visitors) -> None:
    page = at_table(visitors, "perspectives", DESK, seats=4, tempo="relay")
    dice = page.locator(".panel", has=page.get_by_role("heading", name="Dés de handicap")).get_by_role("listitem")
    expect(dice).to_have_count(4)
    expect(dice.locator(".seatpic")).to_have_count(4)
    assert [die.get_attribute("title") for die in dice.all()] == ["Nour", "Robot 1 A", "Robot 1 B", "Robot 1 C"]
