"""How requests are read and answered: JSON in and out, errors as {"error": {"fr", "en"}}, safe headers."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from aiohttp import web

from ..core.text import Text
from .wire import out

T = TypeVar("T")
LARGEST_BODY = 64 * 1024
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Told(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, why: Text) -> None:
        super().__init__(why.en)
        self.status = status
        self.why = why


def reply(what: Any, status: int = 200) -> web.Response:
    return web.Response(body=out.encode(what), status=status, content_type="application/json")


def refusal(status: int, why: Text) -> web.Response:
    return reply({"error": {"fr": why.fr, "en": why.en}}, status)


async def body(request: web.Request, decoder: msgspec.json.Decoder[T]) -> T:
    data = await read(request, LARGEST_BODY)
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as e:
        raise Told(400, Text(f"Demande mal formée : {str(e)[:200]}", f"Malformed request: {str(e)[:200]}")) from None


async def read(request: web.Request, most: int) -> bytes:
    """The body, but never more than this."""
    data = bytearray()
    async for chunk in request.content.iter_any():
        data += chunk
        if len(data) > most:
            raise Told(413, Text(f"Trop long : au plus {most} octets.", f"Too long: at most {most} bytes."))
    return bytes(data)
