"""SQLite: one thread writes, and commits all that has come in meanwhile in one go."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from secrets import token_bytes
from typing import TypeVar

from msgspec import json

from ...errors import Problem
from .store import MOST_MINE, Chapter, Found, StoreFailed, Story, Then, migrations

T = TypeVar("T")
Job = tuple[list[Chapter], Then]
CROWD = 8  # jobs in a group
GATHER = 0.004  # seconds
# A group in one statement: between statements the threads of Python hand over, and that costs more than SQL.
ENTRIES = """INSERT INTO log (number, v, data)
    SELECT (SELECT number FROM card WHERE table_id = json_extract(value, '$[0]')),
        json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""
CARD = """INSERT INTO card (table_id, code, game, over, updated) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, over = excluded.over, updated = excluded.updated"""


class SQLiteStore:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Job] = []
        self.writing = False
        self.groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "store-reader")
        self.writer = threading.Thread(target=self.write_all, name="store-writer", daemon=True)

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.out = self.connect()
            migrate(self.out)
            self.into = self.connect()
        except (sqlite3.Error, OSError) as e:
            self.readers.shutdown()
            raise Problem(f"the store {self.path} cannot be opened: {e}") from None
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=10)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        return db

    async def close(self) -> None:
        if self.writer.is_alive():
            self.hand_over()
            self.groups.put(None)
            await asyncio.to_thread(self.writer.join)
            self.readers.shutdown()
            self.out.close()
            self.into.close()

    def put(self, chapters: list[Chapter], then: Then) -> None:
        """What comes in one go, or while the writer is busy, is one group: threads hand over once for all of it."""
        self.waiting.append((chapters, then))
        if not self.writing:
            self.writing = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        group, self.waiting = self.waiting, []
        self.writing = bool(group)
        if group:
            self.groups.put(group)

    def written(self, answers: list[tuple[Then, str]]) -> None:
        """In a crowd the next group may gather for a moment: few large commits leave more time for everything else."""
        if len(answers) < CROWD:
            self.hand_over()
        else:
            self.loop.call_later(GATHER, self.hand_over)
        for then, why in answers:
            then(why)

    async def load(self, table: str) -> Story | None:
        return await self.read(lambda db: load(db, table))

    async def find(self, code: str) -> Found | None:
        ask = "SELECT table_id, over FROM card WHERE code = ? ORDER BY over, updated DESC LIMIT 1"
        row = await self.read(lambda db: db.execute(ask, (code,)).fetchone())
        return Found(row[0], bool(row[1])) if row else None

    async def mine(self, player: str) -> list[str]:
        ask = """SELECT table_id FROM player JOIN card USING (table_id)
            WHERE player = ? AND over = 0 ORDER BY updated DESC LIMIT ?"""
        rows = await self.read(lambda db: db.execute(ask, (player, MOST_MINE)).fetchall())
        return [row[0] for row in rows]

    async def key(self, name: str) -> bytes:
        return await self.read(lambda db: key(db, name))

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self.loop.run_in_executor(self.readers, ask, self.into)
        except sqlite3.Error as e:
            raise StoreFailed(f"the store {self.path} cannot be read: {e}") from None

    # The writer's thread

    def write_all(self) -> None:
        while (group := self.groups.get()) is not None:
            self.loop.call_soon_threadsafe(self.written, self.write(group))

    def write(self, group: list[Job]) -> list[tuple[Then, str]]:
        """If the group fails, each job for itself: one table's trouble is no other's."""
        why = commit(self.out, [chapter for chapters, _ in group for chapter in chapters])
        if why and len(group) > 1:
            return [answer for job in group for answer in self.write([job])]
        return [(then, why) for _, then in group]


def commit(db: sqlite3.Connection, chapters: list[Chapter]) -> str:
    """One transaction; "" or why it failed. Moves alone are one statement, which is a transaction of its own."""
    entries = [(c.table, v, entry) for c in chapters for v, entry in enumerate(c.entries, c.first)]
    cards = [c for c in chapters if c.card is not None]
    try:
        if cards:
            db.execute("BEGIN IMMEDIATE")
            file_cards(db, cards)
        db.execute(ENTRIES, (json.encode(entries).decode(),))
        if cards:
            db.execute("COMMIT")
    except sqlite3.Error as e:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return str(e) or type(e).__name__
    return ""


def file_cards(db: sqlite3.Connection, chapters: list[Chapter]) -> None:
    for table, _, _, card in chapters:
        assert card is not None
        db.execute(CARD, (table, card.code, card.game, card.over, card.updated))
        db.execute("DELETE FROM player WHERE table_id = ?", (table,))
        db.executemany("INSERT INTO player VALUES (?, ?)", [(p, table) for p in card.players])


def load(db: sqlite3.Connection, table: str) -> Story | None:
    card = db.execute("SELECT game FROM card WHERE table_id = ?", (table,)).fetchone()
    ask = "SELECT data FROM log JOIN card USING (number) WHERE table_id = ? ORDER BY v"
    rows = db.execute(ask, (table,)).fetchall()
    return Story(card[0], [json.decode(row[0]) for row in rows]) if card else None


def key(db: sqlite3.Connection, name: str) -> bytes:
    db.execute("INSERT INTO secret VALUES (?, ?) ON CONFLICT DO NOTHING", (name, token_bytes(32)))
    found: bytes = db.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()[0]
    return found


def migrate(db: sqlite3.Connection) -> None:
    """The number of the last migration is kept in user_version."""
    done = db.execute("PRAGMA user_version").fetchone()[0]
    for number, sql in migrations("sqlite"):
        if number > done:
            db.executescript(f"BEGIN;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
