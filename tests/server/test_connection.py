from __future__ import annotations

import asyncio
from typing import Any, cast

from ludotheque.server.connection import MOST_UNSENT, Connection
from ludotheque.server.cookies import Player
from ludotheque.server.limits import Limits


class Wire:
    """A transport and a WebSocket at once, with a reader who may be slow or gone."""

    def __init__(self, unsent: int, gone: bool = False) -> None:
        self.unsent = unsent
        self.gone = gone
        self.aborted = False
        self.frames: list[bytes] = []

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True

    async def send_frame(self, data: bytes, kind: object) -> None:
        if self.gone:
            raise ConnectionResetError
        self.frames.append(data)


def sent_over(wire: Wire) -> list[bytes]:
    connection = Connection(cast(Any, wire), cast(Any, wire), Player("ana"), Limits(), 0.0)
    asyncio.run(connection.send(b"hello"))
    return wire.frames


def test_who_reads_gets_what_is_sent() -> None:
    wire = Wire(MOST_UNSENT)
    assert sent_over(wire) == [b"hello"]
    assert not wire.aborted


def test_a_reader_too_slow_is_cut_off_instead_of_waited_for() -> None:
    wire = Wire(MOST_UNSENT + 1)
    assert sent_over(wire) == []
    assert wire.aborted


def test_who_has_gone_disturbs_nobody() -> None:
    assert sent_over(Wire(0, gone=True)) == []
