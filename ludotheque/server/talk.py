"""A WebSocket from its first frame to its last. Whatever comes, nobody else is disturbed."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from ..core.text import Text
from . import wire
from .connection import Connection
from .cookies import Player
from .hub import Hub
from .keeper import BROKEN
from .limits import Doors, Limits
from .wire import Gone, No

LARGEST = 64 * 1024
PLAYER = web.RequestKey("player", Player)
UNHURRIED = Text("Pas si vite : attends un instant.", "Not so fast: wait a moment.")
UNCLEAR = Text("Ce message n'est pas clair.", "That message makes no sense.")
TOO_MANY = Text("Trop de fenêtres ouvertes : ferme-en une.", "Too many windows are open: close one.")
log = logging.getLogger(__name__)


def same_origin(request: web.BaseRequest) -> bool:
    """Other sites must not speak through a visitor's browser."""
    return urlsplit(request.headers.get("Origin", "")).netloc == request.host


class Talk:
    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.addresses = Doors(limits.connections)
        self.players = Doors(limits.windows)
        self.open: set[Connection] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(
            compress=False, max_msg_size=LARGEST, writer_limit=1 << 40, heartbeat=30, decode_text=False
        )
        await socket.prepare(request)
        if request.transport is None:
            return socket
        c = Connection(socket, request.transport, request[PLAYER], self.limits, time.monotonic())
        clients = [(self.addresses, request.remote or ""), (self.players, c.player.id)]
        entered = [(doors, client) for doors, client in clients if doors.enter(client)]
        self.open.add(c)
        try:
            if len(entered) == len(clients):
                await self.listen(c)
            else:
                await c.say(Gone(TOO_MANY))
        finally:
            self.open.discard(c)
            for doors, client in entered:
                doors.leave(client)
            await self.hub.leave(c)
        await socket.close(code=WSCloseCode.POLICY_VIOLATION)
        return socket

    async def listen(self, c: Connection) -> None:
        """Until it closes, or has made no sense too often."""
        async for frame in c.socket:
            if c.mistakes > self.limits.mistakes:
                return
            if frame.type is not WSMsgType.TEXT:
                await self.mistake(c, -1, UNCLEAR)
                continue
            await self.hear(c, frame.data)

    async def hear(self, c: Connection, data: bytes) -> None:
        try:
            message = wire.message_in.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await self.mistake(c, number(data), UNCLEAR)
            return
        now = time.monotonic()
        if not c.messages.take(now) or (isinstance(message, wire.Chat) and not c.chats.take(now)):
            await self.mistake(c, message.id, UNHURRIED)
            return
        try:
            await self.hub.handle(c, message)
        except Exception:
            log.exception("a message of a client failed")
            await c.say(No(message.id, BROKEN))

    async def mistake(self, c: Connection, id: int, why: Text) -> None:
        c.mistakes += 1
        await c.say(No(id, why))

    async def close(self) -> None:
        for c in list(self.open):
            await c.socket.close(code=WSCloseCode.GOING_AWAY)


class Numbered(msgspec.Struct):
    id: wire.Whole = -1


def number(data: bytes) -> int:
    """The id of a message that is otherwise wrong, so that the client knows which; -1 if it has none."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
