"""Bunte Kuh: three dice are rolled; find a funnel whose three faces add up to their sum before anybody else does.

45 grey dice lie on the plate, in any way; 60 red and yellow ones are dealt out. Whoever first points at a funnel of
the right sum lays a die into it, turned as they like. Who first says that there is none, and is right, lays one into
any funnel. Who is wrong takes a die from each of the others instead. The grey dice then go to the left.
The match ends as soon as somebody has no dice left, laid or given away; several at once share.
Ruling: funnels on the plate have no faces and don't count. After 45 s without a word the round is void.
Ruling: a die that is not laid within 10 s falls as it will, for "none" also where it will.
Ruling: 400 rounds end the match; fewest dice win. Red and yellow are laid by turns.
For the pace and its rulings see tempo.py.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN, Info
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import spotted_cow_talk as talk
from .dice import ALL_ORIENTATIONS, GREY, RED, ROLL, UNKNOWN, YELLOW
from .funnel_values import total
from .lattice import BASE, COUNT, LAYER
from .pyramid import EMPTY, Pyramid
from .spotted_cow_phases import LAY_LASTS, LAYING, LAYING_TIME, LEFT_TO_CHANCE, NONE, NOWHERE, TURN
from .tempo import DRAWING, OVER, PASS, RACING, READY, ROLL_THEM, ROLLING, ROUND, TEMPO, SpeedGame

DICE: Final = 60  # red and yellow
GREY_DICE: Final = 3
LONGEST_ROUND: Final = 45_000
MOST_ROUNDS: Final = 400
# Of a round: a roll, its announcement, three dice, a claim or everybody's pass, laying in two steps and in time.
LONGEST: Final = len(BASE) + 1 + MOST_ROUNDS * 20


class SpottedCow2004(SpeedGame):
    info = Info(
        "spotted_cow_2004",
        Text("Bunte Kuh", "Bunte Kuh"),
        seats=range(2, 7),
        longest=LONGEST,
        options=(TEMPO,),
        box="das_spiel",
        about=Text(
            "Vache tachetée : trouve en premier le creux dont les faces font la somme des dés.",
            "Spotted cow: be the first to find the funnel whose faces add up to the dice.",
        ),
        minutes=40,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.set_up_tempo(options, LONGEST_ROUND)
        self.pyramid = Pyramid()
        self.colour = [UNKNOWN] * COUNT  # of a die, which has the number of its cell
        self.ori = [UNKNOWN] * COUNT
        for cell in BASE:
            self.lie(cell, GREY, UNKNOWN)
        self.to_draw = BASE[::-1]  # cells of dice that lie and have no face yet
        self.stock = [DICE // self.seats] * self.seats
        self.laid = 0
        self.rolled: list[int] = []
        self.claimant = HIDDEN
        self.cell = NOWHERE  # where the claimant's die goes
        self.claims = [0, 0]  # right ones and wrong ones
        self.spoke = HIDDEN  # who made the last claim, until the next roll; in turn, until somebody acts
        self.last = NONE  # that claim
        self.was_right = False

    def begin_with(self, colour: list[int], ori: list[int], first: int) -> None:
        """On top of what another game has left, by cell."""
        for cell in range(COUNT):
            if colour[cell] != UNKNOWN:
                self.lie(cell, colour[cell], ori[cell])
        self.to_draw = [c for c in range(COUNT) if self.pyramid.at[c] != EMPTY and self.ori[c] == UNKNOWN]
        self.give_dice(first)

    def left_pyramid(self) -> tuple[list[int], list[int]]:
        return self.colour[:], self.ori[:]

    def lie(self, cell: int, colour: int, ori: int) -> None:
        if self.pyramid.at[cell] == EMPTY:
            self.pyramid.put(cell, cell)
        self.colour[cell] = colour
        self.ori[cell] = ori

    def clone(self) -> SpottedCow2004:
        twin = type(self)(self.seats)
        self.copy_tempo(twin)
        twin.pyramid = self.pyramid.clone()
        twin.colour = self.colour[:]
        twin.ori = self.ori[:]
        twin.to_draw = self.to_draw[:]
        twin.stock = self.stock[:]
        twin.laid = self.laid
        twin.rolled = self.rolled[:]
        twin.claimant = self.claimant
        twin.cell = self.cell
        twin.claims = self.claims[:]
        twin.spoke = self.spoke
        twin.last = self.last
        twin.was_right = self.was_right
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.to_draw or self.phase in (DRAWING, ROLLING, LEFT_TO_CHANCE):
            return [CHANCE]
        clock = [CLOCK] if self.timers else []
        if self.phase == RACING:
            return [self.turn] if self.relay else [*range(self.seats), CLOCK]
        return ([self.roller] if self.phase == READY else [self.claimant] if self.phase == LAYING else []) + clock

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.draws()
        if self.to_draw or self.phase in (OVER, LEFT_TO_CHANCE):
            return []
        if actor == CLOCK:
            return self.timers
        if self.phase == READY:
            return [ROLL_THEM] if actor == self.roller else []
        if self.phase == LAYING:
            return self.ways() if actor == self.claimant else []
        if self.phase != RACING or not 0 <= actor < self.seats or (self.relay and actor != self.turn):
            return []
        return self.funnels() + ([NONE, PASS] if self.relay else [NONE])

    def draws(self) -> list[int]:
        if self.to_draw:
            return ALL_ORIENTATIONS
        if self.phase == LEFT_TO_CHANCE:
            return self.ways()
        return list(range(self.seats)) if self.phase == DRAWING else ROLL if self.phase == ROLLING else []

    def ways(self) -> list[int]:
        """To lay a die: first where, if that is open, then which way up."""
        return self.funnels() if self.cell == NOWHERE else [TURN + ori for ori in ALL_ORIENTATIONS]

    def funnels(self) -> list[int]:
        """Those made of three dice."""
        return [cell for cell in self.pyramid.funnels if LAYER[cell] > 0]

    def is_right(self, claim: int) -> bool:
        cells = self.funnels() if claim == NONE else [claim]
        found = any(total(self.pyramid, self.ori, cell) == sum(self.rolled) for cell in cells)
        return found != (claim == NONE)

    def lasts(self, timer: int) -> int:
        return LAY_LASTS if timer == LAYING_TIME else super().lasts(timer)

    # What happens

    def act(self, seat: int, choice: int) -> None:
        if choice == ROLL_THEM:
            self.rolled = []
            self.announce()
        elif self.phase == LAYING:
            self.lay(choice)
        elif choice == PASS:
            self.spoke = HIDDEN
            self.acted_in_turn(passed=True)
        else:
            self.claim(seat, choice)

    def drawn(self, choice: int) -> None:
        if self.to_draw:
            self.ori[self.to_draw.pop()] = choice
        elif self.phase == DRAWING:
            self.give_dice(choice)
        elif self.phase == LEFT_TO_CHANCE:
            self.lay(choice)
        else:
            self.rolled.append(choice)
            if not self.relay:
                self.spoke = HIDDEN
            if len(self.rolled) == GREY_DICE:
                self.open_race(quiet=False)

    def ring(self, timer: int) -> None:
        if timer == ROUND:
            self.end_round()
        elif timer == LAYING_TIME:
            self.phase = LEFT_TO_CHANCE

    def claim(self, seat: int, claim: int) -> None:
        right = self.is_right(claim)
        self.spoke, self.last, self.was_right = seat, claim, right
        self.claims[0 if right else 1] += 1
        if right:
            self.claimant = seat
            self.cell = NOWHERE if claim == NONE else claim
            self.phase = LAYING
            self.timers = [] if self.relay else [LAYING_TIME]
        else:
            self.stock = [dice - 1 for dice in self.stock]
            self.stock[seat] += self.seats
            self.end_round()

    def lay(self, choice: int) -> None:
        if self.cell == NOWHERE:
            self.cell = choice
            return
        self.lie(self.cell, YELLOW if self.laid % 2 else RED, choice - TURN)
        self.laid += 1
        self.stock[self.claimant] -= 1
        self.end_round()

    def end_round(self) -> None:
        self.claimant, self.cell, self.timers = HIDDEN, NOWHERE, []
        if min(self.stock) == 0 or self.rounds >= MOST_ROUNDS:
            self.phase = OVER
        else:
            self.give_dice((self.roller + 1) % self.seats)

    def give_dice(self, seat: int) -> None:
        super().give_dice(seat)
        if self.relay:
            self.rolled = []

    # How it stands

    def scores(self) -> list[int]:
        """Dice that are left, each a loss."""
        return [-dice for dice in self.stock]

    def contents(self) -> list[int]:
        return [self.laid + sum(self.stock), self.pyramid.filled() - self.laid]

    def tallies(self) -> dict[str, int]:
        right, wrong = self.claims
        return {"rounds": self.rounds, "right": right, "wrong": wrong, "laid": self.laid}

    # Bots

    def simplify(self, seat: int) -> None:
        """In thought nobody hurries: in turn, beginning with whoever thinks."""
        if not self.relay:
            self.relay = True
            self.turn = seat
            self.timers = []
            if self.phase not in (READY, RACING, OVER, DRAWING, LAYING, LEFT_TO_CHANCE):
                self.phase = ROLLING

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
