"""A bar on stderr while something long runs; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable

LENGTH = 30


def progress_bar(total: int) -> Callable[[int], None] | None:
    """A function to call with what is done so far, or None when stderr is not a terminal."""
    if not sys.stderr.isatty():
        return None
    return lambda done: draw(done, total)


def draw(done: int, total: int) -> None:
    """Only when a character of the bar changes; the last time it is wiped away."""
    if done >= total:
        print(f"\r{'':{LENGTH + 20}}\r", end="", file=sys.stderr, flush=True)
    elif done == 1 or done * 100 // total != (done - 1) * 100 // total:
        full = done * LENGTH // total
        print(f"\r{'█' * full}{'░' * (LENGTH - full)} {done}/{total}", end="", file=sys.stderr, flush=True)
