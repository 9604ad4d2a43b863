"""A game with a pyramid, for the tests: take free dice away, lay dice of your own in funnels and say which way up."""

from random import Random

from ludotheque.boxes.das_spiel.dice import ALL_ORIENTATIONS, COLOURS, SHOWING
from ludotheque.boxes.das_spiel.lattice import BASE, COUNT
from ludotheque.boxes.das_spiel.pyramid import EMPTY, Pyramid
from ludotheque.boxes.das_spiel.showing import PLACES, pyramid_zone, turn_words, turns_zone
from ludotheque.boxes.das_spiel.sight import open_marks, side_marks
from ludotheque.core.game import Info, Option, Position
from ludotheque.core.scene import Ask, Label, Part, Zone
from ludotheque.core.text import Text

STOP = 1000
TURNS = 200
SHAPE = Option(
    "shape",
    Text("Forme", "Shape"),
    {"full": Text("pleine", "full"), "half": Text("entamée", "begun"), "bare": Text("nue", "bare")},
)
SIGHT = Option("sight", Text("Vue", "Sight"), {"all": Text("tout", "all"), "side": Text("son côté", "own side")})
GONE = {"full": 0, "half": 70, "bare": COUNT}


class Heap(Position):
    info = Info("heap", Text("Le tas", "The heap"), seats=range(2, 4), longest=400, options=(SHAPE, SIGHT), minutes=5)

    def set_up(self, options: dict[str, str]) -> None:
        rng = Random(7)
        self.side = options["sight"] == "side"
        self.colour = [rng.randrange(len(COLOURS)) for _ in range(COUNT)]
        self.ori = [rng.choice(ALL_ORIENTATIONS) for _ in range(COUNT)]
        self.pyramid = Pyramid.full(list(range(COUNT)))
        for _ in range(GONE[options["shape"]]):
            self.pyramid.take(rng.choice(sorted(self.pyramid.free)))
        self.turn, self.aim, self.moves = 0, EMPTY, 0

    def clone(self) -> "Heap":
        twin = Heap.__new__(Heap)
        twin.__dict__.update(self.__dict__)
        twin.pyramid, twin.colour, twin.ori = self.pyramid.clone(), self.colour[:], self.ori[:]
        return twin

    def to_act(self) -> list[int]:
        return [self.turn] if self.moves < 60 else []

    def choices(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        if self.aim != EMPTY:
            return [TURNS + ori for ori in SHOWING[seat][6]]
        return [*sorted([*self.pyramid.free, *self.pyramid.funnels]), STOP]

    def play(self, seat: int, choice: int) -> None:
        self.moves += 1
        if choice == STOP:
            self.turn = (seat + 1) % self.seats
        elif self.aim != EMPTY:
            self.pyramid.put(self.aim, len(self.ori))
            self.ori.append(choice - TURNS)
            self.colour.append(seat)
            self.aim = EMPTY
        elif self.pyramid.at[choice] != EMPTY:
            self.pyramid.take(choice)
        else:
            self.aim = choice

    def scores(self) -> list[int]:
        return [self.colour[COUNT:].count(seat) for seat in range(self.seats)]

    def ask(self, seat: int) -> Ask:
        if self.aim != EMPTY:
            return Ask(Text("Comment le poser ?", "Which way up?"))
        return Ask(Text("Prends un dé libre ou pose un des tiens.", "Take a free die or lay one of yours."))

    def label(self, seat: int, choice: int) -> Label:
        if choice == STOP:
            return Label(Text("passer la main", "pass"))
        if choice >= TURNS:
            return Label(turn_words(choice - TURNS), "turns", choice - TURNS)
        place = PLACES[choice]
        if self.pyramid.at[choice] == EMPTY:
            return Label(Text(f"poser : {place.fr}", f"lay: {place.en}"), "pyramid", choice)
        return Label(Text(f"prendre : {place.fr}", f"take: {place.en}"), "pyramid", choice)

    def scene(self, seat: int) -> list[Zone]:
        marks = side_marks(self.pyramid, self.ori, seat) if self.side else open_marks(self.pyramid, self.ori)
        aim = self.aim if self.aim != EMPTY else None
        zone = pyramid_zone(self.pyramid, self.colour, marks, aim=aim)
        goals = tuple(Part("goal", cell, PLACES[cell], seat=seat) for seat, cell in enumerate((BASE[0], BASE[-1])))
        zones = [zone._replace(parts=zone.parts + goals), Zone("stock", "counters", 3, self.stocks())]
        return [*zones, turns_zone(self.turn, SHOWING[self.turn][6])] if aim is not None else zones

    def stocks(self) -> tuple[Part, ...]:
        return tuple(
            Part(COLOURS[seat], seat, Text(f"{55} dés", f"{55} dice"), "55", seat, 500 + seat)
            for seat in range(self.seats)
        )
