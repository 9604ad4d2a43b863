"""What a viewer is shown of a table: the message "view" of the wire.

Scenes, choices and asks are given for the viewer's own seats only; anybody else gets the spectators' scene.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from ..core.game import HIDDEN
from ..core.scene import Ask, Label, Zone
from ..core.text import Text
from . import undoing
from .clocks import NO_CLOCK, PLAYER, ClockRule
from .state import OVER, PLAYING, ChatLine
from .table import Table

CHAT_SHOWN = 50
LogLine = tuple[int, int, int, Text, int]


class SeatView(Struct):
    name: str
    colour: int
    kind: str
    bot: str
    here: bool
    covered: bool
    mine: bool
    clock: int | None


class Mine(Struct):
    """A seat of the viewer's own."""

    scene: list[Zone]
    ask: Ask | None
    choices: list[tuple[int, Label]]


class UndoOffer(Struct):
    seat: int
    free: bool


class Asked(Struct):
    by: int
    agreed: tuple[int, ...]
    you: bool


class View(Struct, tag="view", tag_field="t"):
    v: int
    table: str
    code: str
    game: str
    status: str
    seating: str
    options: dict[str, str]
    clock: ClockRule
    host: bool
    seats: list[SeatView]
    to_act: list[int] = field(name="toAct")
    scores: list[int]
    resigned: int
    running: dict[str, int]
    deadline: int | None
    mine: dict[str, Mine]
    undo: UndoOffer | None
    asked: Asked | None
    next: str | None
    commitment: str
    spectators: int
    log: list[LogLine]
    chat: list[ChatLine]
    scene: list[Zone] | UnsetType = UNSET


def view(table: Table, viewer: str, now: int, log: int = -1, chat: int = -1) -> View:
    """log and chat: numbers of the last lines that this viewer has."""
    match = table.match
    own = [n for n, seat in enumerate(table.seats) if seat.player and seat.player == viewer]
    now = table.paused or now
    shown = View(
        v=table.v,
        table=table.id,
        code=table.code,
        game=table.kind.info.slug,
        status=table.status(),
        seating=table.seating,
        options=table.options,
        clock=table.clocks.rule,
        host=viewer == table.host,
        seats=seats(table, viewer, now),
        to_act=[s for s in table.acting if s >= 0],
        scores=match.scores() if match else [],
        resigned=match.resigned if match else -1,
        running=running(table, now),
        deadline=min((max(0, when - now) for when in table.clocks.due.values()), default=None),
        mine={str(seat): mine(table, seat) for seat in own},
        undo=undo(table, own),
        asked=asked(table, viewer),
        next=table.next or None,
        commitment=match.commitment if match else "",
        spectators=spectators(table),
        log=[line.by(own[0] if len(own) == 1 else HIDDEN) for line in match.lines[log + 1 :]] if match else [],
        chat=table.chat[max(chat + 1, len(table.chat) - CHAT_SHOWN) :],
    )
    if not own:
        shown.scene = match.position.scene(HIDDEN) if match else []
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
    if table.clocks.rule.kind == NO_CLOCK or table.status() == OVER:
        return {}
    return {str(seat): table.clocks.remaining(seat, now) for seat in table.clocks.since}


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
    if table.status() != PLAYING:
        return None
    decided = [(event, seat) for seat in own if (event := undoing.last_decision(table, seat)) is not None]
    if not decided:
        return None
    event, seat = max(decided)
    return UndoOffer(seat, undoing.is_free(table, event) or not undoing.voters(table, seat))


def asked(table: Table, viewer: str) -> Asked | None:
    request = table.request
    if request is None:
        return None
    waited = [s for s in undoing.voters(table, request.by) if s not in request.agreed]
    return Asked(request.by, request.agreed, any(table.seats[s].player == viewer for s in waited))


def spectators(table: Table) -> int:
    return len(table.here.keys() - table.owners())
