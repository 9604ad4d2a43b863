"""One at a time, first come first served. Whoever finds it free goes through without waiting for the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turnstile:
    def __init__(self) -> None:
        self.busy = False
        self.queue: deque[asyncio.Future[None]] = deque()

    def enter_at_once(self) -> bool:
        """False if somebody is inside: then enter() waits."""
        free, self.busy = not self.busy, True
        return free

    async def enter(self) -> None:
        if self.enter_at_once():
            return
        turn = asyncio.get_running_loop().create_future()
        self.queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """The next one is inside at once, so that nobody can slip in before."""
        while self.queue:
            turn = self.queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False

    async def __aenter__(self) -> None:
        await self.enter()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()
