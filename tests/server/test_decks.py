"""The household's own questions on the server: who may write them, what is kept, and that they can be played."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from aiohttp import web

from ludotheque.boxes.la_cible.decks import LOADED
from ludotheque.boxes.la_cible.options import LANGUAGE
from ludotheque.errors import Problem
from ludotheque.server.app import make_app
from ludotheque.server.decks import DeckFolder
from ludotheque.server.limits import unlimited
from ludotheque.server.net import is_this_machine
from ludotheque.server.site import Site
from ludotheque.server.stores.store import store_at

from .harness import Client, Server

NAMES = ", ".join(f"cousin{chr(97 + a)}{chr(97 + b)}" for a in range(5) for b in range(5))
FAMILY = f"# Chez nous\ndeck lists fr\n## clan | quelqu'un du clan | fermée\n{NAMES}\ndeck first_round fr\nclan\n"


@pytest.fixture(autouse=True)
def only_ours() -> Iterator[None]:
    before = dict(LANGUAGE.values)
    yield
    for choice in [*LANGUAGE.values]:
        if choice not in before:
            del LANGUAGE.values[choice]
            LOADED.pop(choice, None)


def forget() -> None:
    """As a server that starts anew."""
    for choice in [*LANGUAGE.values][2:]:
        del LANGUAGE.values[choice]
        LOADED.pop(choice, None)


def with_folder(store: str, folder: Path, use: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        kept, decks = store_at(store), DeckFolder(folder)
        await kept.open()
        decks.load([])
        site = Site(kept, unlimited(), [], 0.0, "127.0.0.1", decks)
        runner = web.AppRunner(make_app(site), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        try:
            async with asyncio.timeout(60):
                await use(Server(site, f"http://127.0.0.1:{runner.addresses[0][1]}"))
        finally:
            await runner.cleanup()

    asyncio.run(main())


async def post(client: Client, text: str, name: str = "", to: str = "") -> tuple[int, dict[str, object]]:
    return await client.send("POST", f"/api/decks{to}", json.dumps({"text": text, "name": name}))


async def questions(client: Client) -> dict[str, str]:
    """The choices of the option, by their titles."""
    _, shelf = await client.get("/api/shelf")
    games = [game for box in shelf["boxes"] for game in box["games"] if game["slug"] == "la_cible"]
    values = next(option for option in games[0]["options"] if option["name"] == "language")["values"]
    return {value["title"][0]: value["value"] for value in values}


def test_a_deck_is_checked_saved_offered_and_played(sqlite_address: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            status, report = await post(ana, FAMILY, to="/check")
            assert (status, report["faults"], report["saved"]) == (200, [], False)
            assert not (tmp_path / "chez_nous.txt").exists()
            status, report = await post(ana, FAMILY)
            assert (status, report["name"], report["saved"]) == (200, "chez_nous", True)
            choice = (await questions(ana))["Chez nous"]
            table = await ana.open("la_cible", "bots", seats=3, options={"language": choice})
            window = await ana.window(table["id"])
            zones = {zone[0]: zone for zone in window.view["mine"]["0"]["scene"]}
            assert zones["question"][3][0][3] == "quelqu'un du clan"

    with_folder(sqlite_address, tmp_path, use)
    assert (tmp_path / "chez_nous.txt").read_text("utf-8") == FAMILY


def test_bots_know_questions_that_were_written_after_they_started(sqlite_address: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = await ana.open("tic_tac_toe", "bots")
            first = await ana.window(table["id"])
            await first.play(0, 4)
            await first.turn_of(0)
            await post(ana, FAMILY)
            choice = (await questions(ana))["Chez nous"]
            options = {"language": choice, "time": "none"}
            table = await ana.open("la_cible", "bots", seats=3, options=options)
            window = await ana.window(table["id"])
            await window.turn_of(0)

    with_folder(sqlite_address, tmp_path, use)


def test_what_is_wrong_is_told_by_its_line_and_not_stored(sqlite_address: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            status, report = await post(ana, FAMILY.replace("\nclan\n", "\nclam\n"))
            assert (status, report["saved"]) == (200, False)
            assert (
                report["faults"]
                == [
                    {"line": 6, "what": ["il n'y a pas de liste clam", "there is no list clam"]},
                    {"line": 1, "what": ["il n'y a aucune question", "there is no question in it"]},
                ][:1]
            )

    with_folder(sqlite_address, tmp_path, use)
    assert list(tmp_path.rglob("*.txt")) == []


def test_it_can_be_read_changed_and_thrown_away(sqlite_address: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            await post(ana, FAMILY)
            old = (await questions(ana))["Chez nous"]
            assert (await ana.get("/api/decks/chez_nous"))[1] == {"text": FAMILY}
            status, report = await post(ana, FAMILY.replace("Chez nous", "Chez Ana"), "chez_nous")
            assert (status, report["title"]) == (200, "Chez Ana")
            newer = await questions(ana)
            assert "Chez nous" not in newer
            assert newer["Chez Ana"] != old
            await ana.open("la_cible", "link", seats=3, options={"language": old})
            assert (await ana.send("DELETE", "/api/decks/chez_nous", ""))[0] == 200
            assert "Chez Ana" not in await questions(ana)
            assert (await ana.send("DELETE", "/api/decks/chez_nous", ""))[0] == 400
            assert (await ana.get("/api/decks/chez_nous"))[0] == 404

    with_folder(sqlite_address, tmp_path, use)
    assert [path.parent.name for path in tmp_path.rglob("*.txt")] == ["versions", "versions"]


def test_a_match_goes_on_with_its_questions_after_a_restart(sqlite_address: str, tmp_path: Path) -> None:
    found: dict[str, str] = {}

    async def first_evening(server: Server) -> None:
        async with server.client() as ana:
            await post(ana, FAMILY)
            options = {"language": (await questions(ana))["Chez nous"]}
            found["table"] = (await ana.open("la_cible", "bots", seats=3, options=options))["id"]
            await post(ana, FAMILY.replace("Chez nous", "Plus tard"), "chez_nous")

    async def next_evening(server: Server) -> None:
        async with server.client() as ana:
            window = await ana.window(found["table"])
            assert window.view["status"] == "playing"
            assert list(await questions(ana))[2:] == ["Plus tard"]

    with_folder(sqlite_address, tmp_path, first_evening)
    forget()
    with_folder(sqlite_address, tmp_path, next_evening)


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        '{"text": 5}',
        '{"text": "x", "more": 1}',
        json.dumps({"text": "x" * 300_000}),
        json.dumps({"text": "deck auctions fr\n\x00fruits"}),
        json.dumps({"text": "deck auctions fr\nfruits", "name": "../../etc/passwd"}),
        json.dumps({"text": "deck auctions fr\nfruits", "name": "nowhere"}),
        json.dumps({"text": "deck auctions fr\nfruits", "name": "versions/x"}),
    ],
)
def test_bad_requests_are_refused_and_write_nothing(sqlite_address: str, tmp_path: Path, body: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            status, answer = await ana.send("POST", "/api/decks", body)
            assert status == 400
            assert answer["error"]["fr"]

    with_folder(sqlite_address, tmp_path, use)
    assert list(tmp_path.rglob("*.txt")) == []


@pytest.mark.parametrize(
    ("remote", "host", "house"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("127.0.0.1", "localhost", True),
        ("192.168.1.7", "192.168.1.2:8000", False),
        ("192.168.1.7", "localhost:8000", False),
        ("127.0.0.1", "games.example.org", False),
        ("127.0.0.1", "evil.example:8000", False),
        ("", "localhost", False),
    ],
)
def test_only_the_machine_that_runs_the_server_writes(remote: str, host: str, house: bool) -> None:
    assert is_this_machine(remote, host) is house


def test_from_elsewhere_nothing_is_read_or_written(sqlite_address: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as ben:
            await post(ana, FAMILY)
            ben.session.headers["Host"] = "games.example.org"
            ben.headers = {"Origin": "http://games.example.org", "Host": "games.example.org"}
            assert (await ben.get("/api/decks"))[1] == {"house": False, "decks": []}
            assert (await ben.get("/api/decks/chez_nous"))[0] == 403
            assert (await post(ben, FAMILY, to="/check"))[0] == 403
            assert (await post(ben, FAMILY))[0] == 403
            assert (await ben.send("DELETE", "/api/decks/chez_nous", ""))[0] == 403

    with_folder(sqlite_address, tmp_path, use)
    assert (tmp_path / "chez_nous.txt").exists()


def test_a_file_given_at_the_start_must_be_good_and_is_offered(tmp_path: Path) -> None:
    good, bad = tmp_path / "tribu.txt", tmp_path / "bad.txt"
    good.write_text(FAMILY, encoding="utf-8")
    bad.write_text(FAMILY + "clam\n", encoding="utf-8")
    folder = DeckFolder(tmp_path / "decks")
    with pytest.raises(Problem, match=r"bad\.txt line 7: there is no list clam"):
        folder.load([str(bad)])
    folder.load([str(good)])
    assert [title.fr for title in LANGUAGE.values.values()][2:] == ["Chez nous"]
    with pytest.raises(Problem):
        folder.remove("tribu")


def test_a_file_of_the_folder_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "b.txt").write_text(FAMILY, encoding="utf-8")
    folder = DeckFolder(tmp_path)
    folder.load([])
    assert list(folder.kept) == ["b"]


def test_there_is_an_end_to_how_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.decks.MOST", 2)
    folder = DeckFolder(tmp_path)
    names = [folder.save("", FAMILY.replace("nous", f"nous{'!' * n}"))[0] for n in range(2)]
    assert names == ["chez_nous", "chez_nous_2"]
    with pytest.raises(Problem, match="At most"):
        folder.save("", FAMILY + "# and another\n")
