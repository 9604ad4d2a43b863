"""What people do at a table of LA CIBLE, found as a screen reader finds it, in either language."""

from __future__ import annotations

import re
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from ludotheque.boxes.la_cible.phases import START
from ludotheque.boxes.la_cible.referee import AnswerSet
from ludotheque.boxes.la_cible.words import PHASES

from . import hands
from .cible_stand_in import Seen, Until, card, play_on
from .tour import open_table
from .visitors import DESK, PHONE, Visitors

NO_CLOCK: Final = "sans limite"
ALOUD: Final = "quelqu'un de la table, à voix haute"
LONG: Final = 40_000  # milliseconds: until decks are read, robots have thought, or a clock is done
NAMES: Final = ["Nour", "Léo", "Inès"]
ANSWER: Final = re.compile("^(Ta réponse|Your answer)$")
SIT: Final = re.compile("^(M’asseoir ici|Sit here)$")
BID: Final = re.compile("^(Ta mise|Your bid)$")
# What was sent has been taken, or refused in words.
SETTLED: Final = """() => {
    const field = document.querySelector(".cible form .field");
    return !field || !field.value || document.querySelector(".cible .problem");
}"""


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name=ANSWER)


def bid_field(page: Page) -> Locator:
    return page.get_by_role("spinbutton", name=BID)


def question(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^(Cite|Name) "))


def given(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Déjà dit|Said so far)$")).get_by_role("listitem")


def noted(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Noté|Noted)$")).get_by_role("listitem")


def towers(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^(La cible|The target)$")).get_by_role("listitem")


def problem(page: Page) -> Locator:
    return page.locator(".cible .problem")


def answer(page: Page, text: str) -> None:
    field(page).fill(text)
    field(page).press("Enter")


def press(page: Page, name: str) -> None:
    """A key, whoever draws it: the bar, or the scene."""
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def asked(page: Page) -> AnswerSet:
    """The answers of the first round's question that is shown."""
    text = question(page).inner_text().removesuffix(".")
    word, rest = text.split(" ", 1)
    return card(1, rest, "fr" if word == "Cite" else "en")


def my_turn(visitors: Visitors, size: tuple[int, int] = DESK) -> Page:
    """Against robots and without a clock, until the camera is here."""
    page = visitors.open(size=size, name="Nour")
    hands.new_table(page, "la_cible", time=NO_CLOCK)
    expect(field(page)).to_be_visible(timeout=LONG)
    return page


def one_device(page: Page, site: str, **options: str) -> None:
    """Everybody at one device, without a clock unless an option says otherwise."""
    wish = {"time": "none", **options}
    page.goto(f"/t/{open_table(page, site, 'la_cible', 'device', seats=3, names=NAMES, options=wish)}")
    expect(towers(page)).to_have_count(3, timeout=LONG)


def reach(page: Page, phase: int, until: Until) -> None:
    """The table is played on to a moment of this phase, and the page shows it."""
    play_on(page, lambda seen: seen.phase == phase and until(seen))
    expect(page.locator(".cible .phase")).to_contain_text(re.compile("|".join(PHASES[phase])))


def to_write(seen: Seen) -> bool:
    return seen.kind == "text"


def to_bid(seen: Seen) -> bool:
    return seen.kind == "number"


def to_start(seen: Seen) -> bool:
    return START in seen.choices


def two_people(visitors: Visitors, language: Literal["fr", "en"] = "fr") -> tuple[Page, Page]:
    """Two people and a robot, far apart, without a clock. First the one whom the camera picks first."""
    nour, leo = visitors.open(name="Nour", language=language), visitors.open(size=PHONE, name="Léo", language=language)
    far_apart(nour, leo, visitors.site, language=language)
    begin(nour)
    nour.get_by_text(re.compile("(caméra est sur|camera is on) (toi|you|Léo)")).last.wait_for(timeout=LONG)
    return (nour, leo) if field(nour).is_visible() else (leo, nour)


def far_apart(host: Page, guest: Page, site: str, **options: str) -> str:
    """Three seats, two taken; the address of the table, which has not begun."""
    wish = {"time": "none", **options}
    host.goto(f"/t/{open_table(host, site, 'la_cible', 'link', seats=3, options=wish)}")
    guest.goto(host.url)
    guest.get_by_role("button", name=SIT).first.click()
    expect(guest.get_by_text(re.compile("^(c’est toi|that’s you)$"))).to_be_visible()
    return host.url


def begin(host: Page) -> None:
    host.get_by_role("button", name=re.compile("^(Commencer|Start)$")).click()
    expect(towers(host)).to_have_count(3, timeout=LONG)
