"""`python -m benchmarks.table [--quick] [--json] [--compiled DIR]`: our server and boardgame.io's in turns."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from ludotheque.errors import DoesNotHold, Problem

from . import report
from .crowd import Round
from .processes import HERE, ROOT, Client, client, install, our_server, their_server

WARM_UP = 1  # matches of every pair before anything counts: Node compiles what it runs often


class Effort(NamedTuple):
    rounds: int
    matches: dict[int, int]  # number of connections: matches of every pair in a round


QUICK, FULL = Effort(2, {200: 2, 1000: 1}), Effort(5, {200: 5, 1000: 1})


async def measure(effort: Effort, tree: Path) -> list[report.Size]:
    whole = asyncio.current_task()
    assert whole is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)  # so that the servers end too
    say("Installing boardgame.io …")
    await install()
    return [await measure_size(tree, size, effort.rounds, matches) for size, matches in effort.matches.items()]


async def measure_size(tree: Path, size: int, rounds: int, matches: int) -> report.Size:
    """New servers for every size, so that memory is that of this size."""
    found = report.Size(size, [], [])
    async with AsyncExitStack() as running:
        servers = [await running.enter_async_context(start) for start in (our_server(tree), their_server())]
        say(f"{size} connections to each …")
        ours = await running.enter_async_context(client("ours", servers[0], size))
        theirs = await running.enter_async_context(client("theirs", servers[1], size))
        for side in (ours, theirs):
            await side.round(WARM_UP)
        for n in range(rounds):
            found.ours.append(await checked_round(ours, matches))
            found.theirs.append(await checked_round(theirs, matches))
            say(f"  round {n + 1}: {report.spread(report.ratios(report.ROWS[0], found))}")
    return found


async def checked_round(side: Client, matches: int) -> Round:
    played = await side.round(matches)
    if played.acknowledged != played.moves:
        raise DoesNotHold(f"{played.moves} moves were sent, {played.acknowledged} acknowledged")
    return played


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def peer() -> str:
    return f"boardgame.io {json.loads((HERE / 'package.json').read_text())['dependencies']['boardgame.io']}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two short rounds of each size")
    parser.add_argument("--json", action="store_true", help="every round, as JSON")
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="DIR",
        default=ROOT,
        help="our server from a compiled tree: build_compiled.py --into DIR",
    )
    wish = parser.parse_args()
    try:
        sizes = asyncio.run(measure(QUICK if wish.quick else FULL, wish.compiled.resolve()))
    except DoesNotHold as e:
        say(str(e))
        return 1
    except Problem as e:
        say(str(e))
        return 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 130
    print(report.as_json(sizes, peer()) if wish.json else report.text(sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
