"""Ctrl-C while several processes work: all of them stop, at once and without a word."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"  # it would report what an interrupted pool left behind


@contextmanager
def stopping_at_once() -> Iterator[None]:
    """For work that leaves nothing behind: a pool would first finish what it has begun, which may take minutes."""
    wishes = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = f"{wishes},{QUIET}" if wishes else QUIET
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        os.environ.pop("PYTHONWARNINGS")
        if wishes:
            os.environ["PYTHONWARNINGS"] = wishes


def stop(_: int, __: FrameType | None) -> None:
    from multiprocessing import active_children

    for child in active_children():
        child.kill()
    os._exit(130)
