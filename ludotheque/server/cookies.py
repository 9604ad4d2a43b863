"""Who a browser is: a random player id with a name and a colour, in a cookie that only this server can sign."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

import msgspec

COOKIE = "ludo"
A_YEAR = 365 * 24 * 3600
LONGEST = 600


class Player(NamedTuple):
    id: str
    name: str = ""
    colour: int = 1


def newcomer() -> Player:
    return Player(token_urlsafe(16))


def signature(key: bytes, payload: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, payload.encode(), sha256)).decode().rstrip("=")


def signed(key: bytes, player: Player) -> str:
    payload = urlsafe_b64encode(msgspec.json.encode(player)).decode().rstrip("=")
    return f"{payload}.{signature(key, payload)}"


def read(key: bytes, cookie: str) -> Player | None:
    """The player of a cookie, or None if there is none or it is not ours."""
    payload, _, seal = cookie.partition(".")
    if not cookie.isascii() or len(cookie) > LONGEST or not hmac.compare_digest(signature(key, payload), seal):
        return None
    return msgspec.json.decode(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=Player)
