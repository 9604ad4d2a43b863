"""Where the two builds of the library are: the plain source, and its compiled twin."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path
from typing import NamedTuple

from ..errors import Problem
from .bench_child import is_compiled

OWN = Path(__file__).resolve().parents[2]  # the directory that holds the packages
PACKAGES = ("ludotheque", "my_games")
COMPILED = ("core", "match", "parts", "boxes", "bots")
HOW = "`python scripts/build_compiled.py` makes it, in dist/"


class Builds(NamedTuple):
    """Directories for PYTHONPATH by the name of the build, and what there is to say about the compiled one."""

    places: dict[str, Path]
    note: str


def find_builds(given: Path | None, scratch: Path) -> Builds:
    """The compiled build is the one given (a wheel or a directory), or this very one, or the newest wheel in dist/."""
    if is_compiled() and given is None:
        copy_plain(OWN, scratch / "plain")
        return Builds({"interpreted": scratch / "plain", "compiled": OWN}, "")
    wheel = given or newest_wheel()
    if wheel is None:
        return Builds({"interpreted": OWN}, f"There is no compiled build to measure: {HOW}.")
    place = unpacked(wheel, scratch / "compiled")
    if not same_sources(place, OWN):
        if given is not None:
            raise Problem(f"{given} was compiled from other sources than these; {HOW}")
        return Builds({"interpreted": OWN}, f"{wheel.name} was compiled from other sources than these: {HOW}.")
    return Builds({"interpreted": OWN, "compiled": place}, "")


def newest_wheel() -> Path | None:
    wheels = [path for path in (OWN / "dist").glob("ludotheque-*.whl") if not path.stem.endswith("-none-any")]
    return max(wheels, key=lambda path: path.stat().st_mtime, default=None)


def unpacked(build: Path, into: Path) -> Path:
    """A wheel is a zip file whose content can be imported as it is."""
    if build.is_dir():
        return build.resolve()
    if not zipfile.is_zipfile(build):
        raise Problem(f"{build} is neither a wheel nor a directory; {HOW}")
    with zipfile.ZipFile(build) as wheel:
        wheel.extractall(into)
    return into


def copy_plain(source: Path, into: Path) -> None:
    for package in PACKAGES:
        shutil.copytree(source / package, into / package, ignore=shutil.ignore_patterns("*.so", "*.pyd"))


def same_sources(one: Path, other: Path) -> bool:
    return sources(one) == sources(other)


def sources(place: Path) -> dict[str, bytes]:
    folders = [place / "ludotheque" / name for name in COMPILED] + [place / "my_games"]
    return {path.relative_to(place).as_posix(): path.read_bytes() for f in folders for path in f.rglob("*.py")}
