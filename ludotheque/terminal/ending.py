"""The end of a match in the terminal: the scene, the scores, whether the record holds, and the file it goes to."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from ..core.game import HIDDEN
from ..errors import DoesNotHold, Problem
from ..match.match import Match
from ..match.record import Record
from ..match.verify import verify
from . import words
from .console import Console
from .language import colon
from .scene import draw_scene
from .style import plain
from .view import View


def show_end(match: Match, seat: int, console: Console) -> None:
    view = View(console.style, console.language)
    print(f"\n{draw_scene(match.position.scene(seat), view, console.room)}\n")
    print(console.style.bold(console.word(words.OVER)))
    scores = match.scores()
    standing = " · ".join(console.says(seat, str(score)) for seat, score in enumerate(scores))
    print(colon(console.word(words.STANDING), standing, console.language))
    for note in match.position.notes():
        print(plain(note))
    if match.seats > 1:
        first = [console.seat(s) for s, n in enumerate(scores) if n == max(scores)]
        console.say(words.DRAW if len(first) == match.seats else words.WINS, ", ".join(first))


def show_verdict(match: Match, record: Record, console: Console) -> None:
    """The same check that anybody can make later with the file."""
    try:
        verify(Record.from_json(record.to_json()), match.kind)
        console.say(words.VERIFIED, len(record.events))
    except DoesNotHold as e:
        console.say(words.NOT_VERIFIED, e)


def check_place(path: str) -> None:
    """Said before the match, not after it."""
    if path and (os.path.isdir(path) or not os.path.isdir(os.path.dirname(os.path.abspath(path)))):
        raise Problem(f"{path} cannot be written: give the name of a file in a folder that exists")


def save(record: Record, path: str, console: Console) -> None:
    try:
        Path(path).write_text(record.to_json(), encoding="utf-8")
    except (OSError, ValueError) as e:
        raise Problem(f"{path} cannot be written: {getattr(e, 'strerror', e)}") from None
    console.say(words.SAVED, plain(path))


def offer_to_save(record: Record, console: Console) -> None:
    """Never over a file that is there already, and until it is written or not wanted."""
    with suppress(EOFError):
        path = console.ask(console.word(words.SAVE_WHERE))
        while path and not saved(record, path, console):
            path = console.ask(console.word(words.ANOTHER))


def saved(record: Record, path: str, console: Console) -> bool:
    if os.path.exists(path):
        console.say(words.EXISTS, plain(path))
        return False
    try:
        save(record, path, console)
        return True
    except Problem as e:
        print(plain(str(e)))
        return False


def watching_seat(people: list[int]) -> int:
    """Whose view is shown at the end: the only person's, or everybody's."""
    return people[0] if len(people) == 1 else HIDDEN
