"""TRIGGER alone: clear one board with as small a total of throws as possible, again and again with the same throws.

The total adds up the throws (doubles doubled), but of the last throw only the points that were paid.
After an attempt: the same throws again, replace a throw that was too bad, or stop.
Ruling: replaced throws are marked and start a new series; new throws that an attempt needs belong to the series.
Ruling: with bonus "manual" the program imposes the malus after each throw but the first, on guilty rows, columns and
diagonals in that order, each once; chance picks the tile that is turned up.
Ruling: an attempt stops after 100 throws, and its open points are added.
Ruling: the sheet shows the latest nine attempts of at most 999.
Ruling: a throw is replaced at most once between two attempts.
Ruling: the score is minus the best total of the last series with an attempt in it; before the first attempt is over,
minus what was spent and what is still open.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, Info, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import talk_alone
from .board import Board, Link, tally
from .dice import BUDGETS, THROWS
from .phases import (
    AGAIN,
    CHOOSING,
    FINISHED,
    HAND_OVER,
    LAYING,
    MALUS,
    PLAYING,
    REPLACE,
    REPLACING,
    STOP,
    THROWING,
)
from .rules import BONUS
from .sheet import Attempt
from .tiles import BAG, CELLS, LINES

MOST_THROWS: Final = 100  # of an attempt
MOST_ATTEMPTS: Final = 999

# A throw, a hand-over, and at worst each line punished and its tile turned over again; then every throw replaced.
LONGEST: Final = CELLS + MOST_ATTEMPTS * (CELLS + MOST_THROWS * (2 + 2 * len(LINES) + 2) + 1)


class TriggerAlone(Position):
    info = Info(
        "trigger_alone",
        Text("Trigger en solitaire", "Trigger alone"),
        seats=range(1, 2),
        longest=LONGEST,
        options=(BONUS,),
        box="trigger",
        about=Text(
            "Le même plateau, les mêmes dés : feras-tu mieux au prochain essai ?",
            "The same board, the same dice: will the next attempt be better?",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.manual = options["bonus"] == "manual"
        self.decoys = True  # whether pointless choices are offered too, as people need them
        self.bag = BAG[:]
        self.board = Board([])
        self.phase = LAYING
        self.throws: list[int] = []  # of this series
        self.replaced: list[bool] = []
        self.fresh: list[int] = []  # throws replaced since the last attempt
        self.count = 0  # throws of this attempt, the present one included
        self.left = 0  # points of the present throw
        self.accused = -1  # line
        self.replacing = 0  # throw
        self.links: list[Link] = []  # of the last event; replaced, never changed
        self.attempts: list[Attempt] = []
        self.series = 0

    def clone(self) -> TriggerAlone:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.manual = self.manual
        twin.decoys = self.decoys
        twin.bag = self.bag[:]
        twin.board = self.board.clone()
        twin.phase = self.phase
        twin.throws = self.throws[:]
        twin.replaced = self.replaced[:]
        twin.fresh = self.fresh[:]
        twin.count = self.count
        twin.left = self.left
        twin.accused = self.accused
        twin.replacing = self.replacing
        twin.links = self.links
        twin.attempts = self.attempts[:]
        twin.series = self.series
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == FINISHED:
            return []
        return [0] if self.phase in (PLAYING, CHOOSING) else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.chances()
        if actor != 0 or self.phase not in (PLAYING, CHOOSING):
            return []
        return self.to_play() if self.phase == PLAYING else self.to_choose()

    def chances(self) -> list[int]:
        if self.phase == LAYING:
            return self.bag
        if self.phase == MALUS:
            return self.board.turned_over(self.accused)
        return THROWS if self.phase in (THROWING, REPLACING) else []

    def to_play(self) -> list[int]:
        board = self.board
        cells = board.within(self.left)
        if self.manual:
            cells = [cell for cell in range(CELLS) if board.open[cell] and board.price(cell) <= self.left]
        if not cells or self.decoys:
            cells.append(HAND_OVER)
        return cells

    def to_choose(self) -> list[int]:
        if not self.decoys:
            return [STOP]
        return [AGAIN, STOP] + [REPLACE + n for n in range(len(self.throws)) if n not in self.fresh]

    # What happens

    def play(self, actor: int, choice: int) -> None:
        self.links = []
        if actor == CHANCE:
            self.draw(choice)
        elif choice < CELLS:
            self.turn_over(choice)
        elif choice == HAND_OVER:
            self.hand_over()
        else:
            self.choose(choice)

    def draw(self, choice: int) -> None:
        self.revealed += 1
        if self.phase == LAYING:
            self.lay(choice)
        elif self.phase == THROWING:
            self.throws.append(choice)
            self.replaced.append(False)
            self.begin_turn()
        elif self.phase == MALUS:
            self.board.turn_up(choice)
            self.next_malus()
        else:
            self.throws[self.replacing] = choice
            self.phase = CHOOSING

    def lay(self, tile: int) -> None:
        self.bag.remove(tile)
        self.board.lay(tile)
        if len(self.board.tiles) == CELLS:
            self.next_throw()

    def next_throw(self) -> None:
        """The recorded one, or a new one."""
        if self.count < len(self.throws):
            self.begin_turn()
        else:
            self.phase = THROWING

    def begin_turn(self) -> None:
        self.left = BUDGETS[self.throws[self.count]]
        self.count += 1
        self.accused = -1
        self.phase = PLAYING
        if not self.manual:
            self.show(self.board.chain())
        elif self.count > 1:
            self.next_malus()

    def next_malus(self) -> None:
        """The next guilty line, if there is one; then the player may play."""
        guilty = [line for line in range(self.accused + 1, len(LINES)) if self.board.punishable(line)]
        self.phase = MALUS if guilty else PLAYING
        self.accused = guilty[0] if guilty else len(LINES)

    def turn_over(self, cell: int) -> None:
        self.left -= self.board.price(cell)
        self.show(self.board.take(cell, not self.manual))

    def show(self, links: list[Link]) -> None:
        self.links = links
        if not self.board.left:
            self.end_attempt()

    def hand_over(self) -> None:
        self.left = 0
        if self.count < MOST_THROWS:
            self.next_throw()
        else:
            self.end_attempt()

    def total(self) -> int:
        """What was thrown without what is left of the last throw, and what is still open."""
        return sum(BUDGETS[throw] for throw in self.throws[: self.count]) - self.left + self.board.open_points()

    def end_attempt(self) -> None:
        throws, replaced = tuple(self.throws[: self.count]), tuple(self.replaced[: self.count])
        self.attempts.append(Attempt(throws, replaced, self.total(), not self.board.left, self.series))
        self.fresh = []
        self.phase = CHOOSING if len(self.attempts) < MOST_ATTEMPTS else FINISHED

    def choose(self, choice: int) -> None:
        if choice == AGAIN:
            self.begin_attempt()
        elif choice == STOP:
            self.phase = FINISHED
        else:
            self.replace(choice - REPLACE)

    def begin_attempt(self) -> None:
        self.board = Board(self.board.tiles)
        self.count = 0
        self.next_throw()

    def replace(self, throw: int) -> None:
        self.series += not self.fresh
        self.fresh.append(throw)
        self.replaced[throw] = True
        self.replacing = throw
        self.phase = REPLACING

    def scores(self) -> list[int]:
        if not self.attempts:
            return [-self.total()]
        last = self.attempts[-1].series
        return [-min(attempt.total for attempt in self.attempts if attempt.series == last)]

    def contents(self) -> list[int]:
        return tally(self.bag + self.board.tiles)

    def simplify(self, seat: int) -> None:
        """Fewer open tiles are never worse than more; and one attempt is enough to search."""
        self.decoys = False

    # People

    def ask(self, actor: int) -> Ask:
        return talk_alone.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk_alone.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk_alone.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk_alone.why_not(self, actor, choice)
