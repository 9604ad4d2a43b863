"""A clock for every move: it is seen running down, and at its end the seat is decided for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands, tour
from .visitors import Visitors

pytestmark = pytest.mark.slow
NINE_SECONDS = {"kind": "move", "seconds": 9, "increment": 0}
IN_TIME = 20_000  # milliseconds


def at_a_clock(visitors: Visitors) -> Page:
    page = visitors.open(name="Nour")
    table = tour.open_table(page, visitors.site, "tic_tac_toe", "device", clock=NINE_SECONDS, names=["Nour", "Léo"])
    page.goto(f"/t/{table}")
    expect(hands.prompt(page)).to_contain_text("À toi, Nour")
    return page


def clock(page: Page) -> Locator:
    return page.get_by_role("timer")


def ink(of: Locator) -> str:
    return str(of.evaluate("clock => getComputedStyle(clock).color"))


def test_a_clock_runs_down_and_its_last_five_seconds_stand_out(visitors: Visitors) -> None:
    page = at_a_clock(visitors)
    expect(clock(page)).to_have_accessible_name(re.compile("il reste 0:0[6-9]"))
    early = ink(clock(page))
    expect(clock(page)).to_have_text(re.compile("0:0[1-5]"), timeout=IN_TIME)
    assert ink(clock(page)) != early


def test_who_lets_the_time_run_out_is_decided_for(visitors: Visitors) -> None:
    page = at_a_clock(visitors)
    expect(hands.prompt(page)).to_contain_text("À toi, Léo", timeout=IN_TIME)
    expect(hands.log_lines(page)).to_have_count(1)
    expect(hands.log_lines(page)).to_contain_text("Nour")
    expect(page.get_by_role("gridcell", name=re.compile("^X de Nour"))).to_have_count(1)


def test_a_move_in_time_winds_the_clock_up_for_the_next(visitors: Visitors) -> None:
    page = at_a_clock(visitors)
    expect(clock(page)).to_have_text(re.compile("0:0[1-6]"), timeout=IN_TIME)
    hands.cell(page, 4).click()
    expect(hands.prompt(page)).to_contain_text("À toi, Léo")
    expect(clock(page)).to_have_text(re.compile("0:0[789]"))
    expect(page.get_by_role("gridcell", name=re.compile("^X de Nour"))).to_have_count(1)


def test_a_pause_stops_the_clock(visitors: Visitors) -> None:
    page = at_a_clock(visitors)
    hands.menu(page, "Mettre en pause")
    expect(page.get_by_text("Partie en pause")).to_be_visible()
    left = clock(page).inner_text()
    page.wait_for_function("begun => performance.now() - begun > 2000", arg=page.evaluate("performance.now()"))
    expect(clock(page)).to_have_text(left)
    page.get_by_role("button", name="Reprendre", exact=True).click()
    expect(hands.prompt(page)).to_contain_text("À toi, Nour")
    expect(clock(page)).not_to_have_text(left)
