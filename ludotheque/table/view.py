"""What a viewer is shown of a table: fills in the message "view" (shown.py).

Scenes, choices and asks are given for the viewer's own seats only; anybody else gets the spectators' scene.
"""

from __future__ import annotations

from msgspec import UNSET, json

from ..core.game import HIDDEN, UNNOTICED, WORLD
from . import console, more_time, undoing
from .clock_rule import NO_CLOCK, PLAYER
from .shown import Asked, ConsoleView, Mine, MoreTime, Moving, SeatView, UndoOffer, View
from .state import OVER, PLAYING
from .table import Table

CHAT_SHOWN = 50


def view(table: Table, viewer: str, now: int, log: int = -1, chat: int = -1) -> View:
    """log and chat: numbers of the last lines that this viewer has."""
    return whole(table, viewer, now, moving(table, viewer, own_seats(table, viewer), now, log, chat))


def own_seats(table: Table, viewer: str) -> list[int]:
    return [n for n, seat in enumerate(table.seats) if seat.player and seat.player == viewer]


def consoles(table: Table, viewer: str) -> list[int]:
    return [WORLD] if viewer and viewer == table.console.player else []


def moving(table: Table, viewer: str, own: list[int], now: int, log: int, chat: int) -> Moving:
    match = table.match
    seer = own[0] if len(own) == 1 else HIDDEN
    now = table.paused or now
    return Moving(
        v=table.v,
        status=table.stage,
        to_act=[s for s in table.acting if s >= 0 or (s == WORLD and table.console.player)],
        scores=match.scores() if match else [],
        resigned=match.resigned if match else -1,
        running=running(table, now),
        deadline=deadline(table, now),
        race=table.race,
        longer=longer(table, viewer),
        mine={str(actor): mine(table, actor) for actor in own + consoles(table, viewer)},
        undo=undo(table, own),
        asked=asked(table, viewer),
        log=[line.by(seer) for line in match.lines[log + 1 :] if line.seen[seer] != UNNOTICED] if match else [],
        chat=table.chat[max(chat + 1, len(table.chat) - CHAT_SHOWN) :],
        scene=UNSET if own else match.position.scene(HIDDEN) if match else [],
    )


def whole(table: Table, viewer: str, now: int, part: Moving) -> View:
    return View(
        **{name: getattr(part, name) for name in part.__struct_fields__},
        table=table.id,
        code=table.code,
        game=table.kind.info.slug,
        seating=table.seating,
        options=table.options,
        clock=table.clocks.rule,
        host=viewer == table.host,
        seats=seats(table, viewer, table.paused or now),
        next=table.next or None,
        commitment=table.match.commitment if table.match else "",
        spectators=spectators(table),
        console=console_view(table, viewer),
    )


class Encoder:
    """Views of one table as JSON. What no move changes is encoded once for each viewer, until somebody else sits,
    comes or goes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.arranged = -1
        self.viewers: dict[str, tuple[list[int], bytes]] = {}  # own seats, and the end of the view

    def encode(self, viewer: str, now: int, log: int, chat: int) -> bytes:
        if self.arranged != self.table.arranged or self.table.clocks.rule.kind == PLAYER:
            self.viewers, self.arranged = {}, self.table.arranged
        if viewer not in self.viewers:
            return self.encode_whole(viewer, now, log, chat)
        own, end = self.viewers[viewer]
        return json.encode(moving(self.table, viewer, own, now, log, chat))[:-1] + end

    def is_news(self, viewer: str, log: int) -> bool:
        """Whether this viewer may notice what has happened since a line of the log; a pass in secret goes unnoticed."""
        own = self.viewers[viewer][0] if viewer in self.viewers else own_seats(self.table, viewer)
        lines = self.table.match.lines[log + 1 :] if self.table.match else []
        return not lines or any(line.is_noticed(own or [HIDDEN]) for line in lines)

    def encode_whole(self, viewer: str, now: int, log: int, chat: int) -> bytes:
        own = own_seats(self.table, viewer)
        part = moving(self.table, viewer, own, now, log, chat)
        shown = json.encode(whole(self.table, viewer, now, part))
        self.viewers[viewer] = own, shown[len(json.encode(part)) - 1 :]
        return shown


def seats(table: Table, viewer: str, now: int) -> list[SeatView]:
    timed = table.clocks.rule.kind == PLAYER
    return [
        SeatView(
            seat.name,
            seat.colour,
            seat.kind,
            seat.bot,
            not seat.player or seat.player in table.here,
            seat.covered,
            bool(seat.player) and seat.player == viewer,
            table.clocks.remaining(n, now) if timed else None,
        )
        for n, seat in enumerate(table.seats)
    ]


def running(table: Table, now: int) -> dict[str, int]:
    if table.clocks.rule.kind == NO_CLOCK or table.stage == OVER:
        return {}
    return {str(seat): table.clocks.remaining(seat, now) for seat in table.clocks.since}


def deadline(table: Table, now: int) -> int | None:
    """The next timer; in a race the one that ends it, for the others are hands and such."""
    times = table.clocks.due.values()
    return max(0, (max(times) if table.race else min(times)) - now) if times else None


def longer(table: Table, viewer: str) -> MoreTime | None:
    if table.match is None or not more_time.runs(table):
        return None
    added = table.kind.info.more_time * table.clocks.lengthened()
    return MoreTime(added, more_time.left(table, viewer) if table.stage == PLAYING else 0)


def console_view(table: Table, viewer: str) -> ConsoleView | None:
    if not table.kind.has_console(table.options):
        return None
    holder = table.console.player
    may = console.why_not(table, viewer) is None
    return ConsoleView(table.console.name, bool(consoles(table, viewer)), holder in table.here, may)


def mine(table: Table, seat: int) -> Mine:
    match = table.match
    if match is None:
        return Mine([], None, [])
    position = match.position
    asked = table.stage == PLAYING
    choices = position.choices(seat) if asked else []
    ask = position.ask(seat) if choices or (asked and seat in table.acting) else None
    return Mine(position.scene(seat), ask, [(c, position.label(seat, c)) for c in choices])


def undo(table: Table, own: list[int]) -> UndoOffer | None:
    """For the seat of the viewer that decided last."""
    event = undoing.last_decision(table, own) if table.stage == PLAYING else None
    if event is None:
        return None
    seat = table.playing().events[event][0]
    return UndoOffer(seat, undoing.is_free(table, event) or not undoing.voters(table, seat))


def asked(table: Table, viewer: str) -> Asked | None:
    request = table.request
    if request is None:
        return None
    waited = [s for s in undoing.voters(table, request.by) if s not in request.agreed]
    return Asked(request.by, request.agreed, any(table.seats[s].player == viewer for s in waited))


def spectators(table: Table) -> int:
    return len(table.here.keys() - table.owners())
