"""Starting and stopping: clear lines when it cannot start, and a game of one's own on the shelf."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

from ludotheque.server import net, qr

from .harness import Client

OWN_GAME = """
from ludotheque.core.game import Info
from ludotheque.core.text import Text
from my_games.tic_tac_toe import TicTacToe

class Mine(TicTacToe):
    info = Info("my_own", Text("Le mien", "Mine"), seats=range(2, 3), longest=9)
"""


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ludotheque", "serve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def failed(*arguments: str) -> str:
    """The one line that a server says which cannot start."""
    process = started(*arguments)
    out, error = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert error.count("\n") == 1
    return error.strip().removeprefix("ludotheque: ")


def test_a_port_that_is_taken_is_said_so(sqlite_address: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = failed(f"--port={port}", f"--store={sqlite_address}")
    assert line == f"port {port} of 127.0.0.1 is taken: stop what uses it, or choose another with --port"


def test_a_store_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = failed("--port=0", f"--store=sqlite:{tmp_path / 'file' / 'tables.sqlite'}")
    assert line.startswith(f"the store {tmp_path / 'file' / 'tables.sqlite'} cannot be opened: ")


def test_a_file_without_a_game_is_said_so(tmp_path: Path, sqlite_address: str) -> None:
    (tmp_path / "empty.py").write_text("x = 1\n")
    line = failed("--port=0", f"--store={sqlite_address}", f"--game={tmp_path / 'empty.py'}")
    assert line.endswith("empty.py defines no game: a class derived from Position is expected")


def test_a_game_of_ones_own_is_played_against_bots_until_the_server_is_stopped(
    tmp_path: Path, sqlite_address: str
) -> None:
    (tmp_path / "mine.py").write_text(OWN_GAME)
    arguments = ["--port=0", f"--store={sqlite_address}", f"--game={tmp_path / 'mine.py'}", "--bot-pause=0"]
    with started(*arguments) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[2].rstrip("/")
        asyncio.run(play_own_game(address))
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


async def play_own_game(address: str) -> None:
    async with Client(address) as ana:
        _, shelf = await ana.get("/api/shelf")
        own = next(box for box in shelf["boxes"] if box["box"] == "mon_jeu")
        assert "my_own" in [game["slug"] for game in own["games"]]
        table = (await ana.open("my_own", "bots", level=1))["id"]
        window = await ana.window(table)
        await window.play(0, 4)
        await window.turn_of(0)
        while window.view["status"] != "over":
            await window.until(lambda view: view["status"] == "over" or bool(view["mine"]["0"]["choices"]))
            if window.view["status"] != "over":
                await window.play(0, window.view["mine"]["0"]["choices"][0][0])
        status, told = await ana.get(f"/api/replays/{table}")
        assert (status, told["verified"]["ok"]) == (200, True)
        assert [frame["n"] for frame in told["frames"]] == list(range(-1, len(told["record"]["events"])))
        told["record"]["events"][0][1] = 8
        status, forged = await ana.send("POST", "/api/replays", json.dumps(told["record"]))
        assert (status, forged["verified"]["ok"]) == (200, False)


def test_a_phone_gets_an_address_that_it_can_reach() -> None:
    assert net.public_address("http", "192.168.1.7:8000", "0.0.0.0") == "http://192.168.1.7:8000"
    assert net.public_address("https", "jeux.example", "127.0.0.1") == "https://jeux.example"
    assert net.public_address("http", "localhost:8000", "127.0.0.1") == "http://localhost:8000"
    assert net.public_address("http", "localhost:8000", "0.0.0.0") in (
        "http://localhost:8000",
        f"http://{net.lan_address()}:8000",
    )


def test_a_qr_code_is_a_drawing_without_scripts() -> None:
    drawing = qr.svg("http://192.168.1.7:8000/j/PRUNE4")
    assert drawing.startswith(b"<svg")
    assert b"script" not in drawing
