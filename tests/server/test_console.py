"""A referee without a seat, and more time, over the wire."""

from __future__ import annotations

from ludotheque.boxes.la_cible.phases import SAID_RIGHT, START

from .harness import Client, Server, Window, with_server

WORLD = -3


async def three_at_a_quiz(ana: Client, ben: Client, eve: Client) -> tuple[str, Window]:
    """With a referee at the table; the first of them has opened it."""
    table = (await ana.open("la_cible", "link", seats=3, options={"referee": "human"}))["id"]
    first = await ana.window(table)
    for seat, client in enumerate((ben, eve), 1):
        assert (await (await client.window(table)).ask("sit", seat=seat))["t"] == "ok"
    started = await first.ask("start")
    await first.see(started["v"])
    return table, first


def test_a_watcher_takes_the_console_judges_and_gives_more_time(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first = await three_at_a_quiz(ana, ben, eve)
            async with server.client() as zoe, server.client() as max:
                judge, watcher = await zoe.window(table), await max.window(table)
                assert (await first.ask("console", take=True))["t"] == "no"
                assert (await judge.ask("console", take=True))["t"] == "ok"
                assert (await judge.ask("play", seat=WORLD, choice=START, at=1 << 40))["t"] == "ok"
                answer = await judge.ask("longer")
                assert answer["t"] == "ok", answer
                await judge.see(answer["v"])
                await watcher.see(answer["v"])
                assert watcher.view["longer"] == {"added": 15_000, "left": 0}
                assert watcher.view["mine"] == {}
                assert (await watcher.ask("longer"))["t"] == "no"
                for window in (first, watcher):
                    refused = await window.ask("play", seat=WORLD, choice=SAID_RIGHT, at=1 << 40)
                    assert refused["t"] == "no"
                zones = {zone[0]: zone for zone in judge.view["mine"][str(WORLD)]["scene"]}
                assert len(zones["listed"][3]) >= 20
                assert "listed" not in str(watcher.view)
                assert "listed" not in str(first.view)

    with_server(sqlite_address, use)
