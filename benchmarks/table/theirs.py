"""A window that speaks with boardgame.io: socket.io's packets in engine.io's, over a WebSocket.

First digit, engine.io: 0 open, 2 ping, 3 pong, 4 message. Second, socket.io: 0 connect, 2 event, 4 error.
"""

from __future__ import annotations

from aiohttp import WSMsgType

from ludotheque.errors import Problem

from .window import Window, is_there

SPACE = b"/tic-tac-toe,"
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT, ERROR = b"40" + SPACE, b"42" + SPACE, b"44" + SPACE
SYNC, UPDATE, STATE_ID = EVENT + b'["sync",', EVENT + b'["update",', b'"_stateID":'
ACTION = b'{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d","credentials":null}}'
MOVE = b'["update",' + ACTION + b',%d,"%b","%d"]'


class TheirWindow(Window):
    async def connect(self) -> None:
        socket = f"{self.address}socket.io/?EIO=4&transport=websocket"
        self.socket = await self.session.ws_connect(socket, decode_text=False)
        await self.expect_packet(OPEN)
        await self.socket.send_frame(CONNECT, WSMsgType.TEXT)
        await self.expect_packet(CONNECT)

    async def expect_packet(self, start: bytes) -> None:
        data = (await self.socket.receive()).data
        if not isinstance(data, bytes) or not data.startswith(start):
            raise Problem(f"boardgame.io was expected to say {start.decode()}…, not {data!r:.200}")

    async def begin(self, other: Window, match: str) -> None:
        """boardgame.io makes a match when somebody first asks for its state."""
        assert isinstance(other, TheirWindow)
        for window in (self, other):
            window.expect(match)
            await window.event(b'["sync","%b","%d",null,2]' % (match.encode(), window.seat))
            await window.ready

    async def event(self, packet: bytes) -> None:
        await self.socket.send_frame(EVENT + packet, WSMsgType.TEXT)

    async def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            await self.update(data)
        elif data.startswith(SYNC):
            is_there(self.ready)
        elif data == PING:
            await self.socket.send_frame(PONG, WSMsgType.TEXT)
        elif data.startswith(ERROR):
            raise Problem(f"boardgame.io refuses: {data.decode()[:200]}")

    async def update(self, data: bytes) -> None:
        """The state's own number counts the moves."""
        start = data.index(STATE_ID) + len(STATE_ID)
        moves = int(data[start : start + 1])
        self.acknowledged += moves > self.seen and (moves - 1) % 2 == self.seat
        await self.saw(moves)

    async def send(self, cell: int) -> None:
        await self.event(MOVE % (cell, self.seat, self.seen, self.match.encode(), self.seat))
