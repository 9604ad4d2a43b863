"""A race at a table. Lines differ in speed, so the table lives a little in the past: what a seat does gets a stamp,
waits until nothing earlier can still be on its way, and is then played as a plain event, in the order of the stamps.
Bots' moves and the game's timers stand in the same queue. It is kept in memory only: what is not played is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.game import CLOCK, HIDDEN, RACE_LAG
from ..core.text import Text
from ..match.match import Refused
from ..match.race import TIE, Claim, first, still_meant
from .checks import INSTEAD
from .state import PAUSED, PLAYING, TableState

if TYPE_CHECKING:
    from .table import Table

LAG = RACE_LAG + TIE  # the longest that somebody who was as quick, or quicker, is waited for
TOO_LATE = Text("Trop tard : c'est déjà joué.", "Too late: it is over.")


def stamped(now: int, shown: int, since: int, round_trip: int) -> int:
    """When it was done. The browser says how long after it was shown the race; but it is believed only as far as
    the way of its messages can explain, and no way is longer than RACE_LAG: so much can be gained by a lie."""
    return min(now, max(shown + since, now - min(round_trip, RACE_LAG)))


def claim(table: Table, player: str, seat: int, choice: int, stamp: int, ticket: object) -> None:
    """To be played as soon as nobody can have been quicker; what became of it is told by take_answers()."""
    table.require(PLAYING)
    table.require_owner(player, seat)
    table.claims.append(Claim(stamp, seat, choice, ticket=ticket))


def take_answers(table: Table) -> list[tuple[object, Text | None]]:
    """Tickets of claims that are decided, with the reason of those that were refused."""
    told, table.answers = table.answers, []
    return told


def next_up(table: Table) -> Claim | None:
    if not table.race or table.stage != PLAYING:
        return None
    return first(table.claims, table.clocks.due, table.playing().position.race(), len(table.seats))


def go_on(table: Table, now: int) -> bool:
    """Play what is due; whether there was anything."""
    up = next_up(table)
    if up is None or up.stamp + LAG > now:
        return False
    if up.seat == CLOCK:
        table.move(up.stamp, CLOCK, up.choice)
    else:
        table.claims.remove(up)
        decide(table, up)
    return True


def decide(table: Table, claim: Claim) -> None:
    why: Text | None = None
    try:
        table.move(claim.stamp, claim.seat, claim.choice)
    except Refused as e:
        why = e.why
    answer(table, claim, why)


def answer(table: TableState, claim: Claim, why: Text | None) -> None:
    if claim.ticket is not None:
        table.answers.append((claim.ticket, why))


def look_at_claims(table: TableState, race: int) -> None:
    """After a change: bots think again about another question; when the race is over, all that is left is too late."""
    if table.stage == PLAYING and table.race == race:
        position = table.playing().position
        bots = [claim.seat for claim in table.claims if claim.ask is not None]
        asks = {seat: position.ask(seat) for seat in bots if position.choices(seat)}
        table.claims = still_meant(table.claims, asks)
        return
    late, table.claims = table.claims, []
    for claim in late:
        answer(table, claim, INSTEAD[PAUSED] if table.stage == PAUSED else TOO_LATE)


# Bots


def bots_to_ask(table: Table) -> list[tuple[int, str, int]]:
    """Those without a plan; who said to wait is asked again when something has happened."""
    planned, events = [claim.seat for claim in table.claims], len(table.playing().events)
    seats = [s for s in table.acting if s >= 0 and s not in planned and table.waits.get(s) != events]
    named = [(seat, table.seats[seat].plays_by_bot()) for seat in seats]
    return [(seat, bot, -table.race) for seat, bot in named if bot]


def plan(table: Table, now: int, seat: int, token: int, move: int | str, stamp: int, events: int) -> None:
    """What a bot will do, thought out after so many events; dropped if the race is another one."""
    if token not in [t for s, _, t in bots_to_ask(table) if s == seat] or isinstance(move, str):
        return
    if move == HIDDEN:
        table.waits[seat] = events
    else:
        ask = table.playing().position.ask(seat)
        table.claims.append(Claim(max(stamp, now - RACE_LAG), seat, move, ask))
