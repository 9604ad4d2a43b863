"""A headless Chromium for the browser tests: $CHROMIUM, the system's, or one from the npm registry, kept in .tools/."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

import brotli

from scripts.bootstrap import ROOT
from scripts.front_end import npm_command

PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
HOME = ROOT / ".tools" / f"chromium-{VERSION}"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
FLAGS += ["--enable-unsafe-swiftshader"]  # WebGL without a graphics card; pages themselves are put together as before


class Chromium(NamedTuple):
    executable: str
    environment: dict[str, str]
    flags: list[str]


def find_chromium() -> Chromium:
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        found = name and shutil.which(name)
        if found:
            return Chromium(found, {}, FLAGS)
    if not (HOME / "done").exists():
        unpack(fetch())
    libraries = ":".join(str(p) for p in (HOME, HOME / "lib", HOME / "al2023" / "lib") if p.exists())
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(HOME / "fonts.conf")}
    return Chromium(str(HOME / "chromium"), environment, [*FLAGS, "--headless=shell"])


def fetch() -> bytes:
    """The package's archive; npm knows the registry."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*npm_command(), "pack", "--silent", f"{PACKAGE}@{VERSION}"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        archive = next(Path(folder).glob("*.tgz")).read_bytes()
    found = "sha512-" + base64.b64encode(hashlib.sha512(archive).digest()).decode()
    if found != INTEGRITY:
        raise RuntimeError(f"{PACKAGE}@{VERSION} is not the pinned one: {found}")
    return archive


def unpack(archive: bytes) -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as package:
        for member in package:
            stream = package.extractfile(member) if member.name.endswith(".br") else None
            if stream:
                place(Path(member.name).name.removesuffix(".br"), brotli.decompress(stream.read()))
    fonts = f"<dir>{HOME}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{HOME}/fonts-cache</cachedir>"
    (HOME / "fonts.conf").write_text(f'<?xml version="1.0"?><fontconfig>{fonts}</fontconfig>')
    (HOME / "done").touch()


def place(name: str, content: bytes) -> None:
    if name.endswith(".tar"):
        with tarfile.open(fileobj=io.BytesIO(content)) as inner:
            inner.extractall(HOME, filter="data")
    else:
        (HOME / name).write_bytes(content)
        (HOME / name).chmod(0o755)
