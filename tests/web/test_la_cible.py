"""LA CIBLE: answers that are typed or said aloud, their verdicts, an appeal, and the big screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.boxes.la_cible.decks import load
from ludotheque.boxes.la_cible.referee import AnswerSet

from . import hands
from .test_screen import at_the_tv
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
NO_CLOCK = "sans limite"
ALOUD = "quelqu'un de la table, à voix haute"
NOT_A_WORD = "zzyzx"


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Ta réponse")


def question(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^Cite "))


def given(page: Page) -> Locator:
    return page.get_by_role("region", name="Déjà dit").get_by_role("listitem")


def towers(page: Page) -> Locator:
    return page.get_by_role("list", name="La cible").get_by_role("listitem")


def answer(page: Page, text: str) -> None:
    field(page).fill(text)
    field(page).press("Enter")


def card(page: Page) -> AnswerSet:
    """The answers of the question that is shown."""
    text = question(page).inner_text().removeprefix("Cite ").removesuffix(".")
    return next(q.answers for q in load("fr").first_round if q.text == text)


def mistyped(answers: AnswerSet, taken: list[str]) -> tuple[str, str]:
    """An answer that nobody has given, without one of its letters but still understood; and as it should be."""
    for n, found in enumerate(answers.answers):
        short = found.shown[:3] + found.shown[4:]
        if len(found.shown) > 6 and found.shown not in taken and answers.judge(short) == n:
            return short, found.shown
    raise AssertionError("every answer is short")


def my_turn(visitors: Visitors, size: tuple[int, int] = (1280, 800)) -> Page:
    page = visitors.open(size=size, name="Nour")
    hands.new_table(page, "la_cible", time=NO_CLOCK)
    expect(field(page)).to_be_visible()
    return page


def test_a_wrong_answer_costs_a_pawn(visitors: Visitors) -> None:
    page = my_turn(visitors)
    expect(field(page)).to_be_focused()
    answer(page, NOT_A_WORD)
    expect(given(page).filter(has_text=NOT_A_WORD)).to_contain_text("faux")
    press(page, "On continue")
    expect(page.get_by_text("4 pions dans ta tour.")).to_be_visible()
    expect(towers(page).filter(has_text="Nour")).to_contain_text("4 pions")


def test_a_mistyped_answer_is_shown_as_it_should_be(visitors: Visitors) -> None:
    page = my_turn(visitors, PHONE)
    typed, meant = mistyped(card(page), given(page).locator(".text").all_inner_texts())
    answer(page, typed)
    expect(given(page).filter(has_text=meant).first).to_contain_text("juste")
    expect(page.get_by_role("status").filter(has_text="compris comme")).to_contain_text(meant)


def test_nothing_is_sent_from_an_empty_field(visitors: Visitors) -> None:
    page = my_turn(visitors)
    page.get_by_role("button", name="Répondre").click()
    expect(field(page)).to_be_visible()
    expect(given(page).filter(has_text="Nour")).to_have_count(0)


def test_the_table_turns_a_verdict_round(visitors: Visitors) -> None:
    """One answers, the other contests and has voted by that; robots have no opinion."""
    answers, contests = who_is_asked(visitors)
    answer(answers, NOT_A_WORD)
    contests.get_by_role("button", name=re.compile("^Contester")).click()
    for page in (answers, contests):
        expect(page.get_by_role("region", name="Vote")).to_contain_text("Décision changée")
        expect(given(page).filter(has_text=NOT_A_WORD)).to_contain_text("juste")


def who_is_asked(visitors: Visitors) -> tuple[Page, Page]:
    """Two people and a robot; first the one whom the camera picks first."""
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    address = hands.new_table(nour, "la_cible", "link", time=NO_CLOCK)
    leo.goto(address)
    hands.sit(leo)
    nour.get_by_role("button", name="Commencer").click()
    nour.get_by_text(re.compile("^La caméra est sur (toi|Léo)")).last.wait_for()
    return (nour, leo) if field(nour).is_visible() else (leo, nour)


def test_the_big_screen_shows_question_and_towers_and_has_no_keys(visitors: Visitors) -> None:
    tv, nour, _ = at_the_tv(visitors, "la_cible")
    tv.get_by_role("button", name="Commencer").click()
    expect(question(tv)).to_be_visible()
    expect(question(nour)).to_have_text(question(tv).inner_text())
    expect(towers(tv)).to_have_count(3)
    expect(tv.get_by_role("timer").first).to_be_visible()
    expect(tv.get_by_role("textbox")).to_have_count(0)
    expect(tv.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_aloud_a_player_judges_on_one_device(visitors: Visitors) -> None:
    """The question is read, an answer is said, and whoever judges it says that it is right."""
    page = visitors.open(name="Nour")
    hands.new_table(page, "la_cible", "device", time=NO_CLOCK, referee=ALOUD)
    press(page, "C'est parti")
    page.get_by_role("button", name="J’ai répondu").click()
    press(page, "Juste")
    expect(given(page)).to_contain_text("juste")


def press(page: Page, name: str) -> None:
    hands.prompt(page).get_by_role("button", name=re.compile(f"^{name}")).click()
