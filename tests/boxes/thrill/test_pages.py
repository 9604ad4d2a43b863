"""What players read in the rules of THRILL is what the game does."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thrill import cards, design

from ...pages import page, table
from .tables import E, bid, laid

LANGUAGES = {"fr": ("disque", "Chef"), "en": ("disc", "Chief")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_discs_and_their_prices(language: str) -> None:
    rows = table(page("thrill", f"thrill.{language}"), LANGUAGES[language][0])
    told = [(int(row[1]), int(row[2]), int(row[3].split()[0])) for row in rows]
    aside = [design.KINDS[disc] for disc in design.SET_ASIDE]
    kinds = [design.SMALL, design.MEDIUM, design.LARGE]
    boxed = [design.KINDS.count(kind) for kind in kinds]
    laid_out = [boxed[kind] - aside.count(kind) for kind in kinds]
    assert told == list(zip(boxed, laid_out, design.PRICES, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_go_as_the_table_says(language: str) -> None:
    """The sheet's example, its last line put right."""
    rows = table(page("thrill", f"thrill.{language}"), LANGUAGES[language][1])
    assert [row[0] for row in rows] == list("ABCDE")
    for chief, row in enumerate(rows):
        game = laid(5, chief=chief)
        bid(game, [0, 1, 0, 2, 0])
        assert "ABCDE"[game.pusher] == row[2][0]
        assert (row[1] != row[2]) == (chief == E)


def widths() -> str:
    small, medium, large = [2 * radius // 100 for radius in design.RADII]
    return f"{small}, {medium} {{}} {large} mm"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", [widths().format("et"), f"{2 * design.RADIUS // 1000} cm", f"bande de {design.STROKE // 100} mm"]),
        ("en", [widths().format("and"), f"{2 * design.RADIUS // 1000} cm", f"strip of {design.STROKE // 100} mm"]),
        ("fr", [f"**{design.TOKENS} jetons**", f"**{design.MOST_ROUNDS} manches.**"]),
        ("en", [f"**{design.TOKENS} tokens**", f"**{design.MOST_ROUNDS} rounds.**"]),
        ("fr", [f"**{design.SMALL_FOR_LARGE} petits jetons deviennent", f"{sum(cards.DEALT)} cartes :"]),
        ("en", [f"**{design.SMALL_FOR_LARGE} small tokens turn", f"{sum(cards.DEALT)} cards:"]),
    ],
)
def test_numbers_in_the_text(language: str, words: list[str]) -> None:
    text = page("thrill", f"thrill.{language}")
    assert [wanted for wanted in words if wanted not in text] == []
