"""THRILL: bids in closed fists, a disc laid by mouse, finger or keys, and the push that everybody sees."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .test_screen import at_the_tv
from .thrill_hands import (
    bid,
    bill,
    card,
    choose_disc,
    discs,
    drag,
    ghost,
    place,
    player,
    push,
    slider,
    to_placing,
    two_at_thrill,
)
from .visitors import Visitors

pytestmark = pytest.mark.slow
MANY_MOVES = 900  # no match of two has more rounds than this allows


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
    expect(watcher.get_by_role("list", name="Disques sur le plateau")).to_be_attached()  # the scene came after the page
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
