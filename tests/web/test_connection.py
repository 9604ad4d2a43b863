"""Reloading, losing the network, and one player at two tabs: the table goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from . import hands
from .server import serve
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


def test_a_reload_in_mid_match_changes_nothing(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "connect_four")
    hands.pick_first(page)
    expect(hands.asked(page)).to_be_visible()
    before = hands.told(page)
    lines = hands.log_lines(page).count()
    page.reload()
    expect(hands.asked(page)).to_be_visible()
    expect(hands.log_lines(page)).to_have_count(lines)
    assert hands.told(page) == before


def test_a_reload_in_mid_turn_keeps_what_is_left(visitors: Visitors) -> None:
    page = visitors.open()
    hands.new_table(page, "trigger")
    page.get_by_label("Vitesse").select_option(label="aucune")
    while not hands.lit(page).count():
        hands.pick_first(page)
    hands.pick_first(page)
    expect(hands.asked(page)).to_be_visible()
    said = hands.prompt(page).inner_text()
    page.reload()
    expect(hands.asked(page)).to_be_visible()
    assert hands.prompt(page).inner_text() == said


def test_after_a_loss_of_network_the_player_catches_up(visitors: Visitors) -> None:
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    nour, leo = visitors.open(name="Nour"), visitors.open(size=PHONE, name="Léo")
    hands.new_table_for_two(nour, leo, "tic_tac_toe")
    leo.context.set_offline(True)
    hands.cell(nour, 4).click()
    expect(hands.cell(nour, 4)).to_have_accessible_name(re.compile("^X de Nour"))
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^vide"))
    leo.context.set_offline(False)
    expect(hands.cell(leo, 4)).to_have_accessible_name(re.compile("^X de Nour"), timeout=20_000)
    hands.cell(leo, 0).click()
    expect(hands.cell(nour, 0)).to_have_accessible_name(re.compile("^O de Léo"))


def test_a_loss_of_network_is_told(visitors: Visitors) -> None:
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    page = visitors.open()
    hands.new_table(page, "tic_tac_toe")
    expect(hands.asked(page)).to_be_visible()
    page.context.set_offline(True)
    expect(lost(page)).to_be_visible(timeout=10_000)
    page.context.set_offline(False)
    expect(lost(page)).to_be_hidden(timeout=20_000)


def test_a_match_outlives_the_server(visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgive("ERR_CONNECTION_REFUSED")
    with serve(tmp_path) as address:
        page = visitors.open(address)
        hands.new_table(page, "connect_four", site=address)
        hands.pick_first(page)
        expect(hands.asked(page)).to_be_visible()
        before = hands.told(page)
    expect(lost(page)).to_be_visible()
    with serve(tmp_path, port=int(address.rpartition(":")[2])):
        expect(lost(page)).to_be_hidden(timeout=20_000)
        assert hands.told(page) == before
        hands.pick_first(page)


def lost(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="Connexion perdue")


def test_two_tabs_of_one_player_stay_in_step(visitors: Visitors) -> None:
    first = visitors.open()
    hands.new_table(first, "tic_tac_toe")
    second = first.context.new_page()
    second.goto(first.url)
    for page, other in ((first, second), (second, first)):
        expect(hands.asked(page)).to_be_visible()
        hands.pick_first(page)
        expect(hands.asked(page).or_(hands.end_panel(page)).first).to_be_visible()
        expect(hands.log_lines(other)).to_have_count(hands.log_lines(page).count())
        assert hands.told(page) == hands.told(other)


def test_what_was_pressed_stays_down_until_the_table_answers(visitors: Visitors) -> None:
    page = visitors.open()
    held: list[Callable[[], None]] = []
    page.route_web_socket("**/ws", lambda line: hold(line, held))
    hands.new_table(page, "tic_tac_toe")
    expect(hands.asked(page)).to_be_visible()
    held.append(lambda: None)
    hands.cell(page, 4).click()
    expect(hands.cell(page, 4)).to_have_class(re.compile("pressed"))
    expect(hands.cell(page, 4)).to_have_accessible_name(re.compile("^vide"))
    waiting, held[:] = held[:], []
    for deliver in waiting:
        deliver()
    expect(hands.cell(page, 4)).to_have_accessible_name(re.compile("^X de"))
    expect(hands.cell(page, 4)).not_to_have_class(re.compile("pressed"))


def hold(line: WebSocketRoute, held: list[Callable[[], None]]) -> None:
    """Messages of the server pass until there is something held; from then on they wait behind it."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        if held:
            held.append(partial(line.send, message))
        else:
            line.send(message)

    server.on_message(pass_on)


def test_a_double_click_plays_once(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(name="Léo")
    hands.new_table_for_two(nour, leo, "connect_four")
    hands.lit(nour).first.dblclick()
    expect(hands.asked(leo)).to_be_visible()
    expect(hands.log_lines(nour)).to_have_count(1)
