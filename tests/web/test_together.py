"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import hands
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
MARKUP = "<img src=x onerror=document.title='hacked'>"


def two_at(visitors: Visitors, game: str) -> tuple[Page, Page]:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    hands.new_table_for_two(nour, leo, game)
    expect(hands.asked(nour)).to_be_visible()
    return nour, leo


def code_of(page: Page) -> str:
    name = page.get_by_role("img", name="QR du lien").get_attribute("alt") or ""
    return " ".join(name.split()[-2:])


def test_a_code_typed_on_the_shelf_leads_to_the_table(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE)
    hands.new_table(nour, "tic_tac_toe", "link")
    leo.get_by_label("Code de la table").fill(code_of(nour).lower())
    leo.get_by_role("button", name="Rejoindre").click()
    expect(leo.get_by_text("Nour")).to_be_visible()
    leo.get_by_role("textbox", name="Ton nom").fill("Léo")
    hands.sit(leo)
    expect(nour.get_by_text("Léo")).to_be_visible()


def test_who_plays_finds_the_code_for_a_latecomer_in_the_menu(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(name="Léo")
    address = hands.new_table(nour, "tic_tac_toe", "link")
    code = code_of(nour)
    leo.goto(address)
    hands.sit(leo)
    hands.begin(nour)
    nour.get_by_role("button", name="Menu").click()
    expect(nour.get_by_role("group", name="Menu").get_by_text(code)).to_be_visible()


def test_a_code_that_nobody_gave_is_refused(visitors: Visitors) -> None:
    visitors.forgive("404")
    page = visitors.open()
    page.get_by_label("Code de la table").fill("ZZZZZ 9")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.get_by_role("alert").filter(has_text="code")).to_be_visible()


def test_a_move_appears_on_the_other_side(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    expect(hands.lit(leo)).to_have_count(0)
    hands.cell(nour, 4).click()
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^X de Nour"))
    expect(hands.lit(leo)).to_have_count(8)
    hands.cell(leo, 0).click()
    expect(hands.cell(nour, 0)).to_have_accessible_name(re.compile("^O de Léo"))


def test_the_winner_and_the_loser_read_the_same_end(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    for page, place in ((nour, 0), (leo, 3), (nour, 1), (leo, 4), (nour, 2)):
        expect(hands.asked(page)).to_be_visible()
        hands.cell(page, place).click()
    expect(nour.get_by_role("heading", name="C’est gagné")).to_be_visible()
    expect(leo.get_by_role("heading", name="Nour gagne")).to_be_visible()


def test_pressing_out_of_turn_says_why(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.cell(leo, 4).click()
    expect(leo.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_attached()
    expect(hands.cell(leo, 4)).to_have_text(re.compile(r"\w"))
    expect(hands.cell(nour, 4)).to_have_accessible_name(re.compile("^vide"))


def test_pressing_a_taken_place_says_why(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.cell(nour, 4).click()
    expect(hands.asked(leo)).to_be_visible()
    hands.cell(leo, 4).click()
    expect(leo.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_attached()
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^X de Nour"))


def test_names_and_chat_are_text_and_never_markup(visitors: Visitors) -> None:
    nour, leo = visitors.open(), visitors.open(size=PHONE, name="Léo")
    hands.name_oneself(nour, "<img src=x onerror=a>")
    hands.new_table_for_two(nour, leo, "tic_tac_toe")
    hands.open_chat(nour)
    hands.say(nour, MARKUP)
    hands.open_chat(leo)
    expect(hands.chat_lines(leo).last).to_contain_text(MARKUP)
    expect(hands.chat_lines(leo).last).to_contain_text("<img src=x onerror=a>")
    for page in (nour, leo):
        expect(page.locator("img[src=x], img[onerror]")).to_have_count(0)
        assert page.title() != "hacked"


def test_an_unread_message_is_announced(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.open_chat(leo)
    hands.say(leo, "Bonjour")
    expect(nour.get_by_role("button", name="1 message non lu")).to_be_visible()
    hands.open_chat(nour)
    expect(hands.chat_lines(nour).last).to_contain_text("Bonjour")
    expect(nour.get_by_role("button", name="non lu")).to_have_count(0)


def test_a_muted_chat_is_silent_until_it_is_opened_again(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.open_chat(nour)
    nour.get_by_role("button", name="Couper la discussion").click()
    hands.choose(nour.get_by_role("radio", name="Journal"))
    hands.open_chat(leo)
    hands.say(leo, "Tu rêves ?")
    expect(hands.chat_lines(leo)).to_have_count(1)
    hands.cell(nour, 4).click()
    expect(hands.asked(leo)).to_be_visible()
    expect(nour.get_by_role("button", name="non lu")).to_have_count(0)
    hands.open_chat(nour)
    expect(nour.get_by_text("Tu rêves")).to_have_count(0)
    nour.get_by_role("button", name="Rouvrir la discussion").click()
    expect(hands.chat_lines(nour).last).to_contain_text("Tu rêves")


def test_a_spectator_sees_the_moves_and_no_choices(visitors: Visitors) -> None:
    nour, _ = two_at(visitors, "tic_tac_toe")
    watcher = visitors.open(nour.url)
    expect(hands.prompt(watcher)).to_contain_text("On attend Nour")
    hands.cell(nour, 0).click()
    expect(hands.cell(watcher, 0)).to_have_accessible_name(re.compile("^X de Nour"))
    expect(hands.lit(watcher)).to_have_count(0)
    expect(hands.prompt(watcher).get_by_role("button")).to_have_count(0)
    watcher.get_by_role("button", name="Menu").click()
    expect(watcher.get_by_role("button", name=re.compile("Abandonner|pause"))).to_have_count(0)
    hands.cell(watcher, 1).click()
    expect(hands.cell(nour, 1)).to_have_accessible_name(re.compile("^vide"))


@pytest.mark.parametrize(("answer", "left"), [("D’accord", "^vide"), ("Non", "^X de Nour")])
def test_a_known_move_is_taken_back_only_with_consent(visitors: Visitors, answer: str, left: str) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.cell(nour, 4).click()
    expect(hands.asked(leo)).to_be_visible()
    hands.cell(leo, 0).click()
    expect(hands.asked(nour)).to_be_visible()
    hands.menu(nour, "Demander à reprendre mon coup")
    expect(nour.get_by_text("On attend la réponse")).to_be_visible()
    leo.get_by_role("alert").filter(has_text="Nour voudrait").get_by_role("button", name=answer).click()
    expect(nour.get_by_text("On attend la réponse")).to_be_hidden()
    expect(hands.cell(nour, 4)).to_have_accessible_name(re.compile(left))
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile(left))


def test_a_move_that_nobody_answered_is_taken_back_freely(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.cell(nour, 4).click()
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^X de Nour"))
    nour.get_by_role("button", name="Reprendre mon coup").click()
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^vide"))
    expect(hands.asked(nour)).to_be_visible()


def test_a_pause_stops_both_and_either_resumes(visitors: Visitors) -> None:
    nour, leo = two_at(visitors, "tic_tac_toe")
    hands.menu(nour, "Mettre en pause")
    expect(leo.get_by_text("Partie en pause")).to_be_visible()
    leo.get_by_role("button", name="Reprendre", exact=True).click()
    expect(hands.asked(nour)).to_be_visible()
