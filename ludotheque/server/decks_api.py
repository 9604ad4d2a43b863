"""The page where a household writes its own questions.

Only on the machine that runs the server: whoever else is in the house plays. So nobody's phone can fill the disk, and
the answers stay with who wrote them.
"""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Annotated

from aiohttp import web
from msgspec import Meta, MsgspecError, Struct, json

from ..boxes.la_cible.household import LARGEST, Report, examine
from ..core.text import Text
from .answers import Told, read, reply
from .decks import NO_DECK, DeckFolder
from .net import is_this_machine

LARGEST_BODY = 1 << 20
ELSEWHERE = Text(
    "Les questions s'écrivent sur l'ordinateur qui fait tourner Ludothèque.",
    "Questions are written on the computer that runs Ludothèque.",
)
NO_TEXT = Text("Ce n'est pas du texte.", "That is no text.")


class DeckText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LARGEST)]
    name: Annotated[str, Meta(max_length=60)] = ""  # of the deck that it replaces


class DeckCard(Struct):
    name: str
    title: str
    language: str
    counts: dict[str, int]
    given: bool  # by a file from elsewhere: it is changed there


class DeckShelf(Struct):
    house: bool  # whether this browser may write
    decks: list[DeckCard]


class DeckFault(Struct):
    line: int
    what: Text


class DeckReport(Struct):
    name: str
    title: str
    language: str
    counts: dict[str, int]
    faults: list[DeckFault]
    saved: bool


deck_in = json.Decoder(DeckText)


class DecksApi:
    def __init__(self, folder: DeckFolder) -> None:
        self.folder = folder

    async def shelf(self, request: web.Request) -> web.Response:
        house = is_this_machine(request.remote or "", request.host)
        return reply(DeckShelf(house, [self.card(name) for name in self.folder.kept] if house else []))

    def card(self, name: str) -> DeckCard:
        report = self.folder.kept[name].report
        return DeckCard(name, report.title, report.choice[:2], report.counts, name in self.folder.given)

    async def text(self, request: web.Request) -> web.Response:
        require_house(request)
        kept = self.folder.kept.get(request.match_info["name"])
        if kept is None:
            raise Told(404, NO_DECK)
        return reply({"text": kept.text})

    async def check(self, request: web.Request) -> web.Response:
        wish = await wished(request)
        report = await asyncio.to_thread(examine, wish.name or "1", wish.text)
        return reply(told(wish.name, report, saved=False))

    async def save(self, request: web.Request) -> web.Response:
        wish = await wished(request)
        name, report = await asyncio.to_thread(self.folder.save, wish.name, wish.text)
        return reply(told(name, report, saved=not report.faults))

    async def remove(self, request: web.Request) -> web.Response:
        require_house(request)
        self.folder.remove(request.match_info["name"])
        return reply({})


def require_house(request: web.Request) -> None:
    if not is_this_machine(request.remote or "", request.host):
        raise Told(403, ELSEWHERE)


async def wished(request: web.Request) -> DeckText:
    require_house(request)
    data = await read(request, LARGEST_BODY)
    try:
        wish = deck_in.decode(data)
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        raise Told(400, Text(f"Au plus {LARGEST} caractères.", f"At most {LARGEST} characters.")) from None
    if any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\r\t" for c in wish.text):
        raise Told(400, NO_TEXT)
    return DeckText(wish.text.replace("\r\n", "\n"), wish.name)


def told(name: str, report: Report, saved: bool) -> DeckReport:
    faults = [DeckFault(fault.line.number, fault.what) for fault in report.faults]
    return DeckReport(name, report.title, report.choice[:2], report.counts, faults, saved)
