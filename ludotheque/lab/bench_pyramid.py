"""Two games of DAS SPIEL beside OpenSpiel: random playouts of El Dado, from a dealt pyramid, and of Rasanto.

OpenSpiel has no pyramid, so its games are a yardstick only: hex and othello are about as long, and connect four, driven
from Python, says how fast the machine is. The targets are ratios to that.
"""

from __future__ import annotations

import json as json_format
import platform
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from .bench import FULL, QUICK, Bench, Effort, Result, measured, result_as_data
from .bench_builds import find_builds
from .bench_child import Task
from .bench_openspiel import installed

YARDSTICK = "connect_four"
BESIDE = [
    ("playouts", YARDSTICK),
    ("playouts", "hex"),
    ("playouts", "othello"),
    ("rollouts", "hex"),
    ("rollouts", "othello"),
]
DRIVEN = {"playouts": "from Python", "rollouts": "in C++"}
# 8,000 and 10,000 playouts a second where connect four makes 38,000; compiled twice that.
TARGETS = {"el_dado": 8_000 / 38_000, "rasanto": 10_000 / 38_000}
TASKS = [Task(kind, slug, peer) for slug in TARGETS for kind, peer in BESIDE]


def run_bench(effort: Effort = FULL, compiled: Path | None = None, tasks: list[Task] = TASKS) -> Bench:
    """Problem if OpenSpiel is not there."""
    peer = installed()
    with tempfile.TemporaryDirectory() as scratch:
        builds = find_builds(compiled, Path(scratch))
        return Bench(peer, effort, builds.note, measured(builds, tasks, effort))


def target(result: Result) -> float:
    """The ratio that should be reached; 0 where there is none."""
    if result.task.kind != "playouts" or result.task.peer != YARDSTICK:
        return 0.0
    return TARGETS[result.task.slug] * (2 if result.build == "compiled" else 1)


def as_data(found: Bench) -> dict[str, Any]:
    return {
        "peer": found.peer,
        "python": platform.python_version(),
        "rounds": found.effort.rounds,
        "note": found.note,
        "results": [of_result(result) for result in found.results],
    }


def of_result(result: Result) -> dict[str, Any]:
    data = result_as_data(result) | {"beside": result.task.peer, "against": DRIVEN[result.task.kind]}
    wanted = target(result)
    return data | ({"target": round(wanted, 3), "reached": median(result.ratios) >= wanted} if wanted else {})


def as_text(found: Bench) -> str:
    lines = [
        f"Beside {found.peer}, Python {platform.python_version()}, {found.effort.rounds} rounds.",
        "Random playouts a second of the processor; ratio: median of the rounds (lowest – highest).",
    ]
    for slug in TARGETS:
        of_game = [of_result(r) for r in found.results if r.task.slug == slug]
        lines += ["", slug, *map(as_line, of_game)] if of_game else []
    return "\n".join(lines + (["", found.note] if found.note else []))


def as_line(r: dict[str, Any]) -> str:
    beside = f"{r['beside']} {r['against']}"
    rates = f"{r['ours_per_second']:>9,} /s  {beside:24} {r['theirs_per_second']:>9,} /s"
    goal = f"  target {r['target']:.2f}: {'reached' if r['reached'] else 'missed'}" if "target" in r else ""
    return f"  {r['build']:12} {rates}  {r['ratio']:6.2f}x  ({r['lowest']:.2f} – {r['highest']:.2f}){goal}"


def bench(json: bool = False, quick: bool = False, compiled: str = "") -> str:
    """What the command prints."""
    found = run_bench(QUICK if quick else FULL, Path(compiled) if compiled else None)
    return json_format.dumps(as_data(found), ensure_ascii=False, indent=1) if json else as_text(found)
