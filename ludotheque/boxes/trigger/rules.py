"""TRIGGER: be the first side to turn over every tile of its board, stars included; two rounds, boards swapped.

Sides throw the dice for each other; a throw pays for open numbers up to its sum, a double counts twice.
The last open number of a row, column or long diagonal is a free bonus; a star is free once its row and column
have no open number. The loser of a round loses its open numbers and 25 for each open star.
With bonus "manual" bonuses must be claimed; a forgotten one may be accused: a tile of its line is turned up again.
Ruling: partners take their side's turns alternately; either may accuse, before the first tile of the turn.
Ruling: a line is guilty if it has one open number now and its owner has had a turn in this round; each once a turn.
Ruling: bonuses due from the set-up are taken in the side's first turn. A side may stop before it must.
Ruling: after 100 turns of each side a round stops: each loses its open points, the smaller loss wins it.
Ruling: more rounds won, or fewer points lost, wins the match; equal is a draw.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import talk
from .board import Board, Link, tally
from .dice import BUDGETS, NO_THROW, THROWS, faces
from .phases import ACCUSATIONS, FINISHED, FIRST_LINE, HAND_OVER, LAYING, MALUS, PLAYING, STARTING, THROWING
from .tiles import BAG, CELLS, LINES

MOST_TURNS: Final = 100  # of each side in a round
ROUNDS: Final = 2

# A turn is a throw, a hand-over, and at worst each line accused, a tile of it turned up and turned over again.
# Equal starting dice are thrown again: a hundred times in a row has never been seen.
LONGEST: Final = 2 * CELLS + 100 + ROUNDS * (2 * CELLS + 2 * MOST_TURNS * (2 + 3 * len(LINES)))

BONUS: Final = Option(
    "bonus",
    Text("Bonus et étoiles", "Bonuses and stars"),
    {
        "auto": Text("pris par le jeu", "taken by the game"),
        "manual": Text("à trouver ; gare au malus", "yours to find; beware of the malus"),
    },
)
SCORE: Final = Option(
    "score",
    Text("Résultat", "Result"),
    {"points": Text("en points perdus", "in points lost"), "rounds": Text("en manches gagnées", "in rounds won")},
)


class Trigger(Position):
    info = Info(
        "trigger",
        Text("Trigger", "Trigger"),
        seats=range(2, 5),
        longest=LONGEST,
        options=(BONUS, SCORE),
        box="trigger",
        about=Text(
            "Retourne un 2, et tout le plateau suit : la course aux réactions en chaîne.",
            "Turn over a 2 and the whole board follows: a race of chain reactions.",
        ),
        minutes=25,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.manual = options["bonus"] == "manual"
        self.by_rounds = options["score"] == "rounds"
        self.decoys = True  # whether pointless choices are offered too, as people need them
        self.bags = [BAG[:], BAG[:]]
        self.boards = [Board([]), Board([])]  # blue and yellow; sides own the other one in the return round
        self.phase = LAYING
        self.round = 0
        self.first = 0  # the side that plays first in this round
        self.side = 0  # whose turn it is
        self.player = 0  # the seat that takes it
        self.turns = [0, 0]  # of each side in this round
        self.throw = NO_THROW
        self.left = 0  # points of the throw
        self.touched = False  # whether a tile was turned over in this turn
        self.accusations: list[int] = []  # still open in this turn
        self.accuser = 0
        self.accused = 0  # line
        self.links: list[Link] = []  # of the last event; replaced, never changed
        self.colour = 0  # of the board they are on
        self.lost = [0, 0]  # points
        self.won = [0, 0]  # rounds

    def clone(self) -> Trigger:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.manual = self.manual
        twin.by_rounds = self.by_rounds
        twin.decoys = self.decoys
        twin.bags = [bag[:] for bag in self.bags]
        twin.boards = [board.clone() for board in self.boards]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.side = self.side
        twin.player = self.player
        twin.turns = self.turns[:]
        twin.throw = self.throw
        twin.left = self.left
        twin.touched = self.touched
        twin.accusations = self.accusations[:]
        twin.accuser = self.accuser
        twin.accused = self.accused
        twin.links = self.links
        twin.colour = self.colour
        twin.lost = self.lost[:]
        twin.won = self.won[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == PLAYING:
            return [self.player]
        if self.phase == MALUS:
            return [self.accuser]
        return [] if self.phase == FINISHED else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.chances()
        if self.phase == MALUS:
            return self.theirs().turned_over(self.accused) if actor == self.accuser else []
        if self.phase != PLAYING or actor < 0 or actor % 2 != self.side:
            return []
        return self.to_play() if actor == self.player else self.offered_accusations()

    def chances(self) -> list[int]:
        if self.phase == LAYING:
            return self.bags[self.laid_now()]
        return THROWS if self.phase in (STARTING, THROWING) else []

    def to_play(self) -> list[int]:
        own = self.own()
        cells = own.within(self.left)
        if self.manual:
            cells = [cell for cell in range(CELLS) if own.open[cell] and own.price(cell) <= self.left]
        if not cells or self.decoys:
            cells.append(HAND_OVER)
        return cells + self.offered_accusations()

    def offered_accusations(self) -> list[int]:
        """All lines, for offering the guilty ones alone would give them away; search need not be teased."""
        if self.decoys:
            return self.accusations
        return [choice for choice in self.accusations if self.theirs().punishable(choice - FIRST_LINE)]

    def own(self) -> Board:
        return self.boards[self.side ^ self.round]

    def theirs(self) -> Board:
        return self.boards[1 - self.side ^ self.round]

    # What happens

    def play(self, actor: int, choice: int) -> None:
        self.links = []
        if actor == CHANCE:
            self.draw(choice)
        elif self.phase == MALUS:
            self.turn_up(choice)
        elif choice < CELLS:
            self.turn_over(choice)
        elif choice == HAND_OVER:
            self.hand_over()
        else:
            self.accuse(actor, choice)

    def draw(self, choice: int) -> None:
        self.revealed += 1
        if self.phase == LAYING:
            self.lay(choice)
        elif self.phase == STARTING:
            self.start(choice)
        else:
            self.begin_turn(choice)

    def laid_now(self) -> int:
        return 0 if len(self.boards[0].tiles) < CELLS else 1

    def lay(self, tile: int) -> None:
        colour = self.laid_now()
        self.bags[colour].remove(tile)
        self.boards[colour].lay(tile)
        if len(self.boards[1].tiles) == CELLS:
            self.phase = STARTING

    def start(self, throw: int) -> None:
        """One die each; the lower one throws first, so the other side plays first."""
        self.throw = throw
        blue, yellow = faces(throw)
        if blue != yellow:
            self.first = self.side = 1 if blue < yellow else 0
            self.phase = THROWING

    def begin_turn(self, throw: int) -> None:
        self.throw = throw
        self.left = BUDGETS[throw]
        partners = range(self.side, self.seats, 2)
        self.player = partners[(self.turns[self.side] + self.round) % len(partners)]
        self.turns[self.side] += 1
        self.touched = False
        self.accusations = ACCUSATIONS[:] if self.manual and self.turns[1 - self.side] else []
        self.phase = PLAYING
        if not self.manual:
            self.show(self.own().chain())

    def turn_over(self, cell: int) -> None:
        self.left -= self.own().price(cell)
        self.touched = True
        self.accusations = []
        self.show(self.own().take(cell, not self.manual))

    def show(self, links: list[Link]) -> None:
        """What was just turned over; the round ends at once when it was the rest."""
        self.links = links
        self.colour = self.side ^ self.round
        if not self.own().left:
            self.end_round()

    def hand_over(self) -> None:
        self.left = 0
        if min(self.turns) >= MOST_TURNS:
            self.end_round()
        else:
            self.side = 1 - self.side
            self.phase = THROWING

    def accuse(self, seat: int, choice: int) -> None:
        self.accusations.remove(choice)
        self.accused = choice - FIRST_LINE
        if self.theirs().punishable(self.accused):
            self.accuser = seat
            self.phase = MALUS

    def turn_up(self, cell: int) -> None:
        self.theirs().turn_up(cell)
        self.revealed += 1
        self.phase = PLAYING

    def end_round(self) -> None:
        """Each side loses what it has open, the winner of a finished round nothing."""
        losses = [self.boards[side ^ self.round].open_points() for side in (0, 1)]
        for side in (0, 1):
            self.lost[side] += losses[side]
            self.won[side] += losses[side] < losses[1 - side]
        self.left = 0
        if self.round + 1 < ROUNDS:
            self.begin_return()
        else:
            self.phase = FINISHED

    def begin_return(self) -> None:
        """Everything face up in its cell, boards swapped, the other side throws first."""
        self.round += 1
        self.boards = [Board(board.tiles) for board in self.boards]
        self.first = 1 - self.first
        self.side = self.first
        self.turns = [0, 0]
        self.accusations = []
        self.phase = THROWING

    def scores(self) -> list[int]:
        of_sides = self.won if self.by_rounds else [-lost for lost in self.lost]
        return [of_sides[seat % 2] for seat in range(self.seats)]

    def contents(self) -> list[int]:
        return tally(self.bags[0] + self.boards[0].tiles) + tally(self.bags[1] + self.boards[1].tiles)

    # Bots

    def simplify(self, seat: int) -> None:
        """Wrong accusations do nothing, and fewer open tiles are never worse than more."""
        self.decoys = False

    def forget(self, rng: Random, share: float) -> None:
        """Mix up what is under some of the tiles; without malus nobody needs to know."""
        if self.manual:
            for board in self.boards:
                board.mix_up([cell for cell in range(len(board.tiles)) if rng.random() < share], rng)

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
