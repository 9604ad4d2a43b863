"""What clients ask of tables: join, command, rematch; the answer comes when it is stored, then the views."""

from __future__ import annotations

import logging

from ..core.text import Text
from ..match.match import Refused
from . import wire
from .commands import COMMANDS
from .connection import Connection
from .cookies import Player
from .keeper import NOT_STORED, Keeper, new_id
from .live import Live
from .stores.store import StoreFailed
from .wire import Gone, No

NO_TABLE = Text("Cette table n'existe pas.", "There is no such table.")
JOIN_FIRST = Text("Choisis d'abord une table.", "Join a table first.")
log = logging.getLogger(__name__)


class Hub(Keeper):
    # Commands

    async def handle(self, c: Connection, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            await c.ok(message.id, c.live.table.v if c.live else 0)
        elif isinstance(message, wire.Join):
            await self.join(c, message)
        elif c.live is None:
            await c.say(No(message.id, JOIN_FIRST))
        elif isinstance(message, wire.Rematch):
            await self.rematch(c, c.live, message.id)
        else:
            await self.command(c, c.live, message)

    async def command(self, c: Connection, live: Live, message: wire.AtTable) -> None:
        async with live.lock:
            act = COMMANDS[type(message)]
            why = await self.change(live, lambda table, now: act(table, now, c.player, message))
            if why is not None:
                await c.say(No(message.id, why))
                return
            await c.ok(message.id, live.table.v)
            await live.show(list(live.watchers), self.now())

    async def rematch(self, c: Connection, live: Live, id: int) -> None:
        code = live.table.code
        found = await self.store.find(code)
        if found is not None and not found.over:
            code = await self.free_code()
        async with live.lock:
            why = await self.change_to_next(live, c.player, code)
            self.reserved.discard(code)
            if why is not None:
                await c.say(No(id, why))
                return
            await c.ok(id, live.table.v)
            await live.show(list(live.watchers), self.now())

    async def change_to_next(self, live: Live, player: Player, code: str) -> Text | None:
        try:
            new = Live(live.table.rematch(self.now(), player.id, new_id(), code))
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
            await c.say(No(message.id, NOT_STORED))
            return
        if live is None:
            await c.say(No(message.id, NO_TABLE))
            await c.say(Gone(NO_TABLE))
            return
        async with live.lock:
            if live.gone:
                await c.say(No(message.id, NOT_STORED))
                return
            await self.welcome(c, live, message)

    async def welcome(self, c: Connection, live: Live, message: wire.Join) -> None:
        c.live, c.log, c.chat = live, max(-1, message.log), -1
        live.watchers.add(c)
        new = c.player.id not in live.table.here
        why = await self.change(live, lambda table, now: table.arrive(now, c.player.id))
        if why is not None:
            await c.say(No(message.id, why))
            return
        await c.ok(message.id, live.table.v)
        await live.show(list(live.watchers) if new else [c], self.now())

    async def leave(self, c: Connection) -> None:
        live, c.live = c.live, None
        if live is None:
            return
        async with live.lock:
            live.watchers.discard(c)
            live.table.leave(self.now(), c.player.id)
            live.used = self.now()
            if c.player.id not in live.table.here:
                await live.show(list(live.watchers), self.now())
