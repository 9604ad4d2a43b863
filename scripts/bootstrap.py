"""Set up a private environment in the checkout, with the standard library only.

A machine needs Python 3.11 and nothing else: uv comes from the PATH or into .tools/,
everything else into .venv/, from the locked lists in locks/.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
UV = "uv==0.13.7"


def ready(lock: str) -> None:
    """Everything that this lock lists is installed, and the project itself."""
    wanted = hashlib.sha256()
    for path in (ROOT / "locks" / f"{lock}.txt", ROOT / "pyproject.toml"):
        wanted.update(path.read_bytes())
    stamp = VENV / f".ready-{lock}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted.hexdigest():
        return
    say(f"Setting up ({lock}) …")
    uv = find_uv()
    if not PYTHON.exists():
        run(uv, "venv", "--quiet", "--python", sys.executable, str(VENV))
    install = (uv, "pip", "install", "--quiet", "--python", str(PYTHON))
    run(*install, "--require-hashes", "-r", str(ROOT / "locks" / f"{lock}.txt"))
    run(*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write_text(wanted.hexdigest())


def find_uv() -> str:
    """uv from the PATH, or a private one."""
    found = shutil.which("uv")
    if found:
        return found
    tools = ROOT / ".tools" / "uv"
    private = tools / BIN.name / "uv"
    if not private.exists():
        say("Getting uv …")
        run(sys.executable, "-m", "venv", str(tools))
        run(str(tools / BIN.name / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)
    return str(private)


def run(*command: str) -> None:
    """Run it, or stop with one line that names what failed."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"set-up failed: {' '.join(command[:6])} …")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
