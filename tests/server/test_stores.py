"""What a store promises, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex

import pytest

from ludotheque.errors import Problem
from ludotheque.server.stores.sqlite import SQLiteStore
from ludotheque.server.stores.store import Card, Chapter, Found, Store, StoreFailed, Story, append, migrations, store_at


def with_store(address: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = store_at(address)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())


def card(code: str, *players: str, over: bool = False, updated: int = 1) -> Card:
    return Card(code, "tic_tac_toe", over, updated, players)


def new() -> str:
    """Tests share one PostgreSQL: names of their own keep them apart."""
    return token_hex(6)


def test_what_was_appended_can_be_loaded_by_another_process(address: str) -> None:
    table = new()
    story = [["open", 1, "é\x00"], ["play", 2, 0, 4]]

    async def write(store: Store) -> None:
        await append(store, [Chapter(table, 1, story[:1], card(new()))])
        await append(store, [Chapter(table, 2, story[1:])])

    async def read(store: Store) -> None:
        assert await store.load(table) == Story("tic_tac_toe", story)
        assert await store.load("another") is None

    with_store(address, write)
    with_store(address, read)


def test_an_entry_number_is_written_once(address: str) -> None:
    async def use(store: Store) -> None:
        table = new()
        await append(store, [Chapter(table, 1, [["first"]], card(new()))])
        with pytest.raises(StoreFailed):
            await append(store, [Chapter(table, 1, [["other"]])])
        assert await store.load(table) == Story("tic_tac_toe", [["first"]])

    with_store(address, use)


def test_chapters_are_stored_together_or_not_at_all(address: str) -> None:
    async def use(store: Store) -> None:
        old, other = new(), new()
        await append(store, [Chapter(old, 1, [["open"]], card(new()))])
        with pytest.raises(StoreFailed):
            await append(store, [Chapter(other, 1, [["open"]], card(new())), Chapter(old, 1, [["again"]])])
        assert await store.load(other) is None

    with_store(address, use)


def test_one_tables_trouble_is_no_other_tables(address: str) -> None:
    async def use(store: Store) -> None:
        names = [new() for _ in range(50)]
        await asyncio.gather(*[append(store, [Chapter(n, 1, [["open"]], card(new()))]) for n in names])
        moves = [append(store, [Chapter(n, 1 if i == 25 else 2, [["play"]])]) for i, n in enumerate(names)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [i for i, r in enumerate(results) if r is not None] == [25]
        story = await store.load(names[26])
        assert story is not None
        assert story.entries == [["open"], ["play"]]

    with_store(address, use)


def test_many_at_once_keep_the_order_of_each_table(address: str) -> None:
    async def use(store: Store) -> None:
        names = [new() for _ in range(20)]
        for v in range(1, 11):
            first = v == 1
            work = [append(store, [Chapter(n, v, [["e", v]], card(new()) if first else None)]) for n in names]
            await asyncio.gather(*work)
        for name in names:
            assert await store.load(name) == Story("tic_tac_toe", [["e", v] for v in range(1, 11)])

    with_store(address, use)


def test_a_code_leads_to_the_table_that_is_not_over(address: str) -> None:
    async def use(store: Store) -> None:
        old, fresh, code = new(), new(), new()
        assert await store.find(code) is None
        await append(store, [Chapter(old, 1, [["open"]], card(code, updated=5))])
        with pytest.raises(StoreFailed):
            await append(store, [Chapter(fresh, 1, [["open"]], card(code))])
        await append(store, [Chapter(old, 2, [["resign"]], card(code, over=True, updated=6))])
        assert await store.find(code) == Found(old, True)
        await append(store, [Chapter(fresh, 1, [["open"]], card(code, updated=3))])
        assert await store.find(code) == Found(fresh, False)

    with_store(address, use)


def test_mine_are_my_unfinished_tables_latest_first(address: str) -> None:
    async def use(store: Store) -> None:
        ana, ben = new(), new()
        a, b, c = new(), new(), new()
        await append(store, [Chapter(a, 1, [["open"]], card(new(), ana, updated=1))])
        await append(store, [Chapter(b, 1, [["open"]], card(new(), ana, ben, updated=2))])
        await append(store, [Chapter(c, 1, [["open"]], card(new(), ana, over=True, updated=3))])
        assert await store.mine(ana) == [b, a]
        assert await store.mine(ben) == [b]

    with_store(address, use)


def test_a_key_stays_the_same_for_ever(address: str) -> None:
    name, keys = new(), []

    async def use(store: Store) -> None:
        keys.append(await store.key(name))

    with_store(address, use)
    with_store(address, use)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def main() -> None:
        store = SQLiteStore(tmp_path / "a.sqlite")
        await store.open()
        assert store.out.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store.out.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("bad", ["", "mysql://x", "sqlite:", "tables.sqlite"])
def test_an_address_that_is_no_store_is_explained(bad: str) -> None:
    with pytest.raises(Problem, match="sqlite:PATH or postgresql://"):
        store_at(bad)


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database, " * 100)
    with pytest.raises(Problem, match=r"notes\.txt cannot be opened: file is not a database"):
        asyncio.run(store_at(f"sqlite:{tmp_path / 'notes.txt'}").open())


def test_a_server_that_is_not_there_is_explained(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="PostgreSQL store cannot be opened"):
        asyncio.run(store_at(f"postgresql://nobody@/none?host={tmp_path}").open())


def test_an_old_sqlite_file_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(migrations("sqlite")[0][1])
        db.execute("INSERT INTO card VALUES ('t', 'PRUNE4', 'tic_tac_toe', 0, 5)")
        db.executemany("INSERT INTO entry VALUES ('t', ?, ?)", [(2, '["b"]'), (1, '["a"]')])
        db.execute("PRAGMA user_version = 1")
    db.close()
    with_store(f"sqlite:{path}", expect_old)


async def expect_old(store: Store) -> None:
    assert await store.load("t") == Story("tic_tac_toe", [["a"], ["b"]])
    assert await store.find("PRUNE4") == Found("t", False)
    await append(store, [Chapter("t", 3, [["c"]])])
    assert await store.load("t") == Story("tic_tac_toe", [["a"], ["b"], ["c"]])
