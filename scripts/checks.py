"""All checks, in two lanes side by side; each prints its output when it is done."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from .bootstrap import PYTHON, ROOT


class Step(NamedTuple):
    name: str
    command: list[str]


def module(name: str, *words: str) -> list[str]:
    return [str(PYTHON), "-m", name, *words]


FORMAT = Step("format", module("ruff", "format", "--check", "--quiet", "."))
LINT = Step("lint", module("ruff", "check", "--quiet", "."))
TYPES = Step("types", module("mypy"))
SCREENS = Step("types of the front end", module("scripts.front_end", "check"))
BUILD = Step("build of the front end", module("scripts.front_end"))
LAWS = Step("laws of every game", module("pytest", "-m", "not slow", "tests/laws.py"))
QUICK = Step("quick tests", module("pytest", "-m", "not slow", "--ignore=tests/laws.py"))
SLOW = Step("slow tests", module("pytest", "-m", "slow", "--ignore=tests/web"))
BROWSER = Step("browser tests", module("pytest", "-m", "slow", "tests/web"))

LANES = {
    "quick": [[FORMAT, LINT, TYPES, LAWS], [QUICK]],
    "all": [[FORMAT, LINT, TYPES, QUICK, LAWS, SLOW], [BUILD, SCREENS, BROWSER]],
}


def passes(step: Step) -> bool:
    begun = time.monotonic()
    done = subprocess.run(
        step.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    verdict = "ok" if done.returncode == 0 else f"FAILED ({done.returncode})"
    print(f"== {step.name}: {verdict}, {time.monotonic() - begun:.0f} s\n{done.stdout}", end="", flush=True)
    return done.returncode == 0


def run_lane(steps: list[Step]) -> list[Step]:
    return [step for step in steps if not passes(step)]


def main(words: list[str]) -> int:
    wanted = words[0] if words else "all"
    if wanted not in LANES or len(words) > 1:
        print("usage: ./test [quick]", file=sys.stderr)
        return 2
    with ThreadPoolExecutor(2) as lanes:
        failed = [step for lane in lanes.map(run_lane, LANES[wanted]) for step in lane]
    print("Failed: " + ", ".join(s.name for s in failed) if failed else "All checks hold.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
