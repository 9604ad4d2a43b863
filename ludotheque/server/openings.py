"""Opening a table: alone against bots, on one device, by link, or around a big screen."""

from __future__ import annotations

from ..core.text import Text
from ..errors import Problem
from ..library import kind_of
from ..match.match import Refused, checked_options
from ..table.clock_rule import MOVE, NO_CLOCK, PLAYER, ClockRule
from ..table.state import BOTS, DEVICE, LINK
from ..table.table import Table
from .cookies import Player
from .wire import NewTable

LONGEST_CLOCK = 24 * 3600  # seconds


def opened(now: int, wish: NewTable, player: Player, id: str, code: str) -> Table:
    """The table as wished, or Refused."""
    try:
        kind = kind_of(wish.game)
        options = checked_options(kind.info, wish.options)
    except (Problem, ImportError) as e:
        raise Refused(Text(f"Pas de telle table : {e}", f"No such table: {e}")) from None
    seats = wish.seats or kind.info.seats[0]
    if seats not in kind.info.seats:
        allowed = ", ".join(map(str, kind.info.seats))
        raise Refused(Text(f"Ce jeu se joue à {allowed}.", f"This game has {allowed} seats."))
    check_clock(wish.clock)
    table = Table.open(kind, now, id, code, seats, player.id, wish.seating, options, wish.clock)
    seat_everybody(table, now, wish, player)
    return table


def check_clock(clock: ClockRule) -> None:
    if clock.kind not in (NO_CLOCK, MOVE, PLAYER):
        raise Refused(Text("L'horloge est none, move ou player.", "A clock is none, move or player."))
    if clock.kind != NO_CLOCK and not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise Refused(Text("L'horloge a de 1 seconde à 24 heures.", "A clock has 1 second to 24 hours."))


def seat_everybody(table: Table, now: int, wish: NewTable, player: Player) -> None:
    me = player.name, player.colour
    if wish.seating in (BOTS, LINK):
        table.sit(now, player.id, 0, *me)
    if wish.seating == BOTS:
        for seat in range(1, len(table.seats)):
            table.seat_bot(now, player.id, seat, f"level:{wish.level}")
    if wish.seating == DEVICE:
        for seat in range(len(table.seats)):
            name = wish.names[seat] if seat < len(wish.names) else ""
            table.sit(now, player.id, seat, name or f"{seat + 1}", seat % 6 + 1)
    if wish.seating in (BOTS, DEVICE):
        table.start(now, player.id)
