"""El Dado: take the full pyramid apart, one free die a turn; the colours are worth different points.

A die is free when nothing lies on it. Nobody may pass. When the plate is empty, most points win.
1 golden die (10), 10 blue (5), 52 green (3), 51 black (2), 51 red (1), mixed.
Ruling: a die none of whose faces is open is not known to anybody; its colour is drawn when it comes to light.
Ruling: the first seat is drawn, play goes clockwise, and equal points share the victory.
Ruling: how many dice there are of each colour is ours; values may be agreed, those above are the book's example.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, NOT_NOW, Info, Option, Position
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .dice import BLACK, BLUE, COLOUR_WORDS, COLOURS, GOLD, GREEN, RED, UNKNOWN
from .lattice import APEX, COUNT, SIDES, SUPPORTS, UPPERS
from .showing import begins, cell_words, counters_zone, die_part, die_words, zone_of

GONE: Final = -1  # instead of the load of a cell: its die was taken
NOBODY: Final = -9  # has the first turn: not drawn yet
DRAWING: Final = [CHANCE]
WAITED: Final = [[seat] for seat in range(6)]
OVER: Final[list[int]] = []
LOAD: Final[list[int]] = [len(uppers) for uppers in UPPERS]

KINDS: Final = [GOLD, BLUE, GREEN, BLACK, RED]
DICE: Final = [1, 10, 52, 51, 51]
SUPPLY: Final[list[int]] = [colour for colour, n in zip(KINDS, DICE, strict=True) for _ in range(n)]
WORTH: Final[dict[str, list[int]]] = {
    "book": [10, 5, 3, 2, 1],
    "treasure": [50, 10, 3, 2, 1],
    "thorns": [10, 5, 3, 1, -2],
}

VALUES: Final = Option(
    "values",
    Text("Valeurs", "Values"),
    {
        "book": Text("doré 10, bleu 5, vert 3, noir 2, rouge 1", "golden 10, blue 5, green 3, black 2, red 1"),
        "treasure": Text("doré 50, bleu 10, vert 3, noir 2, rouge 1", "golden 50, blue 10, green 3, black 2, red 1"),
        "thorns": Text("doré 10, bleu 5, vert 3, noir 1, rouge −2", "golden 10, blue 5, green 3, black 1, red −2"),
    },
)
OPEN_BOX: Final = Option(
    "open_box",
    Text("Dés couverts", "Covered dice"),
    {"no": Text("inconnus", "unknown"), "yes": Text("connus de tous", "known to all")},
)


def by_colour(values: str) -> list[int]:
    worth = [0] * len(COLOURS)
    for colour, points in zip(KINDS, WORTH[values], strict=True):
        worth[colour] = points
    return worth


class ElDado(Position):
    """A die has the number of its cell. Two lists, the loads and the free dice, are all that play changes."""

    info = Info(
        "el_dado",
        Text("El Dado", "El Dado"),
        seats=range(2, 7),
        longest=2 * COUNT + 1,
        options=(VALUES, OPEN_BOX),
        box="das_spiel",
        about=Text(
            "Démonte la pyramide dé par dé, et ne découvre pas l'or pour les autres.",
            "Take the pyramid apart die by die, and don't uncover the gold for the others.",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.worth = by_colour(options["values"])  # of a colour
        self.open_box = options["open_box"] == "yes"
        # What is known of the dice: these three lists are replaced and never changed, so twins share them.
        self.colour = [UNKNOWN] * COUNT
        self.value = [0] * COUNT  # of each die that is known
        self.supply = SUPPLY  # colours of the dice that are not known
        self.load = LOAD[:]  # dice that rest on each cell
        self.free = [APEX]
        self.points = [0] * self.seats
        self.after = [*range(1, self.seats), 0]  # who has the next turn
        self.turn = NOBODY
        self.pending = [cell for cell in range(COUNT) if self.open_box or SIDES[cell] > 0]  # to be drawn

    def clone(self) -> ElDado:
        twin = ElDado(self.seats)
        twin.revealed = self.revealed
        twin.worth, twin.open_box = self.worth, self.open_box
        twin.colour, twin.value, twin.supply = self.colour, self.value, self.supply
        twin.load, twin.free, twin.points = self.load[:], self.free[:], self.points[:]
        twin.turn, twin.after, twin.pending = self.turn, self.after, self.pending[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.pending:
            return DRAWING
        return WAITED[self.turn] if self.free else OVER

    def choices(self, actor: int) -> list[int]:
        if actor == self.turn and not self.pending:
            return self.free
        return self.chances() if actor == CHANCE else []

    def chances(self) -> list[int]:
        if self.turn == NOBODY:
            return list(range(self.seats))
        return self.supply if self.pending else []

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor < 0:
            self.draw(choice)
            return
        load, free = self.load, self.free
        self.points[actor] += self.value[choice]
        free.remove(choice)
        load[choice] = GONE
        for below in SUPPORTS[choice]:
            n = load[below] - 1
            load[below] = n
            if n == 0:
                free.append(below)
            elif n == 2 and self.colour[below] == UNKNOWN:
                self.pending.append(below)
        self.turn = self.after[actor]

    def draw(self, choice: int) -> None:
        """The first seat, then the colour of each die that has come to light."""
        self.revealed += 1
        if self.turn == NOBODY:
            self.turn = choice
        else:
            left = self.supply.index(choice)
            self.supply = self.supply[:left] + self.supply[left + 1 :]
            self.know([self.pending.pop()], [choice])

    def know(self, cells: list[int], colours: list[int]) -> None:
        self.colour, self.value = self.colour[:], self.value[:]
        for cell, colour in zip(cells, colours, strict=True):
            self.colour[cell] = colour
            self.value[cell] = self.worth[colour]

    def scores(self) -> list[int]:
        return self.points

    def contents(self) -> list[int]:
        """Dice that can still be drawn count with those that are known."""
        known = [colour for colour in self.colour if colour != UNKNOWN] + self.supply
        return [known.count(colour) for colour in KINDS]

    def imagine(self, seat: int, rng: Random) -> ElDado:
        """The covered dice are drawn all at once, so that thought meets no chance."""
        twin = self.clone()
        covered = [cell for cell in range(COUNT) if self.colour[cell] == UNKNOWN and cell not in self.pending]
        dice = self.supply[:]
        rng.shuffle(dice)
        twin.know(covered, dice[: len(covered)])
        twin.supply = sorted(dice[len(covered) :])
        return twin

    # People

    def ask(self, actor: int) -> Ask:
        if actor == CHANCE:
            return Ask(Text("Au hasard de jouer.", "Chance is to play."))
        return Ask(Text("Prends un dé libre.", "Take a free die."))

    def label(self, actor: int, choice: int) -> Label:
        if actor == CHANCE:
            return self.chance_label(choice)
        words, place, worth = die_words(self.colour[choice]), cell_words(choice), points(self.value[choice])
        text = Text(f"{words.fr}, {place.fr} : {worth.fr}", f"{words.en}, {place.en}: {worth.en}")
        return Label(text, "pyramid", choice)

    def chance_label(self, choice: int) -> Label:
        if self.turn == NOBODY:
            return begins(choice)
        words = die_words(choice)
        return Label(words, "pyramid", self.pending[-1])

    def scene(self, seat: int) -> list[Zone]:
        """With an open box the covered dice are shown too: whoever looks through the others finds them."""
        colour, hidden = self.colour, 3 if not self.open_box else 4  # dice that rest on one hide it
        seen = [cell for cell, load in enumerate(self.load) if GONE < load < hidden and colour[cell] != UNKNOWN]
        score = counters_zone("points", Text("Points", "Points"), "points", self.points)
        return [zone_of([die_part(cell, colour[cell], id=cell) for cell in seen]), self.worth_zone(), score]

    def worth_zone(self) -> Zone:
        parts = [worth_part(n, colour, self.worth[colour]) for n, colour in enumerate(KINDS)]
        return Zone("worth", "counters", len(KINDS), tuple(parts), Text("Valeurs", "Values"))

    def why_not(self, actor: int, choice: int) -> Text | None:
        if choice in self.choices(actor):
            return None
        if actor < 0 or not self.to_act() or not 0 <= choice < COUNT:
            return NOT_NOW
        if self.pending:
            return Text("Attends : la pyramide se montre encore.", "Wait: the pyramid is still being shown.")
        if actor != self.turn:
            return Text("Ce n'est pas ton tour.", "It is not your turn.")
        if self.load[choice] == GONE:
            return Text("Ce dé est déjà pris.", "That die is already taken.")
        return Text("Un autre dé repose sur celui-là.", "Another die lies on that one.")


def points(n: int) -> Text:
    sign = "−" if n < 0 else ""
    return Text(f"{sign}{abs(n)} point{'s' * (abs(n) > 1)}", f"{sign}{abs(n)} point{'s' * (abs(n) != 1)}")


def worth_part(place: int, colour: int, worth: int) -> Part:
    word, value = COLOUR_WORDS[colour], points(worth)
    return Part(COLOURS[colour], place, Text(f"{word.fr} : {value.fr}", f"{word.en}: {value.en}"), str(worth), id=place)
