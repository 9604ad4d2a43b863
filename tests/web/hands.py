"""What people do at a table, found as a screen reader finds it: by role and name. In French, the first language."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LIT = re.compile("tu peux|coûte")
HAND_OVER = re.compile("lance les dés|^passe", re.IGNORECASE)
WAYS = {
    "bots": "Jouer contre des robots",
    "device": "Jouer sur cet appareil",
    "link": "Inviter par lien",
    "screen": "Ouvrir le grand écran",
}


def new_table(page: Page, game: str, way: str = "bots", level: int = 1, site: str = "", **options: str) -> str:
    """Open a table on the game's page, as one does, and give its address."""
    page.goto(f"{site}/game/{game}")
    for title in options.values():
        choose(page.get_by_role("radio", name=title, exact=True))
    if way == "bots":
        choose(page.get_by_role("group", name="Niveau des robots").get_by_role("radio").nth(level - 1))
    page.get_by_role("button", name=WAYS[way]).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    return page.url.removesuffix("?screen")


def choose(radio: Locator) -> None:
    """One presses the chip around it."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def new_table_for_two(page: Page, other: Page, game: str) -> str:
    """The first invites, the second comes by the address, and they begin."""
    address = new_table(page, game, "link")
    other.goto(address)
    sit(other)
    begin(page)
    return address


def sit(page: Page) -> None:
    page.get_by_role("button", name="M’asseoir ici").first.click()
    expect(page.get_by_text("c’est toi")).to_be_visible()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Commencer").click()
    expect(prompt(page)).to_be_visible()


def name_oneself(page: Page, name: str) -> None:
    page.get_by_role("button", name="changer de nom").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Ton nom").fill(name)
    dialog.get_by_role("button", name="C’est moi").click()
    expect(dialog).to_be_hidden()


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="Choisis")


def asked(page: Page) -> Locator:
    """The prompt, when it is this player's turn."""
    return prompt(page).filter(has_text="À toi")


def cells(page: Page) -> Locator:
    return page.get_by_role("gridcell")


def cell(page: Page, place: int) -> Locator:
    return cells(page).nth(place)


def lit(page: Page) -> Locator:
    """What may be picked on the table."""
    on_board, beside = (page.get_by_role(role, name=LIT) for role in ("gridcell", "button"))
    return on_board.or_(beside)


def end_panel(page: Page) -> Locator:
    return page.get_by_role("region").filter(has=page.get_by_role("link", name="Revoir la partie"))


def log_lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Journal").get_by_role("listitem")


def open_chat(page: Page) -> None:
    choose(page.get_by_role("radio", name=re.compile("^Discussion")))


def chat_lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Discussion").get_by_role("listitem")


def say(page: Page, words: str) -> None:
    page.get_by_label("Ton message").fill(words)
    page.get_by_label("Ton message").press("Enter")


def menu(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("group", name="Menu").get_by_role("button", name=name).click()


def resign(page: Page) -> None:
    menu(page, "Abandonner", "Abandonner")
    expect(end_panel(page)).to_be_visible()


def play_to_the_end(page: Page, move: Callable[[Page], None], most: int = 400) -> None:
    """Make moves until the match is over."""
    mine = lit(page).or_(prompt(page).get_by_role("button", name=HAND_OVER)).or_(end_panel(page))
    for _ in range(most):
        mine.first.wait_for()
        if end_panel(page).is_visible():
            return
        move(page)
    raise AssertionError(f"not over after {most} moves")


def pick_first(page: Page) -> None:
    """Press the first thing that is lit; if the table is dark, the button that ends the turn."""
    target = lit(page).or_(prompt(page).get_by_role("button", name=HAND_OVER)).first
    target.wait_for()  # until then others move, which must not be taken for what this press does
    before = told(page)
    target.click()
    wait_until_told(page, before)


def told(page: Page) -> str:
    """What the table looks like to the ear, without hints and refusals: it changes with every move.

    When all pass in TRIGGER and the dice fall alike, only the number of the turn in its facts differs.
    """
    return str(page.locator("main").evaluate(TOLD))


def wait_until_told(page: Page, before: str) -> None:
    page.wait_for_function(f"before => ({TOLD})(document.querySelector('main')) !== before", arg=before)


TOLD = """table => {
    const places = [...table.querySelectorAll("[role=gridcell], .spot")].map(place => place.ariaLabel);
    const prompt = [...table.querySelectorAll(".facts, .say, .keys button")].map(words => words.innerText);
    return [...places, ...prompt].join();
}"""
