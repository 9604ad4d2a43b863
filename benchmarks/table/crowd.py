"""Many windows in pairs, each pair at a match of its own, all playing at once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

import aiohttp

from ludotheque.errors import Problem

from .ours import OurWindow
from .theirs import TheirWindow
from .usage import usage
from .window import MOVES, Window

SPEAKERS: dict[str, type[Window]] = {"ours": OurWindow, "theirs": TheirWindow}
AT_ONCE = 50  # of what is not measured: connecting and opening matches
PATIENCE = 60  # seconds for everything of a round


class Round(NamedTuple):
    """Some matches of every pair, without the time and CPU of opening them."""

    moves: int
    acknowledged: int
    seconds: float
    p50: float  # seconds until the mover's own window shows the move
    p99: float
    server_cpu: float  # seconds
    client_cpu: float
    server_memory: float  # megabytes, at the end
    received: int  # bytes


class Spent(NamedTuple):
    seconds: float
    server_cpu: float
    client_cpu: float
    received: float


class Crowd:
    def __init__(self, speaker: str, session: aiohttp.ClientSession, address: str, server: int, size: int) -> None:
        """server: the id of its process; size: the number of connections."""
        self.windows = [SPEAKERS[speaker](session, address, n % 2) for n in range(size)]
        self.pairs = list(zip(self.windows[::2], self.windows[1::2], strict=True))
        self.server = server
        self.matches = 0

    async def connect(self) -> None:
        await some_at_once(window.connect() for window in self.windows)

    async def round(self, matches: int) -> Round:
        """Every pair plays so many matches, one after the other."""
        for window in self.windows:
            window.forget()
        used = Spent(0, 0, 0, 0)
        for _ in range(matches):
            await self.open_matches()
            before = self.spent()
            await self.play_matches()
            used = Spent(*(u + after - b for u, after, b in zip(used, self.spent(), before, strict=True)))
        return self.summary(matches, used)

    def spent(self) -> Spent:
        received = sum(window.received for window in self.windows)
        return Spent(time.perf_counter(), usage(self.server).cpu, usage(os.getpid()).cpu, received)

    def summary(self, matches: int, used: Spent) -> Round:
        delays = sorted(delay for window in self.windows for delay in window.delays)
        return Round(
            moves=matches * MOVES * len(self.pairs),
            acknowledged=sum(window.acknowledged for window in self.windows),
            seconds=used.seconds,
            p50=delays[len(delays) // 2],
            p99=delays[len(delays) * 99 // 100],
            server_cpu=used.server_cpu,
            client_cpu=used.client_cpu,
            server_memory=usage(self.server).memory,
            received=int(used.received),
        )

    async def open_matches(self) -> None:
        self.matches += 1
        await some_at_once(a.begin(b, f"match-{self.matches}-{n}") for n, (a, b) in enumerate(self.pairs))

    async def play_matches(self) -> None:
        for first, _ in self.pairs:
            first.move()
        await asyncio.gather(*(window.finished for window in self.windows))

    def close(self) -> None:
        for window in self.windows:
            window.close()


@asynccontextmanager
async def connected(speaker: str, address: str, server: int, size: int) -> AsyncIterator[Crowd]:
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session:
        crowd = Crowd(speaker, session, address, server, size)
        try:
            async with asyncio.timeout(PATIENCE):
                await crowd.connect()
        except (aiohttp.ClientError, OSError, TimeoutError) as e:
            raise Problem(f"cannot connect {size} windows to {address}: {e or type(e).__name__}") from None
        yield crowd
        crowd.close()


async def some_at_once(work: Iterable[Awaitable[None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Awaitable[None]) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in work))
