"""The world at a table: physics or a referee. It is asked elsewhere, takes its time, and answers when it is ready."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..core.game import WORLD, Position
from ..match.match import RESIGN, Match, standing
from .state import PLAYING

if TYPE_CHECKING:
    from .table import Table


def asked(table: Table) -> int | None:
    """A token to come back with if the world is waited for now."""
    waits = table.stage == PLAYING and WORLD in table.acting and not table.console.player
    return len(table.playing().events) if waits else None


def question(table: Table) -> tuple[Position, Random]:
    """For worlds.answers_of. The same question has the same chance, however often it is asked."""
    match = table.playing()
    return match.position.clone(), Random(match.seed + b"%d" % len(match.events))


def answer(table: Table, now: int, token: int, answers: list[int]) -> None:
    """What the world says, checked before; dropped if the table has changed since it was asked."""
    if token == asked(table):
        for choice in answers:
            table.move(now, WORLD, choice)


def is_first_answer(match: Match, n: int) -> bool:
    """Event n opened what the world said to a question."""
    if not 0 <= n < len(match.events) or match.events[n][0] != WORLD:
        return False
    earlier = standing(match.events[:n])
    return not earlier or match.events[earlier[-1]][0] != WORLD


def before(match: Match, n: int) -> Position:
    """The position in which event n was played. Only reads what no longer changes, so that any thread may ask."""
    position = match.laid()
    for m in standing(match.events[:n]):
        actor, choice = match.events[m]
        if actor != RESIGN:
            position.play(actor, choice)
    return position
