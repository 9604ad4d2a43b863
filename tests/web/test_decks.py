"""A household writes its own questions on a page, is told what is wrong with them, and plays them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
UNCLES = ", ".join(f"{letter}olin" for letter in "abcdefghijklmnopqrstuvwxyz")


def form(page: Page, kind: str, question: str, answers: str) -> None:
    """A question by the fields of the form."""
    hands.choose(page.get_by_role("radio", name=kind))
    page.get_by_role("textbox", name="La question").fill(question)
    page.get_by_role("textbox", name="Les réponses").fill(answers)
    page.get_by_role("button", name="Ajouter au texte").click()


def test_a_household_writes_mends_saves_and_plays_its_own_questions(visitors: Visitors) -> None:
    page = visitors.open("/game/la_cible")
    page.get_by_role("link", name="Vos questions").click()
    whole = page.get_by_role("textbox", name="Le texte")
    whole.fill("# Chez les Martin\n")
    form(page, "Premier tour", "un oncle", "oncle Bob, oncle Jim")
    expect(whole).to_have_value("# Chez les Martin\n\ndeck first_round fr\nun oncle | = oncle Bob, oncle Jim\n")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("2 réponses, c'est trop peu")).to_be_visible()
    page.get_by_role("button", name="Ligne 4").click()
    expect(whole).to_be_focused()
    whole.fill("# Chez les Martin\n")
    form(page, "Premier tour", "un oncle", UNCLES)
    page.get_by_role("button", name="Vérifier").click()
    expect(page.get_by_text("Rien à redire.")).to_be_visible()
    expect(page.get_by_text("premier tour · 1")).to_be_visible()
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("« Chez les Martin » est enregistré")).to_be_visible()
    page.get_by_role("link", name="Ouvrir une table").click()
    hands.choose(page.get_by_role("radio", name="Chez les Martin"))
    page.get_by_role("button", name="Jouer contre des robots").click()
    expect(page.get_by_text("un oncle").first).to_be_visible()


def test_a_deck_is_opened_again_and_thrown_away(visitors: Visitors) -> None:
    page = visitors.open("/decks", size=PHONE)
    whole = page.get_by_role("textbox", name="Le texte")
    whole.fill("# À jeter\n")
    form(page, "Enchères", "un oncle", UNCLES)
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_role("button", name="Ouvrir À jeter")).to_be_visible()
    page.get_by_role("button", name="Nouveau paquet").click()
    expect(whole).to_have_value("# Chez nous\n")
    page.get_by_role("button", name="Ouvrir À jeter").click()
    expect(whole).to_have_value(f"# À jeter\n\ndeck auctions fr\nun oncle | = {UNCLES}\n")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Jeter À jeter").click()
    expect(page.get_by_role("button", name="Ouvrir À jeter")).to_have_count(0)
    page.goto("/game/la_cible")
    expect(page.get_by_role("radio", name="en français")).to_be_visible()
    expect(page.get_by_role("radio", name="À jeter")).to_have_count(0)


def test_the_form_writes_series_and_definitions(visitors: Visitors) -> None:
    page = visitors.open("/decks")
    whole = page.get_by_role("textbox", name="Le texte")
    whole.fill("# Essai\n")
    form(page, "La suite", "un oncle", UNCLES)
    hands.choose(page.get_by_role("radio", name="Définitions"))
    page.get_by_role("textbox", name="La lettre").fill("o")
    six = [f"o{letter}o | Mot {letter}." for letter in "bcdfgh"]
    page.get_by_role("textbox", name="Six lignes").fill("\n".join(six))
    page.get_by_role("button", name="Ajouter au texte").click()
    page.get_by_role("button", name="Vérifier").click()
    expect(page.get_by_text("Rien à redire.")).to_be_visible()
    assert "| aolin, bolin, colin\n" in whole.input_value()
    assert "deck definitions fr\n[O]\nobo | Mot b.\n" in whole.input_value()
