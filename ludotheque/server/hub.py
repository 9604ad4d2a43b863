"""What clients ask of tables: join, command, rematch; the answer comes when it is stored, then the views."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ..core.text import Text
from ..match.match import Refused
from ..table import race
from . import wire
from .commands import COMMANDS, Command
from .connection import Connection
from .cookies import Player
from .keeper import BROKEN, NOT_STORED, Keeper, new_id
from .live import Live, Ticket
from .stores.store import StoreFailed
from .wire import Gone, No

NO_TABLE = Text("Cette table n'existe pas.", "There is no such table.")
JOIN_FIRST = Text("Choisis d'abord une table.", "Join a table first.")
log = logging.getLogger(__name__)


class Hub(Keeper):
    def handle(self, c: Connection, message: wire.ClientMessage) -> None:
        """At once as far as possible; the connection is busy with the rest, so that answers keep their order."""
        live, act = c.live, COMMANDS.get(type(message))
        if isinstance(message, wire.Play) and live is not None and live.table.race:
            self.claim(c, live, message)
        elif act is not None and live is not None and live.turn.enter_at_once():
            self.command(c, live, message, act)
        elif isinstance(message, wire.Ping):
            c.ok(message.id, live.table.v if live else 0)
            c.flush()
        elif live is None and not isinstance(message, wire.Join):
            c.say(No(message.id, JOIN_FIRST))
        else:
            c.busy = True
            self.spawn(self.wait(c, live, message, act) if act and live else self.patiently(c, message))

    # Races

    def claim(self, c: Connection, live: Live, message: wire.Play) -> None:
        """Nobody waits here: the stamp is given at once, the answer when the table knows who was first."""
        now = self.now()
        shown = c.race_shown if c.race == live.table.race else now
        stamp = race.stamped(now, shown, message.since, c.line.round_trip())
        try:
            race.claim(live.table, c.player.id, message.seat, message.choice, stamp, Ticket(c, message.id))
        except Refused as e:
            c.say(No(message.id, e.why))
            return
        self.set_alarm(live)

    # Commands

    def command(self, c: Connection, live: Live, message: wire.ClientMessage, act: Command) -> None:
        """It is this command's turn at the table until it is stored and shown."""
        try:
            if live.gone:
                raise Refused(NOT_STORED)
            act(live.table, self.now(), c.player, message)
            chapter = live.chapter()
        except Refused as e:
            live.turn.leave()
            c.say(No(message.id, e.why))
            c.answered()
            return
        except Exception:
            log.exception("table %s: its game failed", live.table.id)
            c.busy = True
            self.spawn(self.mend(c, live, message.id, BROKEN))
            return
        c.busy = True
        if chapter is None:
            self.stored(c, live, message.id, "")
        else:
            self.store.put([chapter], partial(self.stored, c, live, message.id))

    def stored(self, c: Connection, live: Live, id: int, why: str) -> None:
        if why:
            log.error("table %s: not stored: %s", live.table.id, why)
            self.spawn(self.mend(c, live, id, NOT_STORED))
            return
        now = live.used = self.now()
        try:
            self.plan(live)
            c.ok(id, live.table.v)
            asked = live.answer_claims()
            live.show(live.watchers, now)
            for asking in (c, *asked):
                asking.flush()
        finally:
            live.turn.leave()
            c.answered()

    async def mend(self, c: Connection, live: Live, id: int, why: Text) -> None:
        """The command has failed half way: back to what is stored."""
        try:
            await self.reload(live)
            c.say(No(id, why))
        finally:
            live.turn.leave()
            c.answered()

    async def wait(self, c: Connection, live: Live, message: wire.ClientMessage, act: Command) -> None:
        await live.turn.enter()
        self.command(c, live, message, act)

    async def patiently(self, c: Connection, message: wire.ClientMessage) -> None:
        """What has to ask the store first."""
        try:
            if isinstance(message, wire.Join):
                await self.join(c, message)
            elif c.live is not None:
                await self.rematch(c, c.live, message.id)
        except Exception:
            log.exception("a message of a client failed")
            c.say(No(message.id, BROKEN))
        c.flush()
        c.answered()

    async def rematch(self, c: Connection, live: Live, id: int) -> None:
        code = live.table.code
        found = await self.store.find(code)
        if found is not None and not found.over:
            code = await self.free_code()
        async with live.turn:
            why = await self.change_to_next(live, c.player, code)
            self.reserved.discard(code)
            if why is not None:
                c.say(No(id, why))
                return
            c.ok(id, live.table.v)
            live.show(live.watchers, self.now())

    async def change_to_next(self, live: Live, player: Player, code: str) -> Text | None:
        try:
            new = Live(await asyncio.to_thread(live.table.rematch, self.now(), player.id, new_id(), code))
            chapter = live.chapter()
            await self.begin(new, [chapter] if chapter else [])
        except Refused as e:
            return e.why
        except StoreFailed as e:
            log.error("table %s: %s", live.table.id, e)
            await self.reload(live)
            return NOT_STORED
        return None

    # Watching

    async def join(self, c: Connection, message: wire.Join) -> None:
        await self.leave(c)
        try:
            live = await self.live(message.table)
        except StoreFailed:
            c.say(No(message.id, NOT_STORED))
            return
        if live is None:
            c.say(No(message.id, NO_TABLE))
            c.say(Gone(NO_TABLE))
            return
        async with live.turn:
            if live.gone or c.line.closing:
                c.say(No(message.id, NOT_STORED))
                return
            await self.welcome(c, live, message)

    async def welcome(self, c: Connection, live: Live, message: wire.Join) -> None:
        c.live, c.log, c.chat, c.arranged = live, max(-1, message.log), -1, -1
        live.watchers.add(c)
        new = c.player.id not in live.table.here
        why = await self.change(live, lambda table, now: table.arrive(now, c.player.id))
        if why is not None:
            c.say(No(message.id, why))
            return
        c.ok(message.id, live.table.v)
        live.show(live.watchers if new else [c], self.now())

    async def leave(self, c: Connection) -> None:
        live, c.live = c.live, None
        if live is None:
            return
        async with live.turn:
            live.watchers.discard(c)
            live.table.leave(self.now(), c.player.id)
            live.used = self.now()
            if c.player.id not in live.table.here:
                live.show(live.watchers, self.now())
