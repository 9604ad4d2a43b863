"""Compiled and interpreted are the same library: the same games, and a place for people's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab.bench import Effort, run_bench
from ludotheque.lab.bench_builds import copy_plain
from ludotheque.lab.bench_child import Task
from scripts import build_compiled

pytestmark = pytest.mark.slow

OWN_GAME = """
from ludotheque.core.game import Info, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text
from ludotheque.parts.in_turn import InTurn

class Matches(InTurn):
    info = Info("matches", Text("Allumettes", "Matches"), seats=range(2, 3), longest=7)

    def set_up(self, options):
        self.begin([1, 2, 3])
        self.left = [7]

    def play(self, seat, taken):
        self.left[0] -= taken
        self.turn = 1 - seat
        self.open = [n for n in (1, 2, 3) if n <= self.left[0]]
        if not self.open:
            self.win(seat)

    def ask(self, seat):
        return Ask(Text("Prends.", "Take."))

    def label(self, seat, taken):
        return Label(Text(f"{taken}", f"{taken}"))

    def scene(self, seat):
        return [Zone("pile", "tray", 7, tuple(Part("stick", n, Text("bois", "stick")) for n in range(self.left[0])))]
"""
CHECK_OWN_GAME = """
import sys
from random import Random
from ludotheque.bots.search import search
from ludotheque.lab.laws import check_game
from ludotheque.library import Game, from_file
kind = from_file(sys.argv[1])
print(check_game(kind).matches > 0, search(Game(kind).new(seed=1).position, 0, 3000, Random(1)))
"""
PLAY_AT_A_TABLE = """
from ludotheque.library import kind_of
from ludotheque.table import table, view
t = table.Table.open(kind_of("tic_tac_toe"), 0, "id", "CODE", 2, "ana")
for seat, player in enumerate(["ana", "ben"]):
    t.sit(0, player, seat, player, seat + 1)
t.start(0, "ana", bytes(32))
for n, cell in enumerate([0, 3, 1, 4, 2]):
    t.play(n, ["ana", "ben"][n % 2], n % 2, cell)
again = table.Table.from_entries(t.kind, t.take_entries())
print(table.__file__, view.Encoder(again).encode("ben", 9, -1, -1).decode(), sep="\\n")
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled copy of the library; made once, because it takes a while."""
    into = tmp_path_factory.mktemp("compiled")
    build_compiled.build_tree(into, opt_level="0")
    return into


def run(place: Path, *words: str) -> str:
    """What Python says with the library of this place."""
    return subprocess.run(
        [sys.executable, "-P", *words],
        env=os.environ | {"PYTHONPATH": str(place)},
        cwd=place,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def told(place: Path) -> Any:
    return json.loads(run(place, str(Path(__file__).with_name("tell_matches.py"))))


def test_compiled_and_interpreted_play_the_same(tree: Path, tmp_path: Path) -> None:
    copy_plain(tree, tmp_path)
    compiled, plain = told(tree), told(tmp_path)
    assert not compiled["core"].endswith(".py")
    assert plain["core"].endswith(".py")
    assert compiled["stories"].keys() == plain["stories"].keys()
    for slug, story in plain["stories"].items():
        assert compiled["stories"][slug] == story, f"{slug} is not the same once compiled"


def test_a_game_of_ones_own_runs_on_the_compiled_library(tree: Path, tmp_path: Path) -> None:
    """And the search, which is compiled, leaves four, from which the other seat cannot win."""
    own = tmp_path / "matches.py"
    own.write_text(OWN_GAME)
    assert run(tree, "-c", CHECK_OWN_GAME, str(own)).split() == ["True", "3"]


def test_tables_are_compiled_and_show_the_same(tree: Path, tmp_path: Path) -> None:
    copy_plain(tree, tmp_path)
    compiled, plain = (run(place, "-c", PLAY_AT_A_TABLE).splitlines() for place in (tree, tmp_path))
    assert not compiled[0].endswith(".py")
    assert plain[0].endswith(".py")
    assert compiled[1] == plain[1]


def test_the_bench_measures_both_builds(tree: Path) -> None:
    found = run_bench(Effort(rounds=1, seconds=0.001), compiled=tree, tasks=[Task("rollouts", "connect_four")])
    assert [result.build for result in found.results] == ["interpreted", "compiled"]


def test_without_any_compiler_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(build_compiled.CannotBuild, match="install one, or the Python package ziglang"):
        build_compiled.compiler()


def test_without_a_compiler_on_the_path_the_one_of_a_package_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    assert build_compiled.compiler()["CC"].endswith("-m ziglang cc")


def test_without_any_compiler_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(build_compiled.CannotBuild, match="ziglang"):
        build_compiled.compiler()
