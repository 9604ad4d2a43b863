"""What one seat must not know never leaves the server for it."""

from __future__ import annotations

import pytest

from ludotheque import library

from .harness import Client, Server, Window, two_at_a_table, with_server


@pytest.fixture(autouse=True)
def hunch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library.GAMES, "hunch", "tests.table.games:Hunch")
    monkeypatch.setitem(library.GAMES, "whisper", "tests.table.games:Whisper")


def tells(frames: list[str], secret: int) -> bool:
    """As a mark on a part, or as a choice of the log."""
    return any(f'"{secret}"' in frame or f",{secret},[" in frame for frame in frames)


async def all_frames(client: Client, table: str) -> tuple[Window, list[str]]:
    """A window that keeps every frame as it came."""
    window = await client.window()
    frames: list[str] = []

    async def kept() -> str:
        frames.append(await window.text())
        return frames[-1]

    window.read = kept
    await window.join(table)
    return window, frames


def test_secrets_of_a_seat_reach_nobody_else(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, second = await two_at_a_table(ana, ben, "hunch")
            mine, seen_by_ana = await all_frames(ana, table)
            theirs, seen_by_ben = await all_frames(ben, table)
            watcher, seen_by_eve = await all_frames(eve, table)
            match = server.site.hub.tables[table].table.playing()
            hers, his = [choice for actor, choice in match.events if actor == -1]
            answer = await first.play(0, 723)
            for window in (second, mine, theirs, watcher):
                await window.see(answer["v"])
            assert tells(seen_by_ana, hers)
            assert tells(seen_by_ben, his)
            assert not tells(seen_by_ana + seen_by_eve, his)
            assert not tells(seen_by_ben + seen_by_eve, hers)
            assert not tells(seen_by_eve, 723)
            assert [line[1:3] for line in theirs.log][-1] == [0, -1]
            assert match.seed.hex() not in "".join(seen_by_ana + seen_by_ben + seen_by_eve)
            answer = await second.play(1, 720)
            await watcher.see(answer["v"])
            assert tells(seen_by_eve, 723)

    with_server(sqlite_address, use)


def test_somebody_who_guessed_the_code_sees_what_a_spectator_sees(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, _ = await two_at_a_table(ana, ben, "hunch")
            status, found = await eve.get(f"/api/codes/{first.view['code']}")
            assert (status, found) == (200, {"id": table})
            view = (await eve.window(table)).view
            assert view["mine"] == {}
            assert view["scene"][0][3] == []
            assert [line[2] for line in view["log"]] == [-1, -1]
            assert (await eve.get(f"/api/records/{table}"))[0] == 409
            assert (await eve.get(f"/api/replays/{table}"))[0] == 409

    with_server(sqlite_address, use)


def test_nobody_hears_of_what_goes_unnoticed(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben, server.client() as eve:
            table, first, second = await two_at_a_table(ana, ben, "whisper")
            watcher, seen_by_eve = await all_frames(eve, table)
            theirs, seen_by_ben = await all_frames(ben, table)
            await all_heard(watcher, theirs)
            before = len(seen_by_eve), len(seen_by_ben)
            assert (await first.play(0, 723))["t"] == "ok"
            await all_heard(watcher, theirs)
            assert len(seen_by_eve) == before[0] + 1, "the answer to a ping, and nothing else"
            assert len(seen_by_ben) == before[1] + 1
            answer = await second.play(1, 720)
            await watcher.see(answer["v"])
            assert tells(seen_by_eve, 723)

    with_server(sqlite_address, use)


async def all_heard(*windows: Window) -> None:
    """An answer comes after everything that was sent before."""
    for window in windows:
        assert (await window.ask("ping"))["t"] == "ok"
