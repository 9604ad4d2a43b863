"""How each device likes it: language, light, size of text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


def brightness(page: Page) -> float:
    """Of the ink of the heading."""
    page.get_by_role("heading", level=1).wait_for()
    ink = "[...getComputedStyle(document.querySelector('h1')).color.matchAll(/[\\d.]+/g)].slice(0, 3)"
    return float(page.evaluate(f"{ink}.reduce((sum, [n]) => sum + Number(n), 0)"))


def test_the_language_of_the_browser_is_spoken(visitors: Visitors) -> None:
    expect(visitors.open(language="fr").get_by_role("heading", name="On joue à quoi")).to_be_visible()
    expect(visitors.open(language="en").get_by_role("heading", name="What shall we play")).to_be_visible()


def test_a_chosen_language_stays(visitors: Visitors) -> None:
    page = visitors.open()
    page.get_by_role("group", name="Langue").get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="What shall we play")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/game/trigger")
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()


def test_the_evening_follows_the_device_until_one_chooses(visitors: Visitors) -> None:
    page = visitors.open("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    day = brightness(page)
    page.emulate_media(color_scheme="dark")
    evening = brightness(page)
    assert evening > day, "in the evening the ink is light"
    hands.choose(page.get_by_role("radio", name="après-midi"))
    assert brightness(page) == day
    page.reload()
    expect(page.get_by_role("radio", name="après-midi")).to_be_checked()
    assert brightness(page) == day


def test_the_switch_in_the_bar_turns_the_light(visitors: Visitors) -> None:
    page = visitors.open()
    day = brightness(page)
    page.get_by_role("button", name="Soir").click()
    expect(page.get_by_role("button", name="Après-midi")).to_be_visible()
    assert brightness(page) > day


def test_larger_text_is_larger_and_stays(visitors: Visitors) -> None:
    page = visitors.open("/settings", size=PHONE)
    heading = page.get_by_role("heading", level=1)
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    before = heading.evaluate(size)
    hands.choose(page.get_by_role("radio", name="150"))
    assert heading.evaluate(size) > before * 1.2
    page.reload()
    expect(page.get_by_role("radio", name="150")).to_be_checked()
    assert heading.evaluate(size) > before * 1.2


@pytest.mark.parametrize("name", ["Contraste", "Motifs", "Moins de mouvement", "Son", "Discussion"])
def test_a_switch_stays_as_it_was_left(visitors: Visitors, name: str) -> None:
    page = visitors.open("/settings")
    switch = page.get_by_role("switch", name=name)
    before = switch.is_checked()
    switch.click()
    page.reload()
    expect(switch).to_be_checked(checked=not before)


# What a switch is for, read from the page: a value that differs once it is on.
EFFECTS = {
    "Contraste": "getComputedStyle(document.querySelector('main p.soft')).color",
    "Motifs": "getComputedStyle(document.querySelector('.seatpic')).filter",
    "Moins de mouvement": "getComputedStyle(document.documentElement).getPropertyValue('--t-move')",
}


@pytest.mark.parametrize("name", EFFECTS)
def test_a_switch_does_what_it_says_and_undoes_it(visitors: Visitors, name: str) -> None:
    page = visitors.open("/settings", motion="no-preference")
    switch = page.get_by_role("switch", name=name)
    expect(switch).not_to_be_checked()
    before = page.evaluate(EFFECTS[name])
    switch.click()
    assert page.evaluate(EFFECTS[name]) != before
    switch.click()
    assert page.evaluate(EFFECTS[name]) == before


def test_a_name_and_a_colour_are_remembered(visitors: Visitors) -> None:
    page = visitors.open()
    hands.name_oneself(page, "Zoé")
    page.reload()
    expect(page.get_by_role("button", name="Zoé : changer de nom")).to_be_visible()
