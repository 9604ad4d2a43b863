"""A real server on a free port of this machine, and clients that speak to it like browsers."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any

import aiohttp
from aiohttp import web

from ludotheque.server.app import make_app
from ludotheque.server.limits import Limits, unlimited
from ludotheque.server.site import Site
from ludotheque.server.stores.store import Store, store_at

Message = dict[str, Any]


class Server:
    def __init__(self, site: Site, base: str) -> None:
        self.site = site
        self.base = base

    def client(self) -> Client:
        return Client(self.base)


@asynccontextmanager
async def running(store: Store | str, limits: Limits | None = None) -> AsyncIterator[Server]:
    kept = store_at(store) if isinstance(store, str) else store
    await kept.open()
    site = Site(kept, limits or unlimited(), [], 0.0, "127.0.0.1")
    runner = web.AppRunner(make_app(site), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield Server(site, f"http://127.0.0.1:{runner.addresses[0][1]}")
    finally:
        await runner.cleanup()


def with_server(store: Store | str, use: Callable[[Server], Awaitable[None]], limits: Limits | None = None) -> None:
    async def main() -> None:
        async with asyncio.timeout(60), running(store, limits) as server:
            await use(server)

    asyncio.run(main())


class Client:
    """A browser: cookies, requests, and windows on tables."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.headers = {"Origin": base}
        self.windows: list[Window] = []

    async def __aenter__(self) -> Client:
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for window in self.windows:
            await window.close()
        await self.session.close()

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.base + path, allow_redirects=False) as answer:
            return answer.status, body(await answer.read())

    async def send(self, method: str, path: str, data: bytes | str) -> tuple[int, Any]:
        stream = io.BytesIO(data.encode() if isinstance(data, str) else data)
        async with self.session.request(method, self.base + path, data=stream, headers=self.headers) as answer:
            return answer.status, body(await answer.read())

    async def open(self, game: str = "tic_tac_toe", seating: str = "link", **more: object) -> Message:
        wish = json.dumps({"game": game, "seating": seating, **more})
        status, table = await self.send("POST", "/api/tables", wish)
        assert status == 200, table
        found: Message = table
        return found

    async def window(self, table: str = "", log: int = -1) -> Window:
        """A WebSocket, which watches a table if one is named."""
        window = Window(await self.session.ws_connect(self.base + "/ws", headers=self.headers, max_msg_size=0))
        self.windows.append(window)
        if table:
            await window.join(table, log)
        return window


class Window:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.id = 0
        self.view: Message = {}
        self.log: list[list[Any]] = []
        self.unread: list[Message] = []
        self.read: Callable[[], Awaitable[str]] = self.text

    async def text(self) -> str:
        frame = await self.socket.receive(timeout=20)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"closed: {self.socket.close_code}")
        text: str = frame.data
        return text

    async def close(self) -> None:
        await self.socket.close()

    async def join(self, table: str, log: int = -1) -> None:
        answer = await self.ask("join", table=table, log=log)
        assert answer["t"] == "ok", answer
        await self.see()

    async def receive(self) -> Message:
        message: Message = json.loads(await self.read())
        if message["t"] == "view":
            self.view = message
            self.log += message["log"]
        return message

    async def ask(self, kind: str, **fields: object) -> Message:
        """Send a message and wait for its ok or no."""
        self.id += 1
        await self.socket.send_str(json.dumps({"t": kind, "id": self.id, **fields}))
        return await self.answer_to(self.id)

    async def answer_to(self, id: int) -> Message:
        while True:
            message = await self.receive()
            if message["t"] in ("ok", "no") and message["id"] == id:
                return message
            self.unread.append(message)

    async def see(self, v: int = 0) -> Message:
        """Wait for a view, with at least this v."""
        while not self.view or self.view["v"] < v:
            await self.receive()
        return self.view

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not self.view or not wanted(self.view):
            await self.receive()
        return self.view

    async def turn_of(self, seat: int) -> None:
        await self.until(lambda view: seat in view["toAct"])

    async def play(self, seat: int, choice: int) -> Message:
        answer = await self.ask("play", seat=seat, choice=choice, at=self.view["v"])
        if answer["t"] == "ok":
            await self.see(answer["v"])
        return answer


def body(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data


async def two_at_a_table(ana: Client, ben: Client, game: str = "tic_tac_toe") -> tuple[str, Window, Window]:
    """Ana opens a table, Ben joins, the match has begun."""
    table = (await ana.open(game))["id"]
    first, second = await ana.window(table), await ben.window(table)
    assert (await second.ask("sit", seat=1, name="Ben", colour=2))["t"] == "ok"
    started = await first.ask("start")
    assert started["t"] == "ok", started
    await first.see(started["v"])
    await second.see(started["v"])
    return table, first, second
