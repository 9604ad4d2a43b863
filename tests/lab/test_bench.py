import importlib.util
import json
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from ludotheque.errors import DoesNotHold, Problem
from ludotheque.lab import bench_builds
from ludotheque.lab.bench import Bench, Effort, Result, as_data, as_text, bench, run_bench
from ludotheque.lab.bench_builds import find_builds, same_sources, unpacked
from ludotheque.lab.bench_child import Task, more
from ludotheque.lab.bench_openspiel import GAMES, check_same_rules, installed
from my_games.tic_tac_toe import TicTacToe


@pytest.mark.parametrize("slug", GAMES)
def test_both_sides_play_the_same_game(slug: str) -> None:
    check_same_rules(slug, games=20, seed=2)


@pytest.mark.parametrize("side", ["5", "7", "9", "13"])
def test_hex_is_the_same_on_every_board(side: str) -> None:
    check_same_rules("hex", games=3, seed=2, options={"side": side}, parameters=f"(board_size={side})")


def test_other_rules_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Misere(TicTacToe):
        def scores(self) -> list[int]:
            return self.points[::-1]

    monkeypatch.setattr("my_games.tic_tac_toe.TicTacToe", Misere)
    with pytest.raises(DoesNotHold, match="tic_tac_toe: the results differ in game 0 after"):
        check_same_rules("tic_tac_toe", games=5, seed=2)


def test_without_openspiel_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "pyspiel" else real(name, package)

    monkeypatch.setattr("importlib.util.find_spec", without)
    with pytest.raises(Problem, match="OpenSpiel is not installed") as caught:
        bench()
    assert "\n" not in str(caught.value)


def test_a_run_measures_both_sides_in_every_round() -> None:
    tasks = [Task("playouts", "tic_tac_toe"), Task("rollouts", "hex"), Task("search", "connect_four")]
    found = run_bench(Effort(rounds=2, seconds=0.001), tasks=tasks)
    assert found.peer == installed()
    plain = [result for result in found.results if result.build == "interpreted"]
    assert [result.task for result in plain] == tasks
    for result in plain:
        assert len(result.ours) == len(result.theirs) == 2
        assert min(result.ours + result.theirs) > 0


def result() -> Result:
    return Result(Task("rollouts", "hex"), "compiled", ours=[20.0, 30.0, 90.0], theirs=[10.0, 10.0, 10.0])


def test_the_ratio_is_the_median_of_the_rounds_with_its_range() -> None:
    (data,) = as_data(Bench("OpenSpiel", Effort(3, 1.0), "", [result()]))["results"]
    assert (data["ratio"], data["lowest"], data["highest"]) == (3.0, 2.0, 9.0)
    assert (data["ours_per_second"], data["theirs_per_second"]) == (30, 10)
    assert json.loads(json.dumps(data)) == data


def test_the_text_shows_figures_and_what_is_missing() -> None:
    text = as_text(Bench("OpenSpiel", Effort(3, 1.0), "There is no compiled build.", [result()]))
    assert "3.00x  (2.00 – 9.00)" in text
    assert text.endswith("There is no compiled build.")


def test_a_measurement_grows_until_it_fills_its_time() -> None:
    assert more(10, spent=0.05, seconds=0.1) == 22
    assert more(10, spent=0.0, seconds=0.1) == 500
    assert more(10, spent=0.0999, seconds=0.1) == 11


def test_without_a_compiled_build_a_line_says_how_to_make_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_builds, "OWN", tmp_path)
    builds = find_builds(None, tmp_path / "scratch")
    assert list(builds.places) == ["interpreted"]
    assert "python scripts/build_compiled.py" in builds.note


def test_a_build_of_other_sources_is_not_measured(tmp_path: Path) -> None:
    (tmp_path / "my_games").mkdir()
    (tmp_path / "my_games" / "hex.py").write_text("other rules")
    with pytest.raises(Problem, match="was compiled from other sources than these"):
        find_builds(tmp_path, tmp_path / "scratch")


def test_sources_are_compared_by_name_and_content(tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("two", "a"), ("three", "b")):
        (tmp_path / name / "my_games").mkdir(parents=True)
        (tmp_path / name / "my_games" / "game.py").write_text(text)
    assert same_sources(tmp_path / "one", tmp_path / "two")
    assert not same_sources(tmp_path / "one", tmp_path / "three")


def test_a_file_that_is_no_wheel_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.whl").write_text("no zip file")
    with pytest.raises(Problem, match="neither a wheel nor a directory"):
        unpacked(tmp_path / "notes.whl", tmp_path / "scratch")


def test_a_build_that_is_not_compiled_is_not_taken_for_one(tmp_path: Path) -> None:
    bench_builds.copy_plain(bench_builds.OWN, tmp_path)
    with pytest.raises(Problem, match="is not compiled"):
        run_bench(Effort(1, 0.001), compiled=tmp_path)
