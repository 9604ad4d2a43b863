"""What a player of DAS SPIEL does: presses a cell of the pyramid with the mouse, or picks it from the list beside it.

press_cell(page, cell)     mouse, in 3D; the pyramid is turned by its keys until the cell can be reached
tap_cell(page, cell)       the same by finger
press_listed(page, words)  the button of the list that says these words
listed(page)               all buttons of the list: what may be picked
wait_for_pyramid(page)     until it is drawn (the others do so by themselves)
printed(page)              pips of all dice in the picture by cell; ghosts(page): dice shown before they are laid
Cells are numbered as in ludotheque/boxes/das_spiel/lattice.py: 0 to 44 the base, 164 the top.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

SIDES = ("A", "B", "C", "D")  # D: from above


def pyramid(page: Page) -> Locator:
    return page.locator("[data-pyramid]")


def wait_for_pyramid(page: Page) -> None:
    """Until it is drawn: without a graphics card that takes its time."""
    expect(pyramid(page)).to_have_attribute("data-ready", "", timeout=60_000)


def listed(page: Page) -> Locator:
    """Everything that may be picked in the pyramid, in words."""
    names = re.compile("Ce que tu peux jouer|Les dés que tu vois")
    return page.get_by_role("list", name=names).get_by_role("button")


def press_listed(page: Page, name: str | re.Pattern[str]) -> None:
    listed(page).filter(has_text=name).first.click()


def press_cell(page: Page, cell: int) -> None:
    """By mouse, from the first side from which it can be reached."""
    place = find_cell(page, cell)
    page.mouse.click(place["x"], place["y"])


def tap_cell(page: Page, cell: int) -> None:
    """By finger."""
    place = find_cell(page, cell)
    page.touchscreen.tap(place["x"], place["y"])


def point_at_cell(page: Page, cell: int) -> None:
    place = find_cell(page, cell)
    page.mouse.move(place["x"], place["y"])


def find_cell(page: Page, cell: int) -> dict[str, float]:
    """Where it can be pressed; the pyramid is turned until it can."""
    wait_for_pyramid(page)
    for side in (None, *SIDES):
        if side:
            turn_to(page, side)
        found = where_is(page, cell)
        if found:
            return found
    raise AssertionError(f"cell {cell} cannot be reached from any side")


def where_is(page: Page, cell: int) -> dict[str, float] | None:
    pyramid(page).scroll_into_view_if_needed()
    found: dict[str, float] | None = pyramid(page).evaluate("(e, cell) => e.whereIs(cell)", cell)
    return found


def turn_to(page: Page, side: str) -> None:
    key = page.get_by_role("toolbar", name="Tourner la pyramide").get_by_role("button").nth(SIDES.index(side))
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("e => e.resting()", arg=pyramid(page).element_handle())


def printed(page: Page) -> dict[int, str]:
    """The pips of every die in the picture: faces A, B and C, then those opposite; 0 where there are none."""
    wait_for_pyramid(page)
    found: dict[str, str] = pyramid(page).evaluate("e => e.printed()")
    return {int(cell): faces for cell, faces in found.items()}


def look(page: Page) -> dict[str, Any]:
    """From where the pyramid is seen: azimuth and elevation."""
    wait_for_pyramid(page)
    found: dict[str, Any] = pyramid(page).evaluate("e => e.look()")
    return found


def ghosts(page: Page) -> list[int]:
    """Cells in which a die is shown that is not there yet."""
    return [int(cell) for cell in (pyramid(page).get_attribute("data-ghosts") or "").split()]
