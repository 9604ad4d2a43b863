"""Eintrichtern: lift the red die whose hidden funnel adds up to the three grey dice, and remember what you see.

45 yellow dice fill the plate and 36 red ones cover them. In turn roll the greys, or keep the sum that lies there, and
lift one red: all see the three yellow faces under it for four seconds. If they add up to the greys you keep the red die
and go on with a new roll; if not, it goes back and the next one plays. First to 8 red dice (6 from five players on).
The very first roll, and the one after a success, must be made.
Ruling: who begins is drawn. After 200 lifts, or when no red die is left, most red dice win, equals share.
Ruling: yellow faces show only while a red die is lifted, also at the border and where a red die is gone;
option `realistic`: what could be seen on a real table is shown.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from ...core.game import CHANCE, CLOCK, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import dice
from . import funnel_memory_talk as talk
from .funnel_memory_phases import (
    COVERS,
    DEALING,
    DECIDING,
    DRAWING,
    KEEP,
    LIFTING,
    LOOKING,
    MOST_LIFTS,
    OUTWARD,
    OVER,
    ROLL_AGAIN,
    ROLLED,
    ROLLING,
    SHOWING,
    SHOWN,
    SIDES,
)
from .lattice import BASE, SUPPORT_ON, UPPER_ON
from .pyramid import EMPTY, Pyramid

REALISTIC: Final = Option(
    "realistic",
    Text("Faces au bord", "Faces at the border"),
    {"no": Text("cachées", "hidden"), "yes": Text("visibles, comme en vrai", "shown, as on a real table")},
)


class FunnelMemory(Position):
    info = Info(
        "funnel_memory",
        Text("Eintrichtern", "Eintrichtern"),
        seats=range(2, 7),
        # A lift comes with a decision, three rolled dice, three faces and the timer; faces at the border are 27.
        longest=1 + len(OUTWARD) + MOST_LIFTS * 9,
        options=(REALISTIC,),
        box="das_spiel",
        about=Text(
            "Mettre en entonnoir : retiens ce qui se cache sous les dés rouges.",
            "Into the funnel: remember what lies under the red dice.",
        ),
        minutes=15,
    )
    base_colour: ClassVar[int] = dice.YELLOW
    cover_colour: ClassVar[int] = dice.RED

    def set_up(self, options: dict[str, str]) -> None:
        self.realistic = options["realistic"] == "yes"
        self.phase = DRAWING
        self.turn = 0
        self.known = [0] * (SIDES * len(BASE))  # faces that somebody has seen; 0: not drawn yet
        self.covers = COVERS[:]  # cells of the red dice still in play
        self.pyramid = Pyramid.full([*BASE, *COVERS])  # a die's number is that of its first cell
        self.won = [0] * self.seats
        self.roll: list[int] = []
        self.lifted = EMPTY
        self.lifts = 0

    def clone(self) -> FunnelMemory:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.realistic = self.realistic
        twin.phase = self.phase
        twin.turn = self.turn
        twin.known = self.known[:]
        twin.covers = self.covers[:]
        twin.pyramid = self.pyramid.clone()
        twin.won = self.won[:]
        twin.roll = self.roll[:]
        twin.lifted = self.lifted
        twin.lifts = self.lifts
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == SHOWING:
            return [CLOCK]
        return [self.turn] if self.phase in (DECIDING, LIFTING) else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        if actor not in self.to_act():
            return []
        if actor == CHANCE:
            return self.draws()
        if actor == CLOCK:
            return [self.lifts]
        return self.covers if self.phase == LIFTING else [KEEP, ROLL_AGAIN]

    def draws(self) -> list[int]:
        if self.phase == DRAWING:
            return list(range(self.seats))
        return dice.ROLL if self.phase == ROLLING else self.faces_left(self.missing())

    def faces_left(self, face: int) -> list[int]:
        """What this face may be, once for each way in which the die may lie after all that was seen of it."""
        die, side = face // SIDES, face % SIDES
        ways = dice.SHOWING[0][self.known[SIDES * die]]
        for other in range(1, SIDES):
            ways = [ori for ori in ways if self.known[SIDES * die + other] in (0, dice.FACE_OF[ori][other])]
        return [dice.FACE_OF[ori][side] for ori in ways]

    def missing(self) -> int:
        """The next face to be seen that is not drawn yet; EMPTY if there is none."""
        wanted = OUTWARD if self.phase == DEALING else funnel(self.lifted)
        return next((face for face in wanted if self.known[face] == 0), EMPTY)

    def lasts(self, timer: int) -> int:
        return SHOWN

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.revealed += 1
            self.draw(choice)
        elif actor == CLOCK:
            self.put_back()
        elif choice == KEEP:
            self.phase = LIFTING
        elif choice == ROLL_AGAIN:
            self.begin_roll()
        else:
            self.lifted = self.pyramid.take(choice)
            self.revealed += 1
            self.phase = SHOWING if self.missing() == EMPTY else LOOKING

    def draw(self, choice: int) -> None:
        if self.phase == DRAWING:
            self.turn = choice
            self.phase = DEALING if self.realistic else ROLLING
        elif self.phase == ROLLING:
            self.roll.append(choice)
            if len(self.roll) == ROLLED:
                self.phase = LIFTING
        else:
            self.known[self.missing()] = choice
            if self.missing() == EMPTY:
                self.phase = ROLLING if self.phase == DEALING else SHOWING

    def begin_roll(self) -> None:
        self.roll = []
        self.phase = ROLLING

    def put_back(self) -> None:
        """Or keep it, if the sum is right."""
        self.lifts += 1
        if self.value() == sum(self.roll):
            self.won[self.turn] += 1
            self.covers.remove(self.lifted)
            self.begin_roll()
        else:
            self.pyramid.put(self.lifted, self.lifted)
            self.turn = (self.turn + 1) % self.seats
            self.phase = DECIDING
        self.lifted = EMPTY
        if self.is_decided():
            self.phase = OVER

    def value(self) -> int:
        return sum(self.known[face] for face in funnel(self.lifted))

    def is_decided(self) -> bool:
        target = 8 if self.seats <= 4 else 6
        return max(self.won) == target or not self.covers or self.lifts == MOST_LIFTS

    def scores(self) -> list[int]:
        return self.won

    def contents(self) -> list[int]:
        return [len(self.covers) + sum(self.won)]

    def tallies(self) -> dict[str, int]:
        return {"lifts": self.lifts}

    # Bots

    def is_open(self, face: int) -> bool:
        """Whether this face lies open for everybody, on a realistic table."""
        die, side = face // SIDES, face % SIDES
        return self.realistic and (face in OUTWARD or UPPER_ON[die][side] not in self.covers)

    def forget(self, rng: Random, share: float) -> None:
        """To forget what lies under a red die is to have it not drawn yet."""
        for cover in self.covers:
            if rng.random() < share and cover != self.lifted:
                for face in funnel(cover):
                    self.known[face] = 0

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else talk.refusal(self, actor, choice)


def funnel(cover: int) -> list[int]:
    """The three faces under a red die."""
    return [SIDES * SUPPORT_ON[cover][side] + side for side in range(SIDES)]
