"""The aiohttp application: which address is answered by what, and what holds for every answer."""

from __future__ import annotations

import logging

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from ..core.text import Text
from ..match.match import Refused
from . import cookies
from .answers import HEADERS, Told, refusal
from .keeper import NOT_STORED
from .site import LARGEST_RECORD, REMEMBERED, Site
from .stores.store import StoreFailed
from .talk import PLAYER, same_origin

FAULT = Text("Une erreur s'est produite chez nous.", "Something went wrong on our side.")
log = logging.getLogger(__name__)


def make_app(site: Site) -> web.Application:
    app = web.Application(middlewares=[guard(site)], client_max_size=LARGEST_RECORD)
    app.cleanup_ctx.append(site.running)
    app.on_response_prepare.append(add_headers)
    app.add_routes(routes(site))
    return app


def routes(site: Site) -> list[web.RouteDef]:
    pages = ["/", "/box/{box}", "/game/{game}", "/t/{table}", "/r/{table}", "/settings", "/decks"]
    return [
        web.get("/ws", site.socket),
        web.get("/api/me", site.me),
        web.put("/api/me", site.change_me),
        web.get("/api/shelf", site.get_shelf),
        web.get("/api/rules/{game}/{language:fr|en}", site.rules),
        web.get("/api/tables/mine", site.mine),
        web.post("/api/tables", site.open_table),
        web.get("/api/codes/{code}", site.by_code),
        web.get("/api/records/{table}", site.record),
        web.get("/api/replays/{table}", site.replay),
        web.post("/api/replays", site.upload),
        web.get(r"/api/{of:tables|replays}/{table}/motion/{n:\d{1,6}}", site.motion),
        web.get("/api/decks", site.decks.shelf),
        web.post("/api/decks", site.save_deck),
        web.post("/api/decks/check", site.decks.check),
        web.get("/api/decks/{name}", site.decks.text),
        web.delete("/api/decks/{name}", site.remove_deck),
        web.get("/qr/{code}.svg", site.qr_code),
        web.get("/j/{code}", site.join_by_code),
        *[web.get(page, site.page) for page in pages],
        web.get("/{path:.+}", site.file),
    ]


def guard(site: Site) -> Middleware:
    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Know who asks, refuse what other sites send, and answer every error in words."""
        known = site.player(request)
        request[PLAYER] = known or cookies.newcomer()
        try:
            site.allow(site.requests, request)
            if request.method not in ("GET", "HEAD") and not same_origin(request):
                raise Told(403, Text("Origine inconnue.", "Unknown origin."))
            response = await handler(request)
        except Told as e:
            response = refusal(e.status, e.why)
        except Refused as e:
            response = refusal(400, e.why)
        except StoreFailed as e:
            log.error("%s", e)
            response = refusal(503, NOT_STORED)
        except web.HTTPRedirection:
            raise
        except web.HTTPException as e:
            response = refusal(e.status, Text(f"Erreur {e.status}.", f"{e.reason}."))
        except Exception:
            log.exception("%s %s failed", request.method, request.path)
            response = refusal(500, FAULT)
        if known is None and not response.prepared and REMEMBERED not in request:
            site.remember(request, response, request[PLAYER])
        return response

    return guarded


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
