"""A WebSocket from its first frame to its last. Whatever comes, nobody else is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from ..core.text import Text
from . import wire
from .connection import Connection
from .cookies import Player
from .hub import Hub
from .limits import Doors, Limits
from .line import GOING_AWAY, NOT_WANTED, Line
from .wire import Gone, No

LOOK_AFTER = 15  # seconds
CLOSING = 2
PLAYER = web.RequestKey("player", Player)
UNHURRIED = Text("Pas si vite : attends un instant.", "Not so fast: wait a moment.")
UNCLEAR = Text("Ce message n'est pas clair.", "That message makes no sense.")
TOO_MANY = Text("Trop de fenêtres ouvertes : ferme-en une.", "Too many windows are open: close one.")


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
        """aiohttp shakes hands; from then on the line is ours until it is lost."""
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        if request.transport is None:
            return socket
        c = Connection(Line(request.transport), request[PLAYER], self.limits, time.monotonic())
        clients = [(self.addresses, request.remote or ""), (self.players, c.player.id)]
        entered = [(doors, client) for doors, client in clients if doors.enter(client)]
        self.open.add(c)
        try:
            if len(entered) == len(clients):
                c.read = partial(self.read, c)
                c.line.hear = c.hear
            else:
                c.say(Gone(TOO_MANY))
                c.line.close(NOT_WANTED)
            await c.line.lost
        finally:
            self.open.discard(c)
            for doors, client in entered:
                doors.leave(client)
            await self.hub.leave(c)
        return socket

    def read(self, c: Connection, data: bytes | None) -> None:
        """None is a frame that is no text. Whoever makes no sense too often is sent away."""
        if c.mistakes > self.limits.mistakes:
            c.line.close(NOT_WANTED)
            return
        try:
            message = wire.message_in.decode(data or b"")
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.mistake(c, number(data or b""), UNCLEAR)
            return
        now = time.monotonic()
        if not c.messages.take(now) or (type(message) is wire.Chat and not c.chats.take(now)):
            self.mistake(c, message.id, UNHURRIED)
            return
        self.hub.handle(c, message)

    def mistake(self, c: Connection, id: int, why: Text) -> None:
        c.mistakes += 1
        c.say(No(id, why))

    async def look_after(self) -> None:
        """Windows that have vanished without a word are found out."""
        while True:
            await asyncio.sleep(LOOK_AFTER)
            for c in list(self.open):
                c.line.look_after()

    async def close(self) -> None:
        for c in self.open:
            c.line.close(GOING_AWAY)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(c.line.lost for c in self.open)), CLOSING)


def number(data: bytes) -> int:
    """The id of a message that is otherwise wrong, so that the client knows which; -1 if it has none."""
    try:
        return wire.number_in.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
