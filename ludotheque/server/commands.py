"""What each message of a client does to its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..match.match import Refused
from ..table import console, more_time
from ..table.table import Table
from . import wire
from .cookies import Player


def sit(table: Table, now: int, who: Player, m: wire.Sit) -> None:
    table.sit(now, who.id, m.seat, m.name or who.name, m.colour)


def stand(table: Table, now: int, who: Player, m: wire.Stand) -> None:
    table.stand(now, who.id, m.seat)


def bot(table: Table, now: int, who: Player, m: wire.Bot) -> None:
    table.seat_bot(now, who.id, m.seat, m.bot)


def empty(table: Table, now: int, who: Player, m: wire.Empty) -> None:
    table.empty(now, who.id, m.seat)


def start(table: Table, now: int, who: Player, m: wire.Start) -> None:
    table.start(now, who.id)


def play(table: Table, now: int, who: Player, m: wire.Play) -> None:
    table.play(now, who.id, m.seat, m.choice, m.at)


def say(table: Table, now: int, who: Player, m: wire.Say) -> None:
    table.answer(now, who.id, m.seat, m.text, m.at)


def why(table: Table, now: int, who: Player, m: wire.Why) -> None:
    """The answer is always a no."""
    raise Refused(table.why_not(who.id, m.seat, m.zone, m.place))


def undo(table: Table, now: int, who: Player, m: wire.Undo) -> None:
    table.undo(now, who.id, m.seat)


def agree(table: Table, now: int, who: Player, m: wire.Agree) -> None:
    table.agree(now, who.id, m.yes)


def pause(table: Table, now: int, who: Player, m: wire.Pause) -> None:
    table.pause(now, who.id)


def resume(table: Table, now: int, who: Player, m: wire.Resume) -> None:
    table.resume(now, who.id)


def longer(table: Table, now: int, who: Player, m: wire.Longer) -> None:
    more_time.give(table, now, who.id)


def judge(table: Table, now: int, who: Player, m: wire.Console) -> None:
    if m.take:
        console.take(table, now, who.id, who.name)
    else:
        console.leave(table, now, who.id)


def resign(table: Table, now: int, who: Player, m: wire.Resign) -> None:
    table.resign(now, who.id, m.seat)


def cover(table: Table, now: int, who: Player, m: wire.Cover) -> None:
    table.cover(now, who.id, m.seat)


def chat(table: Table, now: int, who: Player, m: wire.Chat) -> None:
    table.say(now, who.id, who.name, who.colour, m.text)


Command = Callable[[Table, int, Player, Any], None]
COMMANDS: dict[type, Command] = {
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Bot: bot,
    wire.Empty: empty,
    wire.Start: start,
    wire.Play: play,
    wire.Say: say,
    wire.Why: why,
    wire.Undo: undo,
    wire.Agree: agree,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Longer: longer,
    wire.Console: judge,
    wire.Resign: resign,
    wire.Cover: cover,
    wire.Chat: chat,
}
