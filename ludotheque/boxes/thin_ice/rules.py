"""THIN ICE: stay on the ice. The last player neither lost at sea nor adrift survives.

A turn is a step, a slide and a roll, in any order. What a pawn or the bear leaves flips, or vanishes if cracked.
A pawn that finds no firm tile steps into the sea and is lost; a tile that touches no other when a turn ends drifts away
with whoever is on it. The die wakes and moves the bear, cracks, freezes or slides. Who is out still rolls.
Modes: basic; intermediate with event cards (effects.py); advanced with a set-up that players build (building.py).
Ruling: the sea is 31 x 31 spaces; nothing goes beyond its rim.
Ruling: tiles adrift without a pawn are removed before those with one; then the active team's, then clockwise.
Ruling: of a Ferry the tile and its first slide are announced; the second one is chosen after the first.
Ruling: of Fish Bait the bear's space is announced; where a chased pawn is put is chosen then.
Ruling: in a team whoever is free may act, and one member at a time is asked; windows: see windows.py.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED, Info, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import asks, chances, outlook, refusals, scenes, secrets, talk
from .cards import CARDS
from .deciding import decide
from .design import DECK, LONGER, PAUSE
from .flow import advance
from .frames import CARD, LAST_OF_CHANCE, TURN, WINDOW
from .ice import ADRIFT, DRAWN, IN, LOST_AT_SEA, SURVIVOR, Ice
from .options import OPTIONS
from .setting import set_up
from .tiles import FAMILIES
from .windows import asked, goes_on, timer

# 400 turns; the worst of them open a window after every action and card, where many change their minds many times.
LONGEST: Final = 200_000
ENDS: Final = ("lost at sea", "adrift", "drawn at the bound")  # pawns


class ThinIce(Ice):
    info = Info(
        "thin_ice",
        Text("Thin Ice", "Thin Ice"),
        seats=range(2, 7),
        longest=LONGEST,
        options=OPTIONS,
        box="thin_ice",
        about=Text(
            "La glace casse, glisse et dérive, et l'ours a faim : reste debout plus longtemps que les autres.",
            "The ice breaks, slides and drifts, and the bear is hungry: outlast everybody else.",
        ),
        minutes=30,
    )

    def set_up(self, options: dict[str, str]) -> None:
        set_up(self, options)
        advance(self)

    # Who may do what

    def to_act(self) -> list[int]:
        if self.over:
            return []
        kind, seat, _, _, _ = self.stack[-1]
        if kind <= LAST_OF_CHANCE:
            return [CHANCE]
        if kind == TURN:
            return [self.speaker]
        if kind == WINDOW:
            return asked(self) if self.relay != HIDDEN else [*asked(self), CLOCK]
        return [seat]

    def choices(self, actor: int) -> list[int]:
        if self.over:
            return []
        if actor == CHANCE:
            return chances.draws(self)
        if actor == CLOCK:
            return [timer(self)] if self.stack[-1][0] == WINDOW and self.relay == HIDDEN else []
        return asks.choices(self, actor) if 0 <= actor < self.seats else []

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            chances.draw(self, choice)
        else:
            decide(self, actor, choice)
        advance(self)

    def lasts(self, timer: int) -> int:
        """The same for every window, but for those who ask for more time."""
        return LONGER if timer % 8 else PAUSE

    # How it ends

    def scores(self) -> list[int]:
        """How many teams went out before; all who are still in share the best."""
        ends = [self.end_of(team) for team in range(self.teams)]
        places = [sum(other < end for other in ends) for end in ends]
        return [places[self.team[seat]] for seat in range(self.seats)]

    def end_of(self, team: int) -> int:
        """The order in which its last pawn went out; beyond all others if it has not."""
        mine = [p for p, owner in enumerate(self.owner) if self.team[owner] == team]
        if any(self.fate[p] in (IN, SURVIVOR, DRAWN) for p in mine):
            return len(self.owner) + 1
        return max(self.out_order[p] for p in mine)

    def fates(self) -> list[int]:
        """What became of each seat: IN, LOST_AT_SEA, ADRIFT, DRAWN or SURVIVOR (ice.py); of two pawns the better."""
        return [
            max((self.out_order[p] == 0, self.out_order[p], self.fate[p]) for p in self.of(seat))[2]
            for seat in range(self.seats)
        ]

    def tallies(self) -> dict[str, int]:
        ends = [self.fate.count(fate) for fate in (LOST_AT_SEA, ADRIFT, DRAWN)]
        return {"rounds": -(-self.turns // self.teams), **dict(zip(ENDS, ends, strict=True))}

    def contents(self) -> list[int]:
        """Tiles by family, drawn or not, then cards by kind."""
        tiles = [self.backs[family] + self.family.count(family) for family in range(1, FAMILIES)]
        announced = [frame[2] for frame in self.stack if frame[0] == CARD]
        cards = [
            self.deck[card] + self.gone[card] + sum(hand[card] for hand in self.hands) + announced.count(card)
            for card in range(CARDS)
        ]
        return tiles + (cards if self.with_cards else [0] * len(DECK))

    # Bots

    def imagine(self, seat: int, rng: Random) -> Position:
        twin = self.clone()
        secrets.imagine(twin, seat, rng)
        return twin

    def simplify(self, seat: int) -> None:
        """Windows ask only who can play, one after the other and without a clock; nobody calls anything off."""
        self.relay = seat
        self.thinking = self.windows
        self.passed &= ~(1 << seat)
        self.intents[seat] = HIDDEN

    def forget(self, rng: Random, share: float) -> None:
        secrets.forget(self, rng, share)

    def outlook(self) -> list[float]:
        return outlook.outlook(self)

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def seen(self, seat: int, actor: int, choice: int) -> int:
        own = actor >= 0 and seat == actor
        if own or secrets.is_public(self, seat, actor, choice):
            return choice
        return UNNOTICED if self.stack[-1][0] == WINDOW and goes_on(self, actor, choice) else HIDDEN

    def scene(self, seat: int) -> list[Zone]:
        return scenes.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        if choice in self.choices(actor):
            return None
        return refusals.why_not(self, actor, choice)
