"""Games of DAS SPIEL played through by keys alone: the list beside the pyramid is one stop for Tab, arrows walk it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import hands
from .das_spiel_hands import listed, printed
from .das_spiel_player import MOST, SLOWLY, Player
from .visitors import Visitors

pytestmark = pytest.mark.slow


def tab_into_list(player: Player) -> None:
    """From wherever the focus is at first."""
    expect(listed(player.page).first).to_be_visible()
    for _ in range(40):
        player.page.keyboard.press("Tab")
        if listed(player.page).evaluate_all("all => all.includes(document.activeElement)"):
            return
    raise AssertionError("Tab never comes to the list")


def play_by_keys(player: Player, moves: int) -> bool:
    player.offers()
    tab_into_list(player)
    return player.play(moves, choose=lambda offers: player.rng.choice(offers[:3]), press=player.press_keys)


def test_cui_bono_by_keys(visitors: Visitors) -> None:
    player = Player(visitors, "cui_bono_2004", seats=6)
    assert play_by_keys(player, MOST)
    assert any(offer.zone == "pyramid" for offer in player.pressed)
    expect(hands.end_panel(player.page)).to_be_visible(timeout=SLOWLY)


def test_ange_et_demon_by_keys(visitors: Visitors) -> None:
    player = Player(visitors, "fire_red_devil", seats=2, greens="20")
    assert play_by_keys(player, MOST)
    expect(hands.end_panel(player.page)).to_be_visible(timeout=SLOWLY)


def test_abquetschen_by_keys(visitors: Visitors) -> None:
    player = Player(visitors, "squeeze_2004", seats=4, level=2)
    assert play_by_keys(player, MOST)
    assert {offer.place for offer in player.pressed if offer.zone == "pyramid"} & set(printed(player.page))
    expect(hands.end_panel(player.page)).to_be_visible(timeout=SLOWLY)
