"""A match of THRILL in words: questions, labels, and a log that tells what fell and leaves out what stayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.boxes.thrill.design import FELL, point, spot
from ludotheque.boxes.thrill.placing import middle
from ludotheque.cli import main
from ludotheque.core.game import CHANCE, WORLD
from ludotheque.core.scene import NOTHING
from ludotheque.core.text import Text

from .tables import A, bid, laid, lay_disc, new

GOLDEN = Path(__file__).parents[2] / "golden"


def test_disc_that_fell_is_told_and_one_that_stays_is_not() -> None:
    game = laid(3)
    bid(game, [0, 1, 1])
    lay_disc(game)
    assert game.label(WORLD, FELL).text == Text("petit disque : tombe", "small disc: falls")
    assert game.label(WORLD, spot(0, 5000)).text == NOTHING


def test_record_is_told_without_the_discs_that_stayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "thrill.json"), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.endswith("Small disc: falls") for line in lines)
    assert all(line.split()[1:] for line in lines)
    assert "   29  Chance: Chief: seat 2" in lines


def test_place_is_told_from_the_middle() -> None:
    game = laid(3)
    bid(game, [0, 1, 1])
    assert game.label(A, middle(2)).text == Text("au milieu", "in the middle")
    assert game.label(A, point(-1250, -1400)).text == Text("12,5 mm à gauche", "12.5 mm to the left")
    assert game.label(A, point(3000, -1400)).text == Text("30 mm à droite", "30 mm to the right")


def test_draws_are_told() -> None:
    game = new(3)
    assert game.label(CHANCE, 0).text.en == "layout 1"


def test_every_choice_of_a_place_is_the_place_itself() -> None:
    """So a press anywhere in the strip can be judged, and the reason told."""
    game = laid(3)
    bid(game, [0, 1, 1])
    labels = [game.label(A, choice) for choice in game.choices(A)]
    assert [label.place for label in labels] == game.choices(A)
    assert {label.zone for label in labels} == {"strip"}
