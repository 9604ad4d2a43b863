"""LA CIBLE phase by phase: the duel of an auction, the climb of a final, a referee apart, and questions read aloud."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from ludotheque.boxes.la_cible.phases import AUCTION, DEFINITIONS, FINAL

from .cible_hands import (
    LONG,
    answer,
    begin,
    bid_field,
    far_apart,
    field,
    given,
    noted,
    one_device,
    press,
    question,
    reach,
    to_bid,
    to_start,
    to_write,
    towers,
)
from .cible_stand_in import card
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
# Instead of a voice: what it would say, and in which language.
VOICE = """
window.spoken = [];
speechSynthesis.speak = words => spoken.push(`${words.lang} ${words.text}`);
"""


def heading(page: Page) -> str:
    return page.locator(".cible").get_by_role("heading", level=2).first.inner_text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_auction_is_a_duel(visitors: Visitors, language: Literal["fr", "en"]) -> None:
    """Two bids, a pass, as many answers as were promised, and a point."""
    page = visitors.open(name="Nour", language=language)
    one_device(page, visitors.site, language=language)
    reach(page, AUCTION, to_bid)
    duel = page.get_by_role("region", name=re.compile("^(Le duel|The duel)$"))
    for wanted in ("1", "2"):
        bid_field(page).fill(wanted)
        press(page, f"(Miser|Bid) {wanted}")
        expect(duel).to_contain_text(wanted)
    press(page, "(Je passe|Pass)")
    answers = card(AUCTION, heading(page), language).answers
    for n in (1, 2):
        answer(page, answers[n].shown)
        expect(duel.get_by_role("img", name=re.compile(f"^{n} (sur|of) 2$"))).to_be_visible()
    press(page, "(On continue|Go on)")
    expect(duel.get_by_role("img", name=re.compile("^1 point (sur|of) 2$"))).to_have_count(1)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_final_is_a_climb_and_is_told_afterwards(visitors: Visitors, language: Literal["fr", "en"]) -> None:
    page = visitors.open(name="Nour", language=language)
    one_device(page, visitors.site, language=language)
    reach(page, FINAL, to_start)
    press(page, "(C'est parti|Go)")
    answer(page, card(FINAL, heading(page), language).answers[0].shown)
    expect(noted(page)).to_have_count(1)
    press(page, "(Je valide|I validate)")
    expect(page.get_by_text(re.compile("^(Niveau|Level) 2$"))).to_be_visible()
    for text in ("qwxz", "wxqz"):
        answer(page, text)
        expect(noted(page).filter(has_text=text)).to_be_visible()
    press(page, "(Je valide|I validate)")
    press(page, "(Je m'arrête là|I stop here)")
    reveal = page.get_by_role("region", name=re.compile("^(Ce qui compte|What counts)$"))
    expect(reveal.get_by_role("heading")).to_have_count(2)
    expect(reveal.get_by_text("✗")).to_have_count(2)
    climb = page.get_by_role("list", name=re.compile("^(La montée|The climb)$")).get_by_role("listitem")
    expect(climb.first).to_contain_text(re.compile("franchi|cleared"))
    expect(climb.nth(1)).to_contain_text(re.compile("manqué|failed"))
    expect(page.get_by_text(re.compile("pions? [+] 1 niveau|pawns? [+] 1 level"))).to_be_visible()
    press(page, "(On continue|Go on)")
    expect(page.get_by_role("heading", name=re.compile("gagne|wins"))).to_be_visible()
    page.reload()
    expect(reveal.get_by_role("heading")).to_have_count(2)


def test_a_referee_apart_judges_what_is_said(visitors: Visitors) -> None:
    """Right, wrong and given before; only whoever judges sees the card."""
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    mamie = visitors.open(far_apart(nour, leo, visitors.site, referee="human"), name="Mamie")
    press(mamie, "Arbitrer")
    expect(mamie.get_by_text("Tu arbitres cette partie.")).to_be_visible()
    begin(nour)
    expect(nour.get_by_text(re.compile("Mamie arbitre"))).to_be_visible()
    press(mamie, "C'est parti")
    for key, verdict in (("Juste", ": juste"), ("Faux", ": faux"), ("Déjà donné", ": déjà donné")):
        press(mamie, key)
        for page in (mamie, nour, leo):
            expect(given(page).filter(has_text=verdict)).to_have_count(1)
    expect(towers(nour).filter(has_text="5 pions")).not_to_have_count(3)
    expect(mamie.get_by_label("Réponses de la carte")).to_be_visible()
    expect(nour.get_by_label("Réponses de la carte")).to_have_count(0)


def test_a_referee_at_the_table_judges_from_a_phone(visitors: Visitors) -> None:
    """Never the one who answers; and who may be asked too does not see the card."""
    nour, leo = visitors.open(size=PHONE, name="Nour"), visitors.open(size=PHONE, name="Léo")
    far_apart(nour, leo, visitors.site, referee="human")
    begin(nour)
    press(nour, "C'est parti")
    nour.get_by_text(re.compile("La caméra est sur")).last.wait_for(timeout=LONG)
    judge = leo if field(nour).is_visible() else nour
    expect(judge.get_by_role("region", name="Tu arbitres")).to_contain_text("la carte reste cachée")
    press(judge, "Faux")
    for page in (nour, leo):
        expect(given(page).filter(has_text=": faux")).to_have_count(1)


def test_a_question_is_read_aloud_on_demand_or_always(visitors: Visitors) -> None:
    page = visitors.open(name="Nour")
    page.add_init_script(VOICE)
    one_device(page, visitors.site)
    asked = f"fr-FR {question(page).inner_text()}"
    assert page.evaluate("spoken") == []
    press(page, "Lire à voix haute")
    assert page.evaluate("spoken") == [asked]
    page.get_by_role("checkbox", name="Lire à voix haute toutes les questions").check()
    page.reload()
    page.wait_for_function("asked => spoken.includes(asked)", arg=asked)


def test_definitions_are_passed_and_come_back(visitors: Visitors) -> None:
    page = visitors.open(size=PHONE, name="Nour")
    one_device(page, visitors.site)
    reach(page, DEFINITIONS, to_write)
    expect(field(page)).to_be_visible()
    first = heading(page)
    found = page.get_by_role("region", name="Les six définitions")
    press(page, "Je passe")
    for n in range(1, 6):
        expect(found.get_by_role("listitem").nth(n)).to_contain_text("en cours")
        answer(page, card(DEFINITIONS, heading(page)).answers[0].shown)
        expect(found).to_contain_text(f"{n} sur 6")
    assert heading(page) == first
