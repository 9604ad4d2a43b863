"""The games made of plain zones, against a bot to the end, by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from . import hands
from .visitors import Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["tic_tac_toe", "connect_four", "mon_essai", "pearl"])
def test_a_game_is_played_to_its_end(visitors: Visitors, game: str) -> None:
    page = visitors.open()
    hands.new_table(page, game)
    hands.play_to_the_end(page, hands.pick_first)
    expect(page.get_by_role("list", name="Les scores").get_by_role("listitem")).to_have_count(2)
    expect(hands.lit(page)).to_have_count(0)


def test_hex_is_played_to_its_end(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "hex", side="5 × 5")
    expect(hands.cells(page)).to_have_count(25)
    hands.play_to_the_end(page, hands.pick_first)
    expect(page.get_by_role("heading", name="gagn")).to_be_visible()


def test_an_own_game_lies_in_the_empty_box(visitors: Visitors) -> None:
    page = visitors.open()
    page.get_by_role("navigation", name="Les boîtes").get_by_role("link", name="Mon jeu").click()
    page.get_by_role("link", name="Jouer à Mon essai").click()
    expect(page.get_by_role("heading", level=1, name="Mon essai")).to_be_visible()


def test_a_rematch_begins_anew(visitors: Visitors) -> None:
    page = visitors.open()
    first = hands.new_table(page, "tic_tac_toe")
    hands.resign(page)
    page.get_by_role("button", name="La revanche").click()
    expect(hands.asked(page)).to_be_visible()
    assert page.url != first


def test_an_unfinished_game_waits_on_the_shelf(visitors: Visitors) -> None:
    page = visitors.open()
    address = hands.new_table(page, "connect_four")
    hands.pick_first(page)
    page.get_by_role("link", name="l’étagère").click()
    page.get_by_role("link", name=re.compile("^Reprendre Quatre")).click()
    expect(hands.asked(page)).to_be_visible()
    assert page.url == address


def test_numbers_and_points_are_picked_where_a_game_draws_nothing(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "aim")
    expect(hands.prompt(page)).to_contain_text("Combien ?")
    hands.prompt(page).get_by_role("button", name="4").click()
    expect(hands.prompt(page)).to_contain_text("Où ?")
    hands.prompt(page).get_by_role("button", name="À 300 pas").click()
    expect(hands.end_panel(page)).to_contain_text("304")
