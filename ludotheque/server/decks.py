"""The household's own questions: text files in a folder, and every version of them that was ever offered.

A match names the version it is played with, so that it can go on, and be watched again, after the text has changed.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import NamedTuple

from ..boxes.la_cible import household
from ..boxes.la_cible.deck_files import read_file
from ..boxes.la_cible.household import Report
from ..boxes.la_cible.spelling import WORD, plain
from ..core.text import Text
from ..errors import Problem
from ..match.match import Refused

CHOICE = re.compile(r"(?:fr|en)-[0-9a-f]{12}")
MOST = 50
LONGEST_NAME = 40
NOT_WRITTEN = Text("Le dossier des questions ne peut pas être écrit.", "The folder of the decks cannot be written to.")
NO_DECK = Text("Il n'y a pas de telles questions.", "There is no such deck.")
ENOUGH = Text(f"Au plus {MOST} paquets de questions.", f"At most {MOST} decks of questions.")
log = logging.getLogger(__name__)


class Kept(NamedTuple):
    """A deck that is offered."""

    text: str
    report: Report


class DeckFolder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, Kept] = {}  # by the name of the file, without .txt
        self.given: set[str] = set()  # from elsewhere: the page cannot change these

    # When the server starts

    def load(self, files: list[str]) -> None:
        """The folder's own, those in it that cannot be used left out; and files from elsewhere, which must be good."""
        for path in sorted((self.path / "versions").glob("*.txt")):
            know(self.path, path.stem)
        for path in sorted(self.path.glob("*.txt")):
            try:
                self.offer(path.stem, read_file(path))
            except Problem as e:
                log.warning("%s is left out: %s", path, e)
        for file in files:
            self.offer(Path(file).stem, read_file(Path(file)), file)
            self.given.add(Path(file).stem)

    def offer(self, name: str, text: str, place: str = "") -> Report:
        """On the shelf from now on; raises a Problem that names the first line that is wrong."""
        report = household.examine(place or f"{name}.txt", text)
        if report.faults:
            raise Problem(str(report.faults[0]))
        self.write(self.path / "versions" / f"{report.choice}.txt", text)
        if name in self.kept:
            household.retire(self.kept[name].report.choice)
        household.add(f"{name}.txt", text)
        self.kept[name] = Kept(text, report)
        return report

    def write(self, path: Path, text: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as e:
            log.error("%s: %s", path, e)
            raise Refused(NOT_WRITTEN) from None

    # From the page

    def save(self, name: str, text: str) -> tuple[str, Report]:
        """Under this name, or under one that is made from its title. With faults nothing is stored."""
        report = household.examine(name or "1", text)
        if report.faults:
            return name, report
        name = self.known(name) if name else self.new_name(report.title)
        self.write(self.path / f"{name}.txt", text)
        return name, self.offer(name, text)

    def known(self, name: str) -> str:
        if name not in self.kept or name in self.given:
            raise Refused(NO_DECK)
        return name

    def new_name(self, title: str) -> str:
        if len(self.kept) >= MOST:
            raise Refused(ENOUGH)
        stem = "_".join(WORD.findall(plain(title)))[:LONGEST_NAME] or "questions"
        names = [stem, *[f"{stem}_{n}" for n in range(2, MOST + 2)]]
        return next(name for name in names if name not in self.kept)

    def remove(self, name: str) -> None:
        """Matches that were played with it keep its last version."""
        household.retire(self.kept[self.known(name)].report.choice)
        try:
            (self.path / f"{name}.txt").unlink(missing_ok=True)
        except OSError:
            raise Refused(NOT_WRITTEN) from None
        del self.kept[name]


def know(folder: Path, choice: str) -> None:
    """A version by its mark, for matches of before; what is no such mark, or not there, is left alone."""
    if not CHOICE.fullmatch(choice) or household.is_known(choice):
        return
    try:
        household.add(choice, read_file(folder / "versions" / f"{choice}.txt"), offered=False)
    except Problem as e:
        log.warning("%s", e)
