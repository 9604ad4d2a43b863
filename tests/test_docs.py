"""What the documents show works."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.lab.laws import check_game
from ludotheque.library import from_file
from ludotheque.match.record import Record
from ludotheque.match.verify import verify
from my_games.tic_tac_toe import TicTacToe

DOCS = Path(__file__).parents[1] / "docs"


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / document).read_text(encoding="utf-8"), re.DOTALL)


def test_example_of_a_record_verifies() -> None:
    (example,) = blocks("record.md", "json")
    assert verify(Record.from_json(example), TicTacToe).scores() == [1, 0]


def test_example_of_a_game_keeps_every_law(tmp_path: Path) -> None:
    (example,) = [block for block in blocks("writing_a_game.md", "python") if block.startswith('"""')]
    path = tmp_path / "plus_haut.py"
    path.write_text(example, encoding="utf-8")
    assert check_game(from_file(path), seeds=10).matches == 40
