"""What a bot's process does: rebuild the match it is asked about, and choose.

It never gets the seed, so nothing here could know the dice to come.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from typing import NamedTuple

from .. import library
from ..bots.names import bot
from ..match.match import Match
from ..match.record import Event

REMEMBERED = 100
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


def get_ready(own_games: list[str]) -> None:
    """Low priority: people's moves come first."""
    os.nice(10)
    for path in own_games:
        library.add_file(path)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that is killed leaves no bots behind."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def decide(q: Question) -> int:
    match = remembered(q)
    return bot(q.bot, match.kind).choose(match.position, q.seat, Random(q.seed))


def remembered(q: Question) -> Match:
    """The match of the last question about this table, brought up to date; or a new one."""
    match = matches.pop(q.table, None)
    if match is None or match.events != q.events[: len(match.events)]:
        match = Match(library.kind_of(q.game), q.seats, q.options, promise=q.commitment)
    match.texts[:] = q.texts
    for actor, choice in q.events[len(match.events) :]:
        match.add(actor, choice)
    matches[q.table] = match
    if len(matches) > REMEMBERED:
        matches.popitem(last=False)
    return match
