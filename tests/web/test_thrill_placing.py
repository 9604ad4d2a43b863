"""THRILL: laying the disc, by mouse and by keys, from any side of the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from . import hands
from .test_trigger import tab_to
from .thrill_hands import bid, bill, choose_disc, drag, ghost, place, push, slider, to_placing, two_at_thrill
from .visitors import Visitors

pytestmark = pytest.mark.slow


def test_the_disc_follows_the_mouse_and_may_be_shifted(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    to_placing(nour, leo)
    expect(ghost(nour)).to_have_accessible_name(re.compile("au milieu, contre le poussoir"))
    drag(nour, -60, 0)
    expect(ghost(nour)).to_have_accessible_name(re.compile(r"[\d,]+ mm à gauche"))
    drag(nour, 120, 0)
    expect(ghost(nour)).to_have_accessible_name(re.compile(r"[\d,]+ mm à droite"))
    push(nour).click()
    for page in (nour, leo):
        expect(bill(page)).to_contain_text(re.compile("tombe"))


def test_where_the_disc_does_not_fit_the_table_says_why(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    to_placing(nour, leo)
    why = nour.get_by_role("alert").get_by_text("sur le poussoir")
    drag(nour, 0, 60)
    expect(push(nour)).to_be_disabled()
    expect(why).to_be_visible()
    drag(nour, 0, -36)
    expect(why).to_have_count(0)
    expect(push(nour)).to_be_enabled()


def test_a_disc_is_laid_and_pushed_by_keyboard_alone(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    choose_disc(nour, leo)
    bid(leo, 1)
    tab_to(nour, slider(nour))
    nour.keyboard.press("ArrowRight")
    nour.keyboard.press("ArrowLeft")
    nour.keyboard.press("Enter")
    expect(ghost(nour)).to_be_visible()
    tab_to(nour, ghost(nour))
    for key, where in (
        ("ArrowRight", "0,5 mm à droite"),
        ("Shift+ArrowRight", "5,5 mm à droite"),
        ("ArrowLeft", "5 mm à"),
    ):
        nour.keyboard.press(key)
        expect(ghost(nour)).to_have_accessible_name(re.compile(f", {where}"))
    nour.keyboard.press("Shift+ArrowDown")
    nour.keyboard.press("Enter")
    expect(push(nour)).to_be_disabled()
    nour.keyboard.press("Shift+ArrowUp")
    nour.keyboard.press("Enter")
    expect(push(nour)).to_be_focused()
    nour.keyboard.press("Enter")
    expect(bill(nour)).to_contain_text(re.compile("tombe"))


def test_arrows_mean_what_they_mean_on_the_screen_when_the_board_is_turned(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    to_placing(nour, leo)
    for _ in range(6):
        ghost(nour).press("PageUp")
    ghost(nour).press("ArrowRight")
    expect(ghost(nour)).to_have_accessible_name(re.compile("0,5 mm à gauche"))


def test_the_board_turns_by_its_rim(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thrill")
    left, top, width, _ = place(page.get_by_role("group", name="Plateau"))
    middle, side = (left + width / 2, top + width / 2), width * 150 / 332
    page.mouse.move(middle[0], middle[1] + side)
    page.mouse.down()
    page.mouse.move(middle[0] - side, middle[1], steps=8)
    page.mouse.up()
    turned = page.get_by_role("group", name="Plateau").locator("> g").first
    assert abs(float((turned.get_attribute("transform") or "")[7:-1]) - 90) < 3
    page.get_by_role("button", name="Tourner le plateau à droite").click()
    assert abs(float((turned.get_attribute("transform") or "")[7:-1]) - 120) < 3
