"""`ludotheque bench pyramid`: what is measured, against which targets, and how it is told."""

from __future__ import annotations

import importlib.util
import json
from importlib.machinery import ModuleSpec

import pytest

from ludotheque.boxes.das_spiel.el_dado import ElDado
from ludotheque.errors import Problem
from ludotheque.lab.bench import Bench, Effort, Result
from ludotheque.lab.bench_child import Pair, Task
from ludotheque.lab.bench_pyramid import TASKS, as_data, as_text, bench, run_bench


def result(slug: str, build: str, peer: str = "connect_four", kind: str = "playouts") -> Result:
    return Result(Task(kind, slug, peer), build, ours=[25.0, 30.0, 90.0], theirs=[100.0, 100.0, 100.0])


def test_a_dealt_pyramid_is_played_out_without_chance() -> None:
    position = Pair(Task("playouts", "el_dado", "connect_four")).position
    assert isinstance(position, ElDado)
    assert position.supply == position.pending == []


def test_both_games_are_measured_beside_three_of_openspiel() -> None:
    assert {task.slug for task in TASKS} == {"el_dado", "rasanto"}
    assert {(task.kind, task.peer) for task in TASKS} >= {("playouts", "connect_four"), ("rollouts", "othello")}


def test_a_run_measures_both_sides() -> None:
    tasks = [Task("playouts", "rasanto", "connect_four"), Task("rollouts", "el_dado", "othello")]
    found = run_bench(Effort(rounds=1, seconds=0.001), tasks=tasks)
    plain = [result for result in found.results if result.build == "interpreted"]
    assert [result.task for result in plain] == tasks
    assert all(min(result.ours + result.theirs) > 0 for result in plain)


@pytest.mark.parametrize(
    ("slug", "build", "target", "reached"),
    [
        ("el_dado", "interpreted", 0.211, True),
        ("rasanto", "interpreted", 0.263, True),
        ("el_dado", "compiled", 0.421, False),
        ("rasanto", "compiled", 0.526, False),
    ],
)
def test_targets_are_ratios_to_connect_four(slug: str, build: str, target: float, reached: bool) -> None:
    (data,) = as_data(Bench("OpenSpiel", Effort(3, 1.0), "", [result(slug, build)]))["results"]
    assert (data["ratio"], data["target"], data["reached"]) == (0.3, target, reached)
    assert json.loads(json.dumps(data)) == data


def test_other_games_are_no_target() -> None:
    (data,) = as_data(Bench("OpenSpiel", Effort(3, 1.0), "", [result("rasanto", "compiled", "hex", "rollouts")]))[
        "results"
    ]
    assert "target" not in data


def test_the_text_shows_figures_targets_and_what_is_missing() -> None:
    found = Bench("OpenSpiel", Effort(3, 1.0), "There is no compiled build.", [result("el_dado", "interpreted")])
    text = as_text(found)
    assert "0.30x  (0.25 – 0.90)  target 0.21: reached" in text
    assert text.endswith("There is no compiled build.")


def test_without_openspiel_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "pyspiel" else real(name, package)

    monkeypatch.setattr("importlib.util.find_spec", without)
    with pytest.raises(Problem, match="OpenSpiel is not installed"):
        bench()
