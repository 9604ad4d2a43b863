"""Bots that think and a world that turns, until the table hears what they have found."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from secrets import choice
from typing import TYPE_CHECKING

from ..core.game import HIDDEN, WORLD
from ..table import race, world
from ..table.table import Table
from .bot_worker import Decision
from .live import Live
from .world import answers_to

if TYPE_CHECKING:
    from .keeper import Keeper

AGAIN = 1  # second, after which the world's answer is stored again if it could not be
log = logging.getLogger(__name__)


async def think(keeper: Keeper, live: Live, seat: int, bot: str, token: int) -> None:
    begun, events = keeper.now(), len(live.table.playing().events)
    try:
        if (seat, bot, token) not in live.table.bots_to_move():
            return  # the table has changed before this task could begin
        move, delay = await answer(keeper, live.table, seat, bot)
        then = begun + int(delay if keeper.bot_pause and delay >= 0 else keeper.bot_pause * 1000)
        if token < 0:  # a race: the table itself waits, and the order is kept
            await keeper.by_itself(live, lambda table, now: race.plan(table, now, seat, token, move, then, events))
            return
        await asyncio.sleep(max(0, then - keeper.now()) / 1000)
        await keeper.by_itself(live, lambda table, now: table.bot_moves(now, seat, token, move))
    finally:
        live.thinking.pop((seat, token), None)


async def ask_world(keeper: Keeper, live: Live, token: int) -> None:
    try:
        answers = await answers_to(live.table) if world.asked(live.table) == token else []
        while answers and not live.gone and world.asked(live.table) == token:
            await keeper.by_itself(live, lambda table, now: world.answer(table, now, token, answers))
            if world.asked(live.table) == token:
                await asyncio.sleep(AGAIN)
    finally:
        live.thinking.pop((WORLD, token), None)


async def answer(keeper: Keeper, table: Table, seat: int, bot: str) -> Decision:
    """What the bot chooses or says. If it fails, any choice, unless the match has gone on already."""
    for _ in range(2):
        try:
            return await keeper.bots.decision(table, seat, bot)
        except BrokenProcessPool:
            log.warning("the bots' processes ended; starting them again")
        except Exception:
            log.exception("bot %s failed at table %s", bot, table.id)
            break
    left = table.playing().choices(seat)
    return Decision(choice(left) if left else HIDDEN)
