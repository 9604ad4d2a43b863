"""Somebody plays LA CIBLE on for a visitor, over the wire, up to the moment that a test is about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import aiohttp
from playwright.sync_api import Page

from ludotheque.boxes.la_cible import phases
from ludotheque.boxes.la_cible.decks import load
from ludotheque.boxes.la_cible.referee import AnswerSet

Message = dict[str, Any]
Until = Callable[["Seen"], bool]
NOT_A_WORD: Final = "zzyzx"
BUTTONS: Final = (
    phases.START,
    phases.GO_ON,
    phases.SAID_WRONG,
    phases.ABSTAIN,
    phases.PASS,
)
PATIENCE: Final = 45


class Seen:
    """What one seat sees, in words instead of numbers."""

    def __init__(self, view: Message, seat: int) -> None:
        own = view["mine"][str(seat)]
        self.seat = seat
        self.waited_for = seat in view["toAct"]
        self.zones = {zone[0]: zone[3] for zone in own["scene"]}
        self.kind = own["ask"][1] if own["ask"] else ""
        self.choices = [choice for choice, _ in own["choices"]]
        self.over = view["status"] == "over"
        self.language = view["options"].get("language", "fr")

    @property
    def phase(self) -> int:
        return int(self.zones["phase"][0][3])

    @property
    def question(self) -> str:
        return next((p[3] for p in self.zones["question"] if p[0] in ("question", "hint", "definition")), "")

    @property
    def given(self) -> list[str]:
        return [part[3] for part in self.zones["given"]]

    def answers(self) -> AnswerSet:
        return card(self.phase, self.question, self.language)

    def fresh(self) -> Iterator[str]:
        """Right answers that nobody has given."""
        said = {*self.given, *(p[3] for p in self.zones["question"])}
        return (answer.shown for answer in self.answers().answers if answer.shown not in said)


def card(phase: int, question: str, language: str = "fr") -> AnswerSet:
    """The answers of the question that is shown."""
    wanted = question.casefold()  # a heading begins with a capital
    return next(answers for text, answers in questions(phase, language) if text.casefold() == wanted)


def questions(phase: int, language: str) -> Iterator[tuple[str, AnswerSet]]:
    deck = load(language)
    if phase == phases.SERIES:
        yield from ((s.hint, s.answers) for s in deck.series)
    elif phase == phases.DEFINITIONS:
        yield from ((d.text, d.answers) for side in deck.definitions for d in side.definitions)
    elif phase == phases.FINAL:
        yield from ((q.text, q.answers) for side in deck.finals for level in side.levels for q in level)
    else:
        yield from ((q.text, q.answers) for q in (deck.first_round if phase == 1 else deck.auctions))


def knows_nothing(seen: Seen) -> int | str:
    """Says what is no word, bids the least, goes on at once: the short way through all phases."""
    if seen.phase == phases.FINAL and seen.kind == "text":
        return in_the_final(seen)
    pressed = next((button for button in BUTTONS if button in seen.choices), None)
    if seen.kind == "text" and seen.phase != phases.DEFINITIONS:
        return NOT_A_WORD
    return min(seen.choices) if pressed is None else pressed


def in_the_final(seen: Seen) -> int | str:
    """One level is validated, the second is not."""
    if phases.VALIDATE in seen.choices:
        return phases.VALIDATE
    if not seen.given:
        return NOT_A_WORD
    return phases.STOP if phases.STOP in seen.choices else phases.PASS


def play_on(page: Page, until: Until, choose: Callable[[Seen], int | str] = knows_nothing) -> None:
    """For all seats of this visitor at the table whose page is open, until one that is waited for sees that."""
    cookies = "; ".join(f"{c.get('name')}={c.get('value')}" for c in page.context.cookies())
    site, table = page.url.split("/t/")
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, played(site, table.removesuffix("?screen"), cookies, until, choose)).result()


async def played(site: str, table: str, cookies: str, until: Until, choose: Callable[[Seen], int | str]) -> None:
    headers = {"Origin": site, "Cookie": cookies}
    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession(headers=headers) as session,
        session.ws_connect(f"{site}/ws") as line,
    ):
        await line.send_json({"t": "join", "id": 1, "table": table, "log": -1})
        asked = -1
        while True:
            message: Message = await line.receive_json()
            assert message["t"] != "no", message["why"][1]
            if message["t"] != "view" or message["v"] <= asked:
                continue
            waiting = [s for n in message["mine"] if (s := Seen(message, int(n))).waited_for]
            if any(map(until, waiting)) or message["status"] == "over":
                return
            if waiting:
                asked = message["v"]
                await line.send_json(move(waiting[0], choose(waiting[0]), asked))


def move(seen: Seen, choice: int | str, version: int) -> Message:
    kind = {"t": "say", "text": choice} if isinstance(choice, str) else {"t": "play", "choice": choice}
    return {**kind, "id": version + 2, "seat": seen.seat, "at": version}
