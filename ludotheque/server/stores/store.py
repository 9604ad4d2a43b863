"""What the server needs of a store. Nobody is told of anything before it is safe on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from ...errors import Problem
from ...table.entries import Entry

MIGRATIONS = Path(__file__).parent.parent / "migrations"
MOST_MINE = 30
Then = Callable[[str], None]


class StoreFailed(Problem):
    """Nothing of it was stored, or it is not known whether: ask the store again."""


class Card(NamedTuple):
    """What a table is found by."""

    code: str
    game: str
    over: bool
    updated: int
    players: tuple[str, ...]


class Chapter(NamedTuple):
    """New entries of a table, numbered from first on; with a card if that has changed."""

    table: str
    first: int
    entries: list[Entry]
    card: Card | None = None


class Story(NamedTuple):
    game: str
    entries: list[Entry]


class Found(NamedTuple):
    table: str
    over: bool


class Store(Protocol):
    async def open(self) -> None:
        """Or a Problem that says why it cannot be opened."""

    def put(self, chapters: list[Chapter], then: Then) -> None:
        """All of them or none. Once they are safe then("") is called, otherwise with why they are not."""

    async def load(self, table: str) -> Story | None: ...

    async def find(self, code: str) -> Found | None:
        """The table with this code that is not over, else the latest that is."""

    async def mine(self, player: str) -> list[str]:
        """Tables of this player that are not over, latest first."""

    async def key(self, name: str) -> bytes:
        """A secret of this store, made when first asked for."""

    async def close(self) -> None: ...


async def append(store: Store, chapters: list[Chapter]) -> None:
    """Returns when they are safe; StoreFailed if an entry with such a number is there already."""
    done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    store.put(chapters, lambda why: None if done.done() else done.set_result(why))
    if why := await done:
        raise StoreFailed(f"not stored: {why}")


def migrations(dialect: str) -> list[tuple[int, str]]:
    """(number, SQL) in order: sqlite_001_tables.sql and so on."""
    files = sorted(MIGRATIONS.glob(f"{dialect}_*.sql"))
    return [(int(f.name.split("_")[1]), f.read_text(encoding="utf-8")) for f in files]


def store_at(address: str) -> Store:
    """sqlite:PATH or postgresql://…"""
    if address.startswith("sqlite:") and address != "sqlite:":
        from .sqlite import SQLiteStore

        return SQLiteStore(Path(address.removeprefix("sqlite:")).expanduser())
    if address.startswith(("postgresql://", "postgres://")):
        from .postgresql import PostgreSQLStore

        return PostgreSQLStore(address)
    raise Problem(f"{address[:80]!r} is no store: sqlite:PATH or postgresql://USER@HOST/DATABASE is expected")
