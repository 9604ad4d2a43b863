"""What lies on the table: tiles, pawns, the bear, the cards, and the stack of what is pending."""

from __future__ import annotations

from ...core.game import Position
from .frames import FLIP, FRAME_NEEDS_WINDOW, Frame
from .sea import AROUND, NOWHERE, SPACES
from .tiles import (
    BACKS,
    CRACKED_OF,
    FAMILIES,
    FIRM,
    FRONT_OF,
    HOLE,
    ICE,
    SEA,
    TURNED,
    UNKNOWN,
    VANISHES,
)

EVERYBODY = 63  # as a set of seats
IN, LOST_AT_SEA, ADRIFT, DRAWN, SURVIVOR = range(5)  # fates
STEP_BIT, SLIDE_BIT = 1, 2  # dropped actions
NOBODY = -1
NO_FACE = -1


class Ice(Position):
    """The state, and the few changes that everything else is made of."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # options
        self.with_cards = False
        self.with_teams = False
        self.expanded = False
        self.built = False
        self.any_drifts = True
        self.friendly = False
        self.competitive = False
        # tiles, by space and by number
        self.face: list[int] = []
        self.tile: list[int] = []  # its number, or NOWHERE
        self.where: list[int] = []  # the space of each tile; NOWHERE: discarded, pushed or still in hand
        self.family: list[int] = []  # UNKNOWN as long as nobody has seen the back
        self.knows: list[int] = []  # the set of seats that know it
        self.pins: list[int] = []  # the set of seats whose Stay Put is on it
        self.backs: list[int] = []  # of each family, how many are not drawn yet, the box included
        self.discards: list[int] = []
        self.discard_faces: list[int] = []
        self.dealt: list[list[int]] = []  # tiles that seats still have to lay
        # pawns
        self.owner: list[int] = []
        self.team: list[int] = []  # of each seat
        self.teams = 0
        self.pawn: list[int] = []
        self.lying: list[bool] = []
        self.owes: list[bool] = []  # a missed turn
        self.fate: list[int] = []
        self.out_turn: list[int] = []
        self.out_order: list[int] = []
        self.warned: list[int] = []  # friendly: the turn in which it was first found adrift
        self.last: list[int] = []  # where it stood before it was lost
        self.bear = NOWHERE
        self.awake = False
        # the turn
        self.youngest = 0
        self.active = 0  # team
        self.speaker = NOBODY  # the seat that is waited for
        self.turns = 0
        self.missing = 0  # set of pawns that miss this turn
        self.steps = 0  # set of pawns that have to step
        self.slide_due = False
        self.roll_due = False
        self.offers: list[int] = []  # actions that the speaker may choose; replaced, never changed
        self.dropped = 0  # set of actions
        self.die = NO_FACE
        self.slid: list[int] = []  # tiles slid in this turn
        self.riders = 0  # set of seats
        self.handed = 0  # set of seats that let a partner go first
        self.cancels = 0
        self.discarding = False
        # cards
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.gone: list[int] = []
        self.calm = NOBODY  # whose Blizzard blows
        self.quiet = 0  # set of seats that pass for the rest of the turn
        self.passed = 0
        self.held = 0
        self.intents: list[int] = []  # the card that a seat wants to play in this window
        self.windows = 0
        self.relay = NOBODY  # in thought: the seat that thinks, windows without decoys and clock
        self.thinking = NOBODY  # the window in which it began to think
        self.stack: list[Frame] = []
        self.over = False

    def clone(self) -> Ice:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.with_cards = self.with_cards
        twin.with_teams = self.with_teams
        twin.expanded = self.expanded
        twin.built = self.built
        twin.any_drifts = self.any_drifts
        twin.friendly = self.friendly
        twin.competitive = self.competitive
        twin.face = self.face[:]
        twin.tile = self.tile[:]
        twin.where = self.where[:]
        twin.family = self.family[:]
        twin.knows = self.knows[:]
        twin.pins = self.pins[:]
        twin.backs = self.backs[:]
        twin.discards = self.discards[:]
        twin.discard_faces = self.discard_faces[:]
        twin.dealt = [tiles[:] for tiles in self.dealt]
        twin.owner = self.owner
        twin.team = self.team
        twin.teams = self.teams
        twin.pawn = self.pawn[:]
        twin.lying = self.lying[:]
        twin.owes = self.owes[:]
        twin.fate = self.fate[:]
        twin.out_turn = self.out_turn[:]
        twin.out_order = self.out_order[:]
        twin.warned = self.warned[:]
        twin.last = self.last[:]
        twin.bear = self.bear
        twin.awake = self.awake
        twin.youngest = self.youngest
        twin.active = self.active
        twin.speaker = self.speaker
        twin.turns = self.turns
        twin.missing = self.missing
        twin.steps = self.steps
        twin.slide_due = self.slide_due
        twin.roll_due = self.roll_due
        twin.offers = self.offers
        twin.dropped = self.dropped
        twin.die = self.die
        twin.slid = self.slid[:]
        twin.riders = self.riders
        twin.handed = self.handed
        twin.cancels = self.cancels
        twin.discarding = self.discarding
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.gone = self.gone[:]
        twin.calm = self.calm
        twin.quiet = self.quiet
        twin.passed = self.passed
        twin.held = self.held
        twin.intents = self.intents[:]
        twin.windows = self.windows
        twin.relay = self.relay
        twin.thinking = self.thinking
        twin.stack = self.stack[:]
        twin.over = self.over
        return twin

    def clear(self) -> None:
        """An empty sea."""
        self.face = [SEA] * SPACES
        self.tile = [NOWHERE] * SPACES
        self.backs = [0] * FAMILIES

    # The stack

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.stack.append((kind, seat, a, b, c))

    def push_with_window(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Somebody may react before this takes effect."""
        self.stack.append((kind, seat, a, b, FRAME_NEEDS_WINDOW))

    def mark_window(self, need: int) -> None:
        """Whether the frame on top waits for a window to be opened."""
        kind, seat, a, b, _ = self.stack[-1]
        self.stack[-1] = (kind, seat, a, b, need)

    # Who is where

    def is_taken(self, space: int) -> bool:
        return space == self.bear or space in self.pawn

    def is_free(self, space: int) -> bool:
        """A firm tile without pawn and bear."""
        return FIRM[self.face[space]] and space != self.bear and space not in self.pawn

    def is_pinned(self, space: int) -> bool:
        return self.pins[self.tile[space]] != 0

    def is_alone(self, space: int) -> bool:
        """Adjacent to no tile."""
        face = self.face
        return all(not face[n] for n in AROUND[space])

    def of(self, seat: int) -> range:
        """The pawns of a seat: its number, and if it has two, the one that many seats further."""
        return range(seat, len(self.owner), self.seats)

    def pawns_of(self, seat: int) -> list[int]:
        """Those still on the ice."""
        return [p for p in range(seat, len(self.owner), self.seats) if self.pawn[p] >= 0]

    def is_in(self, seat: int) -> bool:
        """A player with a pawn that is not out; one that was just lost may still be saved."""
        return self.fate[seat] == IN or (len(self.fate) > self.seats and self.fate[seat + self.seats] == IN)

    def team_is_in(self, team: int) -> bool:
        return IN in [self.fate[p] for p, owner in enumerate(self.owner) if self.team[owner] == team]

    def members(self, team: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.team[seat] == team]

    def is_ours(self, pawn: int, seat: int) -> bool:
        """Pawns of the own team count as own when sliding."""
        return self.team[self.owner[pawn]] == self.team[seat]

    def clockwise(self) -> list[int]:
        """Seats from the active player on."""
        first = self.speaker if self.speaker >= 0 else self.youngest
        return [(first + n) % self.seats for n in range(self.seats)]

    # Tiles

    def put_tile(self, number: int, space: int, face: int) -> None:
        self.where[number] = space
        self.tile[space] = number
        self.face[space] = face

    def lift_tile(self, space: int) -> int:
        """Off its space, to be put elsewhere; returns its number."""
        number = self.tile[space]
        self.where[number] = NOWHERE
        self.tile[space] = NOWHERE
        self.face[space] = SEA
        return number

    def remove_tile(self, space: int) -> None:
        """On top of the discard pile, face up. A bear on it drops into the sea, and is awake."""
        self.discard_faces.append(self.face[space])
        number = self.lift_tile(space)
        self.discards.append(number)
        self.pins[number] = 0
        if space == self.bear:
            self.awake = True

    def wear(self, space: int, by_pawn: bool = False) -> None:
        """What happens to a tile that is left or cracked: flipped, or gone; permanent ice, orca and kraken stay."""
        face = self.face[space]
        if VANISHES[face]:
            self.remove_tile(space)
        elif face in (ICE, HOLE):
            self.flip(space)
        elif face in CRACKED_OF:
            cracked = CRACKED_OF[face]
            self.face[space] = TURNED.get(cracked, cracked) if by_pawn else cracked

    def flip(self, space: int) -> None:
        """To the back. What nobody has seen, chance draws now."""
        number = self.tile[space]
        family = self.family[number]
        if family == UNKNOWN:
            self.push(FLIP, NOBODY, space)
            return
        if self.knows[number] != EVERYBODY:
            self.revealed += 1
            self.knows[number] = EVERYBODY
        self.face[space] = BACKS[family]

    def flip_drawn(self, space: int, family: int) -> None:
        number = self.tile[space]
        self.backs[family] -= 1
        self.family[number] = family
        self.knows[number] = EVERYBODY
        self.face[space] = BACKS[family]

    def freeze(self, space: int) -> None:
        self.face[space] = FRONT_OF[self.face[space]]
