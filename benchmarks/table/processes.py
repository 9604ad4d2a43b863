"""Starting the servers and the clients, talking with them, and ending all of them whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.errors import Problem
from scripts.front_end import node_folder, npm_command

from .crowd import PATIENCE, Round

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build"  # on the same disk as the project: a commit must cost what it costs
START = 30  # seconds
STOP = 5
INSTALL = 300


class Server(NamedTuple):
    address: str
    pid: int


@asynccontextmanager
async def process(*words: str, **env: str) -> AsyncIterator[Process]:
    started = await asyncio.create_subprocess_exec(*words, cwd=ROOT, env={**os.environ, **env}, stdin=PIPE, stdout=PIPE)
    try:
        yield started
    finally:
        await stop(started)


async def stop(started: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        started.terminate()
    try:
        await asyncio.wait_for(started.wait(), STOP)
    except TimeoutError:
        started.kill()
        await started.wait()


async def line_of(started: Process, name: str, patience: float) -> str:
    assert started.stdout is not None
    try:
        line = await asyncio.wait_for(started.stdout.readline(), patience)
    except TimeoutError:
        raise Problem(f"{name} said nothing for {patience:.0f} s") from None
    if not line:
        raise Problem(f"{name} ended by itself: what it printed above says why")
    return line.decode()


async def address_of(started: Process, name: str) -> Server:
    """What it prints once it can be reached."""
    while not (found := re.search(r"http://[\d.]+:\d+/", await line_of(started, name, START))):
        pass
    return Server(found[0], started.pid)


# The servers


@asynccontextmanager
async def our_server(tree: Path = ROOT) -> AsyncIterator[Server]:
    """As it lies in this tree: the checkout, or what build_compiled.py has made of it."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="table-benchmark-") as folder:
        words = ["--port", "0", "--store", f"sqlite:{folder}/tables.sqlite", "--no-limits", "--bot-pause", "0"]
        async with process(sys.executable, "-P", "-m", "ludotheque", "serve", *words, PYTHONPATH=str(tree)) as started:
            yield await address_of(started, "our server")


@asynccontextmanager
async def their_server() -> AsyncIterator[Server]:
    async with process(node(), str(HERE / "server.cjs"), NODE_ENV="production") as started:
        yield await address_of(started, "boardgame.io's server")


def node() -> str:
    return str(node_folder() / "node")


async def install() -> None:
    """The locked packages, once."""
    lock, done = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    words = ["--prefix", str(HERE), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    async with process(*npm_command(), *words, PATH=f"{node_folder()}{os.pathsep}{os.environ['PATH']}") as started:
        code = await asyncio.wait_for(started.wait(), INSTALL)
    if code:
        raise Problem("npm could not install boardgame.io (its own words are above): is there a network?")


# The clients


class Client:
    def __init__(self, started: Process) -> None:
        self.started = started

    async def answer(self, patience: float) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await line_of(self.started, "the client", patience))
        if "problem" in told:
            raise Problem(told["problem"])
        return told

    async def round(self, matches: int) -> Round:
        assert self.started.stdin is not None
        self.started.stdin.write(f"{matches}\n".encode())
        await self.started.stdin.drain()
        return Round(**await self.answer(PATIENCE + STOP))


@asynccontextmanager
async def client(speaker: str, server: Server, size: int) -> AsyncIterator[Client]:
    words = [speaker, server.address, str(server.pid), str(size)]
    async with process(sys.executable, "-m", "benchmarks.table.client", *words) as started:
        made = Client(started)
        await made.answer(PATIENCE + STOP)
        yield made
