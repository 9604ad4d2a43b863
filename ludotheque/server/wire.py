"""The messages between browser and server, checked strictly when they arrive. typescript.py exports them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, json

from ..core.text import Text
from ..table.clock_rule import ClockRule

Whole = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Actor = Annotated[int, Meta(ge=-3, le=99)]  # a seat, or -3 at the console of a referee without one
TableId = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=200)]
Written = Annotated[str, Meta(max_length=60_000)]  # so that a long answer is told how long it may be
Line = Annotated[str, Meta(max_length=2000)]


class Message(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    id: Whole  # the client's own number, answered exactly once by ok or no


class Join(Message):
    table: TableId
    log: Whole = -1  # the last line of the log that the client has


class Sit(Message):
    seat: Seat
    name: Name = ""
    colour: Whole = 1


class Stand(Message):
    seat: Seat


class Bot(Message):
    seat: Seat
    bot: Annotated[str, Meta(max_length=20)] = "level:3"


class Empty(Message):
    seat: Seat


class Start(Message):
    pass


class Play(Message):
    seat: Actor
    choice: Whole
    at: Whole  # the v that the choice was made on
    since: Whole = 1 << 53  # in a race: milliseconds since the browser showed it first; it cannot be later than now


class Say(Message):
    seat: Actor
    text: Written  # an answer in words
    at: Whole


class Why(Message):
    seat: Actor
    zone: Annotated[str, Meta(max_length=60)]
    place: Whole


class Undo(Message):
    seat: Seat


class Agree(Message):
    yes: bool


class Pause(Message):
    pass


class Resume(Message):
    pass


class Longer(Message):
    pass


class Console(Message):
    take: bool  # or give it back


class Resign(Message):
    seat: Seat


class Cover(Message):
    seat: Seat


class Rematch(Message):
    pass


class Chat(Message):
    text: Line


class Ping(Message):
    pass


AtTable = (
    Sit
    | Stand
    | Bot
    | Empty
    | Start
    | Play
    | Say
    | Why
    | Undo
    | Agree
    | Pause
    | Resume
    | Longer
    | Console
    | Resign
    | Cover
    | Rematch
    | Chat
)
ClientMessage = Join | Ping | AtTable


class Ok(Struct, tag="ok", tag_field="t"):
    id: int
    v: int


class No(Struct, tag="no", tag_field="t"):
    id: int
    why: Text


class Gone(Struct, tag="gone", tag_field="t"):
    why: Text


class Me(Struct, forbid_unknown_fields=True):
    name: Name
    colour: Annotated[int, Meta(ge=1, le=6)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Seat = 0
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule()
    seating: Annotated[str, Meta(pattern="^(bots|device|link|screen)$")] = "bots"
    level: Annotated[int, Meta(ge=1, le=5)] = 3
    names: Annotated[list[Name], Meta(max_length=20)] = []


class Numbered(Struct):
    """As much of a message that is otherwise wrong as can be answered."""

    id: Whole = -1


message_in = json.Decoder(ClientMessage)
number_in = json.Decoder(Numbered)
new_table_in = json.Decoder(NewTable)
me_in = json.Decoder(Me)
out = json.Encoder()
