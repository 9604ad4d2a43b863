"""Abquetschen: roll, and lay that many of your 55 dice as one group; the first who has none left wins.

The dice of a turn hang together by whole faces, and one of them touches a die of yours from an earlier turn (as long as
you have none: any die). Who cannot lay all of them loses the turn. A new row of 4, 5 or 6 gives up to 1, 2 or 3 bonus
dice, laid as one group that touches any die of yours. Who rolls more than they have left wins at once.
If at the start of a turn every place on a player's dice is taken, they are squeezed: fewest dice left wins.
Whoever rolls the first 4 begins with four dice that hang together, none of them on the border.
Ruling: who rolls first is drawn. The rule for players without a die lasts until they have laid some.
Ruling: until the starter's second turn everybody leaves a place on one of the starter's dice.
Ruling: bonus dice may be fewer, or none; a row of bonus dice gives no more of them.
Ruling: three rounds without a die laid end the match; fewest dice left wins, equals share.
"""

from __future__ import annotations

from ...core.game import CHANCE, Info, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import squeeze_talk as talk
from .connected import BIT, cells_of, largest_row
from .dice import ROLL, UNKNOWN
from .lattice import COUNT, UPPERS
from .pyramid import EMPTY, Pyramid
from .squeeze_phases import (
    BONUS,
    DONE,
    DRAWING,
    FIRST_ROLL,
    IDLE_ROUNDS,
    LAYING,
    LONGEST,
    MOST_BONUS,
    NOBODY,
    OVER,
    ROLLING,
    SEAT_COLOURS,
    SHORTEST_ROW,
    STARTING,
    STARTS,
    STOCK,
)
from .touching_sets import open_uppers, sets_from


