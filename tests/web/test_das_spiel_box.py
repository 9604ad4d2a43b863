"""The page of the box: games in a triangle and in a list, which shows what was asked for in the order asked for."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import Locator, Page, expect

from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
ALL = re.compile("^Tous$")


def rows(page: Page) -> Locator:
    return page.get_by_role("table").get_by_role("rowheader").get_by_role("link")


def column(page: Page, name: str) -> list[str]:
    return page.locator(f"tbody td.{name}").all_inner_texts()


def minutes(text: str) -> int:
    """Of "15 min" or "1 h 30"."""
    first, *rest = map(int, re.findall(r"\d+", text))
    return first * 60 + sum(rest) if " h" in text.replace("\u00a0", " ") else first


def sort_by(page: Page, title: str, order: str) -> None:
    head = page.get_by_role("columnheader", name=title)
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", order)


def show(page: Page, wish: str | re.Pattern[str]) -> None:
    radio = page.get_by_role("radio", name=wish)
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def spots(page: Page) -> Locator:
    return page.get_by_role("group", name="Le triangle de la pintade").get_by_role("button")


def at_the_box(visitors: Visitors, page: Page) -> Page:
    page.goto("/box/das_spiel")
    expect(rows(page).first).to_be_visible()
    return page


def test_every_head_of_the_list_sorts_it_both_ways(visitors: Visitors) -> None:
    page = at_the_box(visitors, visitors.open())
    titles = rows(page).all_inner_texts()
    assert len(titles) > 10
    sort_by(page, "Jeu", "descending")
    assert rows(page).all_inner_texts() == titles[::-1]
    sort_by(page, "Durée", "ascending")
    times = [minutes(text) for text in column(page, "minutes")]
    assert times == sorted(times)
    assert len(set(times)) > 1
    sort_by(page, "Durée", "descending")
    assert [minutes(text) for text in column(page, "minutes")] == times[::-1]
    sort_by(page, "Genre", "ascending")
    kinds = [kind for kind, _ in groupby(column(page, "kind"))]
    assert len(kinds) == len(set(kinds)) > 1


def test_a_wish_leaves_those_games_in_list_and_triangle(visitors: Visitors) -> None:
    page = at_the_box(visitors, visitors.open())
    everything, places = rows(page).count(), spots(page).count()
    show(page, "4 et plus")
    expect(rows(page)).not_to_have_count(everything)
    assert all(int(re.findall(r"\d+", text)[-1]) >= 4 for text in column(page, "players"))
    assert 0 < spots(page).count() < places
    show(page, ALL)
    expect(rows(page)).to_have_count(everything)
    expect(spots(page)).to_have_count(places)


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_die_of_the_triangle_shows_the_games_in_its_place(visitors: Visitors, size: tuple[int, int]) -> None:
    page = at_the_box(visitors, visitors.open(size=size))
    everything = rows(page).count()
    several = spots(page).filter(has_text=re.compile(r"\d")).first
    many = int(several.inner_text())
    several.click()
    expect(several).to_have_attribute("aria-pressed", "true")
    expect(rows(page)).to_have_count(many)
    page.get_by_role("button", name="Montrer tous les jeux").click()
    expect(rows(page)).to_have_count(everything)


def test_a_row_leads_to_its_game(visitors: Visitors) -> None:
    page = at_the_box(visitors, visitors.open())
    title = rows(page).first.inner_text()
    rows(page).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(re.escape(title), re.IGNORECASE))
