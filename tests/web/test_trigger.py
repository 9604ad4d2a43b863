"""TRIGGER from the first throw to the last tile, by mouse and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands
from .visitors import DESK, PHONE, Visitors

pytestmark = pytest.mark.slow
SIDE = 6


def own_board(page: Page) -> Locator:
    return page.get_by_role("grid", name="Ton plateau")


def test_a_match_by_mouse(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "trigger")
    page.get_by_label("Vitesse").select_option(label="aucune")
    expect(own_board(page).get_by_role("gridcell")).to_have_count(SIDE * SIDE)
    hands.play_to_the_end(page, hands.pick_first)
    expect(page.get_by_role("heading", name=re.compile("gagn|Égalité"))).to_be_visible()


def test_a_match_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.open("/game/trigger")
    tab_to(page, page.get_by_role("group", name="Niveau des robots").get_by_role("radio", checked=True))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, page.get_by_role("button", name="Jouer contre des robots"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Vitesse"))
    page.keyboard.press("End")
    tab_to(page, own_board(page).get_by_role("gridcell"), backwards=True)
    hands.play_to_the_end(page, pick_by_key)
    tab_to(page, page.get_by_role("link", name="Revoir la partie"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Coup")).to_be_visible()


def tab_to(page: Page, wanted: Locator, backwards: bool = False) -> None:
    """Where the tab key leads, sooner or later."""
    wanted.first.wait_for()
    for _ in range(100):
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"the tab key does not lead to {wanted}")


def pick_by_key(page: Page) -> None:
    """Walk to the first lit tile and press Enter; if none is lit, the first key of the prompt."""
    before = hands.told(page)
    here, there = own_board(page).get_by_role("gridcell").evaluate_all(FOCUSED_AND_LIT)
    assert here >= 0, "the focus has left the board"
    for key in walk(here, there) if there >= 0 else ["1"]:
        page.keyboard.press(key)
    hands.wait_until_told(page, before)


FOCUSED_AND_LIT = """tiles => [
    tiles.indexOf(document.activeElement),
    tiles.findIndex(tile => tile.ariaLabel.includes("coûte")),
]"""


def walk(here: int, there: int) -> list[str]:
    down, right = there // SIDE - here // SIDE, there % SIDE - here % SIDE
    vertical = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    return vertical + ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right) + ["Enter"]


def test_a_tile_that_may_not_be_turned_says_why(visitors: Visitors) -> None:
    """A number above the throw, or after a double six a star: those are never paid for."""
    page = visitors.open()
    hands.new_table(page, "trigger")
    expect(hands.asked(page)).to_be_visible()
    expect(page.get_by_label("Vitesse")).to_be_visible()  # the dice lie still: a press no longer skips their roll
    dark = own_board(page).get_by_role("gridcell", name=re.compile(r"^(le \d+|étoile), rangée")).first
    dark.click()
    expect(dark).to_contain_text(re.compile("coûte|étoile"))
    expect(page.get_by_role("alert").filter(has_text=re.compile("coûte|étoile"))).to_be_attached()


def test_a_tile_is_taken_back_freely(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "trigger")
    page.get_by_label("Vitesse").select_option(label="aucune")
    while not hands.lit(page).count():
        hands.pick_first(page)
    tile = hands.lit(page).first
    name = tile.get_attribute("aria-label") or ""
    tile.click()
    expect(page.get_by_role("gridcell", name=name, exact=True)).to_have_count(0)
    page.get_by_role("button", name="Reprendre mon coup").click()
    expect(page.get_by_role("gridcell", name=name, exact=True)).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_key_that_takes_back_stays_in_its_place(visitors: Visitors, size: tuple[int, int]) -> None:
    """Other keys come and go with the turn: a finger on its way to this one must still meet it."""
    page = visitors.open(size=size)
    page.add_init_script(PLACES_OF_KEY)
    hands.new_table(page, "trigger")
    page.get_by_label("Vitesse").select_option(label="aucune")
    for _ in range(10):
        hands.pick_first(page)
    expect(hands.asked(page)).to_be_visible()
    assert len(page.evaluate("[...places]")) == 1, page.evaluate("[...places]")


PLACES_OF_KEY = """
window.places = new Set();
(function look() {
    const key = document.querySelector("[aria-label='Reprendre mon coup']")?.getBoundingClientRect();
    if (key) places.add(`${key.right}, ${key.bottom}`);
    requestAnimationFrame(look);
})();
"""


def test_a_running_chain_ends_at_what_the_table_knows(visitors: Visitors) -> None:
    """With everything that slides and turns, and without waiting for it."""
    page = visitors.open(motion="no-preference")
    hands.new_table(page, "trigger")
    for _ in range(6):
        expect(hands.asked(page)).to_be_visible()
        hands.pick_first(page)
    expect(hands.asked(page)).to_be_visible()
    expect(page.get_by_label("Vitesse")).to_be_visible()
    shown = without_links(hands.told(page))
    page.reload()
    expect(hands.asked(page)).to_be_visible()
    expect(own_board(page)).to_be_visible()
    assert without_links(hands.told(page)) == shown


def without_links(told: str) -> str:
    """The numbers of the last chain are gone after a reload."""
    return re.sub(r", maillon \d+", "", told)


def test_the_problem_of_the_day_opens_from_the_shelf(visitors: Visitors) -> None:
    page = visitors.open()
    page.get_by_role("button", name="Chercher").click()
    expect(page.get_by_role("grid", name="Problème")).to_be_visible()
    expect(hands.asked(page)).to_be_visible()
