"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import randbits
from typing import TypeVar

from ..table.table import Table
from .bot_worker import Decision, Question, decide, get_ready

A = TypeVar("A")
R = TypeVar("R")


class BotPool:
    """Started when first needed; started again if it breaks."""

    def __init__(self, own_games: list[str], decks: str = os.devnull) -> None:
        self.own_games = own_games
        self.decks = decks  # the folder of the household's own questions
        self.workers = max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def decision(self, table: Table, seat: int, bot: str) -> Decision:
        return await self.run(decide, question(table, seat, bot))

    async def run(self, work: Callable[[A], R], task: A) -> R:
        """Something that takes long, away from the event loop."""
        pool = self.pool = self.pool or self.start()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, task)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def start(self) -> ProcessPoolExecutor:
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, fresh, get_ready, (self.own_games, self.decks))

    def close(self) -> None:
        """Does not wait for a bot that is thinking."""
        if self.pool is not None:
            for process in list(self.pool._processes.values()):
                process.terminate()
            self.pool.shutdown(wait=True, cancel_futures=True)


def question(table: Table, seat: int, bot: str) -> Question:
    match = table.playing()
    slug = table.kind.info.slug
    return Question(
        table.id,
        slug,
        match.seats,
        match.options,
        match.commitment,
        match.events[:],
        match.texts[:],
        seat,
        bot,
        randbits(64),
    )
