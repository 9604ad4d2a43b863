"""A window that speaks with boardgame.io: socket.io's packets in engine.io's, over a WebSocket.

First digit, engine.io: 0 open, 2 ping, 3 pong, 4 message. Second, socket.io: 0 connect, 2 event, 4 error.
"""

from __future__ import annotations

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
        self.expect("")
        await self.socket.open(socket, {})
        await self.ready

    async def begin(self, other: Window, match: str) -> None:
        """boardgame.io makes a match when somebody first asks for its state."""
        assert isinstance(other, TheirWindow)
        for window in (self, other):
            window.expect(match)
            window.event(b'["sync","%b","%d",null,2]' % (match.encode(), window.seat))
            await window.ready

    def event(self, packet: bytes) -> None:
        self.socket.send(EVENT + packet)

    def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            self.update(data)
        elif data.startswith((SYNC, CONNECT)):
            is_there(self.ready)
        elif data.startswith(OPEN):
            self.socket.send(CONNECT)
        elif data == PING:
            self.socket.send(PONG)
        elif data.startswith(ERROR):
            raise Problem(f"boardgame.io refuses: {data.decode()[:200]}")

    def update(self, data: bytes) -> None:
        """The state's own number counts the moves."""
        start = data.index(STATE_ID) + len(STATE_ID)
        moves = int(data[start : start + 1])
        self.acknowledged += moves > self.seen and (moves - 1) % 2 == self.seat
        self.saw(moves)

    def send(self, cell: int) -> None:
        self.event(MOVE % (cell, self.seat, self.seen, self.match.encode(), self.seat))
