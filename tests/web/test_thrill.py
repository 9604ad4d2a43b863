"""THRILL: bids in closed fists, a disc laid by mouse, finger or keys, and the push that everybody sees."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands
from .test_screen import at_the_tv
from .test_trigger import tab_to
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
MANY_MOVES = 900  # no match of two has more rounds than this allows


def ghost(page: Page) -> Locator:
    """The disc that is being laid."""
    return page.get_by_role("button", name=re.compile("Flèches : déplacer"))


def push(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Pousser|Poser ici)$"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Ta mise")


def stock(page: Page) -> Locator:
    return page.get_by_role("region", name="Disques du stock").get_by_role("button")


def bill(page: Page) -> Locator:
    return page.get_by_role("region", name="Tombés")


def discs(page: Page) -> Locator:
    return page.get_by_role("list", name="Disques sur le plateau").get_by_role("listitem")


def player(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Autour du plateau").get_by_role("listitem").filter(has_text=name)


def bid(page: Page, tokens: int) -> None:
    slider(page).press(str(tokens))
    expect(slider(page)).to_have_attribute("aria-valuenow", str(tokens))
    page.get_by_role("button", name=re.compile("^Miser")).click()


def two_at_thrill(visitors: Visitors, cards: bool = False) -> tuple[Page, Page]:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    nour.goto("/game/thrill")
    if cards:
        hands.choose(nour.get_by_role("group", name="Cartes").get_by_role("radio", name="oui"))
    nour.get_by_role("button", name=hands.WAYS["link"]).click()
    nour.wait_for_url(re.compile(r"/t/\w+"))
    leo.goto(nour.url)
    hands.sit(leo)
    hands.begin(nour)
    return nour, leo


def choose_disc(*pages: Page) -> None:
    """Whoever is Chief takes a medium disc: it has more room in the strip than a large one."""
    lit = [page.locator(".stock .lit").last for page in pages]
    chief = next(n for n in forever(len(pages)) if lit[n].is_visible())
    lit[chief].click()
    for page in pages:
        expect(slider(page)).to_be_visible()


def forever(count: int) -> Any:
    while True:
        yield from range(count)


def to_placing(nour: Page, leo: Page) -> None:
    """Nour bids less, so Nour pushes."""
    choose_disc(nour, leo)
    bid(nour, 0)
    bid(leo, 1)


def test_a_match_by_mouse(visitors: Visitors) -> None:
    """All tokens are bid at once: who holds none is out with the first disc that falls."""
    page = visitors.open()
    hands.new_table(page, "thrill")
    something = slider(page).or_(ghost(page)).or_(page.locator(".stock .lit")).or_(hands.end_panel(page)).first
    lines = page.locator("#talk li")
    for _ in range(MANY_MOVES):
        something.wait_for()
        if hands.end_panel(page).is_visible():
            break
        known = lines.count()
        act_by_mouse(page)
        expect(lines).not_to_have_count(known)
    expect(page.get_by_role("heading", name=re.compile("gagn"))).to_be_visible()


def act_by_mouse(page: Page) -> None:
    """Take a disc; or bid everything; or drag the disc a little aside and push."""
    if slider(page).is_visible():
        _, _, width, height = place(slider(page))
        slider(page).click(position={"x": width - 4, "y": height / 2})
        page.get_by_role("button", name=re.compile("^Miser")).click()
    elif ghost(page).is_visible():
        drag(page, 40, 0)
        push(page).click()
    else:
        page.locator(".stock .lit").first.click()


def place(shown: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height on the screen."""
    box = shown.bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def drag(page: Page, right: float, down: float) -> None:
    left, top, width, height = place(ghost(page))
    x, y = left + width / 2, top + height / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=4)
    page.mouse.up()


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


def test_bids_on_phones_open_together_and_stay_secret_till_then(visitors: Visitors) -> None:
    tv, nour, leo = at_the_tv(visitors, "thrill")
    received: list[str] = []
    tv.on("websocket", lambda line: line.on("framereceived", lambda text: received.append(str(text))))
    tv.reload()
    tv.get_by_role("button", name="Commencer").click()
    choose_disc(nour, leo)
    bid(nour, 3)
    for page in (tv, leo):
        expect(player(page, "Nour")).to_contain_text("mise dans le poing fermé")
        expect(player(page, "Léo")).to_contain_text("n’a pas encore misé")
    expect(nour.get_by_text("Ta mise est dans ton poing : 3 jetons.")).to_be_visible()
    hidden = len(received)
    bid(leo, 2)
    for page in (tv, nour, leo):
        expect(player(page, "Nour")).to_contain_text("mise 3 jetons")
        expect(player(page, "Léo")).to_contain_text("mise 2 jetons")
    expect(tv.get_by_role("heading", name="On attend Léo")).to_be_visible()
    seen = [view for view in map(json.loads, received[:hidden]) if view["t"] == "view"]
    assert all(line[2] == -1 for view in seen for line in view["log"] if line[1] == 0 and "jeton" in line[3][0])
    assert not [part for view in seen for zone in view["scene"] for part in zone[3] if part[0] in ("bid", "token")]
    expect(tv.get_by_role("main").get_by_role("slider")).to_have_count(0)
    left, top, width, height = place(ghost(leo))
    leo.touchscreen.tap(left + width / 2 - 60, top + height / 2)
    expect(ghost(leo)).to_have_accessible_name(re.compile(r"[\d,]+ mm à gauche"))
    push(leo).tap()
    expect(bill(tv)).to_contain_text(re.compile("tombe"))


