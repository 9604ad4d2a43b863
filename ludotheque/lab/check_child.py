"""The inside of `ludotheque check`: reads a file, plays its game, and answers in lines of JSON."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Any

from ..errors import Problem
from ..library import from_file
from .laws import LAWS, Report, check_game

SHARE = 0.5  # of the time, after which a slow game is not tried with more seeds


class OutOfTime(BaseException):
    """Not an Exception, so that no game catches it by mistake."""


def main(path: str, seconds: float, seeds: int) -> None:
    answer = private_answers()
    begin_timer(seconds)
    try:
        answer("holds", checked(path, seconds, seeds, answer))
    except OutOfTime as e:
        answer("broken", out_of_time(path, seconds, e))
    except Problem as e:
        answer("broken", str(e).removeprefix(f"{path} "))
    except SystemExit as e:
        answer("broken", f"it calls sys.exit({e.code!r}); a game should never end the program")
    except BaseException as e:
        answer("broken", f"it raised {type(e).__name__}: {' '.join(str(e).split())[:200]}")


def private_answers() -> Callable[[str, str], None]:
    """Answers go to our stdout; what the game prints goes to stderr, so that it cannot answer for us."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def answer(kind: str, words: str) -> None:
        out.write(json.dumps({kind: words}) + "\n")
        out.flush()

    return answer


def begin_timer(seconds: float) -> None:
    """Where there are alarms, time that runs out is an exception that knows its line; elsewhere we are just ended."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def ring(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


def out_of_time(path: str, seconds: float, e: BaseException) -> str:
    frames = [
        f for f in traceback.extract_tb(e.__traceback__) if os.path.basename(f.filename) == os.path.basename(path)
    ]
    where = f", in line {frames[-1].lineno} ({frames[-1].name})" if frames else ""
    return f"it was not done after {seconds:g} s{where}: an endless loop? If it is only slow, give it more --seconds"


def checked(path: str, seconds: float, seeds: int, answer: Callable[[str, str], Any]) -> str:
    started = time.monotonic()
    kind = from_file(path)
    report = check_game(
        kind, seeds, lambda case: answer("progress", case), lambda: time.monotonic() - started > seconds * SHARE
    )
    return in_words(path, report)


def in_words(path: str, report: Report) -> str:
    laws = "\n".join(f"  {statement}" for statement in LAWS.values())
    title = f"{report.info.title.fr} ({report.info.title.en})"
    played = f"{report.matches} matches, {report.events} events"
    return f"{path}: {title} keeps all {len(LAWS)} laws ({played}):\n{laws}"


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
