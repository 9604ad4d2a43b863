"""What a bot's process does: rebuild the match it is asked about, and choose or say.

It never gets the seed, so nothing here could know the dice to come.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from typing import NamedTuple

from .. import library
from ..bots.bot import Move, delay_of, move_of
from ..bots.names import bot
from ..match.match import Match
from ..match.record import Event

REMEMBERED = 100
HOUSEHOLD: list[Path] = []  # the folder of its questions
matches: OrderedDict[str, Match] = OrderedDict()


class Question(NamedTuple):
    table: str
    game: str
    seats: int
    options: dict[str, str]
    commitment: str
    events: list[Event]
    texts: list[str]
    seat: int
    bot: str
    seed: int  # of the bot's own chance


def get_ready(own_games: list[str], decks: str) -> None:
    """Low priority: people's moves come first."""
    os.nice(10)
    HOUSEHOLD.append(Path(decks))
    for path in own_games:
        library.add_file(path)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that is killed leaves no bots behind."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Decision(NamedTuple):
    move: Move
    delay: int = -1  # milliseconds that a person would take; -1: the usual ones


def decide(q: Question) -> Decision:
    match, rng = remembered(q), Random(q.seed)
    mind = bot(q.bot, match.kind)
    move = move_of(mind, match.position, q.seat, rng)
    return Decision(move, delay_of(mind, match.position, q.seat, rng, usual=-1))


def know_questions(options: dict[str, str]) -> None:
    """Those that the household has written since this process began."""
    choice = options.get("language", "")
    if HOUSEHOLD and "-" in choice:
        from .decks import know

        know(HOUSEHOLD[0], choice)


def remembered(q: Question) -> Match:
    """The match of the last question about this table, brought up to date; or a new one."""
    match = matches.pop(q.table, None)
    if match is None or match.events != q.events[: len(match.events)]:
        know_questions(q.options)
        match = Match(library.kind_of(q.game), q.seats, q.options, promise=q.commitment)
    match.texts[:] = q.texts
    for actor, choice in q.events[len(match.events) :]:
        match.add(actor, choice)
    matches[q.table] = match
    if len(matches) > REMEMBERED:
        matches.popitem(last=False)
    return match
