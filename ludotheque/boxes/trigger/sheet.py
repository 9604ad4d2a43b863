"""The score sheet of the lone player: a column for each attempt, a line for each throw, and the totals."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.scene import Part, Zone
from ...core.text import Text
from .dice import BUDGETS

LINES_OF_SHEET: Final = 20  # printed; more are added below if need be
COLUMNS_OF_SHEET: Final = 9  # printed; earlier attempts leave it on the left
IDS_OF_COLUMN: Final = 1000


class Attempt(NamedTuple):
    throws: tuple[int, ...]
    replaced: tuple[bool, ...]  # which of them took the place of a worse one
    total: int  # with what is still open, if the board was not cleared
    cleared: bool
    series: int  # attempts with the same throws can be compared

    def marks(self) -> list[int]:
        """Budgets; of the last throw only what was needed."""
        budgets = [BUDGETS[throw] for throw in self.throws]
        return budgets[:-1] + [self.total - sum(budgets[:-1])] if self.cleared else budgets


def sheet_zone(attempts: list[Attempt], coming: list[Part]) -> Zone:
    """The attempts that are over, and the throws that are known for the one that is not."""
    shown = attempts[-COLUMNS_OF_SHEET + (len(coming) > 0) :]
    columns = max(1, len(shown) + (len(coming) > 0))
    lines = lines_of(shown, len(coming))
    parts = [part for n, attempt in enumerate(shown) for part in column(attempt, n, columns, lines)]
    parts += [moved(part, len(shown), columns) for part in coming]
    return Zone("sheet", "list", (lines + 1) * columns, tuple(parts), Text("Feuille de marque", "Score sheet"), columns)


def lines_of(attempts: list[Attempt], coming: int) -> int:
    return max([LINES_OF_SHEET, coming] + [len(attempt.throws) for attempt in attempts])


def column(attempt: Attempt, n: int, columns: int, lines: int) -> list[Part]:
    marks = zip(attempt.marks(), attempt.replaced, strict=True)
    parts = [moved(throw_part(line, mark, replaced), n, columns) for line, (mark, replaced) in enumerate(marks)]
    return parts + [moved(total_part(attempt, lines), n, columns)]


def throw_part(line: int, mark: int, replaced: bool) -> Part:
    name = Text(f"lancer {line + 1} : {mark}", f"throw {line + 1}: {mark}")
    if replaced:
        name = Text(f"lancer {line + 1}, remplacé : {mark}", f"throw {line + 1}, replaced: {mark}")
    return Part("replaced" if replaced else "throw", line, name, str(mark), id=line)


def total_part(attempt: Attempt, lines: int) -> Part:
    name = Text(f"total : {attempt.total}", f"total: {attempt.total}")
    if not attempt.cleared:
        name = Text(f"essai inachevé : {attempt.total}", f"unfinished attempt: {attempt.total}")
    return Part("total", lines, name, str(attempt.total), id=IDS_OF_COLUMN - 1)


def moved(part: Part, n: int, columns: int) -> Part:
    """From its line alone to its place in column n."""
    return part._replace(place=part.place * columns + n, id=n * IDS_OF_COLUMN + part.id)
