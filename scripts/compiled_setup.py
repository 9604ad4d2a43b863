"""What setuptools runs in a copy of the tree to compile it; build_compiled.py makes the copy and calls this.

One group, so that calls between the rules, the bots and the table are direct calls in C.
The command line says which command.
"""

from __future__ import annotations

import importlib
import os
import re
from pathlib import Path
from typing import Any

from mypyc.build import mypycify

setuptools = importlib.import_module("setuptools")  # so, because it comes without types

COMPILED = (
    "ludotheque/core",
    "ludotheque/match",
    "ludotheque/parts",
    "ludotheque/boxes",
    "ludotheque/bots",
    "ludotheque/table",
    "my_games",
)
ON_THE_WAY = (  # that a move takes through the server
    "ludotheque/server/line.py",
    "ludotheque/server/limits.py",
    "ludotheque/server/connection.py",
    "ludotheque/server/talk.py",
    "ludotheque/server/commands.py",
    "ludotheque/server/turnstile.py",
    "ludotheque/server/live.py",
    "ludotheque/server/keeper.py",
    "ludotheque/server/hub.py",
)
LEFT_OUT = {
    "ludotheque/table/clock_rule.py",  # a class of msgspec, whose options the compiler would drop
    "ludotheque/table/shown.py",  # likewise
    "ludotheque/bots/simulate.py",  # hands its work to other processes, and has none of its own
    "ludotheque/boxes/thrill/push.py",  # hands its work to the physics engine
    "ludotheque/boxes/das_spiel/physics.py",  # likewise
}


def sources() -> list[str]:
    """Every module of the compiled packages; the __init__ files hold nothing that could be faster."""
    found = [path for package in COMPILED for path in Path(package).rglob("*.py")]
    names = {path.as_posix() for path in found if path.name != "__init__.py"}
    return sorted((names | set(ON_THE_WAY)) - LEFT_OUT)


def version() -> str:
    found = re.search(r'^__version__ = "(.+)"', Path("ludotheque/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found, "ludotheque/__init__.py states the version"
    return found[1]


def extensions() -> list[Any]:
    """Without the warnings that Python asks its compiler for: gcc looks for them for minutes in C that nobody reads."""
    made = mypycify(sources(), opt_level=os.environ.get("OPT_LEVEL", "2"), debug_level="0", group_name="ludotheque")
    for extension in made:
        extension.extra_compile_args += [] if os.name == "nt" else ["-Wno-all"]
    return made


if __name__ == "__main__":
    setuptools.setup(
        version=version(),
        packages=setuptools.find_packages(include=["ludotheque*", "my_games*"]),
        package_data={"ludotheque": ["**/*"]},
        ext_modules=extensions(),
    )