class Squeeze2004(Position):
    info = Info(
        "squeeze_2004",
        Text("Abquetschen", "Abquetschen"),
        seats=range(3, 5),
        longest=LONGEST,
        box="das_spiel",
        about=Text(
            "Écraser : place tes 55 dés avant les autres, sans te faire enfermer.",
            "Squeezing: lay your 55 dice first, and don't get walled in.",
        ),
        minutes=30,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.pyramid = Pyramid()
        self.occ = 0  # the cells that are full, as one number
        self.own: list[list[int]] = [[] for _ in range(self.seats)]  # cells of each seat's dice
        self.phase = DRAWING
        self.turn = 0
        self.roll = 0
        self.starter = NOBODY
        self.protected = True  # the starter, in the first round
        self.idle = 0  # turns in a row without a die laid
        self.sets: list[int] = []  # all that may be laid now and that holds what is laid already; replaced, not changed
        self.laid = 0  # of such a set
        self.offers: list[int] = []
        self.orderly = False  # in thought a set is laid in one order only
        self.winner = NOBODY
        self.squeezed = NOBODY

    def clone(self) -> Squeeze2004:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.pyramid = self.pyramid.clone()
        twin.occ = self.occ
        twin.own = [cells[:] for cells in self.own]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.roll = self.roll
        twin.starter = self.starter
        twin.protected = self.protected
        twin.idle = self.idle
        twin.sets = self.sets
        twin.laid = self.laid
        twin.offers = self.offers
        twin.orderly = self.orderly
        twin.winner = self.winner
        twin.squeezed = self.squeezed
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        return [self.turn] if self.phase >= LAYING else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return list(range(self.seats)) if self.phase == DRAWING else ROLL if self.phase < LAYING else []
        return self.offers if actor == self.turn and LAYING <= self.phase < OVER else []

    def offered(self) -> list[int]:
        """The cells of these sets that a die can lie in now; stopping, where what is laid is a whole set."""
        union, done = 0, self.phase == BONUS and self.laid == 0
        for mask in self.sets:
            rest = mask ^ self.laid
            if rest == 0:
                done = True
            else:
                union |= rest & -rest if self.orderly else rest
        cells = [cell for cell in cells_of(union) if self.pyramid.is_funnel(cell)]
        return cells + [DONE] if done else cells

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.revealed += 1
            self.rolled(choice)
        elif choice == DONE:
            self.end_turn()
        else:
            self.lay(choice)

    def rolled(self, n: int) -> None:
        if self.phase == DRAWING:
            self.turn = n
            self.phase = STARTING
            return
        self.roll = n
        if self.phase == STARTING:
            self.roll_to_start()
        elif n > self.stock(self.turn):
            self.win(self.turn)
        else:
            self.begin(LAYING, self.legal_sets(n))

    def roll_to_start(self) -> None:
        if self.roll == FIRST_ROLL:
            self.starter = self.turn
            self.begin(LAYING, STARTS)
        else:
            self.turn = (self.turn + 1) % self.seats

    def begin(self, phase: int, sets: list[int]) -> None:
        """Lay one of these sets; without any the turn is over."""
        self.sets, self.laid = sets, 0
        if not sets:
            self.end_turn()
            return
        self.phase = phase
        self.offers = self.offered()

    def legal_sets(self, n: int) -> list[int]:
        """Of n dice. A player without a die starts from anybody's."""
        own = self.own[self.turn]
        touched = own if own else [cell for cells in self.own for cell in cells]
        return self.sparing(sets_from(open_uppers(self.pyramid, touched), self.occ, n)[n])

    def sparing(self, sets: list[int]) -> list[int]:
        """In the first round: those that leave a place on the starter's dice."""
        if not self.protected:
            return sets
        places = open_uppers(self.pyramid, self.own[self.starter])
        return [mask for mask in sets if places & ~mask]

    def lay(self, cell: int) -> None:
        self.pyramid.put(cell, self.turn * STOCK + len(self.own[self.turn]))
        self.occ |= BIT[cell]
        self.own[self.turn].append(cell)
        self.idle = 0
        held = [mask for mask in self.sets if mask & BIT[cell]]
        if self.orderly:
            held = [mask for mask in held if (mask ^ self.laid) & -(mask ^ self.laid) == BIT[cell]]
        self.laid |= BIT[cell]
        self.sets = held
        if held == [self.laid]:
            self.whole()
        else:
            self.offers = self.offered()

    def whole(self) -> None:
        """All that could be laid is laid."""
        extra = self.bonus() if self.phase == LAYING else 0
        if self.stock(self.turn) == 0:
            self.win(self.turn)
        elif extra > 0:
            self.begin(BONUS, self.bonus_sets(extra))
        else:
            self.end_turn()

    def bonus(self) -> int:
        row = largest_row(self.laid)
        return min(row - SHORTEST_ROW + 1, MOST_BONUS, self.stock(self.turn)) if row >= SHORTEST_ROW else 0

    def bonus_sets(self, most: int) -> list[int]:
        by_size = sets_from(open_uppers(self.pyramid, self.own[self.turn]), self.occ, most)
        return self.sparing([mask for sets in by_size for mask in sets])

    def end_turn(self) -> None:
        if self.phase == ROLLING:
            self.idle += 1
        self.sets, self.laid, self.offers = [], 0, []
        if self.stock(self.turn) == 0:
            self.win(self.turn)
            return
        self.turn = (self.turn + 1) % self.seats
        self.phase = ROLLING
        if self.turn == self.starter:
            self.protected = False
        if self.is_squeezed(self.turn):
            self.squeezed = self.turn
            self.phase = OVER
        elif self.idle >= IDLE_ROUNDS * self.seats:
            self.phase = OVER

    def win(self, seat: int) -> None:
        self.winner = seat
        self.sets, self.offers = [], []
        self.phase = OVER

    def is_squeezed(self, seat: int) -> bool:
        """No place on any of this seat's dice."""
        load = self.pyramid.load
        for cell in self.own[seat]:
            if load[cell] < len(UPPERS[cell]):
                return False
        return bool(self.own[seat])

    # How it stands

    def stock(self, seat: int) -> int:
        return STOCK - len(self.own[seat])

    def scores(self) -> list[int]:
        """Dice left, each a loss; whoever wins by rolling more than is left counts as having none."""
        return [0 if seat == self.winner else -self.stock(seat) for seat in range(self.seats)]

    def contents(self) -> list[int]:
        dice = [0] * self.seats
        for die in self.pyramid.at:
            if die != EMPTY:
                dice[die // STOCK] += 1
        return [dice[seat] + self.stock(seat) for seat in range(self.seats)]

    def tallies(self) -> dict[str, int]:
        over_rolled = self.winner != NOBODY and self.stock(self.winner) > 0
        return {
            "dice": self.pyramid.filled(),
            "squeezed": int(self.squeezed != NOBODY),
            "over-rolled": int(over_rolled),
        }

    def left_pyramid(self) -> tuple[list[int], list[int]]:
        """What the next game may begin with: colours by cell; how the dice lie means nothing here."""
        at = self.pyramid.at
        return [SEAT_COLOURS[die // STOCK] if die != EMPTY else UNKNOWN for die in at], [UNKNOWN] * COUNT

    # Bots

    def simplify(self, seat: int) -> None:
        """Lowest cell first: what is below is filled before what stands on it."""
        self.orderly = True
        if LAYING <= self.phase < OVER:
            self.offers = self.offered()

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
