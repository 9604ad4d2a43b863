"""Side by side with OpenSpiel, in one run: random playouts and tree search, interpreted and compiled.

Every round asks every build for every task, and a build measures both sides right after each other, so that whatever
else the machine does meanwhile falls on both. What counts is the ratio of a round; its median and range are shown.
"""

from __future__ import annotations

import json as json_format
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from ..errors import Problem
from .bench_builds import Builds, find_builds
from .bench_child import SIMULATIONS, THEIR_CURIOSITY, Task
from .bench_openspiel import GAMES, check_same_rules, installed

TASKS = [Task(kind, slug) for kind in ("playouts", "rollouts") for slug in GAMES] + [Task("search", "connect_four")]
AGAINST = {
    "playouts": "random playouts; OpenSpiel driven from Python",
    "rollouts": "random playouts; OpenSpiel's C++ rollouts",
    "search": f"tree search, {SIMULATIONS} simulations; OpenSpiel's C++ MCTSBot",
}
SAME_GAMES = 20  # random games of each kind that must be the same on both sides before anything is measured


class Effort(NamedTuple):
    rounds: int
    seconds: float  # of one measurement of one side


QUICK, FULL = Effort(3, 0.02), Effort(9, 0.15)


class Result(NamedTuple):
    """One task of one build, over all rounds. A ratio above 1: we are faster."""

    task: Task
    build: str
    ours: list[float]  # a second
    theirs: list[float]

    @property
    def ratios(self) -> list[float]:
        return [a / b for a, b in zip(self.ours, self.theirs, strict=True)]


class Bench(NamedTuple):
    peer: str
    effort: Effort
    note: str
    results: list[Result]


class Child:
    """A build in a process of its own."""

    def __init__(self, name: str, place: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludotheque.lab.bench_child"],
            env=os.environ | {"PYTHONPATH": str(place)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.answer()["compiled"] != (name == "compiled"):
            self.close()
            raise Problem(f"the build in {place} is not {name} for Python {platform.python_version()}")

    def ask(self, question: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json_format.dumps(question) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Problem("a measuring process ended before its time; what it said is above")
        return json_format.loads(line)

    def close(self) -> None:
        """Ends by itself when nobody asks any more."""
        self.process.communicate()


def run_bench(effort: Effort = FULL, compiled: Path | None = None, tasks: list[Task] = TASKS) -> Bench:
    """Problem if OpenSpiel is not there; DoesNotHold if the two sides do not play by the same rules."""
    peer = installed()
    for slug in GAMES:
        check_same_rules(slug, SAME_GAMES, seed=1)
    with tempfile.TemporaryDirectory() as scratch:
        builds = find_builds(compiled, Path(scratch))
        return Bench(peer, effort, builds.note, measured(builds, tasks, effort))


def measured(builds: Builds, tasks: list[Task], effort: Effort) -> list[Result]:
    results = [Result(task, build, [], []) for task in tasks for build in builds.places]
    children: dict[str, Child] = {}
    try:
        for name, place in builds.places.items():
            children[name] = Child(name, place)
        for seed in range(effort.rounds):
            for result in results:
                rates = children[result.build].ask({**result.task._asdict(), "seed": seed, "seconds": effort.seconds})
                result.ours.append(rates["ours"])
                result.theirs.append(rates["theirs"])
    finally:
        for child in children.values():
            child.close()
    return results


def as_data(found: Bench) -> dict[str, Any]:
    return {
        "peer": found.peer,
        "python": platform.python_version(),
        "rounds": found.effort.rounds,
        "note": found.note,
        "results": [result_as_data(result) for result in found.results],
    }


def result_as_data(result: Result) -> dict[str, Any]:
    return {
        "game": result.task.slug,
        "task": result.task.kind,
        "against": AGAINST[result.task.kind],
        "build": result.build,
        "ours_per_second": round(median(result.ours)),
        "theirs_per_second": round(median(result.theirs)),
        "ratio": round(median(result.ratios), 3),
        "lowest": round(min(result.ratios), 3),
        "highest": round(max(result.ratios), 3),
    }


def as_text(found: Bench) -> str:
    lines = [
        f"Side by side with {found.peer}, Python {platform.python_version()}, {found.effort.rounds} rounds.",
        "Ratio: how many times faster we are, median of the rounds (lowest – highest).",
    ]
    for kind, title in AGAINST.items():
        of_kind = [result_as_data(r) for r in found.results if r.task.kind == kind]
        lines += ["", title, *map(as_line, of_kind)] if of_kind else []
    lines += ["", f"Same rules, checked on {SAME_GAMES} random games each; same exploration ({THEIR_CURIOSITY:g})."]
    return "\n".join(lines + ([found.note] if found.note else []))


def as_line(r: dict[str, Any]) -> str:
    rates = f"{r['ours_per_second']:>11,} /s  {r['theirs_per_second']:>11,} /s"
    return f"  {r['game']:13} {r['build']:12} {rates}  {r['ratio']:6.2f}x  ({r['lowest']:.2f} – {r['highest']:.2f})"


def bench(json: bool = False, quick: bool = False, compiled: str = "") -> str:
    """What the command prints."""
    found = run_bench(QUICK if quick else FULL, Path(compiled) if compiled else None)
    return json_format.dumps(as_data(found), ensure_ascii=False, indent=1) if json else as_text(found)
