"""A real server, as somebody starts it at home."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serve(folder: Path, port: int = 0, games: Sequence[Path] = (), program: str = "ludotheque") -> Iterator[str]:
    """Its address, as long as it runs; the store lies in the folder. Bots don't pretend to think."""
    command = [sys.executable, "-m", program, "serve", "--port", str(port), "--bot-pause", "0", "--no-limits"]
    store = ["--store", f"sqlite:{folder / 'tables.sqlite'}"]
    own = [word for game in games for word in ("--game", str(game))]
    with subprocess.Popen([*command, *store, *own], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield address_in(server.stdout.readline())
        finally:
            server.terminate()


def address_in(line: str) -> str:
    found = re.search(r"http://[^\s/]+", line)
    assert found, f"the server said {line!r} instead of its address"
    return found[0]
