"""What LA CIBLE does not take: each is refused or judged in words, and nothing else changes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.boxes.la_cible.phases import AUCTION, FINAL

from .cible_hands import (
    answer,
    bid_field,
    field,
    given,
    noted,
    one_device,
    press,
    problem,
    reach,
    to_bid,
    to_write,
    towers,
)
from .cible_stand_in import NOT_A_WORD
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
MARKUP = "<img src=x onerror=document.title='hacked'>"
EMOJI = "🍌🍎"
LONGEST = 80


def anew(visitors: Visitors, size: tuple[int, int] = PHONE) -> Page:
    page = visitors.open(size=size, name="Nour")
    one_device(page, visitors.site)
    expect(field(page)).to_be_visible()
    return page


def pawns(page: Page) -> int:
    return sum(int(found) for text in towers(page).all_inner_texts() for found in re.findall(r"(\d) pions?", text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Écris une réponse."),
        ("   ", "Écris une réponse."),
        ("ha " * 3_500, f"Une réponse a {LONGEST} lettres au plus."),
    ],
    ids=["empty", "blank", "10 kB"],
)
def test_what_is_no_answer_is_not_sent(visitors: Visitors, text: str, why: str) -> None:
    page = anew(visitors)
    answer(page, text)
    expect(problem(page)).to_have_text(why)
    expect(given(page)).to_have_count(0)
    assert pawns(page) == 15
    field(page).fill("a")
    expect(problem(page)).to_have_count(0)


def test_markup_and_emoji_are_answers_like_any_other(visitors: Visitors) -> None:
    """Wrong, and shown as they were typed."""
    page = anew(visitors)
    for n, text in enumerate((MARKUP, EMOJI), start=1):
        answer(page, text)
        expect(given(page).filter(has_text=text)).to_contain_text("faux")
        press(page, "On continue")
        expect(page.get_by_role("img", name=f"{n} pion")).to_be_attached()
    assert pawns(page) == 13
    assert page.title() != "hacked"


def test_a_bid_is_higher_than_the_last_and_no_more_than_30(visitors: Visitors) -> None:
    page = anew(visitors)
    reach(page, AUCTION, to_bid)
    bid(page, 0)
    expect(problem(page)).to_have_text(re.compile("au moins 1|plus de 0"))
    bid(page, 3)
    duel = page.get_by_role("region", name="Le duel")
    expect(duel).to_contain_text("3")
    for wanted, why in ((3, "Il faut plus de 3, ou passer."), (2, "Il faut plus de 3, ou passer."), (31, "jusqu'à 30")):
        bid(page, wanted)
        expect(problem(page)).to_contain_text(why)
        expect(duel).not_to_contain_text(f"{wanted}" if wanted != 3 else "3 3")
    bid(page, 4)
    expect(duel).to_contain_text("4")


def bid(page: Page, wanted: int) -> None:
    bid_field(page).fill(str(wanted))
    bid_field(page).press("Enter")


def test_a_level_is_not_validated_too_early(visitors: Visitors) -> None:
    page = anew(visitors)
    reach(page, FINAL, to_write)
    press(page, "Je valide")
    expect(problem(page)).to_have_text("Il manque 1 réponse pour valider.")
    expect(page.get_by_text("Niveau 1", exact=True)).to_be_visible()
    answer(page, NOT_A_WORD)
    expect(noted(page)).to_have_count(1)
    answer(page, NOT_A_WORD)
    expect(problem(page)).to_have_text("Tu as déjà donné cette réponse.")
    press(page, "Je valide")
    expect(page.get_by_text("Niveau 2", exact=True)).to_be_visible()
