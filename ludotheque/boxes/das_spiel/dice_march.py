"""Würfelmarsch: five dice each march across the plate; the first die in the corner opposite its side wins.

In turn either pivot an own die into an empty neighbouring funnel, forward or sideways, never back, or turn one in
place to show other faces. A pivot that completes a funnel of three dice starts combat there (dice_march_combat.py).
Without any dice left, dice captured minus own dice removed by ties are counted; of equals, who moved last wins.
Ruling: two highest dice of one owner are no tie; option `literal_ties`: they are, and all three leave.
A die that arrives in a corner never has to fight there: it has just left one of the two funnels beside it.
Ruling: if the moved die is beaten in two funnels, the higher value takes it, of equals whom the mover says; a tie
in one of them removes it. Everything is judged first and taken away together.
Ruling: 45 turns without a step forward or combat end the match with the same count.
"""

from __future__ import annotations

from ...core.game import CHANCE, Info, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import dice_march_talk as talk
from .dice import ALL_ORIENTATIONS, ORI
from .dice_march_combat import DICE, REMOVED, judged
from .dice_march_phases import (
    FIRST_TAKER,
    FIRST_TURN,
    LITERAL_TIES,
    LONGEST,
    MOST_CHANGES,
    MOVING,
    NOBODY,
    OVER,
    PICKING,
    QUIET,
    SEATS,
    STARTING,
    TAKING,
    TURN,
    TURNING,
)
from .dice_march_steps import AHEAD, START, STEPS, turned
from .lattice import BASE, CORNERS
from .pyramid import EMPTY


class DiceMarch(Position):
    info = Info(
        "dice_march",
        Text("Würfelmarsch", "Würfelmarsch"),
        seats=range(SEATS, SEATS + 1),
        longest=LONGEST,
        options=(LITERAL_TIES,),
        box="das_spiel",
        about=Text(
            "La marche des dés : pivote, combats, et arrive le premier au coin d'en face.",
            "The march of the dice: pivot, fight, and be first in the far corner.",
        ),
        minutes=20,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.literal = options["literal_ties"] == "yes"
        self.board = [EMPTY] * len(BASE)
        self.ori = [ORI[faces] for faces in ((3, 2, 1), (1, 3, 2), (2, 1, 3)) for _ in range(DICE)]
        for seat in range(SEATS):
            for n, cell in enumerate(START[seat]):
                self.board[cell] = seat * DICE + n
        self.captured = [0] * SEATS
        self.removed = [0] * SEATS
        self.last = [0] * SEATS  # the ply of each seat's last turn
        self.ply = 0
        self.quiet = 0
        self.turn = 0
        self.phase = STARTING
        self.hand = EMPTY  # cell of the die that is picked
        self.changes = 0
        self.takers: list[int] = []  # replaced, never changed
        self.winner = NOBODY

    def clone(self) -> DiceMarch:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.literal = self.literal
        twin.board = self.board[:]
        twin.ori = self.ori[:]
        twin.captured = self.captured[:]
        twin.removed = self.removed[:]
        twin.last = self.last[:]
        twin.ply = self.ply
        twin.quiet = self.quiet
        twin.turn = self.turn
        twin.phase = self.phase
        twin.hand = self.hand
        twin.changes = self.changes
        twin.takers = self.takers
        twin.winner = self.winner
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == STARTING:
            return [CHANCE]
        return [] if self.phase == OVER else [self.turn]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [0, 1, 2] if self.phase == STARTING else []
        if actor != self.turn or self.phase in (STARTING, OVER):
            return []
        if self.phase == PICKING:
            return self.dice_of(actor)
        if self.phase == TAKING:
            return [FIRST_TAKER + seat for seat in self.takers]
        others = [cell for cell in self.dice_of(actor) if cell != self.hand] if self.changes else []
        if self.phase == MOVING:
            return self.steps(actor) + others + [TURN]
        here = self.ori[self.board[self.hand]]
        return [FIRST_TURN + ori for ori in ALL_ORIENTATIONS if ori != here] + others

    def dice_of(self, seat: int) -> list[int]:
        return [cell for cell in BASE if self.board[cell] != EMPTY and self.board[cell] // DICE == seat]

    def steps(self, seat: int) -> list[int]:
        return [cell for cell in STEPS[seat][self.hand] if self.board[cell] == EMPTY]

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if self.phase == STARTING:
            self.revealed += 1
            self.begin_turn(choice)
        elif self.phase == TAKING:
            self.take(self.hand, choice - FIRST_TAKER)
            self.end_turn(True)
        elif choice >= FIRST_TURN:
            self.ori[self.board[self.hand]] = choice - FIRST_TURN
            self.end_turn(False)
        elif choice == TURN:
            self.phase = TURNING
        elif self.board[choice] == EMPTY:
            self.pivot(actor, choice)
        else:
            self.pick(choice)

    def begin_turn(self, seat: int) -> None:
        self.turn, self.phase, self.changes, self.hand = seat, PICKING, MOST_CHANGES, EMPTY

    def pick(self, cell: int) -> None:
        self.changes -= self.phase != PICKING
        self.hand, self.phase = cell, MOVING

    def pivot(self, seat: int, cell: int) -> None:
        die, forward = self.board[self.hand], cell in AHEAD[seat][self.hand]
        self.ori[die] = turned(self.ori[die], self.hand, cell)
        self.board[self.hand], self.board[cell] = EMPTY, die
        self.hand = cell
        fought = self.combat(cell)
        if cell == CORNERS[seat]:
            self.win(seat)
        elif self.phase != TAKING:
            self.end_turn(forward or fought)

    def combat(self, cell: int) -> bool:
        """Whether there was any. The die that moved leaves last: perhaps its owner has to say who takes it."""
        verdict = judged(self.board, self.ori, cell, self.literal)
        for die, taker in zip(verdict.dice, verdict.takers, strict=True):
            self.take(self.board.index(die), taker)
        if len(verdict.moved) == 1:
            self.take(cell, verdict.moved[0])
        elif verdict.moved:
            self.takers, self.phase = verdict.moved, TAKING
        return verdict.fought

    def take(self, cell: int, taker: int) -> None:
        if taker == REMOVED:
            self.removed[self.board[cell] // DICE] += 1
        else:
            self.captured[taker] += 1
        self.board[cell] = EMPTY

    def end_turn(self, progress: bool) -> None:
        """The next seat that has dice, if the match is not over."""
        self.ply += 1
        self.last[self.turn] = self.ply
        self.quiet = 0 if progress else self.quiet + 1
        mover = self.turn
        for step in range(1, SEATS + 1):
            self.turn = (mover + step) % SEATS
            if self.quiet < QUIET and self.dice_of(self.turn):
                self.begin_turn(self.turn)
                return
        self.win(self.best_count())

    def count(self, seat: int) -> int:
        return self.captured[seat] - self.removed[seat]

    def best_count(self) -> int:
        """Of equals, who moved last."""
        return max(range(SEATS), key=lambda seat: (self.count(seat), self.last[seat]))

    def win(self, seat: int) -> None:
        self.winner, self.phase, self.hand = seat, OVER, EMPTY

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in range(SEATS)]

    def tallies(self) -> dict[str, int]:
        corner = self.winner != NOBODY and self.board[CORNERS[self.winner]] // DICE == self.winner
        return {"turns": self.ply, "won in the corner": int(corner), "captured": sum(self.captured)}

    def contents(self) -> list[int]:
        return [len(BASE) - self.board.count(EMPTY) + sum(self.captured) + sum(self.removed)]

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else talk.refusal(self, actor, choice)
