"""Many messages on one connection, and lines that are lost at an awkward moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from ludotheque.server.connection import MOST_UNREAD
from ludotheque.server.live import Live
from ludotheque.server.stores.store import Story

from .doubles import MemoryStore
from .harness import Message, Server, Window, two_at_a_table, with_server


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0)


async def answers(window: Window, most: int) -> list[tuple[str, int]]:
    """As they come."""
    found: list[tuple[str, int]] = []
    while len(found) < most:
        message = await window.receive()
        if message["t"] in ("ok", "no"):
            found.append((message["t"], message["id"]))
    return found


async def pour(window: Window, messages: list[Message]) -> None:
    """Without waiting for any answer."""
    for n, message in enumerate(messages):
        await window.socket.send_str(json.dumps({**message, "id": 1000 + n}))


WHY: Message = {"t": "why", "seat": 0, "zone": "board", "place": 0}
TALK: list[Message] = [
    {"t": "ping"},
    {"t": "chat", "text": "hello"},
    WHY,
    {"t": "nonsense"},
    {"t": "start"},
    {"t": "undo", "seat": 0},
    {"t": "rematch"},
]


def test_many_messages_are_answered_in_their_order() -> None:
    """Some at once, some only when stored, some never understood; more than may wait unread."""

    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, _ = await two_at_a_table(ana, ben)
            messages = TALK * (3 * MOST_UNREAD // len(TALK))
            sending = asyncio.create_task(pour(first, messages))
            found = await answers(first, len(messages))
            await sending
            assert [id for _, id in found] == [1000 + n for n in range(len(messages))]
            assert [kind for kind, _ in found[: len(TALK)]] == ["ok", "ok", "no", "no", "no", "no", "no"]

    with_server(MemoryStore(), use)


def test_a_heap_of_refusals_behind_a_slow_move_is_answered_to_the_last() -> None:
    async def use(server: Server) -> None:
        store = server.site.store
        assert isinstance(store, MemoryStore)
        async with server.client() as ana, server.client() as ben:
            table, first, _ = await two_at_a_table(ana, ben)
            store.gate.clear()
            play = {"t": "play", "seat": 0, "choice": 4, "at": first.view["v"]}
            messages = [play] + [WHY] * 2000
            sending = asyncio.create_task(pour(first, messages))
            watchers = server.site.hub.tables[table].watchers
            await until(lambda: max(len(c.unread) for c in watchers) >= MOST_UNREAD)
            store.gate.set()
            found = await answers(first, len(messages))
            await sending
            assert found == [("ok", 1000)] + [("no", 1001 + n) for n in range(2000)]

    with_server(MemoryStore(), use)


class SlowToLoad(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.door = asyncio.Event()

    async def load(self, table: str) -> Story | None:
        await self.door.wait()
        return await super().load(table)


async def hang_up(server: Server, window: Window) -> None:
    """And the server knows."""
    left = len(server.site.talk.open) - 1
    await window.close()
    await until(lambda: len(server.site.talk.open) == left)


def nobody_is_left(live: Live) -> bool:
    return not live.watchers and not live.table.here and not live.turn.busy


def test_a_line_lost_while_its_table_is_loaded_leaves_nobody_behind() -> None:
    async def use(server: Server) -> None:
        hub, store = server.site.hub, server.site.store
        assert isinstance(store, SlowToLoad)
        async with server.client() as ana:
            table = (await ana.open())["id"]
            hub.put_away(hub.tables[table])
            window = await ana.window()
            await pour(window, [{"t": "join", "table": table}])
            await until(lambda: table in hub.loading)
            await hang_up(server, window)
            store.door.set()
            await until(lambda: not hub.tasks)
            assert nobody_is_left(hub.tables[table])

    with_server(SlowToLoad(), use)


def test_a_line_lost_while_it_waits_at_the_table_leaves_nobody_behind() -> None:
    async def use(server: Server) -> None:
        hub = server.site.hub
        async with server.client() as ana:
            table = (await ana.open())["id"]
            live = hub.tables[table]
            await live.turn.enter()
            window = await ana.window()
            await pour(window, [{"t": "join", "table": table}])
            await until(lambda: live.turn.queue)
            await hang_up(server, window)
            live.turn.leave()
            await until(lambda: not hub.tasks)
            assert nobody_is_left(live)

    with_server(MemoryStore(), use)


def test_a_line_lost_while_its_arrival_is_stored_leaves_nobody_behind() -> None:
    """Ana's seat is covered: her coming hands it back, which has to be stored."""

    async def use(server: Server) -> None:
        hub, store = server.site.hub, server.site.store
        assert isinstance(store, MemoryStore)
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            live = hub.tables[table]
            await hang_up(server, first)
            await hang_up(server, second)
            await until(lambda: nobody_is_left(live))
            live.table.happen(hub.now(), "cover", 1, True)
            await hub.store_changes(live)
            store.gate.clear()
            window = await ben.window()
            await pour(window, [{"t": "join", "table": table}])
            await until(lambda: store.waiting)
            await hang_up(server, window)
            store.gate.set()
            await until(lambda: not hub.tasks and nobody_is_left(live))
            assert not live.table.seats[1].covered

    with_server(MemoryStore(), use)


def test_who_changes_tables_is_gone_from_the_first() -> None:
    async def use(server: Server) -> None:
        hub = server.site.hub
        async with server.client() as ana:
            tables = [(await ana.open())["id"] for _ in range(2)]
            window = await ana.window(tables[0])
            await window.join(tables[1])
            assert nobody_is_left(hub.tables[tables[0]])
            assert len(hub.tables[tables[1]].watchers) == 1

    with_server(MemoryStore(), use)
