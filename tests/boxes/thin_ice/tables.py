"""Positions for the tests of THIN ICE, drawn as text.

A cell is a tile and what is on it: . sea, i ice, c cracked, p permanent, o orca, h hole, H cracked hole, k kraken,
s x n e ice pieces (sides, corners, north-south, east-west), S X N E their cracked sides;
then a digit for a pawn, * for the bear awake or z for the bear asleep.
"""

from __future__ import annotations

from ludotheque.boxes.thin_ice.building import new_tile
from ludotheque.boxes.thin_ice.cards import CARDS
from ludotheque.boxes.thin_ice.design import DECK
from ludotheque.boxes.thin_ice.flow import advance
from ludotheque.boxes.thin_ice.frames import DO_ROLL, DO_SLIDE, DO_STEP, FIRST_CARD, TURN, WINDOW
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.sea import NOWHERE, SIDE
from ludotheque.boxes.thin_ice.tiles import (
    OF_CORNERS,
    OF_EW,
    OF_HOLE,
    OF_KRAKEN,
    OF_NS,
    OF_ORCA,
    OF_PERMANENT,
    OF_PLAIN,
    OF_SIDES,
    SEA,
    UNKNOWN,
    tile_counts,
)
from ludotheque.boxes.thin_ice.turns import clear_marks, due_now, speaker_of
from ludotheque.core.game import CHANCE, CLOCK, attempt
from ludotheque.core.text import Text

LETTERS = ".icpohHksxneSXNE"
FAMILY = {
    "i": UNKNOWN,
    "c": OF_PLAIN,
    "p": OF_PERMANENT,
    "o": OF_ORCA,
    "h": OF_HOLE,
    "H": OF_HOLE,
    "k": OF_KRAKEN,
    "s": OF_SIDES,
    "S": OF_SIDES,
    "x": OF_CORNERS,
    "X": OF_CORNERS,
    "n": OF_NS,
    "N": OF_EW,
    "e": OF_EW,
    "E": OF_NS,
}
DEFAULTS = {name.name: next(iter(name.values)) for name in ThinIce.info.options}
FAR = SIDE * 2 + 2  # a bear that is in nobody's way


def at(row: int, column: int) -> int:
    """The space of a cell of a drawing."""
    return (13 + row) * SIDE + 13 + column


def new(seats: int = 2, **options: str) -> ThinIce:
    g = ThinIce(seats)
    g.set_up({**DEFAULTS, **options})
    return g


def table(drawing: str, seats: int = 2, hands: dict[int, list[int]] | None = None, **options: str) -> ThinIce:
    """The turn of seat 0 has just begun, its first window over; all three actions are due."""
    if hands:
        options.setdefault("mode", "intermediate")
    g = new(seats, **options)
    g.clear()
    g.where, g.family, g.knows, g.pins = [], [], [], []
    g.backs = tile_counts(options.get("expansion", "none"))
    g.bear, g.awake = FAR, True
    for row, line in enumerate(drawing.split("\n")[1:]):
        for column, cell in enumerate(line.split()):
            lay_cell(g, at(row, column), cell)
    g.deck, g.hands = DECK[:], [[0] * CARDS for _ in range(seats)]
    for seat, cards in (hands or {}).items():
        for card in cards:
            g.deck[card] -= 1
            g.hands[seat][card] += 1
    g.stack = []
    return turn_of(g, 0)


def lay_cell(g: ThinIce, space: int, cell: str) -> None:
    face = LETTERS.index(cell[0])
    if face != SEA:
        g.put_tile(new_tile(g, FAMILY[cell[0]]), space, face)
    for mark in cell[1:]:
        if mark in "*z":
            g.bear, g.awake = space, mark == "*"
        else:
            g.pawn[int(mark)] = space


def turn_of(g: ThinIce, team: int) -> ThinIce:
    """At the top of this team's turn."""
    g.youngest = g.members(0)[0]
    g.active = team
    seats = g.members(team)
    clear_marks(g, seats)
    due_now(g, seats)
    g.speaker = speaker_of(g, seats)
    g.push(TURN, g.speaker)
    advance(g)
    return g


def do(g: ThinIce, seat: int, *choices: int) -> None:
    """Play these choices; each must be allowed."""
    for choice in choices:
        why = attempt(g, seat, choice)
        assert why is None, f"{choice}: {why.en}"


def step(g: ThinIce, to: int, seat: int = 0) -> None:
    do(g, seat, DO_STEP, to)


def slide(g: ThinIce, tile: int, to: int, seat: int = 0) -> None:
    do(g, seat, DO_SLIDE, tile, to)


def roll(g: ThinIce, face: int, seat: int = 0) -> None:
    do(g, seat, DO_ROLL)
    draw(g, face)


def draw(g: ThinIce, choice: int) -> None:
    assert choice in g.choices(CHANCE)
    g.play(CHANCE, choice)


def card(g: ThinIce, seat: int, kind: int, *targets: int) -> None:
    """Play a card with its targets, and let the window of reactions to it pass."""
    do(g, seat, FIRST_CARD + kind, *targets)


def quiet(g: ThinIce) -> None:
    """Nobody reacts, as often as asked."""
    while g.stack and g.stack[-1][0] == WINDOW:
        g.play(CLOCK, g.choices(CLOCK)[0])


def refused(g: ThinIce, seat: int, choice: int) -> Text:
    why = g.why_not(seat, choice)
    assert why is not None
    return why


def face(g: ThinIce, space: int) -> str:
    return LETTERS[g.face[space]]


def is_out(g: ThinIce, pawn: int) -> bool:
    return g.pawn[pawn] == NOWHERE


def spaces(g: ThinIce, seat: int = 0) -> set[int]:
    """Where a seat may click on the ice."""
    return {choice for choice in g.choices(seat) if choice < SIDE * SIDE}


def can(g: ThinIce, seat: int, choice: int) -> bool:
    return choice in g.choices(seat)
