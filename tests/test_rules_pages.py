"""Rules pages say the same in both languages, show drawings that exist, and are well set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .pages import PICTURE, ROOT, tables

FRENCH = sorted([*ROOT.glob("ludotheque/boxes/*/pages/*.fr.md"), *ROOT.glob("my_games/pages/*.fr.md")])
ENGLISH = [path.with_name(path.name.replace(".fr.", ".en.")) for path in FRENCH]
DRAWINGS = ROOT / "web" / "src" / "drawings"
HEAVIEST = 11_000  # bytes of a drawing


def name_of(path: Path) -> str:
    return path.name


def shape(path: Path) -> list[str]:
    """What stands where: headings, lists, tables and their sizes, drawings."""
    marks = []
    for line in path.read_text(encoding="utf-8").splitlines():
        picture = PICTURE.fullmatch(line)
        kind = re.match(r"#+ |- |\d+\. |\|", line)
        marks.append(picture[2] if picture else kind[0] if kind else "text" if line else "")
    return marks


def test_there_are_pages() -> None:
    assert len(FRENCH) >= 7


@pytest.mark.parametrize("french", FRENCH, ids=name_of)
def test_both_languages_have_the_same_parts(french: Path) -> None:
    assert shape(french) == shape(french.with_name(french.name.replace(".fr.", ".en.")))


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=name_of)
def test_drawings_exist_and_are_described(path: Path) -> None:
    for words, drawing in PICTURE.findall(path.read_text(encoding="utf-8")):
        assert len(words) > 20, drawing
        assert 0 < (DRAWINGS / f"{drawing}.svg").stat().st_size < HEAVIEST, drawing


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=name_of)
def test_rows_of_a_table_have_as_many_cells_as_its_head(path: Path) -> None:
    for rows in tables(path.read_text(encoding="utf-8")):
        assert {len(row) for row in rows} == {len(rows[0])}


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_french_has_a_space_before_high_punctuation(path: Path) -> None:
    text = re.sub(r"(?m)^\|[-|\s:]+$", "", path.read_text(encoding="utf-8"))
    assert re.findall(r".{0,20}\w[;:!?»]|«\w.{0,20}", PICTURE.sub(r"\1", text)) == []
