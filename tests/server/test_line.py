"""Frames as they come from the network: whole, in pieces, broken; and readers who are slow or gone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, cast

import pytest

from ludotheque.server.line import (
    BINARY,
    CLOSE,
    LARGEST,
    MOST_UNSENT,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    WHOLE,
    Line,
    framed,
)


class Wire:
    """A transport, and the protocol that it had before."""

    def __init__(self, unsent: int = 0) -> None:
        self.unsent = unsent
        self.aborted = self.closed = self.told = False
        self.written = b""

    def get_protocol(self) -> Wire:
        return self

    def set_protocol(self, line: Line) -> None:
        pass

    def connection_lost(self, why: Exception | None) -> None:
        self.told = True

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closed = True


def on_line(wire: Wire, use: Callable[[Line], None]) -> list[bytes | None]:
    """What was heard."""
    heard: list[bytes | None] = []

    async def main() -> None:
        line = Line(cast(Any, wire))
        line.hear = heard.append
        use(line)

    asyncio.run(main())
    return heard


def heard(*chunks: bytes) -> tuple[list[bytes | None], bytes]:
    """What was heard of these, and what was answered."""

    def receive(line: Line) -> None:
        for chunk in chunks:
            line.data_received(chunk)

    wire = Wire()
    found = on_line(wire, receive)
    return found, wire.written


def sent(first: int, body: bytes) -> bytes:
    """As a browser sends it: masked."""
    mask = os.urandom(4)
    bare = framed(0, body)
    header = bare[: len(bare) - len(body)]
    hidden = bytes(b ^ mask[n % 4] for n, b in enumerate(body))
    return bytes((first, header[1] | 0x80)) + header[2:] + mask + hidden


def closing(code: int) -> bytes:
    return framed(CLOSE, code.to_bytes(2, "big"))


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 1000, LARGEST])
def test_a_message_is_heard_as_it_was_sent(size: int) -> None:
    text = os.urandom(size)
    assert heard(sent(WHOLE | TEXT, text)) == ([text], b"")


def test_messages_are_heard_whatever_the_pieces_they_arrive_in() -> None:
    texts: list[bytes | None] = [b"one", b"", b"x" * 130, b"y" * 70, b"end"]
    stream = b"".join(sent(WHOLE | TEXT, text or b"") for text in texts)
    for size in (1, 2, 5, 7, 13, 64, len(stream)):
        assert heard(*[stream[n : n + size] for n in range(0, len(stream), size)]) == (texts, b"")


def test_a_message_in_several_frames_is_one_even_with_a_ping_between() -> None:
    frames = [sent(TEXT, b"a"), sent(0, b"b"), sent(WHOLE | PING, b"?"), sent(WHOLE, b"c")]
    assert heard(*frames) == ([b"abc"], framed(PONG, b"?"))


def test_what_is_no_text_is_told_as_none() -> None:
    assert heard(sent(WHOLE | BINARY, b"a"), sent(BINARY, b"a"), sent(WHOLE, b"b")) == ([None, None], b"")


@pytest.mark.parametrize(
    "frames",
    [
        framed(TEXT, b"not masked"),
        sent(WHOLE | 0x40 | TEXT, b"reserved bit"),
        sent(WHOLE | 3, b"no such kind"),
        sent(WHOLE | 11, b"no such kind"),
        sent(WHOLE, b"goes on from nothing"),
        sent(TEXT, b"not ended") + sent(WHOLE | TEXT, b"the next begins"),
        sent(PING, b"in pieces"),
        sent(WHOLE | PING, b"x" * 126),
    ],
)
def test_broken_frames_end_the_line(frames: bytes) -> None:
    assert heard(frames, sent(WHOLE | TEXT, b"more")) == ([], closing(PROTOCOL_ERROR))


@pytest.mark.parametrize(
    "frames",
    [
        [sent(WHOLE | TEXT, b"x" * (LARGEST + 1))[:14]],
        [bytes((WHOLE | TEXT, 255)) + b"\xff" * 4],
        [sent(TEXT, b"x" * LARGEST), sent(0, b"y")],
    ],
)
def test_what_is_too_big_ends_the_line_before_it_is_all_there(frames: list[bytes]) -> None:
    assert heard(*frames) == ([], closing(TOO_BIG))


def test_a_close_is_answered_and_nothing_is_heard_after_it() -> None:
    wire = Wire()
    frames = sent(WHOLE | CLOSE, b"\x03\xe8bye") + sent(WHOLE | TEXT, b"more")
    assert on_line(wire, lambda line: line.data_received(frames)) == []
    assert wire.written == closing(1000)
    assert wire.closed


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_who_reads_gets_what_is_sent(size: int) -> None:
    wire = Wire(MOST_UNSENT)
    on_line(wire, lambda line: line.write(framed(TEXT, b"x" * size)))
    assert wire.written == framed(TEXT, b"x" * size)
    assert not wire.aborted


def test_a_reader_too_slow_is_cut_off_instead_of_waited_for() -> None:
    wire = Wire(MOST_UNSENT + 1)
    on_line(wire, lambda line: line.write(b"hello"))
    assert wire.written == b""
    assert wire.aborted


def test_who_has_gone_disturbs_nobody() -> None:
    def lose(line: Line) -> None:
        line.connection_lost(ConnectionResetError())
        line.write(b"hello")

    wire = Wire()
    on_line(wire, lose)
    assert wire.written == b""
    assert wire.told


@pytest.mark.parametrize(
    ("times", "asked", "cut_off"), [(1, b"", False), (2, framed(PING, b""), False), (3, framed(PING, b""), True)]
)
def test_who_is_silent_is_asked_and_then_cut_off(times: int, asked: bytes, cut_off: bool) -> None:
    def look(line: Line) -> None:
        for _ in range(times):
            line.look_after()

    wire = Wire()
    on_line(wire, look)
    assert (wire.written, wire.aborted) == (asked, cut_off)


def test_who_answers_stays() -> None:
    def answer(line: Line) -> None:
        for _ in range(5):
            line.look_after()
            line.look_after()
            line.data_received(sent(WHOLE | PONG, b""))

    wire = Wire()
    on_line(wire, answer)
    assert not wire.aborted
