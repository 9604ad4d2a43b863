"""Somebody leaves in mid-match: after a while a bot may play for them, until they are back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands
from .server import serve
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
AWAY = 20_000


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Of a server that does not wait for the twenty seconds; the browser's are skipped."""
    with serve(tmp_path, program="tests.web.impatient") as address:
        yield address


def seat_of(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Places").get_by_role("listitem").filter(has_text=name)


def cover(page: Page) -> Locator:
    return page.get_by_role("button", name="Faire jouer un robot pour Léo")


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    nour.clock.install()
    address = hands.new_table_for_two(nour, leo, "tic_tac_toe")
    hands.cell(nour, 4).click()
    expect(hands.asked(leo)).to_be_visible()
    leo.goto("about:blank")
    expect(seat_of(nour, "Léo")).to_contain_text("absent de l’écran")
    expect(cover(nour)).to_have_count(0)

    nour.clock.fast_forward(AWAY)
    cover(nour).click()
    expect(seat_of(nour, "Léo")).to_contain_text("un robot joue à sa place")
    expect(nour.get_by_role("gridcell", name=re.compile("^O de Léo"))).to_have_count(1)
    expect(hands.asked(nour)).to_be_visible()

    leo.goto(address)
    expect(seat_of(nour, "Léo")).not_to_contain_text(re.compile("robot|absent"))
    hands.pick_first(nour)
    expect(hands.asked(leo)).to_be_visible()
    expect(hands.log_lines(nour)).to_have_count(3)
    hands.lit(leo).first.tap()
    expect(nour.get_by_role("gridcell", name=re.compile("^O de Léo"))).to_have_count(2)


def test_who_is_back_in_time_is_not_covered(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    nour.clock.install()
    address = hands.new_table_for_two(nour, leo, "tic_tac_toe")
    leo.goto("about:blank")
    expect(seat_of(nour, "Léo")).to_contain_text("absent de l’écran")
    nour.clock.fast_forward(AWAY // 2)
    leo.goto(address)
    expect(seat_of(nour, "Léo")).not_to_contain_text("absent")
    nour.clock.fast_forward(AWAY)
    expect(seat_of(nour, "Léo")).to_be_visible()
    expect(cover(nour)).to_have_count(0)
