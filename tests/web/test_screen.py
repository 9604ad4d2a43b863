"""One big screen, and a phone in every hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import hands, tour
from .visitors import PHONE, TV, Visitors

pytestmark = pytest.mark.slow


def at_the_tv(visitors: Visitors, game: str) -> tuple[Page, Page, Page]:
    """A screen and two phones that joined by its code."""
    tv = visitors.open(size=TV)
    hands.new_table(tv, game, "screen")
    code = (tv.get_by_role("img", name="QR du lien").get_attribute("alt") or "").split()[-2:]
    phones = [visitors.open(f"/j/{''.join(code)}", size=PHONE, name=name) for name in ("Nour", "Léo")]
    for phone in phones:
        hands.sit(phone)
    expect(tv.get_by_text("Léo")).to_be_visible()
    return tv, phones[0], phones[1]


def test_the_code_stays_on_the_screen(visitors: Visitors) -> None:
    tv, _, _ = at_the_tv(visitors, "tic_tac_toe")
    code = tv.get_by_role("banner").get_by_text(re.compile(r"^[A-Z]+ \d+$"))
    expect(code).to_be_visible()
    tv.get_by_role("button", name="Commencer").click()
    expect(hands.cells(tv)).to_have_count(9)
    expect(code).to_be_visible()


def test_a_running_clock_is_seen_across_the_room(visitors: Visitors) -> None:
    tv = visitors.open(size=TV)
    clock = {"kind": "player", "seconds": 300, "increment": 0}
    table = tour.open_table(tv, visitors.site, "tic_tac_toe", "bots", level=1, clock=clock)
    tv.goto(f"/t/{table}?screen")
    expect(tv.get_by_role("timer").first).to_have_text(re.compile("4:[0-5][0-9]"))
    expect(tv.get_by_role("timer").last).to_have_text("5:00")


def test_phones_play_and_the_screen_shows_it(visitors: Visitors) -> None:
    tv, nour, leo = at_the_tv(visitors, "tic_tac_toe")
    tv.get_by_role("button", name="Commencer").click()
    expect(tv.get_by_role("heading", name="On attend Nour")).to_be_visible()
    for phone, place in ((nour, 0), (leo, 3), (nour, 1), (leo, 4), (nour, 2)):
        expect(hands.asked(phone)).to_be_visible()
        hands.cell(phone, place).tap()
        expect(hands.cell(tv, place)).to_have_accessible_name(re.compile("de (Nour|Léo)"))
    expect(tv.get_by_role("heading", name="Nour gagne")).to_be_visible()
    expect(hands.lit(tv)).to_have_count(0)


def test_nothing_secret_reaches_the_screen(visitors: Visitors) -> None:
    """Not even in what the server sends it."""
    tv, nour, leo = at_the_tv(visitors, "pearl")
    received: list[str] = []
    tv.on("websocket", lambda line: line.on("framereceived", lambda text: received.append(str(text))))
    tv.reload()
    tv.get_by_role("button", name="Commencer").click()
    expect(hands.asked(nour)).to_be_visible()
    hands.cell(nour, 1).tap()
    expect(hands.cell(nour, 1)).to_have_accessible_name(re.compile("tasse avec la perle"))
    expect(tv.get_by_role("heading", name="On attend Léo")).to_be_visible()
    expect(hands.cells(tv)).to_have_count(3)
    for page in (tv, leo):
        expect(page.get_by_role("gridcell", name="perle")).to_have_count(0)
    assert received
    assert not any("perle" in text for text in received)
