"""One browser window: what it watches, what it has been sent, and how much it may ask."""

from __future__ import annotations

from asyncio import Transport
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web
from msgspec import Struct

from .cookies import Player
from .limits import Bucket, Limits
from .wire import Ok, out

if TYPE_CHECKING:
    from .live import Live

MOST_UNSENT = 1 << 20  # bytes; a browser so far behind is cut off, comes again and catches up


class Connection:
    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: Transport,
        player: Player,
        limits: Limits,
        now: float,
    ) -> None:
        self.socket = socket
        self.transport = transport
        self.player = player
        self.messages = Bucket(limits.messages, now)
        self.chats = Bucket(limits.chat, now)
        self.mistakes = 0
        self.live: Live | None = None
        self.log = -1  # the last line of the table's log that it has
        self.chat = -1

    async def ok(self, id: int, v: int) -> None:
        await self.send(out.encode(Ok(id, v)))

    async def say(self, message: Struct) -> None:
        await self.send(out.encode(message))

    async def send(self, data: bytes) -> None:
        """Never waits for a slow reader, never fails for one who has gone."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        try:
            await self.socket.send_frame(data, WSMsgType.TEXT)
        except (ConnectionError, RuntimeError):
            return
