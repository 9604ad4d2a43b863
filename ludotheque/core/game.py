"""The contract of a game: who may act, what they may pick, what each seat sees.

A game is one class derived from Position. Everything that happens is an event (actor, choice);
seats, dice, timers and physics are all actors, so a list of events is the whole story of a match.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .scene import NOTHING, Ask, Label, Zone
from .text import Text

CHANCE: Final = -1  # dice and shuffles
CLOCK: Final = -2  # a timer
WORLD: Final = -3  # physics or a referee
HIDDEN: Final = -1  # no choice, or one that this seat may not see; as a seat: a spectator
UNNOTICED: Final = -2  # of an event: this seat does not even see that it happened
RACE_LAG: Final = 250  # milliseconds: a race is shown so late, so that those far away are heard in time
JUDGE_COMES: Final = -10  # of WORLD: somebody without a seat takes its place
JUDGE_GOES: Final = -11
NOT_NOW = Text("Ce n'est pas possible maintenant.", "That is not possible now.")


class Option(NamedTuple):
    """A variant that players may pick; the first value is the default."""

    name: str
    title: Text
    values: dict[str, Text]


class Info(NamedTuple):
    slug: str  # file name, address and key in records
    title: Text
    seats: range
    longest: int  # events in the longest match
    options: tuple[Option, ...] = ()
    rules: int = 1  # raised when an old record would replay differently
    box: str = "mon_jeu"
    about: Text = NOTHING  # one sentence for the shelf
    minutes: int = 10
    take_backs: bool = True  # False: what is said is said, as in a quiz
    more_time: int = 0  # milliseconds by which the host may lengthen a running timer; 0: timers belong to the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game in progress: rules and state, changed in place, cheap to clone.

    Lists that it returns are its own: read them, don't keep or change them.
    """

    info: ClassVar[Info]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.revealed = 0  # +1 whenever an event teaches anybody something: undo stops there
        self.texts: list[str] = []  # what was typed in the match, by number: its own list, which grows

    def set_up(self, options: dict[str, str]) -> None:
        """Lay the table. Every option of the game is there, checked."""
        raise NotImplementedError

    def clone(self) -> Position:
        """Games that are searched hard write their own, which is faster."""
        twin = type(self)(self.seats)
        for name, value in vars(self).items():
            setattr(twin, name, copied(value))
        twin.revealed = self.revealed
        return twin

    def to_act(self) -> list[int]:
        """Who is waited for: one seat; several, who commit in any order; with CLOCK, a race; [] when over."""
        raise NotImplementedError

    def choices(self, actor: int) -> list[int]:
        """What this actor may pick. A seat that is not waited for but has choices may interject.

        CHANCE draws evenly from its list, repeats weigh. CLOCK: the running timers.
        For an open ask this is a sample, and why_not judges.
        """
        raise NotImplementedError

    def play(self, actor: int, choice: int) -> None:
        """Trusts its caller; attempt() checks."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The standing, more is better; final when over. Partners have the same."""
        raise NotImplementedError

    def notes(self) -> list[str]:
        """What a match has taught whoever looks after the game, line by line; for the log of the server."""
        return []

    def tallies(self) -> dict[str, int]:
        """What a report on many matches counts at their end: rounds, or how players went out."""
        return {}

    def contents(self) -> list[int]:
        """How many parts of each kind the match owns, wherever they are: it never changes, a law watches it."""
        return []

    def lasts(self, timer: int) -> int:
        """Milliseconds from when this timer first appeared in choices(CLOCK); gone from there, it is cancelled."""
        return 0

    def race(self) -> int:
        """While seats race: the seat after which ties are decided clockwise. HIDDEN: nobody races, order is no matter.

        The table then plays what seats do in the order in which they did it, RACE_LAG after they did it.
        """
        return HIDDEN

    def stand_in(self, rng: Random) -> list[int]:
        """Quick plausible answers of WORLD, for search, simulation and laws."""
        return [pick(self.choices(WORLD), rng)]

    # Fair bots

    def imagine(self, seat: int, rng: Random) -> Position:
        """All that this seat has learnt kept, the rest drawn anew: same scene, choices and to_act."""
        return self.clone()

    def simplify(self, seat: int) -> None:
        """For search, in place: no decoy windows, races as relays, secret commitments asked again."""

    def forget(self, rng: Random, share: float) -> None:
        """A weaker memory, on an imagined position."""

    def outlook(self) -> list[float]:
        """What each seat may hope for, 0 to 1, so that search need not play to the end; [] if only the end can tell."""
        return []

    # People

    def ask(self, actor: int) -> Ask:
        raise NotImplementedError

    def label(self, actor: int, choice: int) -> Label:
        raise NotImplementedError

    def seen(self, seat: int, actor: int, choice: int) -> int:
        """What this seat sees of an event that is about to be played, or HIDDEN, or UNNOTICED."""
        return choice

    def scene(self, seat: int) -> list[Zone]:
        """All that this seat may see."""
        raise NotImplementedError

    def judges(self, seat: int) -> bool:
        """Whether this seat is the referee now, and may give more time as the host may."""
        return False

    @classmethod
    def has_console(cls, options: dict[str, str]) -> bool:
        """Whether somebody without a seat may be the world: JUDGE_COMES, then WORLD's choices, JUDGE_GOES."""
        return False

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else NOT_NOW


def copied(value: Any) -> Any:
    if isinstance(value, list):
        return [copied(v) for v in value]
    if isinstance(value, dict):
        return {k: copied(v) for k, v in value.items()}
    return value.copy() if isinstance(value, (set, bytearray)) else value


def pick(items: list[int], rng: Random) -> int:
    return items[int(rng.random() * len(items))]


def attempt(position: Position, actor: int, choice: int) -> Text | None:
    """Play it if it is allowed; otherwise say why not, and change nothing."""
    why = position.why_not(actor, choice)
    if why is None:
        position.play(actor, choice)
    return why
