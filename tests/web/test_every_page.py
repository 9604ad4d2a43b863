"""What holds on every page: nothing to scroll sideways, nothing left in the other language, nothing inaccessible."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Page

from scripts import front_end

from .tour import STOPS, open_table
from .visitors import PHONE, SMALL_PHONE, Visitors

pytestmark = pytest.mark.slow
WORDS = front_end.WEB / "src"
AXE = front_end.WEB / "node_modules" / "axe-core" / "axe.min.js"
SEEN_AND_HEARD = """[...document.querySelectorAll("body, body *")].flatMap(e => [
    e.ariaLabel, e.title, e.alt, e.placeholder,
    ...[...e.childNodes].filter(n => n.nodeType === Node.TEXT_NODE).map(n => n.data),
]).map(text => String(text ?? "").trim()).filter(Boolean)"""
# Contrast is measured when nothing fades any more; what turns for ever may turn.
STILL = """() => document.getAnimations().every(animation =>
    animation.playState !== "running" || animation.effect?.getTiming().iterations === Infinity)"""


@pytest.mark.parametrize("stop", STOPS)
def test_a_phone_never_scrolls_sideways(visitors: Visitors, stop: str) -> None:
    page = visitors.open("about:blank", size=PHONE)
    STOPS[stop](page, visitors.site)
    for size in (PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [size[0], size[0]]


def test_a_table_whose_own_scene_cannot_be_fetched_still_fits_a_phone(visitors: Visitors) -> None:
    """Everything that may be chosen is in the bar then, however much that is."""
    visitors.forgive("Match")
    page = visitors.open("/", size=PHONE)
    page.route("**/assets/Match*", lambda route: route.abort())
    bid, chief = page.get_by_role("button", name="7 jetons"), page.locator(".say").filter(has_text="À toi, Chef")
    while not bid.count():  # the Chief of the first round, drawn by lot, chooses a disc instead
        page.goto(f"/t/{open_table(page, visitors.site, 'thrill', 'bots', seats=4, level=1)}")
        bid.or_(chief).first.wait_for(state="attached")
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [PHONE[0], PHONE[0]]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("stop", STOPS)
def test_everybody_can_read_it(visitors: Visitors, stop: str, language: Literal["fr", "en"]) -> None:
    """No word is left in the other language, and axe finds nothing serious: in French by day, in English by night."""
    page = visitors.open("about:blank", language=language)
    page.emulate_media(color_scheme="light" if language == "fr" else "dark", reduced_motion="reduce")
    STOPS[stop](page, visitors.site)
    shown = set(page.evaluate(SEEN_AND_HEARD))
    french, english = texts("fr"), texts("en")
    own, other = (french, english) if language == "fr" else (english, french)
    assert shown & own, "the page says something"
    assert shown & (other - own) == set()
    assert page.locator("html").get_attribute("lang") == language
    assert violations(page) == []


def texts(language: str) -> set[str]:
    """The fixed texts of the shell and of the screens that boxes have of their own."""
    shell = (WORDS / "words" / f"{language}.ts").read_text(encoding="utf-8")
    own = [path.read_text(encoding="utf-8").split("const en", 1) for path in (WORDS / "games").glob("*/words.ts")]
    strings = re.findall(r'"(?:[^"\\]|\\.)*"', shell + "".join(words[language == "en"] for words in own))
    return {text for text in map(json.loads, strings) if any(letter.isalpha() for letter in text)}


def violations(page: Page) -> list[str]:
    """Serious and critical ones, with the first place of each."""
    front_end.install()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(STILL)
    results = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['nodes'][0]['html']} {v['nodes'][0]['failureSummary']}"
        for v in results["violations"]
        if v["impact"] in ("serious", "critical")
    ]
