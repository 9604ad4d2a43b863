"""Stores that are slow or fail when a test wants them to."""

from __future__ import annotations

import asyncio

from ludotheque.server.stores.store import Chapter, Found, Story, Then


class MemoryStore:
    """Keeps everything in memory; appending waits for the gate, and fails while it is told to."""

    def __init__(self) -> None:
        self.stories: dict[str, Story] = {}
        self.codes: dict[str, str] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = 0
        self.fails = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        pass

    def put(self, chapters: list[Chapter], then: Then) -> None:
        task = asyncio.create_task(self.write(chapters, then))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write(self, chapters: list[Chapter], then: Then) -> None:
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        if not self.fails:
            self.keep(chapters)
        then("the disk is full" if self.fails else "")

    def keep(self, chapters: list[Chapter]) -> None:
        for c in chapters:
            if c.card:
                self.stories.setdefault(c.table, Story(c.card.game, []))
                self.codes[c.card.code] = c.table
            assert c.first == len(self.stories[c.table].entries) + 1
            self.stories[c.table].entries.extend(c.entries)

    async def load(self, table: str) -> Story | None:
        return self.stories.get(table)

    async def find(self, code: str) -> Found | None:
        return Found(self.codes[code], False) if code in self.codes else None

    async def mine(self, player: str) -> list[str]:
        return []

    async def key(self, name: str) -> bytes:
        return b"k" * 32

    async def close(self) -> None:
        pass
