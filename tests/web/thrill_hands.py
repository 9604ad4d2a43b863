"""What a player of THRILL sees and does: found by role and name, for the browser tests."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from . import hands
from .visitors import PHONE, Visitors


def ghost(page: Page) -> Locator:
    """The disc that is being laid."""
    return page.get_by_role("button", name=re.compile("Flèches : déplacer"))


def push(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Pousser|Poser ici)$"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Ta mise")


def stock(page: Page) -> Locator:
    return page.get_by_role("region", name="Disques du stock").get_by_role("button")


def bill(page: Page) -> Locator:
    return page.get_by_role("region", name="Tombés")


def discs(page: Page) -> Locator:
    return page.get_by_role("list", name="Disques sur le plateau").get_by_role("listitem")


def player(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Autour du plateau").get_by_role("listitem").filter(has_text=name)


def bid(page: Page, tokens: int) -> None:
    slider(page).press(str(tokens))
    expect(slider(page)).to_have_attribute("aria-valuenow", str(tokens))
    page.get_by_role("button", name=re.compile("^Miser")).click()


def two_at_thrill(visitors: Visitors, cards: bool = False) -> tuple[Page, Page]:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    nour.goto("/game/thrill")
    if cards:
        hands.choose(nour.get_by_role("group", name="Cartes").get_by_role("radio", name="oui"))
    nour.get_by_role("button", name=hands.WAYS["link"]).click()
    nour.wait_for_url(re.compile(r"/t/\w+"))
    leo.goto(nour.url)
    hands.sit(leo)
    hands.begin(nour)
    return nour, leo


def choose_disc(*pages: Page) -> None:
    """Whoever is Chief takes a medium disc: it has more room in the strip than a large one."""
    lit = [page.locator(".stock .lit").last for page in pages]
    chief = next(n for n in cycle(range(len(pages))) if lit[n].is_visible())
    lit[chief].click()
    for page in pages:
        expect(slider(page)).to_be_visible()


def to_placing(nour: Page, leo: Page) -> None:
    """Nour bids less, so Nour pushes."""
    choose_disc(nour, leo)
    bid(nour, 0)
    bid(leo, 1)


def place(shown: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height on the screen."""
    box = shown.bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def drag(page: Page, right: float, down: float) -> None:
    left, top, width, height = place(ghost(page))
    x, y = left + width / 2, top + height / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=4)
    page.mouse.up()


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Tes cartes").get_by_role("button", name=name)
