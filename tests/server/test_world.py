"""The world sits at the table too: it answers by itself, durably, and shows how things moved."""

from __future__ import annotations

import asyncio
import json
from random import Random
from threading import Event
from typing import Any

import pytest

from ludotheque import library
from ludotheque.core.game import WORLD, Position
from ludotheque.match.record import Record
from ludotheque.match.verify import verify
from ludotheque.server import thinking, world
from ludotheque.server.limits import Limits, Rate
from tests.table.games import Slide

from .doubles import MemoryStore
from .harness import Client, Server, Window, with_server


@pytest.fixture(autouse=True)
def slide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of stones that a world pushes: both stop where the force says."""
    monkeypatch.setitem(library.GAMES, "slide", "tests.table.games:Slide")
    monkeypatch.setattr(world, "answers_of", stops)
    monkeypatch.setattr(world, "motion_of", moved)


def stops(position: Position, rng: Random) -> list[int]:
    assert isinstance(position, Slide)
    return [position.pushed, position.pushed // 2]


def moved(position: Position) -> dict[str, Any]:
    assert isinstance(position, Slide)
    return {"fps": 30, "frames": [position.pushed]}


async def at_slide(ana: Client) -> tuple[str, Window]:
    table = (await ana.open("slide", "device", names=["Ana", "Ben"]))["id"]
    return table, await ana.window(table)


async def push(window: Window, seat: int, force: int) -> None:
    await window.turn_of(seat)
    assert (await window.play(seat, force))["t"] == "ok"


def events(window: Window) -> list[tuple[int, int]]:
    return [(line[1], line[2]) for line in window.log]


def test_the_world_answers_by_itself(address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table, window = await at_slide(ana)
            for seat, force in ((0, 9), (1, 4), (0, 3), (1, 2)):
                await push(window, seat, force)
            await window.until(lambda view: view["status"] == "over")
            assert events(window)[:3] == [(0, 9), (WORLD, 9), (WORLD, 4)]
            _, record = await ana.get(f"/api/records/{table}")
            assert verify(Record.from_json(json.dumps(record)), Slide).scores() == [17, 9]

    with_server(address, use)


def test_an_unfinished_push_goes_on_after_a_restart(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ""

    async def first_evening(server: Server) -> None:
        nonlocal table
        async with server.client() as ana:
            table, window = await at_slide(ana)
            monkeypatch.setattr(thinking, "answers_to", for_ever)
            await push(window, 0, 6)

    async def next_evening(server: Server) -> None:
        async with server.client() as eve:
            window = await eve.window(table)
            await window.turn_of(1)
            assert events(window) == [(0, 6), (WORLD, 6), (WORLD, 3)]

    with_server(sqlite_address, first_evening)
    monkeypatch.undo()
    monkeypatch.setitem(library.GAMES, "slide", "tests.table.games:Slide")
    monkeypatch.setattr(world, "answers_of", stops)
    with_server(sqlite_address, next_evening)


async def for_ever(table: object) -> list[int]:
    await asyncio.Event().wait()
    return []


def test_an_answer_that_could_not_be_stored_is_stored_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_slide(ana)
            monkeypatch.setattr(thinking, "answers_to", fails_first)
            await push(window, 0, 6)
            await window.turn_of(1)
            assert events(window) == [(0, 6), (WORLD, 6), (WORLD, 3)]

    async def fails_first(table: object) -> list[int]:
        store.fails = True
        asyncio.get_running_loop().call_later(0.01, setattr, store, "fails", False)
        return [6, 3]

    monkeypatch.setattr(thinking, "AGAIN", 0.02)
    store = MemoryStore()
    with_server(store, use)


def test_a_push_taken_back_is_not_answered(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits, goes = Event(), Event()

    def slow(position: Position, rng: Random) -> list[int]:
        waits.set()
        goes.wait(20)
        return stops(position, rng)

    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_slide(ana)
            monkeypatch.setattr(world, "answers_of", slow)
            await push(window, 0, 6)
            await asyncio.to_thread(waits.wait, 20)
            assert (await window.ask("undo", seat=0))["t"] == "ok"
            goes.set()
            await push(window, 0, 8)
            await window.turn_of(1)
            assert [event for event in events(window) if event[0] == WORLD] == [(WORLD, 8), (WORLD, 4)]

    with_server(sqlite_address, use)


@pytest.mark.parametrize("answers", [[], [9, 99]])
def test_a_world_that_answers_nonsense_is_stood_in_for(
    sqlite_address: str, answers: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_slide(ana)
            await push(window, 0, 6)
            await window.turn_of(1)
            assert [actor for actor, _ in events(window)] == [0, WORLD, WORLD]

    monkeypatch.setattr(world, "answers_of", lambda position, rng: answers)
    with_server(sqlite_address, use)


@pytest.mark.parametrize("kind", ["tables", "replays"])
def test_a_motion_is_told_of_the_push_it_belongs_to(sqlite_address: str, kind: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as eve:
            table, window = await at_slide(ana)
            for seat, force in ((0, 9), (1, 4)):
                await push(window, seat, force)
            await window.turn_of(0)
            for n, force in ((1, 9), (4, 4)):
                status, motion = await eve.get(f"/api/{kind}/{table}/motion/{n}")
                assert (status, motion["frames"]) == (200, [force])

    with_server(sqlite_address, use)


@pytest.mark.parametrize("n", ["0", "2", "3", "99", "999999"])
def test_where_nothing_moved_there_is_no_motion(sqlite_address: str, n: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table, window = await at_slide(ana)
            await push(window, 0, 9)
            await window.turn_of(1)
            status, told = await ana.get(f"/api/tables/{table}/motion/{n}")
            assert (status, told["error"]["en"]) == (404, "Nothing moved then.")

    with_server(sqlite_address, use)


def test_a_motion_never_changes_and_is_worked_out_once(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[Position] = []

    def counted(position: Position) -> dict[str, Any]:
        runs.append(position)
        return moved(position)

    async def use(server: Server) -> None:
        async with server.client() as ana:
            table, window = await at_slide(ana)
            await push(window, 0, 9)
            await window.turn_of(1)
            address = f"/api/tables/{table}/motion/1"
            await asyncio.gather(*[ana.get(address) for _ in range(5)])
            async with ana.session.get(ana.base + address) as answer:
                assert "immutable" in answer.headers["Cache-Control"]
            assert len(runs) == 1

    monkeypatch.setattr(world, "motion_of", counted)
    with_server(sqlite_address, use)


def test_motions_are_limited(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            asked = [(await eve.get(f"/api/tables/none/motion/{n}"))[0] for n in range(4)]
            assert asked == [404, 404, 429, 429]

    with_server(sqlite_address, use, Limits(motions=Rate(2, 0.001)))
