"""A WebSocket once its handshake is done: frames in, frames out, no task and no queue in between (RFC 6455)."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

LARGEST = 64 * 1024  # bytes of a message
MOST_UNSENT = 1 << 20  # bytes; a browser so far behind is cut off, comes again and catches up
MEASURE = 1  # second between two measurements of the way there and back
PATIENCE = 5  # seconds for the other side to close, once asked to
TEXT, BINARY, CLOSE, PING, PONG, WHOLE = 1, 2, 8, 9, 10, 0x80
GOING_AWAY, PROTOCOL_ERROR, NOT_WANTED, TOO_BIG = 1001, 1002, 1008, 1009


class BadFrame(Exception):
    def __init__(self, code: int) -> None:
        self.code = code


class Line(asyncio.Protocol):
    def __init__(self, transport: asyncio.Transport) -> None:
        """Takes the transport over from whoever has shaken hands."""
        self.transport = transport
        self.before = transport.get_protocol()
        self.hear: Callable[[bytes | None], None] = lambda text: None  # None: what came is no text
        self.unread = b""
        self.parts: bytearray | None = None  # of a message in several frames
        self.is_text = True
        self.quiet = 0  # how often look_after() was called since something came
        self.closing = False
        self.pinged = 0.0
        self.ways: deque[int] = deque(maxlen=8)  # milliseconds there and back, the last few times
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        transport.set_protocol(self)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self.quiet = 0
        data = self.unread + data if self.unread else data
        try:
            self.unread = data[self.frames(data) :]
        except BadFrame as e:
            self.close(e.code)
        if self.closing:
            self.unread = b""

    def frames(self, data: bytes) -> int:
        """Take the whole frames at the start; how many bytes they were. A short header counts as a longer frame."""
        start, length = 0, len(data)
        while length - start >= 6 and not self.closing:
            size, body = data[start + 1] - 128, start + 6
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), body + 8
            if not 0 <= size <= LARGEST:
                raise BadFrame(PROTOCOL_ERROR if size < 0 else TOO_BIG)
            if body + size > length:
                break
            self.frame(data[start], unmasked(data[body - 4 : body], data[body : body + size]))
            start = body + size
        return start

    def frame(self, first: int, body: bytes) -> None:
        if first == WHOLE | TEXT and self.parts is None:
            self.hear(body)
        elif first & 0x70:
            raise BadFrame(PROTOCOL_ERROR)
        elif first & 8:
            self.control(first, body)
        else:
            self.part(first & 15, bool(first & WHOLE), body)

    def part(self, kind: int, last: bool, body: bytes) -> None:
        if (kind == 0) != (self.parts is not None) or kind > BINARY:
            raise BadFrame(PROTOCOL_ERROR)
        if self.parts is None:
            self.parts, self.is_text = bytearray(), kind == TEXT
        self.parts += body
        if len(self.parts) > LARGEST:
            raise BadFrame(TOO_BIG)
        if last:
            message, self.parts = bytes(self.parts), None
            self.hear(message if self.is_text else None)

    def control(self, first: int, body: bytes) -> None:
        if not first & WHOLE or len(body) > 125 or first & 15 > PONG:
            raise BadFrame(PROTOCOL_ERROR)
        if first & 15 == PING:
            self.write(framed(PONG, body))
        elif first & 15 == PONG:
            if body == stamp(self.pinged):
                self.ways.append(round((time.monotonic() - self.pinged) * 1000))
        elif first & 15 == CLOSE:
            self.write(framed(CLOSE, body[:2]))
            self.closing = True
            self.transport.close()

    def connection_lost(self, why: Exception | None) -> None:
        self.closing = True
        if not self.lost.done():
            self.lost.set_result(None)
        self.before.connection_lost(why)

    # What goes out

    def write(self, frames: bytes) -> None:
        """Never waits for a slow reader, never fails for one who has gone."""
        if self.closing:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.closing = True
            self.transport.abort()
        else:
            self.transport.write(frames)

    def close(self, code: int) -> None:
        """Ask the other side to close; what it still sends is thrown away."""
        self.write(framed(CLOSE, code.to_bytes(2, "big")))
        self.closing = True
        asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)

    def measure(self) -> None:
        """How long the way is: a ping that every browser answers by itself, once in a while."""
        now = time.monotonic()
        if now - self.pinged > MEASURE:
            self.pinged = now
            self.write(framed(PING, stamp(now)))

    def round_trip(self) -> int:
        """Milliseconds there and back, in doubt for the one at the other end."""
        return max(self.ways, default=0)

    def look_after(self) -> None:
        """Called every fifteen seconds: who has been silent for thirty is asked, and cut off if no answer comes."""
        self.quiet += 1
        if self.quiet == 2:
            self.write(framed(PING, b""))
        elif self.quiet > 2:
            self.transport.abort()


def stamp(seconds: float) -> bytes:
    return str(seconds).encode()


def unmasked(mask: bytes, body: bytes) -> bytes:
    """As one big number: the quickest way without a loop."""
    size = len(body)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(body, "little") ^ key).to_bytes(size, "little")


def framed(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((WHOLE | kind, size)) + body
    if size < 1 << 16:
        return bytes((WHOLE | kind, 126, size >> 8, size & 255)) + body
    return bytes((WHOLE | kind, 127)) + size.to_bytes(8, "big") + body
