"""Bots at the tables of a server."""

from __future__ import annotations

import pytest

from ludotheque.server.thinking import think

from .harness import Server, two_at_a_table, with_server


def test_bots_play_and_go_on_after_a_restart(sqlite_address: str) -> None:
    table = ""
    jar: list[str] = []

    async def first_evening(server: Server) -> None:
        nonlocal table
        async with server.client() as ana:
            table = (await ana.open("tic_tac_toe", "bots", level=1))["id"]
            window = await ana.window(table)
            server.site.hub.bot_pause = 1000.0  # the server stops while the bot thinks
            assert (await window.play(0, 4))["t"] == "ok"
            jar.extend(f"{cookie.key}={cookie.value}" for cookie in ana.session.cookie_jar)

    async def next_evening(server: Server) -> None:
        async with server.client() as ana:
            ana.session.cookie_jar.clear()
            ana.headers["Cookie"] = jar[0]
            window = await ana.window(table)
            await window.turn_of(0)
            assert [line[1] for line in window.log] == [0, 1]

    with_server(sqlite_address, first_evening)
    with_server(sqlite_address, next_evening)


def test_a_bot_is_not_asked_about_a_table_that_has_gone_on(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            table, first, _ = await two_at_a_table(ana, ben)
            hub = server.site.hub
            asked: list[int] = []
            monkeypatch.setattr(hub.bots, "decision", lambda table, seat, bot: asked.append(seat))
            await think(hub, hub.tables[table], 1, "level:3", token=0)
            assert asked == []
            assert (await first.play(0, 4))["t"] == "ok"

    with_server(sqlite_address, use)
