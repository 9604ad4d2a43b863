"""Sounds: none until somebody wants them, and none that the page was not touched for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .visitors import Visitors

pytestmark = pytest.mark.slow
COUNT = """
window.knocks = 0;
const Silent = OscillatorNode;
window.OscillatorNode = class extends Silent {
    start(when) { knocks++; super.start(when); }
};
"""
# The browser takes whatever a test asks the page for a touch of the user; here only a real press is one.
TOUCHED_BY_HAND = """
let touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
"""


def listener(visitors: Visitors) -> Page:
    page = visitors.open()
    page.add_init_script(COUNT)
    hands.new_table(page, "hex")
    expect(hands.asked(page)).to_be_visible()
    return page


def knocks(page: Page) -> int:
    return int(page.evaluate("knocks"))


def switch_sound(page: Page) -> None:
    hands.menu(page, "Son")
    page.keyboard.press("Escape")


def move(page: Page) -> None:
    hands.pick_first(page)
    expect(hands.asked(page)).to_be_visible()


def test_nothing_is_heard_unasked(visitors: Visitors) -> None:
    page = listener(visitors)
    move(page)
    assert knocks(page) == 0


def test_the_switch_in_the_menu_turns_sounds_on_and_off(visitors: Visitors) -> None:
    page = listener(visitors)
    switch_sound(page)
    tried = knocks(page)
    assert tried > 0, "one hears what one has switched on"
    move(page)
    loud = knocks(page)
    assert loud > tried
    switch_sound(page)
    move(page)
    assert knocks(page) == loud


def test_sounds_stay_on_but_wait_for_a_touch(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open("/settings", name="Léo")
    leo.get_by_role("switch", name="Son").click()
    hands.new_table_for_two(nour, leo, "hex")
    untouched = leo.context.new_page()
    untouched.add_init_script(COUNT + TOUCHED_BY_HAND)
    untouched.goto(leo.url)
    leo.close()
    hands.pick_first(nour)
    expect(hands.asked(untouched)).to_be_visible()
    assert knocks(untouched) == 0
    hands.pick_first(untouched)
    expect(hands.asked(nour)).to_be_visible()
    assert knocks(untouched) > 0
