"""`python -m benchmarks.click [--clicks N]`: from letting the mouse go to the first painted frame that shows it.

A real server with SQLite, a real Chromium, TRIGGER with everything that slides and turns, then tic-tac-toe.
press: what was pressed stays down. move: the table has stored the move and shows it. Wanted: below 100 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from scripts import front_end
from tests.web import hands
from tests.web.chromium import find_chromium
from tests.web.server import serve

from .watch import WATCH

ROOT = Path(__file__).parents[2]
GAMES = ["trigger", "tic_tac_toe"]
Waits = dict[str, list[float]]  # milliseconds: press, move


@contextmanager
def chromium() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(front_end.node_folder() / "node"))
    found = find_chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found.executable, env={**os.environ, **found.environment}, args=found.flags
        )
        yield running
        running.close()


def measure(browser: Browser, site: str, game: str, clicks: int) -> Waits:
    page = browser.new_page(base_url=site, locale="fr-FR", viewport={"width": 1280, "height": 800})
    page.add_init_script(WATCH)
    waits: Waits = {"press": [], "move": []}
    while (left := clicks - len(waits["move"])) > 0:
        hands.new_table(page, game)
        for kind, found in one_match(page, left).items():
            waits[kind] += found
    page.close()
    return waits


def one_match(page: Page, most: int) -> Waits:
    """Press the first thing that may be pressed, as soon as it may, until the match is over."""
    target = hands.lit(page).or_(hands.prompt(page).get_by_role("button", name=hands.HAND_OVER))
    for n in range(most):
        target.or_(hands.end_panel(page)).first.wait_for()
        if hands.end_panel(page).is_visible():
            break
        target.first.click()
        page.wait_for_function("n => Math.min(seen.press.length, seen.move.length) > n", arg=n)
    found: Waits = page.evaluate("seen")
    return found


def line(game: str, kind: str, waits: list[float]) -> str:
    late = statistics.quantiles(waits, n=20, method="inclusive")[-1]
    found = f"median {statistics.median(waits):.0f} ms, p95 {late:.0f} ms, worst {max(waits):.0f} ms"
    return f"{game:12} {kind:6} {found} ({len(waits)} clicks)"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.click", description=__doc__)
    parser.add_argument("--clicks", type=int, default=100, metavar="N", help="of each game (100)")
    clicks = max(2, parser.parse_args().clicks)
    front_end.build()
    build = ROOT / "build"  # on the same disk as the project: a commit must cost what it costs
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder, serve(Path(folder)) as site, chromium() as browser:
        for game in GAMES:
            for kind, waits in measure(browser, site, game, clicks).items():
                print(line(game, kind, waits), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
