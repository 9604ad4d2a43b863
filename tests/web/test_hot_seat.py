"""Several people at one device: it goes from hand to hand, behind a curtain where there are secrets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


def at_one_device(page: Page, game: str) -> None:
    page.goto(f"/game/{game}")
    for n, name in enumerate(("Nour", "Léo"), start=1):
        page.get_by_label(f"Nom {n}").fill(name)
    page.get_by_role("button", name="Jouer sur cet appareil").click()


def test_the_device_goes_from_hand_to_hand(visitors: Visitors) -> None:
    page = visitors.open(size=PHONE)
    at_one_device(page, "tic_tac_toe")
    for place, name in ((0, "Nour"), (3, "Léo"), (1, "Nour"), (4, "Léo"), (2, "Nour")):
        expect(hands.prompt(page)).to_contain_text(f"À toi, {name}")
        hands.cell(page, place).tap()
        expect(hands.cell(page, place)).to_have_accessible_name(re.compile(f"de {name}"))
    expect(page.get_by_role("heading", name="Nour gagne")).to_be_visible()


def test_a_curtain_keeps_secrets_between_neighbours(visitors: Visitors) -> None:
    """Nour hides and Léo looks; then Léo, who has the device in hand, hides and Nour looks."""
    page = visitors.open(size=PHONE)
    at_one_device(page, "pearl")
    lift_curtain(page, "Nour")
    for seeker in ("Léo", "Nour"):
        expect(hands.prompt(page)).to_contain_text("Cache")
        hands.cell(page, 1).tap()
        expect(page.get_by_role("dialog")).to_contain_text(seeker)
        expect(page.get_by_role("gridcell")).to_have_count(0)
        lift_curtain(page, seeker)
        expect(hands.cells(page)).to_have_count(3)
        expect(page.get_by_role("gridcell", name="perle")).to_have_count(0)
        hands.cell(page, 0).tap()
    expect(hands.end_panel(page)).to_be_visible()


def lift_curtain(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=f"C’est moi, {name}").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(hands.prompt(page)).to_contain_text(f"À toi, {name}")
