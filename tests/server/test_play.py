"""Whole matches through real WebSockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from typing import TypeVar

import pytest

from ludotheque import library
from ludotheque.library import kind_of
from ludotheque.match.record import Record
from ludotheque.match.verify import verify
from ludotheque.server.live import Live

from . import slow
from .doubles import MemoryStore
from .harness import Server, two_at_a_table, with_server

T = TypeVar("T")
WIN = [(0, 4), (1, 0), (0, 2), (1, 6), (0, 3), (1, 5), (0, 1), (1, 7), (0, 8)]


def test_two_clients_play_a_whole_match(address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            assert (await ana.get(f"/api/records/{table}"))[0] == 409
            for seat, choice in WIN:
                mover = (first, second)[seat]
                await mover.turn_of(seat)
                assert (await mover.play(seat, choice))["t"] == "ok"
            await second.until(lambda view: view["status"] == "over")
            assert [line[1:3] for line in second.log] == [list(event) for event in WIN]
            assert first.log == second.log
            status, record = await ben.get(f"/api/records/{table}")
            assert status == 200
            verify(Record.from_json(json.dumps(record)), kind_of("tic_tac_toe"))

    with_server(address, use)


def test_who_comes_again_gets_what_was_missed_and_nothing_twice(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            await first.play(0, 4)
            await second.turn_of(1)
            await first.close()
            await second.play(1, 0)
            again = await ana.window(table, log=first.log[-1][0])
            assert [line[:3] for line in again.log] == [[1, 1, 0]]
            await again.play(0, 8)
            assert [line[0] for line in first.log + again.log] == [0, 1, 2]

    with_server(sqlite_address, use)


def test_two_windows_of_one_player_stay_in_step(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            other = await ana.window(table)
            await first.play(0, 4)
            await second.turn_of(1)
            await second.play(1, 0)
            for window in (first, other):
                await window.see(second.view["v"])
            assert first.view == other.view
            await other.play(0, 8)
            await first.turn_of(1)
            assert first.log == other.log

    with_server(sqlite_address, use)


def test_a_double_click_plays_once(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = (await ana.open("tic_tac_toe", "device", names=["Ana", "Ben"]))["id"]
            window = await ana.window(table)
            at = window.view["v"]
            answers = [await window.ask("play", seat=0, choice=4, at=at) for _ in range(2)]
            assert [a["t"] for a in answers] == ["ok", "no"]

    with_server(sqlite_address, use)


def test_a_move_is_acknowledged_and_shown_only_when_it_is_stored() -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, second = await two_at_a_table(ana, ben)
            store.gate.clear()
            asking = asyncio.create_task(first.play(0, 4))
            watching = asyncio.create_task(second.turn_of(1))
            while not store.waiting:
                await asyncio.sleep(0)
            pong = await (await ben.window()).ask("ping")
            assert pong["t"] == "ok"
            assert not asking.done()
            assert not watching.done()
            store.gate.set()
            assert (await asking)["t"] == "ok"
            await watching

    store = MemoryStore()
    with_server(store, use)


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, _ = await two_at_a_table(ana, ben)
            store.fails = True
            answer = await first.play(0, 4)
            assert (answer["t"], answer["why"][1]) == ("no", "Nothing was saved: try again in a moment.")
            store.fails = False
            assert (await first.play(0, 8))["t"] == "ok"
            assert [line[1:3] for line in first.log] == [[0, 8]]

    store = MemoryStore()
    with_server(store, use)


def test_unfinished_tables_are_found_again(address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = await ana.open("tic_tac_toe", "device", names=["Ana", "Ben"])
            server.site.hub.put_away(server.site.hub.tables[table["id"]])
            status, found = await ana.get("/api/tables/mine")
            assert status == 200
            assert [(t["id"], t["yourTurn"], t["players"]) for t in found] == [(table["id"], True, ["Ana", "Ben"])]

    with_server(address, use)


def test_a_rematch_is_announced_to_everybody(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            await first.ask("resign", seat=0)
            assert (await second.ask("rematch"))["t"] == "ok"
            view = await first.until(lambda view: view["next"] is not None)
            assert view["next"] != table
            again = await ana.window(view["next"])
            assert (again.view["status"], list(again.view["mine"])) == ("playing", ["1"])
            assert again.view["code"] == view["code"]

    with_server(sqlite_address, use)


def test_an_idle_table_leaves_memory_and_comes_back(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        hub = server.site.hub
        async with server.client() as ana, server.client() as ben:
            table, first, second = await two_at_a_table(ana, ben)
            await first.play(0, 4)
            live: Live = hub.tables[table]
            live.used = 0
            hub.tidy()
            assert table in hub.tables
            await first.close()
            await second.close()
            while live.watchers:
                await asyncio.sleep(0)
            live.used = 0
            hub.tidy()
            assert table not in hub.tables
            assert [line[1:3] for line in (await ben.window(table)).log] == [[0, 4]]

    with_server(sqlite_address, use)


def test_presence_is_shown(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, second = await two_at_a_table(ana, ben)
            watcher = await eve.window(table)
            await first.until(lambda view: view["spectators"] == 1)
            await second.close()
            await first.until(lambda view: not view["seats"][1]["here"])
            assert "scene" in watcher.view
            assert watcher.view["mine"] == {}

    with_server(sqlite_address, use)


def test_who_came_and_went_and_what_was_said_is_seen_with_the_next_move(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, second = await two_at_a_table(ana, ben)
            await eve.window(table)
            await first.until(lambda view: view["spectators"] == 1)
            await second.ask("chat", text="back soon")
            await second.close()
            await first.until(lambda view: not view["seats"][1]["here"])
            await first.play(0, 4)
            seats = [seat["here"] for seat in first.view["seats"]]
            assert (seats, first.view["spectators"], first.view["toAct"]) == ([True, False], 1, [1])
            again = await ben.window(table)
            assert [line[3] for line in again.view["chat"]] == ["back soon"]
            await again.play(1, 0)
            await first.turn_of(0)
            assert [seat["here"] for seat in first.view["seats"]] == [True, True]

    with_server(sqlite_address, use)


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1, "increment": 0}])
def test_the_alarm_of_a_clock_rings(sqlite_address: str, clock: dict[str, object]) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = (await ana.open("tic_tac_toe", "device", clock=clock))["id"]
            window = await ana.window(table)
            await window.turn_of(1)
            assert [line[1] for line in window.log] == [0]

    with_server(sqlite_address, use)


def test_no_table_waits_while_another_is_laid_out(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened, loaded again, or opened once more for a rematch."""
    monkeypatch.setitem(library.GAMES, "slow", "tests.server.slow:Slow")

    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, _ = await two_at_a_table(ana, ben)

            async def meanwhile(laying: Awaitable[T]) -> T:
                slow.READY.clear()
                task = asyncio.ensure_future(laying)
                for _ in range(3):
                    assert (await first.ask("chat", text="still here"))["t"] == "ok"
                assert not task.done()
                slow.READY.set()
                return await task

            table = (await meanwhile(ana.open("slow", "device")))["id"]
            hub = server.site.hub
            hub.put_away(hub.tables[table])
            window = await meanwhile(ana.window(table))
            await window.ask("resign", seat=0)
            assert (await meanwhile(window.ask("rematch")))["t"] == "ok"

    with_server(sqlite_address, use)


def test_a_game_with_a_fault_stops_only_its_own_table(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library.GAMES, "faulty", "tests.server.faulty:Faulty")

    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, _ = await two_at_a_table(ana, ben)
            window = await ana.window((await ana.open("faulty", "device"))["id"])
            answer = await window.play(0, 8)
            assert (answer["t"], answer["why"][1]) == ("no", "This game has a fault: the move was not played.")
            assert (await window.play(0, 4))["t"] == "ok"
            assert (await first.play(0, 4))["t"] == "ok"

    with_server(sqlite_address, use)
