"""LA CIBLE: answers that are typed or said aloud, their verdicts, an appeal, and the big screen."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from ludotheque.boxes.la_cible.referee import AnswerSet

from . import hands
from .cible_hands import ALOUD, NO_CLOCK, answer, asked, field, given, my_turn, press, question, towers, two_people
from .cible_stand_in import NOT_A_WORD
from .test_screen import at_the_tv
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


def mistyped(answers: AnswerSet, taken: list[str]) -> tuple[str, str]:
    """An answer that nobody has given, without one of its letters but still understood; and as it should be."""
    for n, found in enumerate(answers.answers):
        short = found.shown[:3] + found.shown[4:]
        if len(found.shown) > 6 and found.shown not in taken and answers.judge(short) == n:
            return short, found.shown
    raise AssertionError("every answer is short")


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
    typed, meant = mistyped(asked(page), given(page).locator(".text").all_inner_texts())
    answer(page, typed)
    expect(given(page).filter(has_text=meant).first).to_contain_text("juste")
    expect(page.get_by_text(re.compile("^« .* » : compris comme"))).to_contain_text(meant)


def test_nothing_is_sent_from_an_empty_field(visitors: Visitors) -> None:
    page = my_turn(visitors)
    page.get_by_role("button", name="Répondre").click()
    expect(page.get_by_text("Écris une réponse.").first).to_be_visible()
    expect(field(page)).to_be_visible()
    expect(given(page).filter(has_text="Nour")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_table_turns_a_verdict_round(visitors: Visitors, language: Literal["fr", "en"]) -> None:
    """One answers and contests, the other agrees; robots have no opinion."""
    answers, votes = two_people(visitors, language)
    answer(answers, NOT_A_WORD)
    press(answers, "(Contester|Appeal)")
    expect(answers.get_by_role("region", name="Vote")).to_contain_text(NOT_A_WORD)
    press(votes, "(Oui, change|Yes, change)")
    for page in (answers, votes):
        expect(page.get_by_role("region", name="Vote")).to_contain_text(re.compile("Décision changée|Verdict changed"))
        expect(given(page).filter(has_text=NOT_A_WORD)).to_contain_text(re.compile("juste|right"))


def test_the_table_lets_a_verdict_stand(visitors: Visitors) -> None:
    answers, votes = two_people(visitors)
    answer(answers, NOT_A_WORD)
    press(votes, "Contester")
    expect(votes.get_by_role("region", name="Vote")).to_contain_text("Décision maintenue")
    expect(given(votes).filter(has_text=NOT_A_WORD)).to_contain_text("faux")


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
