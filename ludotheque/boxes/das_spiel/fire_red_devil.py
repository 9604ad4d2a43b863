"""Ange et Démon: the golden angel flees from the red devil over a landscape that grows with every jump.

Three black tripods stand on the plate; angel and devil are rolled onto it. The angel begins, then they take turns: a
flea's jump, and a green die of one's own fills the funnel that was just left. The devil wins by catching the angel,
the angel by placing the last green die and getting over the devil's next turn.
Ruling: the angel is caught when the devil lands in a funnel that rests on it, or when it cannot jump.
Ruling: a devil who cannot jump passes and places nothing; so one who is buried stays buried.
Ruling: both start on empty base cells at least three steps apart.
Option `greens`: dice of each, 20 to 60; fewer help the angel.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import fire_red_devil_talk as talk
from .dice import BLACK, GOLD, GREEN, RED
from .flea import jumps
from .lattice import BASE, CELLS, SUPPORTS, at, tripod
from .pyramid import EMPTY, Pyramid

ANGEL: Final = 0  # seats, and their dice
DEVIL: Final = 1
NOWHERE: Final = -1
NEAREST: Final = 3  # steps between them at the start
TOPS: Final = [at(5, 1, 1), at(1, 5, 1), at(1, 1, 5)]
BLACKS: Final[list[int]] = [cell for top in TOPS for cell in reversed(tripod(top))]
MOST: Final = 60  # greens of one seat
FIRST_GREEN: Final = 2 + len(BLACKS)
COLOUR: Final = [GOLD, RED] + [BLACK] * len(BLACKS) + [GREEN] * (2 * MOST)
WAITED: Final = [[ANGEL], [DEVIL]]
DRAWING: Final = [CHANCE]
OVER: Final[list[int]] = []


def number(greens: int) -> Text:
    return Text(f"{greens} chacun", f"{greens} each")


GREENS: Final = Option(
    "greens",
    Text("Dés verts", "Green dice"),
    {str(greens): number(greens) for greens in (45, 20, 25, 30, 35, 40, 50, 55, 60)},
)


def distance(p: int, q: int) -> int:
    """Steps from base cell to base cell."""
    return max([abs(i - j) for i, j in zip(CELLS[p], CELLS[q], strict=True)])


class FireRedDevil(Position):
    """Choices are the cells where a jump lands."""

    info = Info(
        "fire_red_devil",
        Text("Ange et Démon", "The Fire-Red Devil"),
        seats=range(2, 3),
        longest=2 + 2 * MOST,
        options=(GREENS,),
        box="das_spiel",
        about=Text(
            "Le démon rouge poursuit l'ange, et chaque saut change le paysage.",
            "The red devil is after the angel, and each jump changes the landscape.",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.pyramid = Pyramid()
        for n, cell in enumerate(BLACKS):
            self.pyramid.put(cell, 2 + n)
        self.where = [NOWHERE, NOWHERE]
        self.greens = int(options["greens"])
        self.stock = [self.greens, self.greens]
        self.turn = ANGEL
        self.winner = NOWHERE
        self.open: list[int] = []  # where the seat whose turn it is may land; replaced, never changed

    def clone(self) -> FireRedDevil:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.pyramid = self.pyramid.clone()
        twin.where = self.where[:]
        twin.greens = self.greens
        twin.stock = self.stock[:]
        twin.turn = self.turn
        twin.winner = self.winner
        twin.open = self.open
        return twin

    def to_act(self) -> list[int]:
        if self.winner != NOWHERE:
            return OVER
        return WAITED[self.turn] if self.where[DEVIL] != NOWHERE else DRAWING

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.starts() if self.where[DEVIL] == NOWHERE else []
        return self.open if actor == self.turn else []

    def starts(self) -> list[int]:
        """Empty base cells; for the devil, who comes second, not too near."""
        empty = [cell for cell in BASE if self.pyramid.at[cell] == EMPTY]
        angel = self.where[ANGEL]
        return empty if angel == NOWHERE else [cell for cell in empty if distance(cell, angel) >= NEAREST]

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.roll(choice)
        else:
            self.jump(actor, choice)

    def roll(self, cell: int) -> None:
        self.revealed += 1
        seat = ANGEL if self.where[ANGEL] == NOWHERE else DEVIL
        self.pyramid.put(cell, seat)
        self.where[seat] = cell
        if seat == DEVIL:
            self.begin_turn(ANGEL)

    def jump(self, seat: int, cell: int) -> None:
        left = self.where[seat]
        self.where[seat] = cell
        self.pyramid.move(left, cell)
        self.pyramid.put(left, FIRST_GREEN + 2 * self.greens - sum(self.stock))
        self.stock[seat] -= 1
        if seat == DEVIL and self.where[ANGEL] in SUPPORTS[cell]:
            self.win(DEVIL)
        else:
            self.begin_turn(1 - seat)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        if seat == ANGEL and self.stock[ANGEL] == 0:
            self.win(ANGEL)
            return
        self.open = self.landings(seat)
        if not self.open:
            self.stuck(seat)

    def landings(self, seat: int) -> list[int]:
        if self.pyramid.load[self.where[seat]]:
            return []
        return [landing for landing, _, _ in jumps(self.pyramid, self.where[seat])]

    def stuck(self, seat: int) -> None:
        """A devil under a die passes; an angel who cannot jump is caught."""
        if seat == DEVIL:
            self.begin_turn(ANGEL)
        else:
            self.win(DEVIL)

    def win(self, seat: int) -> None:
        self.winner = seat
        self.open = []

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in (ANGEL, DEVIL)]

    def tallies(self) -> dict[str, int]:
        return {"greens": 2 * self.greens - sum(self.stock)}

    def contents(self) -> list[int]:
        """Angel and devil are not on the plate before they are rolled."""
        rolled = 2 - self.where.count(NOWHERE)
        return [self.pyramid.filled() - rolled + sum(self.stock)]

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self, COLOUR)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else talk.refusal(self, actor, choice)
