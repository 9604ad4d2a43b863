"""A window that speaks with our server: JSON over a WebSocket, a signed cookie for each player."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludotheque.errors import Problem

from .window import Window, is_there

VIEW, OK = b'{"t":"view","v":', b'{"t":"ok","id":'


class OurWindow(Window):
    async def connect(self) -> None:
        base = self.address.rstrip("/")
        async with self.session.get(f"{base}/api/me") as answer:
            self.headers = {"Origin": base, "Cookie": answer.headers["Set-Cookie"].partition(";")[0]}
        await self.socket.open(f"{base}/ws", self.headers)
        self.asked: dict[int, asyncio.Future[None]] = {}
        self.id = self.v = self.first_v = 0

    async def begin(self, other: Window, match: str) -> None:
        """Opened by link, as two people would: one opens, both watch, the other sits down, the first starts."""
        assert isinstance(other, OurWindow)
        table = await self.open()
        for window in (self, other):
            window.expect(table)
            await window.ask("join", table=table)
        await other.ask("sit", seat=1, name="Ben")
        await self.ask("start")
        await asyncio.gather(self.ready, other.ready)

    async def open(self) -> str:
        wish = {"game": "tic_tac_toe", "seats": 2, "seating": "link"}
        async with self.session.post(f"{self.address}api/tables", json=wish, headers=self.headers) as answer:
            if answer.status != 200:
                raise Problem(f"our server opens no table: {(await answer.text())[:200]}")
            return str((await answer.json())["id"])

    async def ask(self, kind: str, **fields: Any) -> None:
        self.id += 1
        waiting = self.asked[self.id] = asyncio.get_running_loop().create_future()
        self.socket.send(json.dumps({"t": kind, "id": self.id, **fields}).encode())
        await waiting

    def hear(self, data: bytes) -> None:
        if data.startswith(VIEW):
            self.show(int(data[len(VIEW) : data.index(b",", len(VIEW))]), data)
        elif data.startswith(OK):
            self.answered(int(data[len(OK) : data.index(b",", len(OK))]))
        else:
            raise Problem(f"our server refuses: {data.decode()[:200]}")

    def show(self, v: int, data: bytes) -> None:
        """Nothing but moves is stored once the match has begun, so v counts them."""
        self.v = v
        if self.ready.done():
            self.saw(v - self.first_v)
        elif b'"status":"playing"' in data:
            self.first_v = v
            is_there(self.ready)

    def answered(self, id: int) -> None:
        waiting = self.asked.pop(id, None)
        if waiting is None:
            self.acknowledged += 1
        else:
            waiting.set_result(None)

    def send(self, cell: int) -> None:
        self.id += 1
        play = b'{"t":"play","id":%d,"seat":%d,"choice":%d,"at":%d}' % (self.id, self.seat, cell, self.v)
        self.socket.send(play)

    def fail(self, why: Problem) -> None:
        super().fail(why)
        for waiting in self.asked.values():
            if not waiting.done():
                waiting.set_exception(why)
