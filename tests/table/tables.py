"""Tables to test with."""

from __future__ import annotations

from ludotheque.core.game import Position
from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.entries import Entry
from ludotheque.table.table import Table
from my_games.tic_tac_toe import TicTacToe

ANA, BEN, CLEO, EVE = "ana", "ben", "cleo", "eve"
SEED = bytes(range(32))


def waiting(kind: type[Position] = TicTacToe, seats: int = 2, clock: ClockRule | None = None) -> Table:
    return Table.open(kind, 1000, "t1", "PRUNE4", seats, ANA, clock=clock)


def playing(kind: type[Position] = TicTacToe, seats: int = 2, clock: ClockRule | None = None) -> Table:
    """Ana, Ben and Cleo at the first seats, bots at the others; everybody is there."""
    table = waiting(kind, seats, clock)
    for seat, player in enumerate([ANA, BEN, CLEO][:seats]):
        table.arrive(1000, player)
        table.sit(1000, player, seat, player.title(), seat + 1)
    table.start(1000, ANA, SEED)
    return table


def rebuilt(kind: type[Position], entries: list[Entry]) -> Table:
    return Table.from_entries(kind, entries)


def same(a: Table, b: Table) -> bool:
    """Everything that entries tell; who is connected is not among it."""
    return state(a) == state(b)


def state(t: Table) -> list[object]:
    match = t.match
    played = [match.events, match.texts, match.seed, match.checks, match.lines, match.standing] if match else []
    clocks = [t.clocks.left, t.clocks.since, t.clocks.due, t.clocks.longer, t.console, t.judged]
    return [t.id, t.code, t.host, t.v, t.at, t.status(), t.seats, t.late, t.request, t.chat, t.next, clocks, played]
