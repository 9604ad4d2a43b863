"""`ludotheque bench thrill`: what is measured and how it is told."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludotheque.boxes.thrill.design import DISCS
from ludotheque.boxes.thrill.push import answers
from ludotheque.cli import main
from ludotheque.lab.bench_thrill import Crowd, as_data, as_text, measured, position

FOUND = [Crowd(10, [4.0, 5.0, 9.0]), Crowd(28, [10.0, 12.0, 11.0]), Crowd(32, [15.0, 15.0, 15.0])]


@pytest.mark.parametrize("discs", [10, 28, 32])
def test_a_push_is_measured_with_this_many_discs(discs: int) -> None:
    game = position(discs, Random(2))
    assert len(game.on_board()) == discs
    assert len(game.in_stock()) == DISCS - discs
    assert len(answers(game)) == discs


def test_every_crowd_is_pushed_equally_often() -> None:
    found = measured(pushes=2, crowds=[10, 12])
    assert [(crowd.discs, len(crowd.milliseconds)) for crowd in found] == [(10, 2), (12, 2)]
    assert min(found[0].milliseconds) > 0


def test_medians_and_growth_are_told() -> None:
    data = as_data(FOUND)
    assert (data["ms_per_push"], data["pushes_per_second"], data["growth"]) == (11.0, 90.9, 3.0)
    assert data["crowds"][0] == {"discs": 10, "ms": 5.0, "lowest": 4.0, "highest": 9.0}
    assert json.loads(json.dumps(data)) == data


def test_text_gives_the_figures_to_quote() -> None:
    text = as_text(FOUND)
    assert "11.0 ms a push, 91 pushes a second on one core" in text
    assert "From 10 to 32 discs: 3.00 times as long." in text


def test_a_compiled_build_is_no_matter_of_pushes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "thrill", "--compiled", "x.whl"]) == 2
    assert "does not go with" in capsys.readouterr().err


def test_an_unknown_measurement_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "thrill" in capsys.readouterr().err
