"""`ludotheque check FILE.py`: the laws, for a game of your own.

The file runs in a process of its own with a time limit: whatever it does, an answer comes back.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import DoesNotHold, Problem

SECONDS = 60.0
GRACE = 5.0  # for the child to say itself where it was when time ran out


def check(
    path: str | Path, seconds: float = SECONDS, seeds: int = 5, progress: Callable[[str], None] = lambda line: None
) -> str:
    """A report in words if every law holds; DoesNotHold if one is broken or the file misbehaves; Problem if no file."""
    path = Path(path)
    if not path.is_file():
        raise Problem(f"{path} is {'a folder' if path.is_dir() else 'not there'}; a Python file is expected")
    if path.suffix != ".py":
        raise Problem(f"{path} is not a Python file: its name should end in .py")
    if seconds <= 0 or seeds < 1:
        raise Problem("the seconds and the seeds of a check are numbers above 0")
    return Child(path, seconds, seeds).verdict(progress)


@dataclass
class Child:
    """The process in which somebody's file runs. It answers in lines of JSON: progress, then one verdict."""

    path: Path
    seconds: float
    seeds: int

    def verdict(self, progress: Callable[[str], None]) -> str:
        command = [
            sys.executable,
            "-m",
            "ludotheque.lab.check_child",
            str(self.path),
            str(self.seconds),
            str(self.seeds),
        ]
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=with_our_path()
        ) as process:
            timer = threading.Timer(self.seconds + GRACE, process.kill)
            timer.start()
            try:
                last = self.listen(process, progress)
            finally:
                process.kill()
                timer.cancel()
        return self.judged(last)

    def listen(self, process: subprocess.Popen[bytes], progress: Callable[[str], None]) -> dict[str, Any]:
        last: dict[str, Any] = {}
        for line in process.stdout or ():
            last = json.loads(line)
            if "progress" in last:
                progress(last["progress"])
        return last

    def judged(self, last: dict[str, Any]) -> str:
        if "holds" in last:
            return str(last["holds"])
        if "broken" in last:
            raise DoesNotHold(f"{self.path}: {last['broken']}")
        doing = f"playing {last['progress']}" if "progress" in last else "being read"
        raise DoesNotHold(f"{self.path} ended its process or hung while {doing}; a game should only define a class")


def with_our_path() -> dict[str, str]:
    """The child finds the same ludotheque as we did, wherever it is started."""
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
