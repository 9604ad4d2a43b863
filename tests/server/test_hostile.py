"""Whatever a client sends, the server lives, says no in words, and no other table notices."""

from __future__ import annotations

import asyncio
import json
from random import Random

import aiohttp
import pytest

from ludotheque.server.limits import Limits, Rate

from .harness import Server, Window, two_at_a_table, with_server

DEEP = "[" * 60_000
NONSENSE: list[str] = [
    "",
    "not json",
    "null",
    "[]",
    "42",
    '"play"',
    "{}",
    '{"t":"play"}',
    '{"t":"nothing","id":1}',
    '{"t":"play","id":"1","seat":0,"choice":0,"at":0}',
    '{"t":"play","id":1,"seat":"0","choice":0,"at":0}',
    '{"t":"play","id":1,"seat":0,"choice":0.5,"at":0}',
    '{"t":"play","id":1,"seat":0,"choice":null,"at":0}',
    '{"t":"play","id":1,"seat":0,"choice":1e400,"at":0}',
    '{"t":"play","id":1,"seat":0,"choice":' + "9" * 5000 + ',"at":0}',
    '{"t":"play","id":1,"seat":-1,"choice":0,"at":0}',
    '{"t":"play","id":1,"seat":0,"choice":0,"at":0,"more":1}',
    '{"t":"play","id":1,"seat":true,"choice":0,"at":0}',
    '{"t":["play"],"id":1}',
    '{"t":"join","id":1,"table":{"a":1}}',
    '{"t":"join","id":1,"table":"' + "x" * 1000 + '"}',
    '{"t":"chat","id":1,"text":' + DEEP,
    '{"t":"chat","id":1,"text":"' + "x" * 3000 + '"}',
    DEEP,
    '{"a":' * 10_000,
    '{"t":"chat","id":1,"text":"\\ud800"}',
    '{"t":"ping","id":1}' * 2,
]


