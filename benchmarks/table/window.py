"""One player's connection, whatever the server speaks: moves when it is its turn, and times its own moves."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod

import aiohttp

from ludotheque.errors import Problem

from .socket import Socket

ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # the cells, in an order in which nobody wins before all nine are marked
MOVES = len(ORDER)
Waiting = asyncio.Future[None]


class Window(ABC):
    def __init__(self, session: aiohttp.ClientSession, address: str, seat: int) -> None:
        self.session = session
        self.address = address
        self.seat = seat
        self.match = ""
        self.seen = 0  # moves of this match
        self.sent_at = 0.0
        self.forget()
        self.closing = False
        self.ready: Waiting
        self.finished: Waiting
        self.socket = Socket(self.heard, self.lost)

    def forget(self) -> None:
        """What a round counts begins anew."""
        self.delays: list[float] = []  # seconds, from sending a move until this window shows it
        self.acknowledged = 0
        self.received = 0  # bytes

    @abstractmethod
    async def connect(self) -> None: ...

    @abstractmethod
    async def begin(self, other: Window, match: str) -> None:
        """Open the match of this name for both; done when each could move."""

    @abstractmethod
    def hear(self, data: bytes) -> None: ...

    @abstractmethod
    def send(self, cell: int) -> None: ...

    def expect(self, match: str) -> None:
        loop = asyncio.get_running_loop()
        self.match, self.seen = match, 0
        self.ready, self.finished = loop.create_future(), loop.create_future()

    def move(self) -> None:
        self.sent_at = time.perf_counter()
        self.send(ORDER[self.seen])

    def saw(self, moves: int) -> None:
        """This window shows a state after so many moves."""
        if moves <= self.seen:
            return
        self.seen = moves
        if (moves - 1) % 2 == self.seat:
            self.delays.append(time.perf_counter() - self.sent_at)
        if moves == MOVES:
            self.finished.set_result(None)
        elif moves % 2 == self.seat:
            self.move()

    def heard(self, data: bytes) -> None:
        """Whoever waits for this window hears of a failure."""
        self.received += len(data)
        try:
            self.hear(data)
        except Problem as e:
            self.fail(e)

    def lost(self) -> None:
        if not self.closing:
            self.fail(Problem(f"{self.address} closed a connection: see what the server has printed"))

    def fail(self, why: Problem) -> None:
        for waiting in (self.ready, self.finished):
            if not waiting.done():
                waiting.set_exception(why)

    def close(self) -> None:
        self.closing = True
        self.socket.close()


def is_there(waiting: Waiting) -> None:
    """What was waited for has come; a second time makes no difference."""
    if not waiting.done():
        waiting.set_result(None)
