"""Cui bono?: pull a die out of the bottom layer and try to put it back higher up; what you keep counts against you.

A die of the plate with two open faces or more is taken; the row that leans on it slides down. It may go back into a
funnel of dice that has three colours, or one colour that is not its own; but no row that it tops, down to the plate,
may be all of its colour. With 2 to 4 players the tenth die that somebody keeps ends the match, with more the seventh.
Fewest points against you wins, then fewest dice; after that it is shared.
Ruling: any die that can be pulled may be taken, also one that cannot go back; keeping it is always allowed.
Ruling: a die that nobody has ever seen makes no row of one colour: what cannot be seen forbids nothing.
Ruling: yellow counts 1, grey 2, red 3.
Ruling: after 30 dice put back in a row by the whole table, the next one taken must be kept.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import cui_bono_talk as talk
from .cui_bono_phases import DRAWN, KEEP, LIMIT, LONGEST, NO_DIE, OVER, PENALTY, PUTTING, STARTING, STREAK, TAKING
from .dice import UNKNOWN
from .lattice import COUNT, ROW_DOWN, SUPPORTS
from .pyramid import EMPTY, Pyramid

OPEN_BOX: Final = Option(
    "open_box",
    Text("Dés recouverts", "Covered dice"),
    {"no": Text("inconnus", "unknown"), "yes": Text("connus dès le début", "known from the start")},
)


class CuiBono2004(Position):
    info = Info(
        "cui_bono_2004",
        Text("Cui bono ?", "Cui bono?"),
        seats=range(2, 7),
        longest=LONGEST,
        options=(OPEN_BOX,),
        box="das_spiel",
        about=Text(
            "À qui profite-t-il ? Tire un dé du bas et replace-le plus haut, sinon il te coûte.",
            "In whose favour? Pull a die from the bottom and put it back higher up, or pay for it.",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.pyramid = Pyramid.full(list(range(COUNT)))
        self.colour = [UNKNOWN] * COUNT  # of each die
        self.known = [False] * COUNT  # whether anybody has seen this die
        self.supply = DRAWN[:]  # dice of each colour that are still to be drawn
        self.phase = STARTING
        self.turn = 0
        self.hand = NO_DIE
        self.offers: list[int] = []
        self.kept: list[list[int]] = [[] for _ in range(self.seats)]
        self.penalty = [0] * self.seats
        self.streak = 0  # dice put back in a row, by whomever
        self.open_box = options["open_box"] == "yes"
        self.to_draw = [cell for cell in range(COUNT) if self.open_box or self.pyramid.load[cell] < 3]

    def begin_with(self, colour: list[int], ori: list[int], first: int) -> None:
        """On the pyramid of another game, by cell; what is missing there is drawn as usual."""
        self.colour = colour[:]
        self.known = [c != UNKNOWN for c in colour]
        self.supply = [max(0, n - colour.count(c)) for c, n in enumerate(DRAWN)]
        self.to_draw = [die for die in self.to_draw if not self.known[die]]
        self.turn = first
        self.begin_turn()

    def clone(self) -> CuiBono2004:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.pyramid = self.pyramid.clone()
        twin.colour = self.colour[:]
        twin.known = self.known[:]
        twin.supply = self.supply[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.hand = self.hand
        twin.offers = self.offers
        twin.kept = [dice[:] for dice in self.kept]
        twin.penalty = self.penalty[:]
        twin.streak = self.streak
        twin.open_box = self.open_box
        twin.to_draw = self.to_draw[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.to_draw or self.phase == STARTING:
            return [CHANCE]
        return [self.turn] if self.phase != OVER else []

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.chances()
        return self.offers if actor == self.turn and not self.to_draw else []

    def chances(self) -> list[int]:
        if self.phase == STARTING:
            return list(range(self.seats))
        return [c for c, n in enumerate(self.supply) for _ in range(n)] if self.to_draw else []

    def fits(self, cell: int, colour: int) -> bool:
        """Whether a die of this colour may go into this funnel."""
        if not SUPPORTS[cell]:
            return False
        at, colours = self.pyramid.at, self.colour
        a, b, c = [colours[at[below]] for below in SUPPORTS[cell]]
        if a == b:
            return b == c and a != colour
        return c not in (a, b) and not self.tops_a_row(cell, (a, b, c).index(colour), colour)

    def tops_a_row(self, cell: int, axis: int, colour: int) -> bool:
        """Whether all dice of the row below are of this colour."""
        for below in ROW_DOWN[cell][axis]:
            if below != cell:
                die = self.pyramid.at[below]
                if not self.known[die] or self.colour[die] != colour:
                    return False
        return True

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.revealed += 1
            self.drawn(choice)
        elif self.phase == TAKING:
            self.take(choice)
        elif choice == KEEP:
            self.keep()
        else:
            self.put(choice)

    def drawn(self, choice: int) -> None:
        if self.phase == STARTING:
            self.turn = choice
            self.begin_turn()
            return
        die = self.to_draw.pop()
        self.supply[choice] -= 1
        self.colour[die] = choice
        self.known[die] = True
        if not self.to_draw and self.phase == PUTTING:
            self.look_for_funnels()

    def begin_turn(self) -> None:
        self.phase = TAKING
        self.offers = self.pyramid.takeable()

    def take(self, cell: int) -> None:
        self.hand = self.pyramid.at[cell]
        top = self.column(cell)[-1]
        self.pyramid.slide(cell)
        self.phase = PUTTING
        self.offers = []
        for below in SUPPORTS[top]:
            self.uncover(below)
        if not self.to_draw:
            self.look_for_funnels()

    def column(self, cell: int) -> list[int]:
        """The row that slides when this die is pulled out, from the bottom."""
        row = [cell]
        while (above := self.pyramid.only_upper(row[-1])) != EMPTY:
            row.append(above)
        return row

    def uncover(self, cell: int) -> None:
        """Everybody sees the die in this cell now."""
        die = self.pyramid.at[cell]
        if self.colour[die] == UNKNOWN:
            self.to_draw.append(die)
        self.known[die] = True

    def look_for_funnels(self) -> None:
        """Where the die may go; if nowhere, it is kept."""
        colour = self.colour[self.hand]
        cells = [cell for cell in self.pyramid.funnels if self.fits(cell, colour)] if self.streak < STREAK else []
        if cells:
            self.offers = sorted(cells) + [KEEP]
        else:
            self.keep()

    def put(self, cell: int) -> None:
        self.pyramid.put(cell, self.hand)
        self.streak += 1
        self.end_turn()

    def keep(self) -> None:
        self.kept[self.turn].append(self.hand)
        self.penalty[self.turn] += PENALTY[self.colour[self.hand]]
        self.streak = 0
        self.end_turn()

    def end_turn(self) -> None:
        self.hand = NO_DIE
        if len(self.kept[self.turn]) >= LIMIT[self.seats]:
            self.offers = []
            self.phase = OVER
            return
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn()

    # How it stands

    def scores(self) -> list[int]:
        """Hundreds for the points, the rest for the dice: 12 points with 6 dice are -1206."""
        return [-100 * self.penalty[seat] - len(self.kept[seat]) for seat in range(self.seats)]

    def contents(self) -> list[int]:
        kept = sum([len(dice) for dice in self.kept])
        return [self.pyramid.filled() + kept + int(self.hand != NO_DIE)]

    def tallies(self) -> dict[str, int]:
        return {"dice kept": sum([len(dice) for dice in self.kept])}

    # Bots

    def imagine(self, seat: int, rng: Random) -> CuiBono2004:
        """What nobody has seen gets a colour at once, so that thought need not stop for chance."""
        twin = self.clone()
        covered = [die for die in range(COUNT) if twin.colour[die] == UNKNOWN and die not in twin.to_draw]
        bag = [c for c, n in enumerate(twin.supply) for _ in range(n)]
        for die, colour in zip(covered, rng.sample(bag, len(covered)), strict=True):
            twin.colour[die] = colour
            twin.supply[colour] -= 1
        return twin

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
