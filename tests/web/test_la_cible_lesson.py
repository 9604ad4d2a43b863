"""The lesson of LA CIBLE: a fruit, a slip, a letter, a bid and a level, in either language."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from .cible_hands import ANSWER, BID
from .visitors import DESK, PHONE, Visitors

pytestmark = pytest.mark.slow
FRENCH = ("Leçon", "Les Pommes", "banane", "une abeille", "Miser", "Je valide", "bleu", "Rouge", "Continuer", "Fermer")
ENGLISH = ("lesson", "Apples", "banana", "a bee", "Bid", "I validate", "blue", "Red", "Go on", "Close")


@pytest.mark.parametrize(("language", "words"), [("fr", FRENCH), ("en", ENGLISH)], ids=["fr", "en"])
def test_it_is_played_to_its_end(visitors: Visitors, language: Literal["fr", "en"], words: tuple[str, ...]) -> None:
    door, fruit, again, insect, bid, validate, first, second, on, close = words
    page = visitors.open("/game/la_cible", size=PHONE if language == "fr" else DESK, language=language)
    page.get_by_role("button", name=door).click()
    lesson = page.get_by_role("dialog")
    say(lesson, "qwxz")
    expect(lesson.get_by_role("button", name=on)).to_have_count(0)
    for text in (fruit, again, insect):
        say(lesson, text)
        lesson.get_by_role("button", name=on).click()
    lesson.get_by_role("spinbutton", name=BID).fill("7")
    lesson.get_by_role("button", name=bid).click()
    expect(lesson.locator(".problem")).to_contain_text("3")
    lesson.get_by_role("spinbutton", name=BID).fill("4")
    lesson.get_by_role("button", name=bid).click()
    lesson.get_by_role("button", name=on).click()
    lesson.get_by_role("button", name=validate).click()
    expect(lesson.locator(".problem")).to_be_visible()
    for text in (first, second):
        say(lesson, text)
        expect(lesson.locator(".chip").filter(has_text=text.lower())).to_be_visible()
    lesson.get_by_role("button", name=validate).click()
    lesson.get_by_role("button", name=close).click()
    expect(lesson).to_be_hidden()


def say(lesson: Locator, text: str) -> None:
    lesson.get_by_role("textbox", name=ANSWER).fill(text)
    lesson.get_by_role("textbox", name=ANSWER).press("Enter")
