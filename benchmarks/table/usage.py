"""What a process has used so far, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from ludotheque.errors import Problem


class Usage(NamedTuple):
    cpu: float  # seconds, of all its threads
    memory: float  # megabytes resident


def usage(pid: int) -> Usage:
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        raise Problem(f"process {pid} has ended, or this system has no /proc: the benchmark needs Linux") from None
    user, system, pages = int(after_name[11]), int(after_name[12]), int(after_name[21])
    return Usage((user + system) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6)
