"""The load, in a process of its own: `python -m benchmarks.table.client SPEAKER ADDRESS SERVER-PID CONNECTIONS`.

Each line of its input is a number of matches; each line of its output is the round that came of it, as JSON.
The first line of output, before any round, is an empty object: everybody is connected.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from typing import Any

from ludotheque.errors import Problem
from ludotheque.server.serve import run

from .crowd import PATIENCE, Crowd, connected


def tell(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


async def serve(speaker: str, address: str, server: int, size: int) -> None:
    async with connected(speaker, address, server, size) as crowd:
        gc.freeze()
        gc.disable()  # it lives for a minute; a collection would be counted as the server's delay
        tell({})
        while line := await asyncio.to_thread(sys.stdin.readline):
            tell((await in_time(crowd, int(line)))._asdict())


async def in_time(crowd: Crowd, matches: int) -> Any:
    try:
        async with asyncio.timeout(PATIENCE):
            return await crowd.round(matches)
    except TimeoutError:
        raise Problem(f"a round did not end within {PATIENCE} s: some moves were never answered") from None


def main(speaker: str, address: str, server: str, size: str) -> int:
    try:
        run(serve(speaker, address, int(server), int(size)))
    except Problem as e:
        tell({"problem": str(e)})
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
