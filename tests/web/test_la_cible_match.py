"""LA CIBLE from the first question to the last: a big screen, a phone in somebody's hand, and robots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.boxes.la_cible.phases import FINAL, FIRST_ROUND
from ludotheque.boxes.la_cible.words import PHASES

from . import hands
from .cible_hands import LONG, NO_CLOCK, SETTLED, answer, bid_field, press, question, towers
from .cible_stand_in import NOT_A_WORD, card
from .visitors import PHONE, TV, Visitors

pytestmark = pytest.mark.slow
LEVEL = re.compile(r"^Niveau (\d)$")
READY = ".cible form button[type=submit]:not(.pressed)"  # nothing of what was sent is being judged


def at_the_big_screen(visitors: Visitors) -> tuple[Page, Page]:
    """One person on a phone; robots take the other seats."""
    tv = visitors.open(size=TV)
    address = hands.new_table(tv, "la_cible", "screen", time=NO_CLOCK)
    phone = visitors.open(address, size=PHONE, name="Nour")
    hands.sit(phone)
    tv.get_by_role("button", name="Commencer").click()
    expect(question(tv)).to_be_visible(timeout=LONG)
    return tv, phone


def test_a_whole_match_with_a_big_screen_a_typed_player_and_robots(visitors: Visitors) -> None:
    tv, phone = at_the_big_screen(visitors)
    expect(towers(tv)).to_have_count(3)
    seen = play_to_the_end(phone)
    assert seen[0] == FIRST_ROUND
    assert len(seen) >= 3, "the phases came one after the other"
    expect(tv.get_by_role("heading", name=re.compile("gagne"))).to_be_visible()
    expect(tv.get_by_role("region", name="Points").get_by_role("listitem")).to_have_count(3)
    expect(phone.get_by_role("region", name="Points")).to_contain_text(re.compile(r"[1-9]\d* points?"))
    expect(phone.get_by_role("list", name="La montée")).to_be_attached()


def play_to_the_end(page: Page) -> list[int]:
    """Errs in the first round, so that it ends, and knows everything afterwards; the phases that asked something."""
    wanted = page.locator(READY).or_(go_on(page)).or_(hands.end_panel(page))
    seen: list[int] = []
    while True:
        wanted.first.wait_for(timeout=LONG)
        if hands.end_panel(page).is_visible():
            return seen
        if go_on(page).is_visible():
            key = hands.prompt(page).get_by_role("button", name=go_on(page).inner_text(), exact=True)
            key.click()
            expect(key).to_be_hidden()  # this one: "C'est parti" may follow upon "On continue" at once
        else:
            phase = phase_of(page)
            seen += [phase] if phase not in seen else []
            take_part(page, phase)


def go_on(page: Page) -> Locator:
    return hands.prompt(page).get_by_role("button", name=re.compile("^(C'est parti|On continue)"))


def phase_of(page: Page) -> int:
    shown = page.locator(".cible .phase b").text_content()
    return next(n for n, title in enumerate(PHASES) if title.fr == shown)


def take_part(page: Page, phase: int) -> None:
    if bid_field(page).is_visible():
        duel = page.get_by_role("region", name="Le duel")
        before = duel.inner_html()
        press(page, "Miser")
        page.wait_for_function(CHANGED, arg=before)
    elif phase == FINAL and (level := level_of(page)) and noted(page) >= level:
        press(page, "Je valide")
    else:
        answer(page, NOT_A_WORD if phase == FIRST_ROUND else fresh(page, phase))
        page.wait_for_function(SETTLED)


CHANGED = """before => (document.querySelector(".cible .sides")?.parentElement.innerHTML ?? "") !== before"""


def level_of(page: Page) -> int:
    return int(page.get_by_text(LEVEL).inner_text().split()[-1])


def noted(page: Page) -> int:
    return page.get_by_role("region", name="Noté").get_by_role("listitem").count()


def fresh(page: Page, phase: int) -> str:
    """A right answer to what is shown that nobody has given."""
    heading = page.locator(".cible h2").first.inner_text()
    said = page.locator(".cible .given .text").all_inner_texts()
    examples = page.locator(".cible .examples").all_inner_texts()
    known = {*said, *", ".join(examples).split(", ")}
    return next(a.shown for a in card(phase, heading).answers if a.shown not in known)
