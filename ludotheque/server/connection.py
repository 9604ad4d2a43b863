"""One browser window: what it watches, what it has been sent, and how much it may ask."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from .cookies import Player
from .limits import Bucket, Limits
from .line import TEXT, Line, framed
from .wire import out

if TYPE_CHECKING:
    from .live import Live

MOST_UNREAD = 100  # messages; a browser so far ahead has to wait


class Connection:
    def __init__(self, line: Line, player: Player, limits: Limits, now: float) -> None:
        self.line = line
        self.player = player
        self.messages = Bucket(limits.messages, now)
        self.chats = Bucket(limits.chat, now)
        self.mistakes = 0
        self.live: Live | None = None
        self.log = -1  # the last line of the table's log that it has
        self.chat = -1
        self.race = 0  # the race that it was shown last
        self.race_shown = 0  # and when
        self.arranged = -1  # how the table was arranged in the last view that it has
        self.busy = False  # with a message that is not answered yet
        self.unread: deque[bytes | None] = deque()
        self.full = False  # so much is unread that the line is not listened to
        self.read: Callable[[bytes | None], None]
        self.held = b""  # an ok that goes out together with the view

    # One message at a time, in order

    def hear(self, data: bytes | None) -> None:
        if not self.busy:
            self.read(data)
            return
        self.unread.append(data)
        if len(self.unread) >= MOST_UNREAD and not self.full:
            self.full = True
            self.line.transport.pause_reading()

    def answered(self) -> None:
        """What kept it busy is done. What was refused at once kept it from nothing: whoever reads goes on by itself."""
        if not self.busy:
            return
        self.busy = False
        while self.unread and not self.busy:
            self.read(self.unread.popleft())
        if self.full and len(self.unread) < MOST_UNREAD and not self.line.transport.is_closing():
            self.full = False
            self.line.transport.resume_reading()

    # What it is told

    def ok(self, id: int, v: int) -> None:
        """Held back until flush() or the next message: a view usually follows."""
        self.held += framed(TEXT, b'{"t":"ok","id":%d,"v":%d}' % (id, v))

    def flush(self) -> None:
        if self.held:
            self.write(b"")

    def say(self, message: Struct) -> None:
        self.write(framed(TEXT, out.encode(message)))

    def write(self, frame: bytes) -> None:
        if self.held:
            frame, self.held = self.held + frame, b""
        self.line.write(frame)
