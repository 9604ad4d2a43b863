"""THIN ICE from the first pawn to the survivor: by mouse, by keyboard, with cards, built by hand, in teams."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from . import hands
from .visitors import PHONE, TV, Visitors

pytestmark = pytest.mark.slow
SOON = 2_000  # what was lit may be gone again: others act at the same time
MOST = 1_500
LIT = re.compile("tu peux")
NOTHING_MORE = re.compile("^(plus rien|passe|c.est bon)", re.IGNORECASE)
WAIT_AFTER_ALL = re.compile("^finalement", re.IGNORECASE)
END_OF_TURN = re.compile("^finis ton tour", re.IGNORECASE)
CARDS, BUILT, TEAMS = "avec les cartes événement", "avec les cartes, et la banquise se construit", "deux équipes"
TOLD = """table => [...table.querySelectorAll("[aria-label], .say, .keys button, .facts")]
    .map(e => e.ariaLabel + e.innerText).join()"""


def spaces(page: Page, name: str | re.Pattern[str] = LIT) -> Locator:
    return page.get_by_role("grid", name="La glace").get_by_role("gridcell", name=name)


def keys(page: Page) -> Locator:
    """Actions, cards and tiles beside the ice that may be pressed."""
    return page.get_by_role("main").get_by_role("button", name=LIT)


def buttons(page: Page, name: re.Pattern[str]) -> Locator:
    return hands.prompt(page).get_by_role("button", name=name)


def ways_on(page: Page) -> list[Locator]:
    """In the order in which somebody in a hurry takes them."""
    return [spaces(page), buttons(page, NOTHING_MORE), keys(page), buttons(page, END_OF_TURN)]


def anything(page: Page) -> Locator:
    first, *others = ways_on(page)
    for way in others:
        first = first.or_(way)
    return first


def told(page: Page) -> str:
    return str(page.get_by_role("main").evaluate(TOLD))


def pick(page: Page, press: Callable[[Locator], None] = lambda target: target.click(timeout=SOON)) -> bool:
    """Take the first way on, if there is one; who has passed only waits for the others."""
    before = told(page)
    passed = buttons(page, WAIT_AFTER_ALL).count() > 0
    target = None if passed else next((way.first for way in ways_on(page) if way.count()), None)
    if target is None:
        return False
    try:
        press(target)
    except TooLate:
        return False  # others have changed the table meanwhile
    wait_a_little(page, before)
    return True


def wait_a_little(page: Page, before: str) -> None:
    """Until something has changed; on a busy machine others may take their time."""
    changed = f"before => ({TOLD})(document.querySelector('main')) !== before"
    try:
        page.wait_for_function(changed, arg=before, timeout=SOON)
    except TooLate:
        return


def play_to_the_end(*pages: Page, move: Callable[[Page], bool] = pick) -> None:
    """Whoever may do something does it, until the end is seen."""
    for _ in range(MOST):
        if hands.end_panel(pages[0]).is_visible():
            return
        before = told(pages[0])
        moved = [move(page) for page in pages]
        if not any(moved):
            wait_a_little(pages[0], before)
    raise AssertionError(f"not over after {MOST} moves")


def test_a_basic_match_by_mouse(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thin_ice")
    expect(page.get_by_role("list", name="Sur la glace").get_by_role("listitem")).to_have_count(2)
    play_to_the_end(page)
    expect(page.get_by_role("heading", name=re.compile("gagn|Égalité"))).to_be_visible()
    expect(page.get_by_role("list", name="Sur la glace")).to_contain_text(re.compile("à la mer|à la dérive|encore là"))


def test_a_match_with_event_cards(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thin_ice", mode=CARDS)
    expect(page.get_by_role("region", name="Tes cartes")).to_be_visible()
    play_to_the_end(page)
    expect(page.get_by_role("heading", name=re.compile("gagn|Égalité"))).to_be_visible()


def test_the_ice_is_built_tile_by_tile(visitors: Visitors) -> None:
    """On a phone: own tiles, either side up, until all are laid and the pawns stand."""
    page = visitors.open(size=PHONE)
    hands.new_table(page, "thin_ice", mode=BUILT)
    own = page.get_by_role("region", name="Tes plaques à poser")
    back = own.get_by_role("button", name=re.compile("face arrière, tu peux")).first
    back.tap()
    water = spaces(page, re.compile("^eau.*tu peux"))
    expect(water.first).to_be_visible()
    before = spaces(page, re.compile("glace|trou|orque")).count()
    water.first.tap()
    expect(own.get_by_role("button", name=LIT).first).to_be_visible()
    assert spaces(page, re.compile("glace|trou|orque")).count() > before
    while own.is_visible():
        pick(page)
    while page.get_by_text("mise en place").is_visible():
        told_before = told(page)
        if not pick(page):
            wait_a_little(page, told_before)
    expect(page.get_by_role("gridcell", name="ton pion")).to_have_count(1)


def test_a_team_match_on_two_screens(visitors: Visitors) -> None:
    """Two people, each with a robot in their team."""
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    address = hands.new_table(nour, "thin_ice", "link", seats="4", teams=TEAMS)
    leo.goto(address)
    hands.sit(leo)
    nour.get_by_label("Niveau du robot").select_option("1")
    for _ in range(2):
        add_robot(nour)
    hands.begin(nour)
    expect(nour.get_by_role("list", name="Sur la glace")).to_contain_text("équipe 1")
    expect(leo.get_by_role("list", name="Sur la glace")).to_contain_text("équipe 2")
    play_to_the_end(nour, leo)
    for page in (nour, leo):
        expect(page.get_by_role("heading", name=re.compile("gagn|Égalité"))).to_be_visible()


def add_robot(page: Page) -> None:
    free = page.get_by_role("button", name="Mettre un robot")
    left = free.count()
    free.first.click()
    expect(free).to_have_count(left - 1)


def test_a_match_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thin_ice")
    anything(page).first.wait_for()
    play_to_the_end(page, move=lambda page: pick(page, press_by_key))
    expect(page.get_by_role("heading", name=re.compile("gagn|Égalité"))).to_be_visible()


def press_by_key(target: Locator) -> None:
    """Tab to the ice and walk with the arrows, or tab to the key."""
    keyboard = target.page.keyboard
    on_ice = target.evaluate("e => e.matches('[role=gridcell]')", timeout=SOON)
    tab_to(
        target,
        "e.closest('[role=grid]').contains(document.activeElement)" if on_ice else "e === document.activeElement",
    )
    for key in target.evaluate(WAY_OVER_THE_ICE, timeout=SOON) if on_ice else []:
        keyboard.press(key)
    keyboard.press("Enter")


def tab_to(target: Locator, reached: str) -> None:
    for _ in range(80):
        if target.evaluate(f"e => {reached}", timeout=SOON):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {target}")


WAY_OVER_THE_ICE = """goal => {
    const at = cell => [
        [...cell.parentElement.parentElement.children].indexOf(cell.parentElement),
        [...cell.parentElement.children].indexOf(cell),
    ];
    const [from, to] = [at(document.activeElement), at(goal)];
    const [down, right] = [to[0] - from[0], to[1] - from[1]];
    return [
        ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"),
        ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
    ];
}"""


def test_a_space_that_may_not_be_picked_says_why(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thin_ice")
    spaces(page).first.wait_for()
    spaces(page, re.compile("^eau")).first.click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_attached()


def test_the_picture_ends_at_what_the_table_knows(visitors: Visitors) -> None:
    """With everything that slides, turns over and sinks."""
    page = visitors.open(motion="no-preference")
    hands.new_table(page, "thin_ice")
    waits_for_me = anything(page).or_(hands.end_panel(page)).first
    for _ in range(8):
        waits_for_me.wait_for()
        pick(page)
    waits_for_me.wait_for()
    page.wait_for_function(AT_REST)
    shown = page.evaluate(PICTURE)
    page.reload()
    waits_for_me.wait_for()
    page.wait_for_function(AT_REST)
    assert page.evaluate(PICTURE) == shown


AT_REST = """() => !document.querySelector("[role=grid]").closest("[data-moving]")
    && document.getAnimations().every(a => a.playState !== "running" || a.effect.getTiming().iterations === Infinity)"""
PICTURE = """() => [...document.querySelectorAll("svg .tile, svg .piece")]
    .map(e => e.style.translate + [...e.querySelectorAll("image")].map(i => i.getAttribute("href"))).sort()"""


def test_closer_further_and_everything(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "thin_ice")
    corner = spaces(page).first
    corner.wait_for()
    fitted = width(corner)
    page.get_by_role("button", name="Plus près").click()
    page.get_by_role("button", name="Plus près").click()
    expect(page.get_by_role("button", name="Tout voir")).to_be_visible()
    page.wait_for_function(AT_REST)
    assert width(corner) > fitted
    page.get_by_role("button", name="Tout voir").click()
    page.wait_for_function(AT_REST)
    assert width(corner) == pytest.approx(fitted, abs=1)


def width(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["width"]


def test_the_big_screen_shows_the_ice_and_nothing_to_press(visitors: Visitors) -> None:
    page = visitors.open()
    address = hands.new_table(page, "thin_ice", mode=CARDS)
    tv = visitors.open(f"{address}?screen", size=TV)
    expect(tv.get_by_role("grid", name="La glace")).to_be_visible()
    expect(tv.get_by_role("list", name="Sur la glace").get_by_role("listitem")).to_have_count(2)
    expect(keys(tv)).to_have_count(0)
    expect(tv.get_by_role("region", name="Tes cartes")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_lesson_is_played_to_its_end(visitors: Visitors, by: str) -> None:
    page = visitors.open("/game/thin_ice")
    page.get_by_role("button", name="Leçon de deux minutes").click()
    lesson = page.get_by_role("dialog")
    for step in range(1, 6):
        expect(lesson.get_by_text(f"Étape {step} sur 5")).to_be_visible()
        onwards = lesson.get_by_role("button", name=re.compile("Continuer|Fermer"))
        lit = lesson.get_by_role("gridcell", name="à toucher")
        while not onwards.is_visible():
            if lit.count():
                press_in_lesson(lit.first, by)
            lit.or_(onwards).first.wait_for()
        onwards.press("Enter") if by == "keyboard" else onwards.click()
    expect(lesson).to_be_hidden()


def press_in_lesson(target: Locator, by: str) -> None:
    if by == "mouse":
        target.click()
    else:
        press_by_key(target)
