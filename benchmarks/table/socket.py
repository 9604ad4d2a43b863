"""The client's side of a WebSocket, as bare as it can be: the load must cost less than what it measures (RFC 6455)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from ludotheque.errors import Problem

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
NO_MASK = bytes(4)  # masked with zeros: the server has its work, we have not


class Socket(asyncio.Protocol):
    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear, self.lost = hear, lost
        self.unread = b""
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    async def open(self, address: str, headers: dict[str, str]) -> None:
        url = urlsplit(address)
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, url.hostname or "", url.port or 80)
        path = f"{url.path}?{url.query}" if url.query else url.path
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(HANDSHAKE.format(path=path, host=url.netloc, more=more).encode())
        await self.is_open

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        if not self.is_open.done():
            data = self.shake_hands(data)
        self.unread = data[self.frames(data) :] if self.is_open.done() else data

    def shake_hands(self, data: bytes) -> bytes:
        """What follows the server's answer, or everything while that is incomplete."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if head.startswith(b"HTTP/1.1 101 "):
            self.is_open.set_result(None)
        else:
            self.is_open.set_exception(Problem(f"no WebSocket: {head.splitlines()[0].decode()[:100]}"))
        return rest

    def frames(self, data: bytes) -> int:
        """Hear the whole frames at the start; how many bytes they were. Servers send nothing in pieces."""
        start, length = 0, len(data)
        while length - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if body + size > length:
                break
            self.frame(data[start], data[body : body + size])
            start = body + size
        return start

    def frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self.write(PONG, body)
        elif kind == CLOSE:
            self.transport.close()

    def connection_lost(self, why: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(Problem("the server closed the line at once"))
        self.lost()

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((kind, 128 + size)) if size < 126 else bytes((kind, 254, size >> 8, size & 255))
        self.transport.write(head + NO_MASK + body)

    def close(self) -> None:
        self.transport.close()
