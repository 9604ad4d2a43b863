"""How dice and cells of the pyramid are shown and said aloud, the same in all games of the box."""

from __future__ import annotations

from typing import Final

from ...core.scene import NOTHING, Label, Part, Zone
from ...core.text import Text
from .dice import COLOUR_WORDS, COLOURS, ORIENTATIONS, UNKNOWN
from .lattice import APEX, CELLS, CORNERS, COUNT, LAYER, SIDES
from .pyramid import Pyramid
from .sight import COVERED, showing

LETTERS: Final = "ABC"


def begins(seat: int) -> Label:
    """Of the draw that decides who is first; the name of the seat follows the words."""
    return Label(Text("le premier tour revient à", "the first turn goes to"), seat=seat)


def place_words(cell: int) -> Text:
    """Rows and places are counted as they are seen from the side that is named, from side A if none is."""
    (a, b, c), layer = CELLS[cell], LAYER[cell] + 1
    if cell == APEX:
        return Text("sommet", "top")
    if cell in CORNERS:
        return Text(f"coin {LETTERS[CORNERS.index(cell)]}", f"corner {LETTERS[CORNERS.index(cell)]}")
    if layer == 1:
        return Text(f"base, rangée {a + 1}, place {b + 1}", f"base, row {a + 1}, place {b + 1}")
    if SIDES[cell] == 2:
        spar = LETTERS[CELLS[cell].index(max(a, b, c))]
        return Text(f"arête {spar}, étage {layer}", f"edge {spar}, layer {layer}")
    if SIDES[cell] == 1:
        side = CELLS[cell].index(0)
        place = CELLS[cell][(side + 1) % 3] + 1
        letter = LETTERS[side]
        return Text(f"face {letter}, étage {layer}, place {place}", f"side {letter}, layer {layer}, place {place}")
    return Text(
        f"dedans, étage {layer}, rangée {a + 1}, place {b + 1}", f"inside, layer {layer}, row {a + 1}, place {b + 1}"
    )


PLACES: Final[list[Text]] = [place_words(cell) for cell in range(COUNT)]


# Scenes are made at every event for every seat, mostly of the same words: they are kept, but not without end.
NAMES: Final[dict[tuple[int, int, str], Text]] = {}
MOST_NAMES: Final = 20_000


def cell_words(cell: int) -> Text:
    """How a place is said aloud."""
    return PLACES[cell]


def die_words(colour: int, mark: str = "") -> Text:
    """A die by its colour and by what it shows."""
    word, faces = COLOUR_WORDS[colour], face_words(mark)
    return Text(f"dé {word.fr}{faces.fr}", f"{word.en} die{faces.en}")


def face_words(mark: str) -> Text:
    shown = [f"{face} {LETTERS[side]}" for side, face in enumerate(mark) if face != COVERED]
    if not shown:
        return NOTHING
    return Text(f" ({', '.join(shown)})", f" ({', '.join(shown)})")


def pyramid_zone(
    p: Pyramid,
    colour: list[int],
    marks: list[str],
    owners: list[int] | None = None,
    aim: int | None = None,
    ids: bool = True,
) -> Zone:
    """The dice that show anything. Colours, marks and owners are by number of the die; no marks: pips mean nothing.

    Without ids a die is known by its cell alone, where following it would tell a secret.
    """
    parts = []
    for cell in showing(p):
        die = p.at[cell]
        if colour[die] != UNKNOWN:
            mark = marks[die] if marks else ""
            owner = owners[die] if owners is not None else -1
            parts.append(die_part(cell, colour[die], mark, owner, die if ids else cell))
    if aim is not None:
        parts.append(Part("aim", aim, PLACES[aim]))
    return zone_of(parts)


def die_part(cell: int, colour: int, mark: str = "", owner: int = -1, id: int = -1) -> Part:
    name = NAMES.get((cell, colour, mark))
    return Part(COLOURS[colour], cell, name or die_there(cell, colour, mark), mark, owner, id)


def die_there(cell: int, colour: int, mark: str) -> Text:
    if len(NAMES) >= MOST_NAMES:
        NAMES.clear()
    words, place = die_words(colour, mark), PLACES[cell]
    NAMES[cell, colour, mark] = name = Text(f"{words.fr}, {place.fr}", f"{words.en}, {place.en}")
    return name


def zone_of(parts: list[Part]) -> Zone:
    """A pyramid of these parts."""
    return Zone("pyramid", "pyramid", COUNT, tuple(parts), Text("Pyramide", "Pyramid"))


def counters_zone(name: str, title: Text, look: str, counts: list[int]) -> Zone:
    """One number for each seat: points, dice in stock, dice won."""
    parts = [
        Part(look, seat, Text(f"{title.fr} : {n}", f"{title.en}: {n}"), str(n), seat, seat)
        for seat, n in enumerate(counts)
    ]
    return Zone(name, "counters", len(counts), tuple(parts), title)


def roll_zone(values: list[int]) -> Zone:
    """Dice rolled on the table."""
    parts = [Part("die", n, Text(f"dé : {v}", f"die: {v}"), str(v), id=n) for n, v in enumerate(values)]
    return Zone("roll", "tray", len(values), tuple(parts), Text("Dés", "Dice"))


def turns_zone(colour: int, options: list[int]) -> Zone:
    """The ways in which a die may be laid down, to pick one."""
    parts = [Part(COLOURS[colour], ori, turn_words(ori), faces_of(ori), id=ori) for ori in options]
    return Zone("turns", "turns", len(ORIENTATIONS), tuple(parts), Text("Comment le poser", "Which way up"))


def faces_of(ori: int) -> str:
    return "".join(map(str, ORIENTATIONS[ori]))


def turn_words(ori: int) -> Text:
    a, b, c = ORIENTATIONS[ori]
    return Text(f"{a} vers A, {b} vers B, {c} vers C", f"{a} to A, {b} to B, {c} to C")
