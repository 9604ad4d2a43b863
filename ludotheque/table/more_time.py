"""We need longer: whoever runs the evening lengthens the countdown, where the game allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.text import Text
from ..match.match import Refused
from .state import DEVICE, PLAYING

if TYPE_CHECKING:
    from .table import Table

MOST = 3  # times for one countdown
NO_COUNTDOWN = Text("Aucun sablier à rallonger.", "No countdown to lengthen.")
NOT_YOU = Text("L'hôte ou l'arbitre peut rallonger le temps.", "The host or the referee can give more time.")
ENOUGH = Text("Ce sablier a été rallongé trois fois déjà.", "This countdown has been lengthened three times.")


def left(table: Table, player: str) -> int:
    """How often this person may still lengthen what is running."""
    return MOST - table.clocks.lengthened() if may(table, player) else 0


def may(table: Table, player: str) -> bool:
    if not player:
        return False
    seats = [n for n, seat in enumerate(table.seats) if seat.player == player]
    judges = any(table.playing().position.judges(seat) for seat in seats)
    return player in (table.host, table.console.player) or judges or (table.seating == DEVICE and bool(seats))


def runs(table: Table) -> bool:
    return table.kind.info.more_time > 0 and bool(table.clocks.due)


def give(table: Table, now: int, player: str) -> None:
    table.require(PLAYING)
    if not runs(table):
        raise Refused(NO_COUNTDOWN)
    if not may(table, player):
        raise Refused(NOT_YOU)
    if left(table, player) <= 0:
        raise Refused(ENOUGH)
    table.happen(now, "longer")
