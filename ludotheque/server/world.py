"""What the world answers and how it moves, worked out in threads so that no table waits for another's push."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from random import Random

from ..core.game import WORLD, Position
from ..errors import Problem
from ..match.match import Match
from ..table import world
from ..table.table import Table
from ..worlds import answers_of, motion_of
from .wire import out

REMEMBERED = 50
log = logging.getLogger(__name__)


async def answers_to(table: Table) -> list[int]:
    return await asyncio.to_thread(answers, *world.question(table))


def answers(position: Position, rng: Random) -> list[int]:
    """What the rules will take. If the world itself fails, the game's own stand-in answers; [] if that fails too."""
    for say in (answers_of, type(position).stand_in):
        try:
            return checked(position, say(position.clone(), rng))
        except Exception:
            log.exception("the world of %s failed", position.info.slug)
    return []


def checked(position: Position, found: list[int]) -> list[int]:
    twin = position.clone()
    for answer in found:
        if why := twin.why_not(WORLD, answer):
            raise Problem(f"the world may not answer {answer}: {why.en}")
        twin.play(WORLD, answer)
    if not found:
        raise Problem("the world has no answer")
    return found


class Motions:
    """How things moved, as JSON. Everybody at a table asks for the same push at the same moment: it is run once."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, table: Table, n: int) -> bytes:
        """Of the world's answers that begin with event n; b"" if nothing moves in this game."""
        key = table.id, n
        if key not in self.kept:
            self.kept[key] = asyncio.create_task(asyncio.to_thread(motion, table.playing(), n))
        if len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        return await asyncio.shield(self.kept[key])


def motion(match: Match, n: int) -> bytes:
    found = motion_of(world.before(match, n))
    return out.encode(found) if found else b""
