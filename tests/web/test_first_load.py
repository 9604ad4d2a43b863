"""How heavy the first visit is, and how it is guarded."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from . import hands, tour
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
MOST = 250_000


@pytest.mark.parametrize("game", ["trigger", "tic_tac_toe"])
def test_a_table_comes_in_less_than_250_kilobytes(visitors: Visitors, game: str) -> None:
    """Scripts, styles, letters and drawings, as they travel."""
    host, guest = visitors.open(), visitors.open("about:blank", size=PHONE)
    address = f"{visitors.site}/t/{tour.open_table(host, visitors.site, game, 'bots', level=1)}"
    travelled: list[int] = []
    network = guest.context.new_cdp_session(guest)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: travelled.append(int(event["encodedDataLength"])))
    guest.goto(address, wait_until="networkidle")
    expect(hands.cells(guest).first).to_be_visible()
    assert len(travelled) > 3
    assert sum(travelled) < MOST


def test_scripts_and_styles_travel_compressed_and_are_kept(visitors: Visitors) -> None:
    page = visitors.open("about:blank")
    headers: dict[str, dict[str, Any]] = {}
    page.on("response", lambda answer: headers.__setitem__(answer.url, answer.all_headers()))
    page.goto("/", wait_until="networkidle")
    assets = {url: h for url, h in headers.items() if url.endswith((".js", ".css"))}
    assert assets
    for url, h in assets.items():
        assert h.get("content-encoding") in ("br", "gzip"), url
        assert "immutable" in h["cache-control"], url


def test_the_page_may_load_nothing_from_elsewhere(visitors: Visitors) -> None:
    visitors.forgive("Content Security Policy")
    page = visitors.open()
    refused = page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'came', () => 'refused')")
    injected = page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.injected = true";
        document.body.append(script);
        return window.injected === true;
    }""")
    assert refused == "refused"
    assert not injected