@pytest.mark.parametrize("frame", NONSENSE, ids=lambda frame: frame[:40])
def test_nonsense_gets_a_no_and_the_connection_goes_on(sqlite_address: str, frame: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            window = await eve.window()
            await window.socket.send_str(frame)
            assert (await window.receive())["t"] == "no"
            assert (await window.ask("ping"))["t"] == "ok"

    with_server(sqlite_address, use)


@pytest.mark.parametrize(("kind", "data"), [("BINARY", b'{"t":"ping","id":1}'), ("TEXT", b"\xff\xfe{}")])
def test_frames_that_are_no_text_get_a_no(sqlite_address: str, kind: str, data: bytes) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            window = await eve.window()
            await window.socket.send_frame(data, aiohttp.WSMsgType[kind])
            assert (await window.receive())["t"] == "no"
            assert (await window.ask("ping"))["t"] == "ok"

    with_server(sqlite_address, use)


@pytest.mark.parametrize("kind", ["BINARY", "TEXT"])
def test_ten_megabytes_close_only_the_senders_connection(sqlite_address: str, kind: str) -> None:
    async def flood(window: Window) -> None:
        await window.socket.send_frame(b"x" * 10_000_000, aiohttp.WSMsgType[kind])
        await window.receive()

    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            _, first, _ = await two_at_a_table(ana, ben)
            window = await eve.window()
            with pytest.raises(ConnectionError):
                await flood(window)
            assert (await first.play(0, 4))["t"] == "ok"

    with_server(sqlite_address, use)


def test_a_stranger_can_do_nothing_at_a_table(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, second = await two_at_a_table(ana, ben)
            window = await eve.window(table)
            v = first.view["v"]
            for kind, fields in [
                ("play", {"seat": 0, "choice": 4, "at": v}),
                ("sit", {"seat": 0, "name": "Eve", "colour": 1}),
                ("stand", {"seat": 0}),
                ("bot", {"seat": 1, "bot": "level:1"}),
                ("empty", {"seat": 1}),
                ("start", {}),
                ("why", {"seat": 0, "zone": "board", "place": 0}),
                ("undo", {"seat": 0}),
                ("agree", {"yes": True}),
                ("pause", {}),
                ("resume", {}),
                ("resign", {"seat": 0}),
                ("cover", {"seat": 0}),
                ("rematch", {}),
                ("join", {"table": "nowhere"}),
            ]:
                assert (await window.ask(kind, **fields))["t"] == "no", kind
            assert (await first.play(0, 4))["v"] == v + 1
            await second.turn_of(1)

    with_server(sqlite_address, use)


def test_stale_and_impossible_choices_are_refused(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            _, first, second = await two_at_a_table(ana, ben)
            old = first.view["v"]
            await first.play(0, 4)
            await second.turn_of(1)
            await second.play(1, 0)
            await first.turn_of(0)
            for choice, at in [(8, old), (4, 99), (0, 99), (-5, 99), (9, 99), (1 << 53, 99)]:
                answer = await first.ask("play", seat=0, choice=choice, at=at)
                assert answer["t"] == "no"
            assert (await first.play(0, 8))["t"] == "ok"

    with_server(sqlite_address, use)


def test_random_frames_leave_another_table_unharmed(sqlite_address: str) -> None:
    rng = Random(7)
    words = ["join", "sit", "stand", "bot", "empty", "start", "play", "undo", "agree", "pause", "resign", "chat", "x"]
    fields = ["seat", "choice", "at", "name", "colour", "table", "log", "yes", "text", "bot", "zone", "place"]
    values: list[object] = [0, 1, -1, 99, 10**15, "", "level:9", "é\x00", None, True, [], {}, 0.5, "x" * 500]

    def frame(n: int, table: str) -> str:
        message = {"t": rng.choice(words), "id": n}
        message |= {name: rng.choice([*values, table]) for name in rng.sample(fields, rng.randrange(5))}
        text = json.dumps(message)
        return text if rng.random() < 0.8 else text[: rng.randrange(len(text))]

    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            _, first, second = await two_at_a_table(ana, ben)
            own = (await eve.open())["id"]
            window = await eve.window(own)
            for n in range(1500):
                await window.socket.send_str(frame(n, own))
            window.id = 10_000
            assert (await window.ask("ping"))["t"] == "ok"
            assert first.view == second.view | {k: first.view[k] for k in ("mine", "host", "seats")}
            assert (await first.play(0, 4))["t"] == "ok"

    with_server(sqlite_address, use)


def test_a_flood_is_slowed_down_and_then_cut_off(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            _, first, _ = await two_at_a_table(ana, ben)
            window = await eve.window()
            for n in range(300):
                await window.socket.send_str(f'{{"t":"ping","id":{n}}}')
            answers = [(await window.receive())["t"] for _ in range(51)]
            with pytest.raises(ConnectionError):
                await window.receive()
            assert answers[:20] == ["ok"] * 20
            assert answers.count("no") == 31
            assert (await first.play(0, 4))["t"] == "ok"

    with_server(sqlite_address, use, Limits(messages=Rate(20, 0.001)))


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("POST", "/api/tables", b"nonsense"),
        ("POST", "/api/tables", b"\xff\xff"),
        ("POST", "/api/tables", b'{"game":"no_such_game"}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","seats":7}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","options":{"a":"b"}}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","seating":"throne"}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","level":9}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","clock":{"kind":"sand","seconds":1,"increment":0}}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","clock":{"kind":"move","seconds":0,"increment":0}}'),
        ("POST", "/api/tables", b'{"game":"tic_tac_toe","seating":"device","names":["' + b"x" * 100 + b'"]}'),
        ("POST", "/api/tables", b"[" * 60_000),
        ("POST", "/api/tables", b" " * 70_000),
        ("PUT", "/api/me", b'{"name":"' + b"x" * 25 + b'","colour":1}'),
        ("PUT", "/api/me", b'{"name":"Ana","colour":7}'),
        ("POST", "/api/replays", b"nonsense"),
        ("POST", "/api/replays", b"[" * 60_000),
        ("POST", "/api/replays", b"\xff"),
        ("POST", "/api/replays", b" " * (1 << 20) + b" "),
        ("DELETE", "/api/me", b""),
    ],
    ids=lambda value: str(value)[:60],
)
def test_bad_requests_are_told_what_is_wrong(sqlite_address: str, method: str, path: str, data: bytes) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            status, answer = await eve.send(method, path, data)
            assert 400 <= status < 500
            assert set(answer["error"]) == {"fr", "en"}

    with_server(sqlite_address, use)


@pytest.mark.parametrize(
    "path", ["/../app.py", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/%00", "//etc/passwd"]
)
def test_only_files_of_the_front_end_are_served(sqlite_address: str, path: str) -> None:
    async def use(server: Server) -> None:
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.split()[1] in (b"404", b"400")
        assert b"import" not in answer

    with_server(sqlite_address, use)
