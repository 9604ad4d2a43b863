"""Every game of DAS SPIEL from its start to its end against robots, by mouse in the picture of the pyramid.

Where it would be long, more or stronger robots bring the end nearer. Speed games are played in turn here; test_race.py
has the real thing.
"""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from . import hands
from .das_spiel_hands import printed, pyramid, wait_for_pyramid
from .das_spiel_player import SLOWLY, Offer, Player
from .visitors import DESK, Visitors

pytestmark = pytest.mark.slow
IN_TURN = "relay"
APEX = 164


def see_the_end(player: Player, seats: int) -> None:
    expect(hands.end_panel(player.page)).to_be_visible(timeout=SLOWLY)
    expect(player.page.get_by_role("list", name="Les scores").get_by_role("listitem")).to_have_count(seats)


def cells(player: Player) -> list[Offer]:
    return [offer for offer in player.pressed if offer.zone == "pyramid"]


def test_el_dado(visitors: Visitors) -> None:
    """What is taken is gone from the picture."""
    player = Player(visitors, "el_dado", seats=6)
    player.play(5)
    assert not {offer.place for offer in cells(player)} & set(printed(player.page))
    player.play_through()
    see_the_end(player, 6)
    assert printed(player.page) == {}


def test_abquetschen(visitors: Visitors) -> None:
    player = Player(visitors, "squeeze_2004", seats=4, level=2)
    player.play(4)
    assert {offer.place for offer in cells(player)} & set(printed(player.page))
    player.play_through()
    see_the_end(player, 4)


def test_cui_bono(visitors: Visitors) -> None:
    """A die out of the base, then back into a funnel, or kept."""
    player = Player(visitors, "cui_bono_2004", seats=6)
    player.play_through()
    assert cells(player)
    see_the_end(player, 6)


def test_raffzahn_in_turn(visitors: Visitors) -> None:
    player = Player(visitors, "grabber_2004", seats=3, level=3, tempo=IN_TURN)
    player.play(6)
    assert not {offer.place for offer in cells(player)} & set(printed(player.page))
    player.play_through()
    see_the_end(player, 3)


def test_bunte_kuh_in_turn(visitors: Visitors) -> None:
    player = Player(visitors, "spotted_cow_2004", seats=6, tempo=IN_TURN)
    player.play_through()
    assert cells(player)
    see_the_end(player, 6)


def test_perspectives_in_turn(visitors: Visitors) -> None:
    """A die from the own hand, then a funnel for it."""
    player = Player(visitors, "perspectives", seats=6, level=3, tempo=IN_TURN)
    player.play_through(choose=lambda offers: next((o for o in offers if o.zone), offers[0]))
    assert {offer.zone for offer in player.pressed} >= {"hand0", "pyramid"}
    see_the_end(player, 6)


def test_penurie(visitors: Visitors) -> None:
    """At the end the base is full, and so is the pyramid."""
    player = Player(visitors, "rasanto", seats=2)
    player.play(8)
    assert {offer.place for offer in cells(player)} <= set(printed(player.page))
    player.play_through()
    see_the_end(player, 2)
    assert APEX in printed(player.page)


def test_eintrichtern(visitors: Visitors) -> None:
    """What is lifted is seen for some seconds, whoever lifts it."""
    player = Player(visitors, "funnel_memory", seats=2, level=5)
    while len(cells(player)) < 2:
        player.play(1)
        if player.pressed[-1].zone == "pyramid":
            expect(player.page.locator(".peek")).to_have_text(re.compile(r"^\d · \d · \d$"))
    player.play_through()
    see_the_end(player, 2)


def aim(player: Player, height: float) -> None:
    """So far down in the middle of the picture."""
    cross = player.page.get_by_role("button", name=re.compile("^Viseur"))
    before = cross.get_attribute("aria-label") or ""
    canvas = pyramid(player.page).locator("canvas").bounding_box()
    assert canvas
    player.page.mouse.click(canvas["x"] + canvas["width"] / 2, canvas["y"] + canvas["height"] * height)
    expect(cross).not_to_have_accessible_name(before)


def throw_button(player: Player) -> Locator:
    return player.page.get_by_role("button", name="Lancer", exact=True)


def test_cache_cache(visitors: Visitors) -> None:
    """The small pyramid is put up by mouse, and every die is aimed and thrown."""
    player = Player(visitors, "hide_away", seats=2, level=5, size=DESK)
    player.play(1)
    for height in cycle((0.5, 0.6, 0.7, 0.65, 0.55)):
        if not player.offers():
            break
        expect(throw_button(player)).to_be_visible(timeout=SLOWLY)
        aim(player, height)
        throw_button(player).click()
        player.wait_for_answer()
    see_the_end(player, 2)


def test_wuerfelmarsch(visitors: Visitors) -> None:
    """A die is pivoted, another one turned in place: where it stands, with the faces that were picked."""
    player = Player(visitors, "dice_march", seats=3)
    player.play(4)
    before = printed(player.page)
    player.play(1)
    player.play(2, choose=lambda offers: next((o for o in offers if not o.zone), offers[0]))
    assert [offer.zone for offer in player.pressed[-2:]] == ["", "turns"]
    turned = player.pressed[-3].place
    assert printed(player.page)[turned] != before[turned]
    player.play_through()
    see_the_end(player, 3)


def test_chute_de_pierres(visitors: Visitors) -> None:
    """Every move is a die and where it goes."""
    player = Player(visitors, "falling_rocks", seats=3, level=5)
    player.play_through()
    assert "pyramid" in {offer.zone for offer in player.pressed}
    see_the_end(player, 3)


def test_ange_et_demon(visitors: Visitors) -> None:
    player = Player(visitors, "fire_red_devil", seats=2, greens="20")
    player.play_through()
    assert {offer.zone for offer in player.pressed} == {"pyramid"}
    see_the_end(player, 2)


def test_mes_des_tes_des(visitors: Visitors) -> None:
    """There is no pyramid."""
    player = Player(visitors, "my_dice_your_dice", seats=2)
    player.play_through()
    see_the_end(player, 2)


def test_the_grand_game_in_turn(visitors: Visitors) -> None:
    """Its first game is begun by mouse; the four games follow each other over the wire, having their own tests."""
    player = Player(visitors, "grand_game", seats=3, tempo=IN_TURN)
    player.play(6)
    wait_for_pyramid(player.page)
    assert {offer.place for offer in cells(player)} & set(printed(player.page))
    player.play_over_wire()
    see_the_end(player, 3)
