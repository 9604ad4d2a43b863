"""A table in the list of somebody's unfinished tables."""

from __future__ import annotations

from msgspec import Struct, field

from ..table.table import Table


class MyTable(Struct):
    id: str
    code: str
    game: str
    status: str
    your_turn: bool = field(name="yourTurn")
    players: list[str]
    updated: int


def card(table: Table, player: str) -> MyTable:
    waited = table.acting if table.status() == "playing" else []
    turn = any(seat >= 0 and table.seats[seat].player == player for seat in waited)
    names = [seat.shown_name() for seat in table.seats]
    return MyTable(table.id, table.code, table.kind.info.slug, table.status(), turn, names, table.at)
