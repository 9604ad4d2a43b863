"""Rasanto: put dice on the plate in turn; every funnel fills by itself, and the colour with more faces outside wins.

A die goes into any empty funnel of the plate. A funnel made of three dice is filled at once: three equal call for the
other colour, of two and one the pair's colour goes in; and so on, as long as there are new funnels.
After 45 dice the pyramid is complete: the faces on its three sides count, 135 in all, so there is no draw.
With base_first all 45 are put before anything is filled.
Ruling: the first seat is drawn. There are always enough dice of both colours. A seat is a side: people may share it.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, NOT_NOW, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from .dice import COLOUR_WORDS, GREEN, RED
from .lattice import BASE, COUNT, SIDES, SUPPORTS, UPPERS
from .pyramid import EMPTY
from .showing import begins, cell_words, counters_zone, die_part, zone_of

NOBODY: Final = -9  # has the first turn: not drawn yet
DRAWING: Final = [CHANCE]
WAITED: Final = [[0], [1]]
OVER: Final[list[int]] = []
FIRST: Final = [0, 1]
LOOKS: Final = [RED, GREEN]
OUTSIDE: Final[list[int]] = [cell for cell in range(COUNT) if SIDES[cell] > 0]

BASE_FIRST: Final = Option(
    "base_first",
    Text("Creux", "Funnels"),
    {
        "no": Text("remplis aussitôt", "filled at once"),
        "yes": Text("remplis quand la base est pleine", "filled when the base is full"),
    },
)


class Rasanto(Position):
    """Filling is the same in any order: a filler is green (1) unless an odd number of its supports is."""

    info = Info(
        "rasanto",
        Text("Pénurie", "Rasanto"),
        seats=range(2, 3),
        longest=len(BASE) + 1,
        options=(BASE_FIRST,),
        box="das_spiel",
        about=Text(
            "Pose un dé, et la pyramide se remplit toute seule : pour toi ou contre toi.",
            "Put down a die, and the pyramid fills by itself: for you or against you.",
        ),
        minutes=10,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.base_first = options["base_first"] == "yes"
        self.colour = [EMPTY] * COUNT
        self.under = [0] * COUNT  # supports that are there
        self.open = BASE[:]
        self.turn = NOBODY

    def clone(self) -> Rasanto:
        twin = Rasanto(self.seats)
        twin.revealed = self.revealed
        twin.base_first, twin.turn = self.base_first, self.turn
        twin.colour, twin.under, twin.open = self.colour[:], self.under[:], self.open[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.turn < 0:
            return DRAWING
        return WAITED[self.turn] if self.open else OVER

    def choices(self, actor: int) -> list[int]:
        if actor == self.turn:
            return self.open
        return FIRST if actor == CHANCE and self.turn == NOBODY else []

    # What happens

    def play(self, actor: int, choice: int) -> None:
        if actor < 0:
            self.turn = choice
            self.revealed += 1
            return
        self.open.remove(choice)
        self.colour[choice] = actor
        self.turn = 1 - actor
        if not self.base_first:
            self.fill_on(choice)
        elif not self.open:
            self.fill_all()

    def fill_on(self, cell: int) -> None:
        """All that can be filled now that there is a die in this cell."""
        colour, under = self.colour, self.under
        todo = [cell]
        while todo:
            for above in UPPERS[todo.pop()]:
                n = under[above] + 1
                under[above] = n
                if n == 3:
                    a, b, c = SUPPORTS[above]
                    colour[above] = 1 ^ colour[a] ^ colour[b] ^ colour[c]
                    todo.append(above)

    def fill_all(self) -> None:
        for cell in BASE:
            self.fill_on(cell)

    def scores(self) -> list[int]:
        faces, colour = [0, 0], self.colour
        for cell in OUTSIDE:
            owner = colour[cell]
            if owner >= 0:
                faces[owner] += SIDES[cell]
        return faces

    # People

    def ask(self, actor: int) -> Ask:
        if actor == CHANCE:
            return Ask(Text("Qui commence ?", "Who begins?"))
        return Ask(Text("Pose un dé sur la base.", "Put a die on the base."))

    def label(self, actor: int, choice: int) -> Label:
        if actor == CHANCE:
            return begins(choice)
        filled = self.filled_after(actor, choice)
        place, then = cell_words(choice), follow_words([owner for _, owner in filled])
        cells = tuple(cell for cell, _ in filled)
        return Label(Text(f"pose : {place.fr}{then.fr}", f"put: {place.en}{then.en}"), "pyramid", choice, cells)

    def filled_after(self, seat: int, cell: int) -> list[tuple[int, int]]:
        """The funnels that a die there would fill, and with whose colour."""
        twin = self.clone()
        twin.play(seat, cell)
        return [(c, twin.colour[c]) for c in range(len(BASE), COUNT) if twin.colour[c] != self.colour[c]]

    def scene(self, seat: int) -> list[Zone]:
        seen = [cell for cell in range(COUNT) if self.colour[cell] != EMPTY and self.shows(cell)]
        dice = [die_part(cell, LOOKS[self.colour[cell]], owner=self.colour[cell], id=cell) for cell in seen]
        faces = Text("Faces visibles", "Faces outside")
        return [zone_of(dice), counters_zone("faces", faces, "points", self.scores())]

    def shows(self, cell: int) -> bool:
        """Only three dice hide one."""
        uppers = UPPERS[cell]
        return len(uppers) < 3 or any(self.colour[above] == EMPTY for above in uppers)

    def why_not(self, actor: int, choice: int) -> Text | None:
        if choice in self.choices(actor):
            return None
        if actor not in FIRST or not self.open or not 0 <= choice < COUNT:
            return NOT_NOW
        if actor != self.turn:
            return Text("Ce n'est pas ton tour.", "It is not your turn.")
        if choice >= len(BASE):
            return Text(
                "Pose sur la base : le reste se remplit tout seul.", "Put it on the base: the rest fills by itself."
            )
        return Text("Il y a déjà un dé ici.", "There is a die here already.")


def follow_words(owners: list[int]) -> Text:
    """How many dice follow, of which colour: the log says it to both seats alike."""
    if not owners:
        return Text("", "")
    counts = [(owners.count(seat), COLOUR_WORDS[LOOKS[seat]]) for seat in (0, 1) if seat in owners]
    fr = " et ".join([f"{n} {word.fr}{'s' * (n > 1)}" for n, word in counts])
    return Text(f", puis {fr}", f", then {' and '.join([f'{n} {word.en}' for n, word in counts])}")
