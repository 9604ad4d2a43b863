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
    page = visitors.open("/settings")
    page.get_by_role("switch", name="Son").click()
    hands.new_table(page, "hex")
    untouched = page.context.new_page()  # a reload may still count as touched
    untouched.add_init_script(COUNT)
    untouched.goto(page.url)
    page.close()
    page = untouched
    expect(hands.asked(page)).to_be_visible()
    assert knocks(page) == 0
    move(page)
    assert knocks(page) > 0
