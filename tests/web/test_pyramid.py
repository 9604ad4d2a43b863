"""The pyramid on the screen: picked by mouse, finger and keys, turned around, and without a secret in it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import hands, tour
from .das_spiel_hands import (
    find_cell,
    ghosts,
    listed,
    look,
    point_at_cell,
    press_cell,
    press_listed,
    printed,
    pyramid,
    tap_cell,
    turn_to,
    wait_for_pyramid,
    where_is,
)
from .visitors import PHONE, TV, Visitors

pytestmark = pytest.mark.slow
APEX, CORNER_A, CORNER_B, BASE_MIDDLE = 164, 0, 36, 20
TURNS = re.compile("vers A")

COUNT_DRAWINGS = """
    window.drawn = 0;
    for (const name of ["drawElementsInstanced", "drawArraysInstanced"]) {
        const draw = WebGL2RenderingContext.prototype[name];
        WebGL2RenderingContext.prototype[name] = function (...all) { window.drawn++; return draw.apply(this, all); };
    }
"""


def at_the_heap(visitors: Visitors, page: Page, **options: str) -> Page:
    page.goto(f"/t/{tour.open_table(page, visitors.site, 'heap', 'bots', seats=3, level=1, options=options)}")
    wait_for_pyramid(page)
    return page


def said(page: Page) -> list[str]:
    return listed(page).all_inner_texts()


def test_a_free_die_is_taken_by_mouse(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open())
    assert APEX in printed(page)
    press_cell(page, APEX)
    expect(listed(page).filter(has_text="Poser : sommet")).to_be_visible()
    assert APEX not in printed(page)


def test_a_die_that_carries_others_says_why_not(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open())
    press_cell(page, CORNER_B)
    expect(page.locator("[data-pyramid] .bubble")).to_be_visible()
    assert CORNER_B in printed(page)


def test_a_ghost_shows_a_placement_before_it_is_made(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open(), shape="bare")
    assert ghosts(page) == []
    point_at_cell(page, BASE_MIDDLE)
    expect(pyramid(page)).to_have_attribute("data-ghosts", str(BASE_MIDDLE))
    page.mouse.move(2, 2)
    expect(pyramid(page)).to_have_attribute("data-ghosts", "")
    listed(page).nth(3).focus()
    expect(pyramid(page)).to_have_attribute("data-ghosts", str(3))


def test_a_die_is_laid_the_way_that_was_picked(visitors: Visitors) -> None:
    """With a ghost in its place until then; and it can be taken back."""
    page = at_the_heap(visitors, visitors.open(), shape="bare")
    press_cell(page, BASE_MIDDLE)
    turns = page.get_by_role("button", name=TURNS)
    expect(turns).to_have_count(4)
    assert ghosts(page) == [BASE_MIDDLE]
    name = turns.nth(1).get_attribute("aria-label") or ""
    a, b, c = re.findall(r"(\d) vers", name)[:3]
    turns.nth(1).click()
    expect(turns).to_have_count(0)
    assert printed(page)[BASE_MIDDLE] == "".join([a, b, c, *(str(7 - int(face)) for face in (a, b, c))])
    page.get_by_role("button", name="Reprendre mon coup").click()
    expect(turns).to_have_count(4)
    assert printed(page) == {}


def test_keys_alone_are_enough(visitors: Visitors) -> None:
    """One stop for Tab, arrows within the list, Enter to take; the focus stays in the list."""
    page = at_the_heap(visitors, visitors.open(), shape="half")
    listed(page).first.focus()
    page.keyboard.press("ArrowDown")
    expect(listed(page).nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(listed(page).last).to_be_focused()
    page.keyboard.press("Home")
    cell = int(pyramid(page).get_attribute("data-pointed") or -1)
    before = said(page)
    assert cell >= 0
    page.keyboard.press("Enter")
    if before[0].startswith("Poser"):
        page.get_by_role("button", name=TURNS).first.focus()
        page.keyboard.press("Enter")
    expect(listed(page).first).to_be_visible()
    expect(listed(page).filter(has_text=before[0])).to_have_count(0)


def test_mouse_and_list_do_the_same(visitors: Visitors) -> None:
    by_mouse, by_list = (at_the_heap(visitors, visitors.open()) for _ in range(2))
    press_cell(by_mouse, APEX)
    press_listed(by_list, "sommet")
    expect(listed(by_list).filter(has_text="Poser : sommet")).to_be_visible()
    expect(listed(by_mouse).filter(has_text="Poser : sommet")).to_be_visible()
    assert said(by_mouse) == said(by_list)
    assert printed(by_mouse) == printed(by_list)


def test_it_turns_by_mouse_and_keys_and_snaps_to_its_sides(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open())
    own = look(page)
    place = find_cell(page, APEX)
    page.mouse.move(place["x"], place["y"])
    page.mouse.down()
    page.mouse.move(place["x"] + 120, place["y"] + 30, steps=4)
    page.mouse.up()
    turned = look(page)
    assert turned["azimuth"] != own["azimuth"]
    assert turned["elevation"] > own["elevation"]
    assert APEX in printed(page)  # a drag presses nothing
    page.keyboard.press("a")
    assert look(page) == pytest.approx(own)
    views = [look(page)]
    for side in ("B", "C", "D"):
        turn_to(page, side)
        views.append(look(page))
    assert len({round(view["azimuth"], 3) for view in views[:3]}) == 3
    assert views[3]["elevation"] > 1.5
    page.keyboard.press("ArrowDown")
    assert look(page)["elevation"] < 1.5


def test_each_seat_looks_from_its_own_side(visitors: Visitors) -> None:
    page = visitors.open()
    table = tour.open_table(page, visitors.site, "heap", "device", seats=2, names=["Nour", "Léo"])
    page.goto(f"/t/{table}")
    first = look(page)["azimuth"]
    hands.prompt(page).get_by_role("button", name="Passer la main").click()
    expect(page.get_by_role("button", name="Face B, côté de Léo")).to_have_attribute("aria-pressed", "true")
    assert look(page)["azimuth"] != first


def test_a_cell_behind_the_pyramid_cannot_be_pressed_from_here(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open())
    assert where_is(page, CORNER_A)
    turn_to(page, "A")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    assert where_is(page, CORNER_A) is None
    turn_to(page, "B")
    assert where_is(page, CORNER_A)


def test_faces_that_a_seat_may_not_see_are_not_in_the_picture(visitors: Visitors) -> None:
    """Seat A sees side A alone: of the other faces there is nothing to be found, turn it as one likes."""
    page = at_the_heap(visitors, visitors.open(), sight="side")
    turn_to(page, "B")
    faces = printed(page)
    assert len(faces) == 109
    assert {f[1:3] + f[4:6] for f in faces.values()} == {"0000"}
    assert sum(f[0] != "0" for f in faces.values()) == 45


def test_a_phone_plays_as_well(visitors: Visitors) -> None:
    page = at_the_heap(visitors, visitors.open(size=PHONE))
    tap_cell(page, APEX)
    expect(listed(page).filter(has_text="Poser : sommet")).to_be_visible()
    press_listed(page, "Poser : sommet")
    page.get_by_role("button", name=TURNS).first.tap()
    expect(listed(page).filter(has_text="Prendre : sommet")).to_be_visible()
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [PHONE[0], PHONE[0]]


def test_without_webgl_the_list_is_enough(visitors: Visitors) -> None:
    page = visitors.open()
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto(f"/t/{tour.open_table(page, visitors.site, 'heap', 'bots', level=1)}")
    expect(page.get_by_text("la liste suffit pour jouer")).to_be_visible()
    press_listed(page, "sommet")
    expect(listed(page).filter(has_text="Poser : sommet")).to_be_visible()


def test_nothing_is_drawn_while_nothing_moves(visitors: Visitors) -> None:
    page = visitors.open()
    page.add_init_script(COUNT_DRAWINGS)
    at_the_heap(visitors, page)
    page.wait_for_function("e => e.resting() && window.drawn > 0", arg=pyramid(page).element_handle())
    count = page.evaluate("""async () => {
        const before = window.drawn;
        for (let n = 0; n < 20; n++) await new Promise(requestAnimationFrame);
        return window.drawn - before;
    }""")
    assert count == 0


def test_a_big_screen_shows_the_pyramid_and_no_keys(visitors: Visitors) -> None:
    page = visitors.open("about:blank", size=TV)
    table = tour.open_table(page, visitors.site, "heap", "bots", seats=3, level=1)
    page.goto(f"/t/{table}?screen")
    assert len(printed(page)) == 109
    expect(page.get_by_role("toolbar", name="Tourner la pyramide")).to_have_count(0)
    expect(listed(page)).to_have_count(0)