def test_a_running_push_ends_at_what_the_table_knows(visitors: Visitors) -> None:
    """With everything that slides and tips over; then once more in slow motion."""
    page = visitors.open(motion="no-preference", name="Nour")
    other = visitors.open(name="Léo")
    hands.new_table_for_two(page, other, "thrill")
    to_placing(page, other)
    with page.expect_response(re.compile(r"/motion/\d+$")) as motion:
        push(page).click()
    assert motion.value.ok
    again = page.get_by_role("button", name="Revoir au ralenti")
    expect(again).to_be_visible()
    shown = discs(page).all_inner_texts()
    again.click()
    expect(page.get_by_text("Ralenti", exact=True)).to_be_visible()
    page.get_by_role("button", name="Passer").click()
    expect(again).to_be_visible()
    assert discs(page).all_inner_texts() == shown == discs(other).all_inner_texts()
    page.reload()
    expect(again).to_be_visible()
    assert discs(page).all_inner_texts() == shown


def test_a_replay_shows_the_push_again(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    to_placing(nour, leo)
    push(nour).click()
    expect(bill(leo)).to_contain_text(re.compile("tombe"))
    lying = discs(leo).all_inner_texts()
    hands.resign(leo)
    watcher = visitors.open(leo.url.replace("/t/", "/r/"), motion="no-preference")
    step = watcher.get_by_role("slider", name="Coup")
    last = int(step.get_attribute("max") or "0")
    step.fill(str(last - 2))
    with watcher.expect_response(re.compile(r"/api/replays/\w+/motion/\d+$")) as motion:
        watcher.get_by_role("button", name="Coup d’après").click()
    assert motion.value.ok
    expect(bill(watcher)).to_contain_text(re.compile("tombe"))
    assert discs(watcher).all_inner_texts() == lying


def test_cards_are_bet_face_down_and_one_of_two_opposite_bets_is_right(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors, cards=True)
    to_placing(nour, leo)
    hands.prompt(nour).get_by_role("button", name=re.compile("avec le poids", re.IGNORECASE)).click()
    card(nour, "Quelque chose tombe").click()
    card(leo, "Rien ne tombe").click()
    expect(ghost(nour)).to_be_visible()
    expect(player(nour, "Léo")).to_contain_text("pari caché")
    expect(player(leo, "Nour")).to_contain_text("pari caché")
    push(nour).click()
    weighable = nour.get_by_role("button", name=re.compile("^(petit|grand|moyen|disque).*jeton"))
    weighable.first.focus()
    nour.keyboard.press("Enter")
    expect(bill(nour)).to_contain_text(re.compile("tombe"))
    for page in (nour, leo):
        expect(player(page, "Nour")).to_contain_text("Quelque chose tombe")
        expect(player(page, "Léo")).to_contain_text("Rien ne tombe")
        right = [name for name in ("Nour", "Léo") if "juste" in player(page, name).inner_text()]
        assert len(right) == 1


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Tes cartes").get_by_role("button", name=name)


def test_a_push_is_taken_back_only_if_the_other_agrees(visitors: Visitors) -> None:
    nour, leo = two_at_thrill(visitors)
    to_placing(nour, leo)
    before = discs(leo).all_inner_texts()
    push(nour).click()
    expect(bill(leo)).to_contain_text(re.compile("tombe"))
    hands.menu(nour, "Demander à reprendre mon coup")
    leo.get_by_role("alert").filter(has_text="Nour voudrait").get_by_role("button", name="D’accord").click()
    expect(ghost(nour)).to_be_visible()
    expect(bill(leo)).to_have_count(0)
    assert discs(leo).all_inner_texts() == before


def test_the_lesson_leads_from_the_bid_to_the_bill(visitors: Visitors) -> None:
    page = visitors.open("/game/thrill")
    page.get_by_role("button", name="Leçon de deux minutes").click()
    lesson = page.get_by_role("dialog")
    slider(page).press("1")
    lesson.get_by_role("button", name="Miser 1 jeton").click()
    expect(lesson).to_contain_text("Ta mise est la plus basse")
    lesson.get_by_role("button", name="Continuer").click()
    lesson.get_by_role("button", name="Léo").click()
    expect(lesson).to_contain_text("passe en dernier")
    lesson.get_by_role("button", name="Mamie").click()
    lesson.get_by_role("button", name="Continuer").click()
    push(page).click()
    expect(lesson).to_contain_text(re.compile(r"\d disques tombent"))
    lesson.get_by_role("button", name="Continuer").click()
    lesson.get_by_role("button", name="6", exact=True).click()
    expect(lesson).to_contain_text("Tu sais jouer")
    lesson.get_by_role("button", name="Fermer").click()
    expect(lesson).to_be_hidden()
