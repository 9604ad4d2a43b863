"""Who may come in, and how often: cookies, origins, codes, limits, headers."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from ludotheque.server import codes, cookies
from ludotheque.server.cookies import Player
from ludotheque.server.limits import Bucket, Doors, Gate, Limits, Rate

from .harness import Server, two_at_a_table, with_server

KEY, OTHER_KEY = b"k" * 32, b"o" * 32


def test_a_cookie_says_who_it_is() -> None:
    ana = Player("id", "Ana", 3)
    assert cookies.read(KEY, cookies.signed(KEY, ana)) == ana


@pytest.mark.parametrize("forged", ["", ".", "x", "x.y", "é.é", "WyJhIiwiIiwxXQ.", "x" * 5000])
def test_what_is_no_cookie_of_ours_is_nobody(forged: str) -> None:
    assert cookies.read(KEY, forged) is None


def test_a_cookie_signed_elsewhere_is_nobody() -> None:
    mine = cookies.signed(KEY, Player("id"))
    assert cookies.read(OTHER_KEY, mine) is None
    payload, _, seal = mine.partition(".")
    other = cookies.signed(KEY, Player("other")).partition(".")[0]
    assert cookies.read(KEY, f"{other}.{seal}") is None
    assert cookies.read(KEY, f"{payload}.{seal[:-1]}") is None


def test_other_sites_cannot_speak_through_a_visitor(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            for origin in ("http://evil.example", "null", "", f"{server.base}.evil.example", "http://127.0.0.1"):
                eve.headers["Origin"] = origin
                with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                    await eve.window()
                assert refusal.value.status == 403
                assert (await eve.send("POST", "/api/tables", '{"game":"tic_tac_toe"}'))[0] == 403

    with_server(sqlite_address, use)


def test_a_forged_cookie_opens_nothing(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, _, _ = await two_at_a_table(ana, ben)
            owner = next(iter(server.site.hub.tables[table].table.owners()))
            eve.session.cookie_jar.clear()
            eve.headers["Cookie"] = f"ludo={cookies.signed(OTHER_KEY, Player(owner))}"
            with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                await eve.window()
            assert refusal.value.status == 403

    with_server(sqlite_address, use)


def test_me_is_remembered_in_the_cookie(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            assert (await ana.send("PUT", "/api/me", '{"name":" Ana ","colour":4}'))[0] == 200
            assert await ana.get("/api/me") == (200, {"name": "Ana", "colour": 4})
            table = await ana.open()
            seat = (await ana.window(table["id"])).view["seats"][0]
            assert (seat["name"], seat["colour"]) == ("Ana", 4)

    with_server(sqlite_address, use)


def test_every_answer_carries_strict_headers(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            for path in ("/", "/api/shelf", "/nothing", "/qr/PRUNE4.svg"):
                async with ana.session.get(server.base + path) as answer:
                    policy = answer.headers["Content-Security-Policy"]
                    assert policy.startswith("default-src 'self';")
                    assert "unsafe" not in policy
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"

    with_server(sqlite_address, use)


def test_the_cookie_is_out_of_reach_of_scripts(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with aiohttp.ClientSession() as stranger, stranger.get(server.base + "/api/me") as answer:
            cookie = answer.headers["Set-Cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie

    with_server(sqlite_address, use)


def test_codes_are_found_however_they_are_typed(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = await ana.open()
            code = table["code"]
            for typed in (code, code.lower(), f"{code[:-1]} {code[-1]}", f"{code[:-1]}-{code[-1]}"):
                assert await ana.get(f"/api/codes/{typed}") == (200, {"id": table["id"]})
            assert (await ana.get("/api/codes/XXXX9"))[0] == 404
            async with ana.session.get(f"{server.base}/j/{code}", allow_redirects=False) as answer:
                assert (answer.status, answer.headers["Location"]) == (303, f"/t/{table['id']}")

    with_server(sqlite_address, use)


def test_guessing_codes_is_slow(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve, server.client() as other:
            guesses = [(await eve.get(f"/api/codes/PRUNE{n}"))[0] for n in range(10)]
            assert guesses == [404] * 5 + [429] * 5
            assert (await other.get("/j/PRUNE4"))[0] == 429

    with_server(sqlite_address, use, Limits(codes=Rate(5, 0.001)))


def test_tables_and_chat_are_limited(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            table = await eve.open()
            assert (await eve.send("POST", "/api/tables", '{"game":"tic_tac_toe"}'))[0] == 429
            window = await eve.window(table["id"])
            said = [(await window.ask("chat", text="hello"))["t"] for _ in range(4)]
            assert said == ["ok", "ok", "no", "no"]

    with_server(sqlite_address, use, Limits(tables=Rate(1, 0.001), chat=Rate(2, 0.001)))


@pytest.mark.parametrize("limits", [Limits(windows=2), Limits(connections=2)])
def test_connections_are_limited(sqlite_address: str, limits: Limits) -> None:
    async def use(server: Server) -> None:
        async with server.client() as eve:
            first, _ = await eve.window(), await eve.window()
            third = await eve.window()
            assert (await third.receive())["t"] == "gone"
            await first.close()
            assert (await first.socket.receive()).type is aiohttp.WSMsgType.CLOSED
            while (await server_windows(server)) > 1:
                await third.close()
            fourth = await eve.window()
            assert (await fourth.ask("ping"))["t"] == "ok"

    with_server(sqlite_address, use, limits)


async def server_windows(server: Server) -> int:
    await asyncio.sleep(0)
    return server.site.talk.addresses.open.total()


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(Rate(2, 0.5), 10.0)
    assert [bucket.take(10.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(12.0) for _ in range(2)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_a_gate_forgets_clients_that_have_calmed_down() -> None:
    gate = Gate(Rate(2, 1.0))
    gate.MOST = 3
    for client in "abc":
        assert gate.lets_in(client, 0.0)
    assert gate.lets_in("d", 100.0)
    assert list(gate.buckets) == ["d"]


def test_doors_count_each_client() -> None:
    doors = Doors(1)
    assert [doors.enter("a"), doors.enter("a"), doors.enter("b")] == [True, False, True]
    doors.leave("a")
    assert doors.enter("a")


def test_codes_are_easy_to_say_and_read() -> None:
    assert len(codes.WORD_LIST) == len(set(codes.WORD_LIST)) > 250
    for word in codes.WORD_LIST:
        assert word.isascii()
        assert word.isalpha()
        assert 4 <= len(word) <= 7
    assert not set(codes.DIGITS) & set("01")


@pytest.mark.parametrize("typed", ["", "x" * 17, "é4", "a/b", "PRUNE4;"])
def test_what_cannot_be_a_code_is_nothing(typed: str) -> None:
    assert codes.tidy(typed) == ""
