"""The tables in memory: loaded when somebody comes, stored before anybody is told, put away when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from itertools import count
from random import SystemRandom
from secrets import choice

from ..core.game import WORLD
from ..core.text import Text
from ..library import kind_of
from ..match.match import Refused
from ..table import race, world
from ..table.state import OVER, PLAYING
from ..table.table import Table
from . import codes, thinking
from .bots import BotPool
from .cookies import Player
from .live import Live, Ticket
from .openings import opened
from .stores.store import Chapter, Store, StoreFailed, append
from .wire import Gone, NewTable

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
SOON = 5  # milliseconds; even an alarm that is late leaves room for others
IDLE = 10 * 60_000  # milliseconds in memory without anybody
NOT_STORED = Text("Rien n'a été enregistré : réessaie dans un instant.", "Nothing was saved: try again in a moment.")
BROKEN = Text("Ce jeu a un défaut : ce coup n'a pas été joué.", "This game has a fault: the move was not played.")
log = logging.getLogger(__name__)


class Keeper:
    def __init__(self, store: Store, bots: BotPool, bot_pause: float = 0.5) -> None:
        self.store = store
        self.bots = bots
        self.bot_pause = bot_pause  # seconds; people want to see what a bot does. 0: no bot waits
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.reserved: set[str] = set()  # codes of tables that are just being opened
        self.tasks: set[asyncio.Task[None]] = set()
        self.wall = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970 that never go back while this process runs."""
        return int((self.wall + time.monotonic()) * 1000)

    # Tables

    async def live(self, id: str) -> Live | None:
        """The table, from memory or from the store; None if there is none."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Live | None:
        table = await self.read(id)
        if table is None:
            return None
        live = Live(table)
        live.new_card()
        live.used = self.now()
        live.noted = table.stage == OVER
        async with live.turn:
            await self.store_changes(live)
        self.tables[id] = live
        self.plan(live)
        return live

    async def read(self, id: str) -> Table | None:
        """A table whose game has changed its rules, or is not on this server, cannot go on."""
        story = await self.store.load(id)
        if story is None:
            return None
        try:
            table = await asyncio.to_thread(Table.from_entries, kind_of(story.game), story.entries)
        except Exception as e:
            log.warning("table %s cannot be loaded: %s", id, e)
            return None
        table.wake(self.now())
        return table

    async def open(self, wish: NewTable, player: Player) -> Table:
        """Another process may take the same code at the same moment: then another code will do.

        Some games need a while to lay their parts out, others a while to be played again: other tables don't wait.
        """
        for _ in range(3):
            code = await self.free_code()
            table = await asyncio.to_thread(opened, self.now(), wish, player, new_id(), code)
            try:
                await self.begin(Live(table), [])
            except StoreFailed as e:
                log.warning("a table could not be opened with the code %s: %s", code, e)
            else:
                return table
            finally:
                self.reserved.discard(code)
        raise StoreFailed("no table could be opened")

    async def begin(self, live: Live, also: list[Chapter]) -> None:
        """Store a new table, together with what else belongs to the same change."""
        first = live.chapter()
        assert first is not None
        await append(self.store, [*also, first])
        self.tables[live.table.id] = live
        self.plan(live)

    async def free_code(self) -> str:
        """Reserved for the caller. The code of a table in memory stays its own: a rematch will want it."""
        rng = SystemRandom()
        for tries in count():
            code = codes.candidate(tries, rng)
            if code in self.reserved:
                continue
            self.reserved.add(code)
            found = await self.store.find(code)
            if found is None or (found.over and found.table not in self.tables):
                return code
            self.reserved.discard(code)
        raise AssertionError

    async def store_changes(self, live: Live) -> bool:
        """True if there was something to store; it is then safe."""
        chapter = live.chapter()
        if chapter is None:
            return False
        await append(self.store, [chapter])
        live.used = self.now()
        return True

    # Changes

    async def change(self, live: Live, act: Callable[[Table, int], None]) -> Text | None:
        """Do it and store it, or say why not and leave everything as it was. It is our turn at the table."""
        if live.gone:
            return NOT_STORED
        try:
            act(live.table, self.now())
            await self.store_changes(live)
        except Refused as e:
            return e.why
        except StoreFailed as e:
            log.error("table %s: %s", live.table.id, e)
            await self.reload(live)
            return NOT_STORED
        except Exception:
            log.exception("table %s: its game failed", live.table.id)
            await self.reload(live)
            return BROKEN
        self.plan(live)
        return None

    async def reload(self, live: Live) -> None:
        """Back to what the store has; if it cannot be asked, everybody has to come again."""
        old = live.table
        try:
            table = await self.read(old.id)
        except StoreFailed:
            table = None
        if table is None:
            await self.dismiss(live)
            return
        for claim in old.claims:
            race.answer(old, claim, NOT_STORED)
        for ticket, _ in race.take_answers(old):
            assert isinstance(ticket, Ticket)
            ticket.answer(NOT_STORED, old.v)
        table.here, table.left_at = old.here, old.left_at
        live.table, live.card = table, None
        self.plan(live)

    async def dismiss(self, live: Live) -> None:
        self.put_away(live)
        for c in list(live.watchers):
            c.live = None
            c.say(Gone(NOT_STORED))
        live.watchers.clear()

    # What tables do by themselves

    def plan(self, live: Live) -> None:
        """Set the alarm for the next deadline, let bots think and the world turn."""
        self.set_alarm(live)
        if live.table.stage != PLAYING:
            self.note(live)
            return
        for seat, bot, token in live.table.bots_to_move():
            if (seat, token) not in live.thinking:
                live.thinking[seat, token] = self.spawn(thinking.think(self, live, seat, bot, token))
        asked = world.asked(live.table)
        if asked is not None and (WORLD, asked) not in live.thinking:
            live.thinking[WORLD, asked] = self.spawn(thinking.ask_world(self, live, asked))

    def set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.next_deadline() if live.table.stage == PLAYING else None
        if deadline is not None:
            seconds = max(SOON, deadline - self.now()) / 1000
            live.alarm = asyncio.get_running_loop().call_later(seconds, self.ring, live)

    def note(self, live: Live) -> None:
        """What a match has taught about its game, once it is over."""
        if live.table.stage == OVER and not live.noted:
            live.noted = True
            for line in live.table.playing().position.notes():
                log.warning("%s: %s", live.table.kind.info.slug, line)

    def ring(self, live: Live) -> None:
        self.spawn(self.by_itself(live, lambda table, now: table.tick(now)))

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def by_itself(self, live: Live, act: Callable[[Table, int], None]) -> None:
        async with live.turn:
            before = live.table.v
            await self.change(live, act)
            asked = live.answer_claims()
            if live.table.v != before:
                live.show(live.watchers, self.now())
            for c in asked:
                c.flush()

    def tidy(self) -> None:
        """Tables that nobody has used for a while leave memory; the store has them."""
        for live in list(self.tables.values()):
            if live.is_idle() and not live.turn.busy and self.now() - live.used > IDLE:
                self.put_away(live)

    def put_away(self, live: Live) -> None:
        live.gone = True
        self.tables.pop(live.table.id, None)
        if live.alarm is not None:
            live.alarm.cancel()
        for task in live.thinking.values():
            task.cancel()

    async def close(self) -> None:
        """Wait for what is being stored; drop what bots are thinking."""
        for live in list(self.tables.values()):
            async with live.turn:
                self.put_away(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def new_id() -> str:
    return "".join(choice(ID_LETTERS) for _ in range(12))
