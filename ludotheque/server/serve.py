"""Start the server and stop it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import webbrowser
from collections.abc import Coroutine
from pathlib import Path

from aiohttp import web

from .. import library
from ..errors import Problem
from .app import make_app
from .decks import DeckFolder
from .limits import Limits
from .site import Site
from .stores.store import store_at


def data_folder() -> Path:
    """Where this system keeps programs' data."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "ludotheque"


def default_store() -> str:
    return f"sqlite:{data_folder() / 'tables.sqlite'}"


def decks_beside(store: str) -> Path:
    """Where the household's questions lie if nobody says otherwise."""
    file = store.removeprefix("sqlite:")
    return (data_folder() if file == store else Path(file).expanduser().parent) / "decks"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "",
    open_browser: bool = False,
    extra_games: list[str] | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.5,
    decks: list[str] | None = None,
    deck_folder: str = "",
) -> None:
    """Until Ctrl-C or SIGTERM. Raises a Problem if the port is taken or the store cannot be opened."""
    own = [str(Path(path).resolve()) for path in extra_games or []]
    for path in own:
        library.add_file(path)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    store = store or default_store()
    folder = DeckFolder(Path(deck_folder).expanduser() if deck_folder else decks_beside(store))
    folder.load(decks or [])
    site = Site(store_at(store), limits or Limits(), own, bot_pause, host, folder)
    run(serve_site(site, host, port, open_browser))


def run(work: Coroutine[None, None, None]) -> None:
    """On uvloop where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(work)


async def serve_site(site: Site, host: str, port: int, open_browser: bool) -> None:
    await site.store.open()
    runner = web.AppRunner(make_app(site), access_log=None, shutdown_timeout=2)
    await runner.setup()
    try:
        address = await listen(runner, host, port)
        print(f"Ludothèque : {address}  (Ctrl-C pour arrêter, to stop)", flush=True)
        if open_browser:
            webbrowser.open(address)
        ease_garbage_collection()
        await until_stopped()
    finally:
        await runner.cleanup()


def ease_garbage_collection() -> None:
    """Tables are freed by their counts; looking through all of them again and again would only delay moves."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


async def listen(runner: web.AppRunner, host: str, port: int) -> str:
    """Port 0 takes a free one."""
    try:
        await web.TCPSite(runner, host, port, backlog=1024).start()
    except OSError as e:
        raise Problem(cannot_listen(host, port, e)) from None
    return f"http://{host if ':' not in host else f'[{host}]'}:{runner.addresses[0][1]}/"


def cannot_listen(host: str, port: int, e: OSError) -> str:
    if e.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken: stop what uses it, or choose another with --port"
    return f"cannot listen on port {port} of {host}: {e.strerror or e}"


async def until_stopped() -> None:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    await stop.wait()
