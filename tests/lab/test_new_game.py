"""A new game is a file that already works."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.errors import Problem
from ludotheque.lab.check import check
from ludotheque.lab.laws import check_game
from ludotheque.lab.new_game import class_of, new_game, slug_of
from ludotheque.library import from_file


def test_new_game_passes_check(tmp_path: Path) -> None:
    path = new_game("Mon jeu", tmp_path)
    assert path == tmp_path / "mon_jeu.py"
    assert "keeps all" in check(path, seeds=2)


@pytest.mark.parametrize(
    ("name", "slug", "class_name"),
    [
        ("Mon jeu", "mon_jeu", "MonJeu"),
        ("  L'été,   déjà ! ", "l_ete_deja", "LEteDeja"),
        ("Cœur à cœur", "coeur_a_coeur", "CoeurACoeur"),
        ("421", "jeu_421", "Jeu421"),
        ("None", "none", "NoneGame"),
        ("Zone", "zone", "ZoneGame"),
        ("import", "import", "Import"),
        ('Dit "oui" \\ """ ', "dit_oui", "DitOui"),
        ("@CLASS@", "class", "Class"),
        ("été 将棋 ♟", "ete", "Ete"),
    ],
)
def test_file_class_and_slug_come_from_the_name(tmp_path: Path, name: str, slug: str, class_name: str) -> None:
    kind = from_file(new_game(name, tmp_path))
    assert kind.info.slug == slug == slug_of(name)
    assert kind.__name__ == class_name == class_of(slug)
    assert kind.info.title.fr == " ".join(name.split())
    assert check_game(kind, seeds=1).matches == 3


@pytest.mark.parametrize("name", ["", "   ", "\t", "将棋", "!?", "a\x00b", "x" * 61, "tic tac toe", "\ud800 jeu"])
def test_silly_names_are_refused_in_one_line(tmp_path: Path, name: str) -> None:
    with pytest.raises(Problem) as caught:
        new_game(name, tmp_path)
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mon_jeu.py"
    path.write_text("precious")
    with pytest.raises(Problem, match="is there already"):
        new_game("Mon jeu", tmp_path)
    assert path.read_text() == "precious"


def test_folder_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="not a folder"):
        new_game("Mon jeu", tmp_path / "nowhere")
