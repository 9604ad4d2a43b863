"""A race between two browsers: each tells how quick its player was, and shows at once what was pressed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from . import hands
from .visitors import Visitors

pytestmark = pytest.mark.slow
NONE = "aucun creux"


def sent_by(page: Page) -> list[dict[str, Any]]:
    """What this browser says to its table, from now on."""
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", listen)
    return said


def roll(nour: Page, leo: Page) -> None:
    """By whoever has the dice."""
    button = leo.get_by_role("button", name=re.compile("^lance", re.IGNORECASE))
    expect(button.or_(leo.get_by_text("On attend Nour."))).to_be_visible()
    roller = leo if button.is_visible() else nour
    roller.get_by_role("button", name=re.compile("^lance", re.IGNORECASE)).click()


def test_a_claim_tells_how_long_the_player_took_and_is_answered(visitors: Visitors) -> None:
    nour, leo = visitors.open(name="Nour"), visitors.open(name="Léo")
    said = sent_by(leo)
    hands.new_table_for_two(nour, leo, "spotted_cow_2004")
    roll(nour, leo)
    none = leo.get_by_role("button", name=NONE)
    expect(none).to_be_visible()
    none.click()
    expect(leo.get_by_role("button", name=NONE)).to_have_count(0)
    [claim] = [message for message in said if message["t"] == "play" and "since" in message]
    assert claim["since"] > 0
    expect(nour.get_by_role("button", name="Reprendre")).to_have_count(0)
