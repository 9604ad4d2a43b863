"""The message "view" of the wire, as msgspec writes it. It stays interpreted: mypyc knows no classes with options."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from ..core.scene import Ask, Label, Zone
from .clock_rule import ClockRule
from .state import ChatLine
from .witnessed import LogLine


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


class MoreTime(Struct):
    """A countdown that may be lengthened: by how much it was, and how often the viewer may do so yet."""

    added: int
    left: int


class ConsoleView(Struct):
    """Of a referee without a seat; name "": nobody."""

    name: str
    mine: bool
    here: bool
    may: bool  # the viewer may take it


class UndoOffer(Struct):
    seat: int
    free: bool


class Asked(Struct):
    by: int
    agreed: tuple[int, ...]
    you: bool


class Moving(Struct, tag="view", tag_field="t", kw_only=True):
    """What a move may change."""

    v: int
    status: str
    to_act: list[int] = field(name="toAct")
    scores: list[int]
    resigned: int
    running: dict[str, int]
    deadline: int | None
    race: int  # which one is on; 0: none
    longer: MoreTime | None
    mine: dict[str, Mine]
    undo: UndoOffer | None
    asked: Asked | None
    log: list[LogLine]
    chat: list[ChatLine]
    scene: list[Zone] | UnsetType = UNSET


class View(Moving, kw_only=True):
    """All of it: encoded, it begins like its moving part, and what follows can be kept for the next move."""

    table: str
    code: str
    game: str
    seating: str
    options: dict[str, str]
    clock: ClockRule
    host: bool
    seats: list[SeatView]
    next: str | None
    commitment: str
    spectators: int
    console: ConsoleView | None
