"""Le grand jeu: four games in a row on one pyramid, which is built and taken apart by turns.

Abquetschen, Raffzahn, Bunte Kuh, Cui bono?: each begins with the dice that the one before has left, in their places
and colours; what its start needs besides is filled in at random. The edition proposes it and does not say how to count.
Ruling: in each game 2 points for every rival who does worse than you and 1 for every rival who does as well;
most points after the four games wins, equals share.
Ruling: whoever has fewest points begins the next game; of equals, who comes first after whoever began the last one.
Ruling: it is for three, because Raffzahn is. Raffzahn begins without an apex, Bunte Kuh with the bottom layer alone:
what lies higher is put aside.
Ruling: whoever begins the next game says when, so that everybody can look at how the last one ended.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, HIDDEN, NOT_NOW, Info, Position
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .cui_bono_2004 import CuiBono2004
from .cui_bono_phases import DRAWN
from .dice import UNKNOWN
from .grabber_2004 import Grabber2004
from .lattice import APEX, COUNT, LAYER, SIDES
from .showing import die_words
from .spotted_cow_2004 import SpottedCow2004
from .squeeze_2004 import Squeeze2004
from .tempo import TEMPO

Leg = Squeeze2004 | Grabber2004 | SpottedCow2004 | CuiBono2004
Follower = Grabber2004 | SpottedCow2004 | CuiBono2004
LEGS: Final[list[Info]] = [Squeeze2004.info, Grabber2004.info, SpottedCow2004.info, CuiBono2004.info]
RAFFZAHN: Final = 1
BUNTE_KUH: Final = 2
LAST: Final = 3
NEXT_GAME: Final = 1_000  # the choice to begin the next game; all others are those of the games themselves


class GrandGame(Position):
    info = Info(
        "grand_game",
        Text("Le grand jeu", "The grand game"),
        seats=range(3, 4),
        longest=sum([info.longest for info in LEGS]) + LAST + COUNT,
        options=(TEMPO,),
        box="das_spiel",
        about=Text(
            "Quatre jeux à la suite sur une même pyramide, tour à tour bâtie et défaite.",
            "Four games in a row on one pyramid, built and taken apart by turns.",
        ),
        minutes=90,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.tempo = options["tempo"]
        self.number = 0  # of the game that is played
        self.points = [0] * self.seats  # of the games that are over
        self.first = 0  # who begins the next game
        self.waiting = False  # whether the next game is still to begin
        self.to_fill: list[int] = []  # cells of new dice that show: their colour is drawn
        self.supply: list[int] = []  # to draw from
        self.only_this_one = False  # in thought the game that is played is all
        squeeze = Squeeze2004(self.seats)
        squeeze.set_up({})
        self.leg: Leg = squeeze

    def clone(self) -> GrandGame:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.tempo = self.tempo
        twin.number = self.number
        twin.points = self.points[:]
        twin.first = self.first
        twin.waiting = self.waiting
        twin.to_fill = self.to_fill[:]
        twin.supply = self.supply[:]
        twin.only_this_one = self.only_this_one
        twin.leg = self.leg.clone()
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.to_fill:
            return [CHANCE]
        return [self.first] if self.waiting else self.leg.to_act()

    def choices(self, actor: int) -> list[int]:
        if self.to_fill:
            return self.supply if actor == CHANCE else []
        if self.waiting:
            return [NEXT_GAME] if actor == self.first else []
        return self.leg.choices(actor)

    def lasts(self, timer: int) -> int:
        return self.leg.lasts(timer)

    def race(self) -> int:
        return HIDDEN if self.waiting or self.to_fill else self.leg.race()

    def stand_in(self, rng: Random) -> list[int]:
        return self.leg.stand_in(rng)

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if self.waiting:
            self.begin_next()
        elif self.to_fill:
            self.fill(choice)
        else:
            self.play_leg(actor, choice)

    def play_leg(self, actor: int, choice: int) -> None:
        known = self.leg.revealed
        self.leg.play(actor, choice)
        self.revealed += self.leg.revealed - known
        if not self.leg.to_act() and self.number < LAST and not self.only_this_one:
            self.end_leg()

    def end_leg(self) -> None:
        began = self.leg.starter if isinstance(self.leg, Squeeze2004) else self.first
        self.points = self.scores()
        order = [(began + n) % self.seats for n in range(1, self.seats + 1)]
        self.first = min(order, key=self.points.__getitem__)
        self.waiting = True

    def begin_next(self) -> None:
        """The dice change hands; what only one side saw so far, everybody may see then."""
        assert not isinstance(self.leg, CuiBono2004)
        colour, ori = self.leg.left_pyramid()
        self.number += 1
        if self.number == BUNTE_KUH:
            colour = [c if LAYER[cell] == 0 else UNKNOWN for cell, c in enumerate(colour)]
        leg = laid(self.number, self.seats, self.tempo)
        leg.begin_with(colour, ori, self.first)
        self.leg = leg
        self.revealed += 1
        self.waiting = False
        if self.number == RAFFZAHN:
            self.to_fill = [cell for cell in range(APEX) if colour[cell] == UNKNOWN and SIDES[cell] > 0]
            self.supply = [c for c, n in enumerate(DRAWN) for _ in range(n - colour.count(c))]

    def fill(self, colour: int) -> None:
        """Raffzahn cares for no colours, but Cui bono? will meet some of these dice."""
        assert isinstance(self.leg, Grabber2004)
        self.supply.remove(colour)
        colours = self.leg.colour[:]
        colours[self.to_fill.pop()] = colour
        self.leg.colour = colours
        self.revealed += 1

    # How it stands

    def scores(self) -> list[int]:
        """The points so far, those of the game that is played as if it were over now."""
        if self.waiting:
            return self.points
        return [had + won for had, won in zip(self.points, points_of(self.leg.scores()), strict=True)]

    # Bots

    def imagine(self, seat: int, rng: Random) -> GrandGame:
        twin = self.clone()
        twin.leg = imagined(self.leg, seat, rng)
        return twin

    def simplify(self, seat: int) -> None:
        self.only_this_one = True
        self.leg.simplify(seat)

    def forget(self, rng: Random, share: float) -> None:
        self.leg.forget(rng, share)

    # People

    def ask(self, actor: int) -> Ask:
        if not self.waiting:
            return self.leg.ask(actor)
        title = LEGS[self.number + 1].title
        return Ask(Text(f"Fini ! Et maintenant : {title.fr}", f"Done! And now: {title.en}"), default=NEXT_GAME)

    def label(self, actor: int, choice: int) -> Label:
        if self.to_fill:
            words = die_words(choice)
            return Label(Text(f"un {words.fr} complète la pyramide", f"a {words.en} completes the pyramid"))
        if not self.waiting:
            return self.leg.label(actor, choice)
        title = LEGS[self.number + 1].title
        return Label(Text(f"commence {title.fr}", f"begin {title.en}"))

    def seen(self, seat: int, actor: int, choice: int) -> int:
        return choice if self.waiting or self.to_fill else self.leg.seen(seat, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return [*self.leg.scene(seat), self.grand_zone()]

    def grand_zone(self) -> Zone:
        """The points of the games that are over."""
        title = LEGS[self.number].title
        parts = tuple([points_part(seat, many) for seat, many in enumerate(self.points)])
        fr, en = f"{self.number + 1}/4, {title.fr}", f"{self.number + 1}/4, {title.en}"
        return Zone("grand", "counters", self.seats, parts, Text(f"Grand jeu {fr}", f"Grand game {en}"))

    def why_not(self, actor: int, choice: int) -> Text | None:
        if not self.waiting and not self.to_fill:
            return self.leg.why_not(actor, choice)
        return None if choice in self.choices(actor) else NOT_NOW


def imagined(leg: Leg, seat: int, rng: Random) -> Leg:
    thought = leg.imagine(seat, rng)
    assert isinstance(thought, (Squeeze2004, Grabber2004, SpottedCow2004, CuiBono2004))
    return thought


def points_of(scores: list[int]) -> list[int]:
    """2 for every rival who did worse, 1 for every one who did as well."""
    return [sum([2 if s > other else int(s == other) for other in scores]) - 1 for s in scores]


def points_part(seat: int, many: int) -> Part:
    name = Text(f"{many} point{'s' * (many > 1)}", f"{many} point{'s' * (many != 1)}")
    return Part("points", seat, name, str(many), seat, seat)


def laid(number: int, seats: int, tempo: str) -> Follower:
    """Game number 1, 2 or 3 with its usual options, at this pace."""
    options = {option.name: next(iter(option.values)) for option in LEGS[number].options}
    leg: Follower = Grabber2004(seats) if number == 1 else SpottedCow2004(seats) if number == 2 else CuiBono2004(seats)
    leg.set_up(options | {"tempo": tempo})
    return leg
