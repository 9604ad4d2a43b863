"""Compile the rules and the bots: `python scripts/build_compiled.py` makes a wheel in dist/.

The Python source stays the only source: mypyc turns a copy of it into C, and a C compiler into extension modules that
lie beside the .py files and are preferred by the interpreter. Without a C compiler on the PATH, the one of the
`ziglang` package is used. `--into DIR` leaves a compiled tree there instead, ready for PYTHONPATH.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("ludotheque", "my_games", "pyproject.toml", "README.md", "LICENSE")
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")


class CannotBuild(Exception):
    """The message says what is missing, or what the compiler said."""


def build_tree(into: Path, opt_level: str = "2") -> None:
    """A compiled copy of the packages in this directory, ready for PYTHONPATH; much sooner if not optimised."""
    copy_sources(into)
    run_setup(into, "build_ext", "--inplace", opt_level=opt_level)
    shutil.rmtree(into / "build")


def build_wheel(dist: Path) -> Path:
    """The compiled wheel for this Python and this platform."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        copy_sources(copy)
        run_setup(copy, "bdist_wheel", "--dist-dir", str(copy / "dist"))
        (wheel,) = (copy / "dist").glob("*.whl")
        dist.mkdir(exist_ok=True)
        return Path(shutil.move(wheel, dist / wheel.name))


def copy_sources(into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, into / name, ignore=NOT_COPIED)
        elif source.exists():
            shutil.copy(source, into / name)
    shutil.copy(ROOT / "scripts" / "compiled_setup.py", into / "setup.py")


def run_setup(copy: Path, *words: str, opt_level: str = "2") -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *words],
        cwd=copy,
        env=os.environ | compiler() | {"OPT_LEVEL": opt_level},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(done.stdout[-4000:])


def compiler() -> dict[str, str]:
    """Environment variables that name a C compiler, if the usual one is not on the PATH."""
    if os.name == "nt" or "CC" in os.environ or shutil.which("cc"):
        return {}
    if importlib.util.find_spec("ziglang") is None:
        raise CannotBuild("no C compiler: install one, or the Python package ziglang, which brings its own")
    zig = f"{sys.executable} -m ziglang"
    return {"CC": f"{zig} cc", "CXX": f"{zig} c++", "LDSHARED": f"{zig} cc -shared", "AR": f"{zig} ar"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules and the bots into a wheel in dist/.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="leave a compiled tree in DIR instead")
    into: Path | None = parser.parse_args().into
    try:
        if into is not None:
            build_tree(into)
        print(into or build_wheel(ROOT / "dist"))
    except CannotBuild as e:
        print(e, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
