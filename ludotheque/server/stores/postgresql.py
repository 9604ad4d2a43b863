"""PostgreSQL, for several processes or machines: groups of entries in one statement, the primary key arbitrates."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, TypeVar

import asyncpg
from msgspec import json

from ...errors import Problem
from .store import MOST_MINE, Chapter, Found, StoreFailed, Story, Then, migrations

T = TypeVar("T")
Job = tuple[list[Chapter], Then]
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
ONE_AT_A_TIME = 7_061_982  # number of the lock under which processes migrate
ENTRIES = "INSERT INTO entry SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
CARD = """INSERT INTO card VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, over = excluded.over, updated = excluded.updated"""


class PostgreSQLStore:
    def __init__(self, address: str) -> None:
        self.address = address
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()

    async def open(self) -> None:
        try:
            self.pool: Any = await asyncpg.create_pool(self.address, min_size=1, max_size=4)
            async with self.pool.acquire() as db, db.transaction():
                await migrate(db)
        except (*TROUBLE, ValueError) as e:
            raise Problem(f"the PostgreSQL store cannot be opened: {e or type(e).__name__}") from None
        self.writer = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        self.jobs.put_nowait(None)
        await self.writer
        await self.pool.close()

    def put(self, chapters: list[Chapter], then: Then) -> None:
        self.jobs.put_nowait((chapters, then))

    async def load(self, table: str) -> Story | None:
        game = await self.read(lambda db: db.fetchval("SELECT game FROM card WHERE table_id = $1", table))
        rows = await self.read(lambda db: db.fetch("SELECT data FROM entry WHERE table_id = $1 ORDER BY v", table))
        return Story(game, [json.decode(row["data"]) for row in rows]) if game else None

    async def find(self, code: str) -> Found | None:
        ask = "SELECT table_id, over FROM card WHERE code = $1 ORDER BY over, updated DESC LIMIT 1"
        row = await self.read(lambda db: db.fetchrow(ask, code))
        return Found(row["table_id"], row["over"]) if row else None

    async def mine(self, player: str) -> list[str]:
        ask = """SELECT table_id FROM player JOIN card USING (table_id)
            WHERE player = $1 AND NOT over ORDER BY updated DESC LIMIT $2"""
        return [row["table_id"] for row in await self.read(lambda db: db.fetch(ask, player, MOST_MINE))]

    async def key(self, name: str) -> bytes:
        make = "INSERT INTO secret VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.read(lambda db: db.execute(make, name, token_bytes(32)))
        found: bytes = await self.read(lambda db: db.fetchval("SELECT value FROM secret WHERE name = $1", name))
        return found

    async def read(self, ask: Callable[[Any], Awaitable[T]]) -> T:
        try:
            return await ask(self.pool)
        except TROUBLE as e:
            raise StoreFailed(f"the store cannot be read: {e or type(e).__name__}") from None

    # One task writes

    async def write_all(self) -> None:
        while (job := await self.jobs.get()) is not None:
            group: list[Job] = [job]
            while not self.jobs.empty() and (job := self.jobs.get_nowait()) is not None:
                group.append(job)
            await self.write(group)
            if job is None:
                return

    async def write(self, group: list[Job]) -> None:
        """If the group fails, each job for itself: one table's trouble is no other's."""
        why = await self.commit([chapter for chapters, _ in group for chapter in chapters])
        if why and len(group) > 1:
            for job in group:
                await self.write([job])
            return
        for _, then in group:
            then(why)

    async def commit(self, chapters: list[Chapter]) -> str:
        """One transaction; "" or why it failed."""
        try:
            async with self.pool.acquire() as db, db.transaction():
                await insert(db, chapters)
        except TROUBLE as e:
            return str(e) or type(e).__name__
        return ""


async def insert(db: Any, chapters: list[Chapter]) -> None:
    rows = [(c.table, v, json.encode(e).decode()) for c in chapters for v, e in enumerate(c.entries, c.first)]
    await db.execute(ENTRIES, [r[0] for r in rows], [r[1] for r in rows], [r[2] for r in rows])
    for c in chapters:
        if c.card is not None:
            await db.execute(CARD, c.table, c.card.code, c.card.game, c.card.over, c.card.updated)
            await db.execute("DELETE FROM player WHERE table_id = $1", c.table)
            await db.executemany("INSERT INTO player VALUES ($1, $2)", [(p, c.table) for p in c.card.players])


async def migrate(db: Any) -> None:
    await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
    await db.execute("CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY)")
    done = await db.fetchval("SELECT coalesce(max(number), 0) FROM migration")
    for number, sql in migrations("postgresql"):
        if number > done:
            await db.execute(sql)
            await db.execute("INSERT INTO migration VALUES ($1)", number)
