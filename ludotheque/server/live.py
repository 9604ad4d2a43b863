"""A table in memory, with the windows that watch it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from ..core.game import Position
from ..core.text import Text
from ..table import race
from ..table.entries import MOVES
from ..table.state import OVER
from ..table.table import Table
from ..table.view import Encoder
from .connection import Connection
from .line import TEXT, framed
from .stores.store import Card, Chapter
from .turnstile import Turnstile
from .wire import No

logger = logging.getLogger(__name__)


class Ticket:
    """Whom to answer when a claim in a race is decided."""

    def __init__(self, c: Connection, id: int) -> None:
        self.c = c
        self.id = id

    def answer(self, why: Text | None, v: int) -> None:
        if why is None:
            self.c.ok(self.id, v)
        else:
            self.c.say(No(self.id, why))


class Live:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = Encoder(table)
        self.races = table.kind.race is not Position.race
        self.turn = Turnstile()  # one change at a time, from the command until it is stored and shown
        self.watchers: set[Connection] = set()
        self.card: Card | None = None  # as it was last stored
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots, by seat and token
        self.used = 0  # when something last happened
        self.noted = False  # its notes are in the log of the server
        self.gone = False  # left memory: whoever still holds it has to look the table up again

    def chapter(self) -> Chapter | None:
        """What has to be stored now."""
        entries = self.table.take_entries()
        if not entries:
            return None
        only_moves = self.card is not None and self.table.stage != OVER and all(e[0] in MOVES for e in entries)
        card = None if only_moves else self.new_card()
        return Chapter(self.table.id, self.table.v - len(entries) + 1, entries, card)

    def new_card(self) -> Card | None:
        """Only when somebody sat down, stood up, or the match ended: a move costs one row."""
        t = self.table
        card = Card(t.code, t.kind.info.slug, t.stage == OVER, t.at, tuple(sorted(t.owners())))
        same = self.card is not None and card._replace(updated=self.card.updated) == self.card
        self.card = self.card if same else card
        return None if same else card

    def is_idle(self) -> bool:
        return not self.watchers and not self.thinking and self.table.next_deadline() is None

    def show(self, watchers: Iterable[Connection], now: int) -> None:
        """A view for each of them, made once for all that are in step."""
        if self.views.table is not self.table:
            self.views = Encoder(self.table)
        made: dict[tuple[str, int, int], bytes] = {}
        table, match = self.table, self.table.match
        last, talk = len(match.lines) - 1 if match else -1, len(table.chat) - 1
        for c in watchers:
            viewer = c.player.id if table.knows(c.player.id) else ""
            if c.arranged == table.arranged and not self.views.is_news(viewer, c.log):
                continue
            key = viewer, c.log if c.log < last else last, c.chat
            frame = made[key] if key in made else made.setdefault(key, self.framed_view(now, *key))
            if frame:
                c.log, c.chat, c.arranged = last, talk, table.arranged
                c.write(frame)
                if self.races:
                    time_race(c, table.race, now)

    def answer_claims(self) -> list[Connection]:
        """Tell those who did something in a race what became of it; an ok is held back until their view comes."""
        asked: list[Connection] = []
        for ticket, why in race.take_answers(self.table):
            assert isinstance(ticket, Ticket)
            ticket.answer(why, self.table.v)
            asked.append(ticket.c)
        return asked

    def framed_view(self, now: int, viewer: str, log: int, chat: int) -> bytes:
        """b"" if somebody's own game cannot draw itself: its table stands still, the others don't notice."""
        try:
            return framed(TEXT, self.views.encode(viewer, now, log, chat))
        except Exception:
            logger.exception("table %s cannot be shown", self.table.id)
            return b""


def time_race(c: Connection, race: int, now: int) -> None:
    """When this window was shown a race, and how long its way is."""
    if c.race != race:
        c.race, c.race_shown = race, now
    c.line.measure()
