"""The numbers that players read in the rules of THIN ICE are those of the design."""

from __future__ import annotations

import pytest

from ludotheque.boxes.thin_ice import cards, design

from ...pages import page, table, tables

LANGUAGES = {"fr": ("famille", "le dé montre", "carte"), "en": ("family", "the die shows", "card")}


def counted(cell: str) -> tuple[str, int]:
    """What, and how many of it."""
    what, many = cell.rsplit(" × ")
    return what, int(many)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_of_each_family(language: str) -> None:
    rows = table(page("thin_ice", f"thin_ice.{language}"), LANGUAGES[language][0])
    tiles = [design.PLAIN_TILES, design.ORCA_TILES, design.PERMANENT_TILES, design.HOLE_TILES]
    assert [int(row[-1]) for row in rows] == tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_of_the_die(language: str) -> None:
    rows = table(page("thin_ice", f"thin_ice.{language}"), LANGUAGES[language][1])
    faces = [design.BEAR, design.CRACK, design.SLIDE, design.FREEZE]
    assert [counted(row[0])[1] for row in rows] == [design.DIE.count(face) for face in faces]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_by_its_name_number_and_timing(language: str) -> None:
    head = LANGUAGES[language][2]
    shown = [rows[1:] for rows in tables(page("thin_ice", f"thin_ice.{language}")) if rows[0][0] == head]
    assert [len(rows) for rows in shown] == [len(cards.DURING), len(cards.ANY_TIME), len(cards.AFTER)]
    told = [counted(row[0]) for rows in shown for row in rows]
    titles = [title.in_language(language) for title in cards.TITLES]
    assert told == list(zip(titles, design.DECK, strict=True))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", [f"{sum(design.DECK)} cartes", f"main de **{design.HAND} cartes**", f"**{design.MOST_TURNS} tours**"]),
        ("en", [f"{sum(design.DECK)} cards", f"hand of **{design.HAND} cards**", f"**{design.MOST_TURNS} turns**"]),
        ("fr", [f"{design.PAUSE / 1000:g} secondes".replace(".", ","), f"({design.LONGER // 1000} secondes)"]),
        ("en", [f"{design.PAUSE / 1000:g} seconds", f"({design.LONGER // 1000} seconds)"]),
        ("fr", [f"**{design.DEALT} à chaque autre personne et {design.DEALT - 1} à", f"{design.MOST_CANCELS} fois"]),
        ("en", [f"**{design.DEALT} to each other player and keeps {design.DEALT - 1}", f"{design.MOST_CANCELS} times"]),
        ("fr", [f"remplacent le deuxième trou et {design.REPLACED_PLAIN} plaques simples"]),
        ("en", [f"replace the second hole and {design.REPLACED_PLAIN} plain tiles"]),
    ],
)
def test_numbers_in_the_text(language: str, words: list[str]) -> None:
    text = page("thin_ice", f"thin_ice.{language}")
    assert [wanted for wanted in words if wanted not in text] == []
