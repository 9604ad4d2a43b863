"""`python -m benchmarks.frames [--frames N]`: what a picture of a full pyramid costs the browser's script.

El Dado at its start, all 165 dice, in a real Chromium. still: nothing moves, so nothing may be drawn.
turn: it is turned by mouse, a picture for each frame. point: the mouse goes over it, and what it means is sought.
Milliseconds of script, shadows and all, up to the draw calls; painting them is the graphics card's business and
is left out. 60 pictures a second leave 16.7 ms for both. Wanted: 4 ms at most.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.click.__main__ import chromium
from scripts import front_end
from tests.web import tour
from tests.web.das_spiel_hands import pyramid, wait_for_pyramid
from tests.web.server import serve

from .watch import FRAMES, WATCH


def full_pyramid(browser: Browser, site: str) -> Page:
    page = browser.new_page(base_url=site, locale="fr-FR", viewport={"width": 1280, "height": 800})
    page.add_init_script(WATCH)
    page.goto("/")
    page.goto(f"/t/{tour.open_table(page, site, 'el_dado', 'device', seats=2, names=['Nour', 'Léo'])}")
    wait_for_pyramid(page)
    page.wait_for_function("e => e.resting()", arg=pyramid(page).element_handle())
    return page


def spread(costs: list[float]) -> str:
    late = statistics.quantiles(costs, n=20, method="inclusive")[-1]
    return f"median {statistics.median(costs):.2f} ms, p95 {late:.2f} ms"


def line(way: str, seen: dict[str, Any]) -> str:
    pictures, frames = seen["pictures"], len(seen["moves"])
    said = f"{way:6} {len(pictures)} pictures in {frames} frames"
    if len(pictures) > 1:
        calls = max(picture["calls"] for picture in pictures)
        said += f", {calls} draw calls, script {spread([picture['ms'] for picture in pictures])}"
    return said if way == "still" else f"{said}; the mouse {spread(seen['moves'])}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--frames", type=int, default=240, metavar="N", help="of each kind (240)")
    frames = max(2, parser.parse_args().frames)
    front_end.build()
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as site, chromium() as browser:
        page = full_pyramid(browser, site)
        for way in ("still", "turn", "point"):
            print(line(way, page.evaluate(FRAMES, [frames, way])), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
