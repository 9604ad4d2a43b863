"""Races over real WebSockets: two windows at once, lines of different speed, bots beside people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from ludotheque.boxes.das_spiel.spotted_cow_phases import NONE
from ludotheque.boxes.das_spiel.tempo import ROLL_THEM
from ludotheque.server.keeper import NOT_STORED
from ludotheque.server.live import Live
from ludotheque.table.race import LAG, TOO_LATE

from .doubles import MemoryStore
from .harness import Client, Message, Server, Window, two_at_a_table, with_server

ANNOUNCED = 600  # milliseconds before the dice fall


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0)


class Evening:
    """Ana and Ben at Bunte Kuh, and a server whose time goes on only when the test says so."""

    def __init__(self, server: Server, table: str, windows: list[Window], monkeypatch: pytest.MonkeyPatch) -> None:
        self.hub = server.site.hub
        self.live: Live = self.hub.tables[table]
        self.windows = windows
        self.time = self.hub.now()
        monkeypatch.setattr(self.hub, "now", lambda: self.time)

    def later(self, milliseconds: int) -> None:
        self.time += milliseconds
        self.hub.ring(self.live)

    async def begin(self) -> None:
        """The dice fall, and both windows show it."""
        roller = self.windows[0].view["toAct"][0]
        assert (await self.windows[roller].play(roller, ROLL_THEM))["t"] == "ok"
        self.later(ANNOUNCED)
        for window in self.windows:
            await window.until(lambda view: view["race"] > 0)

    def line_of(self, seat: int, milliseconds: int) -> None:
        """Pretend that this way there and back was measured."""
        owner = self.live.table.seats[seat].player
        [connection] = [c for c in self.live.watchers if c.player.id == owner]
        connection.line.ways.extend([milliseconds] * 8)

    async def say_none(self, seat: int, since: int) -> int:
        """The seat's window claims; returns once the server has heard it, with the number of the message."""
        window, heard = self.windows[seat], len(self.live.table.claims)
        window.id += 1
        message = {"t": "play", "id": window.id, "seat": seat, "choice": NONE, "at": window.view["v"], "since": since}
        await window.socket.send_str(json.dumps(message))
        await until(lambda: len(self.live.table.claims) > heard)
        return window.id

    async def answers(self, ids: list[int]) -> list[Message]:
        return [await window.answer_to(id) for window, id in zip(self.windows, ids, strict=True)]


def at_the_table(use: Callable[[Evening], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben, "spotted_cow_2004")
            await use(Evening(server, table, [first, second], monkeypatch))

    with_server(MemoryStore(), main)


def claimants(evening: Evening) -> list[int]:
    return [actor for actor, choice in evening.live.table.playing().events if choice == NONE]


def test_the_slow_line_wins_if_its_player_was_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana, 200 ms away, reacts after 300 ms; Ben, next door, after 350 ms, and is heard long before her."""

    async def use(evening: Evening) -> None:
        await evening.begin()
        evening.line_of(0, 200)
        evening.line_of(1, 10)
        evening.later(360)
        ben = await evening.say_none(1, since=350)
        evening.later(140)
        ana = await evening.say_none(0, since=300)
        evening.later(LAG)
        told = await evening.answers([ana, ben])
        assert claimants(evening) == [0]
        assert told[0]["t"] == "ok"
        assert (told[1]["t"], told[1]["why"]) == ("no", list(TOO_LATE))

    at_the_table(use, monkeypatch)


def test_a_browser_that_lies_is_believed_only_as_far_as_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(evening: Evening) -> None:
        await evening.begin()
        evening.line_of(0, 10)
        evening.line_of(1, 10)
        evening.later(320)
        ana = await evening.say_none(0, since=310)
        evening.later(40)
        ben = await evening.say_none(1, since=0)
        evening.later(LAG)
        assert [m["t"] for m in await evening.answers([ana, ben])] == ["ok", "no"]
        assert claimants(evening) == [0]

    at_the_table(use, monkeypatch)


def test_both_are_shown_the_same_story_and_no_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(evening: Evening) -> None:
        await evening.begin()
        evening.later(500)
        ben = await evening.say_none(1, since=480)
        evening.later(LAG)
        assert (await evening.windows[1].answer_to(ben))["t"] == "ok"
        for window in evening.windows:
            await window.until(lambda view: view["race"] == 0 and bool(view["log"]))
            assert [line[1] for line in window.log if line[2] == NONE] == [1]
            assert window.view["undo"] is None

    at_the_table(use, monkeypatch)


def test_a_claim_that_could_not_be_stored_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(evening: Evening) -> None:
        store = evening.hub.store
        assert isinstance(store, MemoryStore)
        await evening.begin()
        evening.later(500)
        ids = [await evening.say_none(0, since=400), await evening.say_none(1, since=450)]
        store.fails = True
        evening.later(LAG)
        assert [m["why"] for m in await evening.answers(ids)] == [list(NOT_STORED)] * 2
        assert claimants(evening) == []

    at_the_table(use, monkeypatch)


def test_in_a_race_many_claims_of_one_window_wait_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for an answer before acting again."""

    async def use(evening: Evening) -> None:
        await evening.begin()
        evening.later(500)
        first = await evening.say_none(0, since=400)
        second = await evening.say_none(0, since=440)
        evening.later(LAG)
        assert (await evening.windows[0].answer_to(first))["t"] == "ok"
        seen = [m for m in evening.windows[0].unread if m["t"] == "no"]
        assert (seen or [await evening.windows[0].answer_to(second)])[0]["id"] == second

    at_the_table(use, monkeypatch)


# The way there and back


@asynccontextmanager
async def long_way(base: str, seconds: float) -> AsyncIterator[str]:
    """The server's address behind a line that takes so long in each direction."""
    port = int(base.rsplit(":", 1)[1])
    tasks: set[asyncio.Task[None]] = set()

    async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(1 << 16):
                await asyncio.sleep(seconds)
                sink.write(data)
        finally:
            sink.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        tasks.update([asyncio.create_task(carry(reader, back)), asyncio.create_task(carry(there, writer))])

    proxy = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        proxy.close()


def test_the_server_measures_how_far_away_a_window_is() -> None:
    async def use(server: Server) -> None:
        async with long_way(server.base, 0.05) as far, Client(far) as ana:
            table = (await ana.open("spotted_cow_2004"))["id"]
            await ana.window(table)
            [connection] = server.site.hub.tables[table].watchers
            reading = asyncio.create_task(ana.windows[0].receive())
            await until(lambda: connection.line.ways)
            reading.cancel()
            assert connection.line.round_trip() >= 100

    with_server(MemoryStore(), use)


def test_a_game_without_races_measures_nothing() -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, _ = await two_at_a_table(ana, ben)
            assert (await first.play(0, 4))["t"] == "ok"
            assert all(c.line.pinged == 0 for c in server.site.hub.tables[table].watchers)

    with_server(MemoryStore(), use)


def test_a_bot_races_at_a_real_table() -> None:
    """Here it needs no more than the queue's time; a person who only watches is beaten."""

    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = (await ana.open("spotted_cow_2004", "bots", level=5))["id"]
            window = await ana.window(table)
            while not window.view["race"]:
                if window.view["toAct"] == [0]:
                    await window.play(0, ROLL_THEM)
                else:
                    await window.receive()
            await window.until(lambda view: view["race"] == 0)
            played = server.site.hub.tables[table].table.playing()
            assert next(actor for n, (actor, _) in enumerate(played.events) if played.raced[n]) == 1

    with_server(MemoryStore(), use)
