"""The rules pages of El Dado and Rasanto say what the rules do."""

from __future__ import annotations

import pytest

from ludotheque.boxes.das_spiel.dice import COLOUR_WORDS
from ludotheque.boxes.das_spiel.el_dado import DICE, KINDS, WORTH

from ...pages import page, table


@pytest.mark.parametrize(("language", "head"), [("fr", "couleur"), ("en", "colour")])
def test_the_page_of_el_dado_lists_the_dice_and_their_values(language: str, head: str) -> None:
    words = [COLOUR_WORDS[colour].in_language(language) for colour in KINDS]
    rows = [list(row) for row in zip(words, map(str, DICE), map(str, WORTH["book"]), strict=True)]
    assert table(page("das_spiel", f"el_dado.{language}"), head) == rows
