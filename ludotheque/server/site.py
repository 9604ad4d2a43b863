"""What the server answers: the JSON API, the pages, and the door of the WebSocket. app.py puts it together."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from ..core.text import Text
from ..errors import Problem
from ..library import kind_of
from ..table.names import clean_name
from ..table.world import is_first_answer
from . import codes, cookies, qr, shelf, wire
from .answers import Told, body, read, reply
from .bots import BotPool
from .cards import card
from .cookies import Player
from .decks import DeckFolder
from .decks_api import DecksApi
from .hub import NO_TABLE, Hub
from .limits import Gate, Limits
from .live import Live
from .net import public_address
from .replays import replay_of
from .stores.store import Store
from .talk import PLAYER, UNHURRIED, Talk, same_origin
from .world import Motions

STATIC = Path(__file__).parent / "static"
LARGEST_RECORD = 1 << 20
REMEMBERED = web.RequestKey("remembered", bool)
UNBUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>
<h1>Ludothèque</h1><p>L'interface n'est pas encore construite : lance <code>npm run build</code> dans <code>web</code>.
<p lang="en">The front end is not built yet: run <code>npm run build</code> in <code>web</code>.</html>"""


class Site:
    """The handlers and what they share."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        own_games: list[str],
        bot_pause: float,
        host: str,
        decks: DeckFolder | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.host = host
        folder = decks or DeckFolder(Path(os.devnull))
        self.decks = DecksApi(folder)
        self.bots = BotPool(own_games, str(folder.path))
        self.hub = Hub(store, self.bots, bot_pause)
        self.talk = Talk(self.hub, limits)
        self.requests = Gate(limits.requests)
        self.tables = Gate(limits.tables)
        self.codes = Gate(limits.codes)
        self.uploads = Gate(limits.uploads)
        self.motion_gate = Gate(limits.motions)
        self.motions = Motions()
        self.shelf = b""

    async def running(self, app: web.Application) -> AsyncIterator[None]:
        self.key = await self.store.key("cookie")
        self.shelf = wire.out.encode(shelf.shelf())
        chores = [asyncio.create_task(self.tidy()), asyncio.create_task(self.talk.look_after())]
        yield
        for chore in chores:
            chore.cancel()
        await self.talk.close()
        await self.hub.close()
        self.bots.close()
        await self.store.close()

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(60)
            self.hub.tidy()

    # Who is asking

    def player(self, request: web.Request) -> Player | None:
        return cookies.read(self.key, request.cookies.get(cookies.COOKIE, ""))

    def allow(self, gate: Gate, request: web.Request) -> None:
        if not gate.lets_in(request.remote or "", time.monotonic()):
            raise Told(429, UNHURRIED)

    def remember(self, request: web.Request, response: web.StreamResponse, player: Player) -> None:
        response.set_cookie(
            cookies.COOKIE,
            cookies.signed(self.key, player),
            max_age=cookies.A_YEAR,
            httponly=True,
            samesite="Lax",
            secure=request.secure,
        )

    # People

    async def me(self, request: web.Request) -> web.Response:
        who: Player = request[PLAYER]
        return reply({"name": who.name, "colour": who.colour})

    async def change_me(self, request: web.Request) -> web.Response:
        wish = await body(request, wire.me_in)
        name = clean_name(wish.name) if wish.name.strip() else ""
        player = Player(request[PLAYER].id, name, wish.colour)
        response = reply({"name": player.name, "colour": player.colour})
        self.remember(request, response, player)
        request[REMEMBERED] = True
        return response

    # Games

    async def get_shelf(self, request: web.Request) -> web.Response:
        return web.Response(body=self.shelf, content_type="application/json")

    async def save_deck(self, request: web.Request) -> web.Response:
        self.allow(self.uploads, request)
        response = await self.decks.save(request)
        self.shelf = wire.out.encode(shelf.shelf())
        return response

    async def remove_deck(self, request: web.Request) -> web.Response:
        response = await self.decks.remove(request)
        self.shelf = wire.out.encode(shelf.shelf())
        return response

    async def rules(self, request: web.Request) -> web.Response:
        language = request.match_info["language"]
        try:
            kind = kind_of(request.match_info["game"])
        except (Problem, ImportError):
            raise Told(404, Text("Ce jeu n'existe pas.", "There is no such game.")) from None
        return reply({"markdown": shelf.rules(kind, language)})

    # Tables

    async def mine(self, request: web.Request) -> web.Response:
        who: Player = request[PLAYER]
        found = [await self.hub.live(id) for id in await self.store.mine(who.id)]
        return reply([card(live.table, who.id) for live in found if live is not None])

    async def open_table(self, request: web.Request) -> web.Response:
        self.allow(self.tables, request)
        wish = await body(request, wire.new_table_in)
        table = await self.hub.open(wish, request[PLAYER])
        return reply({"id": table.id, "code": table.code})

    async def by_code(self, request: web.Request) -> web.Response:
        return reply({"id": await self.table_of_code(request)})

    async def join_by_code(self, request: web.Request) -> web.Response:
        id = await self.table_of_code(request)
        raise web.HTTPSeeOther(f"/t/{id}")

    async def table_of_code(self, request: web.Request) -> str:
        self.allow(self.codes, request)
        code = codes.tidy(request.match_info["code"])
        found = await self.store.find(code) if code else None
        if found is None:
            raise Told(404, Text("Aucune table n'a ce code.", "No table has this code."))
        return found.table

    async def qr_code(self, request: web.Request) -> web.Response:
        code = codes.tidy(request.match_info["code"])
        if not code:
            raise Told(404, Text("Ce n'est pas un code.", "That is no code."))
        link = f"{public_address(request.scheme, request.host, self.host)}/j/{code}"
        return web.Response(body=qr.svg(link), content_type="image/svg+xml")

    async def table(self, request: web.Request) -> Live:
        live = await self.hub.live(request.match_info["table"])
        if live is None:
            raise Told(404, NO_TABLE)
        return live

    async def motion(self, request: web.Request) -> web.Response:
        """How things moved after the question that event n answered. What has happened never changes."""
        self.allow(self.motion_gate, request)
        live, n = await self.table(request), int(request.match_info["n"])
        async with live.turn:
            match = live.table.match
            stored = match is not None and is_first_answer(match, n)
        moved = await self.motions.of(live.table, n) if stored else b""
        if not moved:
            raise Told(404, Text("Rien n'a bougé à ce moment.", "Nothing moved then."))
        age = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=moved, content_type="application/json", headers=age)

    # Records

    async def record_of(self, request: web.Request) -> str:
        live = await self.table(request)
        async with live.turn:
            if live.table.status() != "over":
                raise Told(409, Text("La partie n'est pas finie.", "The match is not over."))
            return live.table.record().to_json()

    async def record(self, request: web.Request) -> web.Response:
        text = await self.record_of(request)
        name = f"ludotheque-{request.match_info['table']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(text=text, content_type="application/json", headers=headers)

    async def replay(self, request: web.Request) -> web.Response:
        self.allow(self.uploads, request)
        return await self.replayed(await self.record_of(request))

    async def upload(self, request: web.Request) -> web.Response:
        self.allow(self.uploads, request)
        try:
            text = (await read(request, LARGEST_RECORD)).decode()
        except UnicodeDecodeError:
            raise Told(400, Text("Ce n'est pas du texte UTF-8.", "That is not UTF-8 text.")) from None
        return await self.replayed(text)

    async def replayed(self, text: str) -> web.Response:
        try:
            told = await self.bots.run(replay_of, text)
        except Problem as e:
            raise Told(400, Text(f"Cette partie ne peut être rejouée : {e}", str(e))) from None
        return web.Response(body=told, content_type="application/json")

    # The WebSocket and the pages

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if not same_origin(request):
            raise Told(403, Text("Origine inconnue.", "Unknown origin."))
        if self.player(request) is None:
            raise Told(403, Text("Ouvre d'abord une page.", "Open a page first."))
        return await self.talk.serve(request)

    async def page(self, request: web.Request) -> web.StreamResponse:
        index = STATIC / "index.html"
        if not index.is_file():
            return web.Response(text=UNBUILT, content_type="text/html", status=503)
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})

    def nowhere(self, request: web.Request) -> web.StreamResponse:
        """A person who lost the way gets a page that says so, a program gets the plain answer."""
        index = STATIC / "index.html"
        if "text/html" not in request.headers.get("Accept", "") or not index.is_file():
            raise Told(404, Text("Ce fichier n'existe pas.", "There is no such file."))
        return web.Response(body=index.read_bytes(), content_type="text/html", charset="utf-8", status=404)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Files beside index.html; those in assets have a hash in their name and never change."""
        path = Path(os.path.normpath(STATIC / request.path.lstrip("/")))
        if "\0" in request.path or not path.is_relative_to(STATIC) or not path.is_file():
            return self.nowhere(request)
        ageless = request.path.startswith("/assets/")
        age = "public, max-age=31536000, immutable" if ageless else "no-cache"
        return web.FileResponse(path, headers={"Cache-Control": age})
