"""Dependencies go one way, and the rules need nothing but Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OUTSIDE = {"errors"}  # every layer may raise a Problem
MAY_USE = {
    "core": set[str](),
    "match": {"core"},
    "parts": {"core"},
    "boxes": {"core", "parts"},
    "bots": {"core", "parts", "boxes", "match", "library", "worlds"},
    "table": {"core", "parts", "boxes", "bots", "match", "library", "worlds"},
    "server": {"core", "parts", "boxes", "bots", "match", "library", "table", "worlds"},
    "terminal": {"core", "match", "library", "worlds", "bots", "table"},
    "lab": {"core", "parts", "boxes", "bots", "match", "library", "worlds", "adapters"},
    "adapters": {"core", "parts", "boxes", "bots", "match", "library"},
}
PLAIN_PYTHON = ("core", "parts", "match", "boxes", "bots")
PHYSICS = {"push.py", "physics.py"}  # a box's physics file may use its engine
HEAVY = {"aiohttp", "asyncio", "msgspec", "numpy", "pyspiel", "sqlite3", "uvloop"}


def files_of(layer: str) -> list[Path]:
    return sorted((ROOT / "ludotheque" / layer).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Full names of what a file imports, also inside functions."""
    package = list(path.relative_to(ROOT).with_suffix("").parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer_of(name: str) -> str:
    """The part of ludotheque that a full name belongs to; "" for what is not ours."""
    words = name.split(".")
    return words[1] if words[0] == "ludotheque" and len(words) > 1 else ""


@pytest.mark.parametrize("layer", [layer for layer in MAY_USE if files_of(layer)])
def test_dependencies_go_one_way(layer: str) -> None:
    allowed = {layer, *MAY_USE[layer], *OUTSIDE}
    for path in files_of(layer):
        used = {found for name in imports(path) if (found := layer_of(name))}
        assert used <= allowed, f"{path.relative_to(ROOT)} uses {sorted(used - allowed)}"


@pytest.mark.parametrize("layer", [layer for layer in PLAIN_PYTHON if files_of(layer)])
def test_rules_and_bots_use_the_standard_library_only(layer: str) -> None:
    allowed = {*sys.stdlib_module_names, "mypy_extensions", "ludotheque"}
    for path in files_of(layer):
        if path.name not in PHYSICS:
            used = {name.split(".")[0] for name in imports(path)}
            assert used <= allowed, f"{path.relative_to(ROOT)} uses {sorted(used - allowed)}"


def test_every_folder_of_the_package_has_its_layer() -> None:
    folders = {path.parent.name for path in (ROOT / "ludotheque").glob("*/__init__.py")}
    assert folders <= {*MAY_USE, "commands"}


def test_reader_of_imports_sees_relative_and_late_ones() -> None:
    assert "ludotheque.match.match.Match" in set(imports(ROOT / "ludotheque" / "library.py"))
    assert "ludotheque.core.game.Position" in set(imports(ROOT / "ludotheque" / "match" / "verify.py"))
    assert layer_of("ludotheque.match.match.Match") == "match"


def test_contract_is_read_in_one_sitting() -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files_of("core")) < 300


def test_library_and_games_import_nothing_heavy() -> None:
    code = "import sys, ludotheque.library as l; l.games(); print(*sorted({m.split('.')[0] for m in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.split()) == set()
    assert "ludotheque" in done.stdout
