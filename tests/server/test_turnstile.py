"""One at a time, first come first served, whoever gives up meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludotheque.server.turnstile import Turnstile


def at_turnstile(use: Callable[[Turnstile], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(10):
            await use(Turnstile())

    asyncio.run(main())


class Queue:
    """People who wait one behind the other; each notes the own number once inside."""

    def __init__(self, turn: Turnstile) -> None:
        self.turn = turn
        self.inside: list[int] = []

    async def go(self, number: int) -> None:
        await self.turn.enter()
        self.inside.append(number)

    async def wait(self, people: int) -> list[asyncio.Task[None]]:
        """They come in this order, and find somebody inside."""
        tasks = [asyncio.create_task(self.go(n)) for n in range(people)]
        while len(self.turn.queue) < people:
            await asyncio.sleep(0)
        return tasks


async def settle() -> None:
    """Whoever can go on has done so."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_whoever_finds_it_free_is_inside_at_once() -> None:
    async def use(turn: Turnstile) -> None:
        assert turn.enter_at_once()
        assert not turn.enter_at_once()
        turn.leave()
        assert turn.enter_at_once()

    at_turnstile(use)


def test_those_who_wait_go_through_in_the_order_they_came() -> None:
    async def use(turn: Turnstile) -> None:
        turn.enter_at_once()
        queue = Queue(turn)
        tasks = await queue.wait(4)
        for n in range(4):
            turn.leave()
            await tasks[n]
            assert queue.inside == list(range(n + 1))
        turn.leave()
        assert not turn.busy

    at_turnstile(use)


def test_nobody_slips_in_before_the_next_one() -> None:
    """Between leave() and the moment when the next one runs."""

    async def use(turn: Turnstile) -> None:
        turn.enter_at_once()
        queue = Queue(turn)
        [first] = await queue.wait(1)
        turn.leave()
        assert not turn.enter_at_once()
        await first
        assert queue.inside == [0]

    at_turnstile(use)


def test_who_gives_up_while_waiting_is_passed_over() -> None:
    async def use(turn: Turnstile) -> None:
        turn.enter_at_once()
        queue = Queue(turn)
        tasks = await queue.wait(3)
        tasks[0].cancel()
        await settle()
        turn.leave()
        await tasks[1]
        assert queue.inside == [1]
        turn.leave()
        await tasks[2]
        assert queue.inside == [1, 2]

    at_turnstile(use)


def test_who_is_called_and_gives_up_calls_the_next() -> None:
    """Cancelled after leave() has named them, before they ran: the turn must not be lost."""

    async def use(turn: Turnstile) -> None:
        turn.enter_at_once()
        queue = Queue(turn)
        tasks = await queue.wait(2)
        turn.leave()
        tasks[0].cancel()
        await tasks[1]
        assert queue.inside == [1]
        assert tasks[0].cancelled()

    at_turnstile(use)


def test_when_all_have_given_up_it_is_free() -> None:
    async def use(turn: Turnstile) -> None:
        turn.enter_at_once()
        for task in await Queue(turn).wait(3):
            task.cancel()
        await settle()
        turn.leave()
        assert turn.enter_at_once()

    at_turnstile(use)


def test_an_error_inside_lets_the_next_one_in() -> None:
    async def use(turn: Turnstile) -> None:
        queue = Queue(turn)
        try:
            async with turn:
                [task] = await queue.wait(1)
                raise ZeroDivisionError
        except ZeroDivisionError:
            await task
        assert queue.inside == [0]

    at_turnstile(use)
