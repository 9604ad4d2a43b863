"""Cache-cache: everybody has a tripod of four dice; throw black dice onto the plate until yours cannot be seen.

In turn each throws one black die from 15 cm: aims at a point of the plate, with more or less strength; no hand is quite
steady. What falls off the plate goes back to the stock. The first whose nine open faces are all covered wins.
Ruling: you hide your own tripod (the French sheet says another's); whoever threw a die, it covers what it covers.
Ruling: 20 black dice for each player, in one stock. When all lie, or after 60 throws each, most covered faces win.
Ruling: tripods stand off the border, their tops at least two steps apart; option `setup`: in the three corners.
Ruling: a throw that hides two tripods is won by the thrower; if neither is the thrower's, both win.
Ruling: a leaning die is tapped downhill twice; if it still lies in no cell, it is off.
Ruling: damaged tripods are put up again at once; black dice in the way go to the nearest funnel.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, WORLD, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import hide_away_talk as talk
from . import scatter
from .aiming import CENTRES, SPEEDS, aim, aimed_at, strength_of
from .hide_away_phases import AIMING, BLACKS, BUILDING, DRAWING, FLYING, HEIGHT, MOST_THROWS, OVER, TREMBLING
from .hide_away_tripods import CORNERS, DICE, FACES, HIDING, TOPS, is_apart, put_up_again
from .lattice import tripod
from .pyramid import EMPTY, Pyramid
from .throwing import OFF, TREMORS, Throw, cell_of, cells_after, die_of, ori_of, spot_of, unsupported

SETUP: Final = Option(
    "setup",
    Text("Petites pyramides", "Tripods"),
    {
        "choose": Text("chaque personne choisit sa place", "everybody picks a place"),
        "corners": Text("une dans chaque coin", "one in each corner"),
    },
)


class HideAway(Position):
    info = Info(
        "hide_away",
        Text("Cache-cache", "Hide Away"),
        seats=range(2, 4),
        longest=10 + 3 * MOST_THROWS * (3 + 3 * (DICE + BLACKS)),
        options=(SETUP,),
        box="das_spiel",
        about=Text(
            "Lance des dés noirs et fais disparaître ta petite pyramide.",
            "Throw black dice and make your little pyramid disappear.",
        ),
        minutes=20,
    )

    def set_up(self, options: dict[str, str]) -> None:
        seats = self.seats
        self.in_corners = options["setup"] == "corners"
        self.phase = DRAWING
        self.turn = 0
        self.tops = [EMPTY] * seats
        self.pyramid = Pyramid()
        self.ori = [die * 5 % 24 for die in range((DICE + BLACKS) * seats)]  # tripods first, then black dice
        self.die = EMPTY  # the one in the air
        self.aim = 0
        self.tremor = 0
        self.answers: list[int] = []  # of the world so far
        self.throws = 0
        self.winners: list[int] = []  # whose tripods are hidden

    def clone(self) -> HideAway:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.in_corners = self.in_corners
        twin.phase = self.phase
        twin.turn = self.turn
        twin.tops = self.tops[:]
        twin.pyramid = self.pyramid.clone()
        twin.ori = self.ori[:]
        twin.die = self.die
        twin.aim = self.aim
        twin.tremor = self.tremor
        twin.answers = self.answers[:]
        twin.throws = self.throws
        twin.winners = self.winners[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == FLYING:
            return [WORLD]
        return [CHANCE] if self.phase in (DRAWING, TREMBLING) else [self.turn]

    def choices(self, actor: int) -> list[int]:
        """Of the aims only a sample: straight into each funnel."""
        if actor not in self.to_act() or actor == WORLD:
            return []
        if actor == CHANCE:
            return list(range(self.seats)) if self.phase == DRAWING else TREMORS
        if self.phase == BUILDING:
            standing = [top for top in self.tops if top != EMPTY]
            return [top for top in TOPS if is_apart(top, standing)]
        return [aim(CENTRES[funnel], 0) for funnel in sorted(self.pyramid.funnels)]

    def throw(self) -> Throw:
        return Throw(aimed_at(self.aim), SPEEDS[strength_of(self.aim)], self.turn, HEIGHT)

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor == WORLD:
            self.answer(choice)
        elif self.phase == DRAWING:
            self.begin(choice)
        elif self.phase == TREMBLING:
            self.tremor = choice
            self.phase = FLYING
        elif self.phase == BUILDING:
            self.put_tripod(self.turn, choice)
        else:
            self.aim = choice
            self.die = self.next_die()
            self.phase = TREMBLING

    def begin(self, first: int) -> None:
        self.revealed += 1
        self.turn = first
        self.phase = BUILDING
        if self.in_corners:
            for n in range(self.seats):
                self.put_tripod((first + n) % self.seats, CORNERS[(first + n) % self.seats])

    def put_tripod(self, seat: int, top: int) -> None:
        self.tops[seat] = top
        dice = tripod(top)
        for cell in sorted(dice):
            self.pyramid.put(cell, DICE * seat + dice.index(cell))
        self.turn = (seat + 1) % self.seats
        if EMPTY not in self.tops:
            self.phase = AIMING

    def next_die(self) -> int:
        """From the stock, the lowest number first."""
        lying = set(self.pyramid.at)
        return next(die for die in range(DICE * self.seats, len(self.ori)) if die not in lying)

    def answer(self, answer: int) -> None:
        """The table shows nothing before the last answer, which is about the thrown die: a throw is seen whole."""
        self.answers.append(answer)
        if die_of(answer) == self.die:
            self.land()

    def land(self) -> None:
        self.revealed += 1
        for told in self.answers:
            if spot_of(told) != OFF and die_of(told) >= DICE * self.seats:
                self.ori[die_of(told)] = ori_of(told)
        cells = cells_after(self.pyramid, self.answers)
        black = {cell: die for cell, die in cells.items() if die >= DICE * self.seats}
        self.pyramid = put_up_again(black, self.tops)
        self.answers = []
        self.die = EMPTY
        self.end_throw()

    def end_throw(self) -> None:
        self.throws += 1
        hidden = [seat for seat in range(self.seats) if self.covered(seat) == FACES]
        self.winners = [self.turn] if self.turn in hidden else hidden
        self.turn = (self.turn + 1) % self.seats
        over = hidden or not self.stock() or self.throws == MOST_THROWS * self.seats
        self.phase = OVER if over else AIMING

    # How it stands

    def covered(self, seat: int) -> int:
        """Faces of this seat's tripod that a black die hides."""
        top = self.tops[seat]
        return 0 if top == EMPTY else sum(self.pyramid.at[cell] != EMPTY for cell in HIDING[top])

    def stock(self) -> int:
        """Black dice that do not lie on the plate, the one in the air included."""
        standing = DICE * sum(top != EMPTY for top in self.tops)
        return BLACKS * self.seats - (self.pyramid.filled() - standing)

    def scores(self) -> list[int]:
        """Covered faces, and one more for whoever hid a tripod first."""
        return [self.covered(seat) + (seat in self.winners) for seat in range(self.seats)]

    def contents(self) -> list[int]:
        black = sum(die >= DICE * self.seats for die in self.pyramid.at)
        return [black + self.stock()]

    def tallies(self) -> dict[str, int]:
        return {"throws": self.throws, "hidden": int(bool(self.winners))}

    def stand_in(self, rng: Random) -> list[int]:
        return scatter.answers(self.pyramid, self.die, self.throw(), rng)

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)

    def why_not_told(self, answer: int) -> bool:
        """Whether the world may not say so: of a die that does not lie there, twice of one, or what cannot stand."""
        die = die_of(answer)
        known = die == self.die or die in self.pyramid.at
        if answer < 0 or not known or any(die_of(told) == die for told in self.answers):
            return True
        return die == self.die and not self.can_stand([*self.answers, answer])

    def can_stand(self, answers: list[int]) -> bool:
        cells = cells_after(self.pyramid, answers)
        missing = [told for told in answers if spot_of(told) != OFF and cells.get(cell_of(told)) != die_of(told)]
        return not missing and not unsupported(cells)
