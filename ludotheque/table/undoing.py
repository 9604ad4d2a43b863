"""Taking a decision back: free as long as it has taught nobody anything, otherwise if every other person agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.text import Text
from ..match.match import MOST_TAKE_BACKS, TAKE_BACK, Refused

if TYPE_CHECKING:
    from .table import Table


def last_decision(table: Table, seats: list[int]) -> int | None:
    """The number of the event that one of these seats decided last and that may be taken back: never one of a race."""
    match = table.playing()
    for n in reversed(match.standing if match.info.take_backs and not table.race else []):
        if match.raced[n]:
            return None
        if match.events[n][0] in seats:
            return n
    return None


def is_free(table: Table, event: int) -> bool:
    """Nothing drawn, nothing revealed, and nobody else has decided since: their answer would be a lesson too."""
    match = table.playing()
    return match.standing[-1] == event and match.position.revealed == match.revealed_before[event]


def voters(table: Table, seat: int) -> list[int]:
    """A seat of every other person who is not away: they have to agree."""
    asking = table.seats[seat].player
    first: dict[str, int] = {}
    for n, other in enumerate(table.seats):
        if other.is_waited_for() and other.player != asking:
            first.setdefault(other.player, n)
    return list(first.values())


def ask(table: Table, now: int, seat: int) -> None:
    if not table.kind.info.take_backs:
        raise Refused(Text("Ici, ce qui est dit est dit.", "Here, what is said is said."))
    event = last_decision(table, [seat])
    if event is None:
        raise Refused(Text("Il n'y a pas de coup à reprendre.", "There is no move to take back."))
    if sum(actor == TAKE_BACK for actor, _ in table.playing().events) >= MOST_TAKE_BACKS:
        raise Refused(Text("Assez de coups repris dans cette partie.", "Enough take-backs in this match."))
    if is_free(table, event) or not voters(table, seat):
        take_back(table, now, event)
    else:
        table.happen(now, "ask", seat, event)


def answer(table: Table, now: int, player: str, yes: bool) -> None:
    """One refusal ends the request."""
    request = table.request
    if request is None:
        raise Refused(Text("Personne ne demande à reprendre un coup.", "Nobody asks to take a move back."))
    waited = [s for s in voters(table, request.by) if s not in request.agreed]
    mine = next((s for s in waited if table.seats[s].player == player), None)
    if mine is None:
        raise Refused(Text("Ta réponse n'est pas attendue.", "Your answer is not waited for."))
    if not yes:
        table.happen(now, "refuse", mine)
        return
    table.happen(now, "agree", mine)
    if waited == [mine]:
        take_back(table, now, request.event)


def take_back(table: Table, now: int, event: int) -> None:
    table.happen(now, "undo", event)
