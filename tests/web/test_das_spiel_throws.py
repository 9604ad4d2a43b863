"""Hide Away and Eintrichtern in the browser: a throw is aimed and seen, a funnel is seen and hidden again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands
from .das_spiel_hands import press_listed, pyramid, wait_for_pyramid
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
SLOWLY = 60_000  # pictures without a graphics card take their time


def cross(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Viseur"))


def throw(page: Page) -> Locator:
    return page.get_by_role("button", name="Lancer", exact=True)


def to_aiming(page: Page) -> None:
    hands.new_table(page, "hide_away", setup="une dans chaque coin")
    wait_for_pyramid(page)
    expect(throw(page)).to_be_visible(timeout=SLOWLY)


def test_a_throw_is_aimed_and_made_by_keys_alone(visitors: Visitors) -> None:
    page = visitors.open()
    to_aiming(page)
    cross(page).focus()
    before = cross(page).get_attribute("aria-label")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowDown")
    expect(cross(page)).not_to_have_accessible_name(before or "")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^Le dé (s'arrête|quitte le plateau)")).first).to_be_visible(timeout=SLOWLY)


def test_a_tap_on_the_plate_aims_there(visitors: Visitors) -> None:
    page = visitors.open(size=PHONE)
    to_aiming(page)
    place = pyramid(page).locator("canvas").bounding_box()
    assert place
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.55)
    expect(cross(page)).to_have_accessible_name(re.compile("rangée [34], place [34]"))
    throw(page).click()
    expect(throw(page)).to_be_visible(timeout=SLOWLY)


def test_a_funnel_is_seen_for_a_moment_and_then_nowhere(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "funnel_memory", "device")
    wait_for_pyramid(page)
    press_listed(page, "étage 2")
    seen = page.locator(".peek")
    expect(seen).to_have_text(re.compile(r"^\d · \d · \d$"))
    expect(hands.prompt(page)).to_contain_text("Regarde bien")
    shown = seen.inner_text()
    expect(seen).to_have_count(0, timeout=SLOWLY)
    expect(page.get_by_text(shown)).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^garde", re.IGNORECASE))).to_be_visible(timeout=SLOWLY)
