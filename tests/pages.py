"""The players' rules pages, read for the tests."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = re.compile(r"!\[(.*)\]\(([a-z0-9-]+)\)")


def page(box: str, name: str) -> str:
    return (ROOT / "ludotheque" / "boxes" / box / "pages" / f"{name}.md").read_text(encoding="utf-8")


def tables(text: str) -> list[list[list[str]]]:
    """Each as rows of cells, the head first; marks of bold are left out."""
    blocks = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    return [[cells(line) for line in block if not re.fullmatch(r"[|\s:-]+", line)] for block in blocks]


def cells(line: str) -> list[str]:
    return [cell.strip().strip("*") for cell in line.strip().strip("|").split("|")]


def table(text: str, head: str) -> list[list[str]]:
    """The rows of the one table whose first column has this head."""
    (found,) = [rows[1:] for rows in tables(text) if rows[0][0] == head]
    return found
