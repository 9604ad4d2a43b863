"""Chute de pierres: be the first with all six dice on the edge opposite your corner.

A die moves along a ridge of the plate, always over a peak: an attack climbs it and drops into the funnel behind, an
escape starts from the peak and runs down. A rival die hit by an attack goes back to an empty start funnel of its owner
that the attacker picks. On their finish edge dice neither hit nor are hit; there they only step aside, along the edge.
Ruling: escapes go to empty funnels only; the two corners of an edge belong to it.
Ruling: if its owner has no empty start funnel, a die cannot be hit; the one that the attacker leaves counts as empty.
Ruling: whoever cannot move is skipped; if nobody can, or after 600 moves, most ground covered wins; equal is shared.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, Info, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import falling_rocks_talk as talk
from .falling_rocks_moves import DICE, START, TO_GO, lands, owner
from .lattice import BASE
from .pyramid import EMPTY

SEATS: Final = 3
MOST_MOVES: Final = 600
MOST_CHANGES: Final = 5  # of mind in a turn, so that every match ends

# What is going on
STARTING: Final = 0
PICKING: Final = 1
MOVING: Final = 2
SENDING: Final = 3  # a die that was hit back to its start
OVER: Final = 4


class FallingRocks(Position):
    """All choices are cells."""

    info = Info(
        "falling_rocks",
        Text("Chute de pierres", "Falling Rocks"),
        seats=range(SEATS, SEATS + 1),
        longest=1 + MOST_MOVES * (3 + MOST_CHANGES),
        box="das_spiel",
        about=Text(
            "Dévale les crêtes jusqu'au bord d'en face, et renvoie les autres au départ.",
            "Tumble along the ridges to the far edge, and send the others back to their start.",
        ),
        minutes=30,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.board = [EMPTY] * len(BASE)
        for seat in range(SEATS):
            for n, cell in enumerate(START[seat]):
                self.board[cell] = seat * DICE + n
        self.turn = 0
        self.phase = STARTING
        self.hand = EMPTY  # cell of the die that is picked
        self.hit = EMPTY  # die that is sent back
        self.changes = 0
        self.moves = 0
        self.hits = 0

    def clone(self) -> FallingRocks:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.board = self.board[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.hand = self.hand
        twin.hit = self.hit
        twin.changes = self.changes
        twin.moves = self.moves
        twin.hits = self.hits
        return twin

    def to_act(self) -> list[int]:
        if self.phase == STARTING:
            return [CHANCE]
        return [] if self.phase == OVER else [self.turn]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [0, 1, 2] if self.phase == STARTING else []
        if actor != self.turn or self.phase in (STARTING, OVER):
            return []
        if self.phase == SENDING:
            return self.empty_starts()
        if self.phase == PICKING:
            return self.movable()
        others = [cell for cell in self.movable() if cell != self.hand] if self.changes else []
        return lands(self.board, self.hand) + others

    def movable(self) -> list[int]:
        return [cell for cell in self.dice_of(self.turn) if lands(self.board, cell)]

    def dice_of(self, seat: int) -> list[int]:
        return [cell for cell in BASE if self.board[cell] != EMPTY and owner(self.board[cell]) == seat]

    def empty_starts(self) -> list[int]:
        return [cell for cell in START[owner(self.hit)] if self.board[cell] == EMPTY]

    def play(self, actor: int, choice: int) -> None:
        if self.phase == STARTING:
            self.revealed += 1
            self.begin_turn(choice)
        elif self.phase == SENDING:
            self.send(choice)
        elif self.phase == PICKING:
            self.hand, self.phase = choice, MOVING
        elif self.board[choice] != EMPTY and owner(self.board[choice]) == actor:
            self.hand, self.changes = choice, self.changes - 1
        else:
            self.move(choice)

    def begin_turn(self, seat: int) -> None:
        self.turn, self.phase, self.changes = seat, PICKING, MOST_CHANGES

    def move(self, cell: int) -> None:
        self.hit = self.board[cell]
        self.board[cell] = self.board[self.hand]
        self.board[self.hand] = self.hand = EMPTY
        self.moves += 1
        if self.hit == EMPTY:
            self.end_turn()
        elif len(starts := self.empty_starts()) == 1:
            self.send(starts[0])
        else:
            self.phase = SENDING

    def send(self, cell: int) -> None:
        self.board[cell] = self.hit
        self.hit = EMPTY
        self.hits += 1
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat that can move, if the match is not over."""
        self.phase = OVER
        if self.moves < MOST_MOVES and self.left(self.turn):
            mover = self.turn
            for step in range(1, SEATS + 1):
                self.turn = (mover + step) % SEATS
                if self.movable():
                    self.begin_turn(self.turn)
                    return

    def left(self, seat: int) -> int:
        """What its dice still have to go."""
        return sum([TO_GO[seat][cell] for cell in self.dice_of(seat)])

    def scores(self) -> list[int]:
        """The ground covered."""
        return [sum([TO_GO[seat][cell] for cell in START[seat]]) - self.left(seat) for seat in range(SEATS)]

    def tallies(self) -> dict[str, int]:
        return {"moves": self.moves, "hits": self.hits}

    def contents(self) -> list[int]:
        hit = [owner(self.hit)] if self.hit != EMPTY else []
        return [len(self.dice_of(seat)) + hit.count(seat) for seat in range(SEATS)]

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else talk.refusal(self, actor, choice)
