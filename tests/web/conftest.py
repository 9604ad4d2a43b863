"""A real server and a real Chromium for the browser tests. Pictures are kept in build/screenshots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from scripts import front_end
from scripts.bootstrap import ROOT

from .chromium import find_chromium
from .server import serve
from .visitors import Visitors

PICTURES = ROOT / "build" / "screenshots"
GAMES = [Path(__file__).with_name(name) for name in ("pearl.py", "aim.py", "heap.py")]
OWN_GAME = "Mon essai"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(front_end.node_folder() / "node"))
    chromium = find_chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=chromium.executable,
            env={**os.environ, **chromium.environment},
            args=chromium.flags,
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty store, games of these tests, and one of somebody's own."""
    front_end.build()
    folder = tmp_path_factory.mktemp("site")
    ludotheque("new", OWN_GAME, "--folder", str(folder))
    with serve(folder, games=[*GAMES, folder / "mon_essai.py"]) as address:
        yield address


def ludotheque(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ludotheque", *words], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture
def visitors(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People at browsers of their own. What they saw last is kept; what the browser complained about fails the test."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", request.node.name).strip("-")
    everybody = Visitors(browser, site, PICTURES / name)
    yield everybody
    everybody.leave()
    assert everybody.complaints() == []
