"""Games whose copies go wrong, and games that do not depend on their events alone."""

from __future__ import annotations

import random
from random import Random
from typing import ClassVar

from ludotheque.core.game import Position
from ludotheque.core.scene import Label, Zone

from .bids import GRAB, Bids
from .ledger import breaks
from .stones import STONES, Stones


@breaks("clone_is_apart")
class SharedHands(Bids):
    def clone(self) -> Position:
        twin = super().clone()
        assert isinstance(twin, Bids)
        twin.hands = self.hands
        return twin


@breaks("clone_is_apart")
class PointsInATuple(Bids):
    """The default clone does not look into tuples."""

    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        self.both = (self.points, "points")

    def scores(self) -> list[int]:
        return self.both[0]

    def turn_up(self) -> None:
        self.both[0][0] += 1
        super().turn_up()


@breaks("clone_is_equal")
class CloneForgetsTheDie(Stones):
    def clone(self) -> Position:
        twin = super().clone()
        assert isinstance(twin, Stones)
        twin.must_take = True
        return twin


@breaks("clone_is_equal")
class CloneForgetsWhoWasLast(Stones):
    """Cannot be seen at once, only by playing on."""

    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        self.taker = -1

    def clone(self) -> Position:
        twin = super().clone()
        assert isinstance(twin, CloneForgetsWhoWasLast)
        twin.taker = Random(id(twin)).randrange(1000)
        return twin

    def take(self, seat: int) -> None:
        super().take(seat)
        self.revealed += self.taker + 1


@breaks("clone_is_equal")
class CloneIsAnother(Stones):
    def clone(self) -> Position:
        twin = Stones(self.seats)
        for name, value in vars(self).items():
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin


@breaks("looking_changes_nothing")
class WornByLooking(Stones):
    def scene(self, seat: int) -> list[Zone]:
        self.last += 1
        return [*super().scene(seat), Zone(f"worn {self.last}", "tray", 1)]


@breaks("same_again")
class LoadedByTheRandomModule(Stones):
    def throw(self, eyes: int) -> None:
        super().throw(random.randrange(1, 4))


@breaks("events_decide")
class LaidAtRandom(Stones):
    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        self.heap = STONES - random.randrange(4)


@breaks("events_decide")
class RemembersTheLastMatch(Stones):
    played: ClassVar[list[int]] = []

    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        self.played.append(1)
        self.taken = [len(self.played), *self.taken[1:]]


@breaks("record_replays")
class ScribblesOnTheOptions(Bids):
    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        options["hand"] = "many"


@breaks("record_replays")
class TooBigForARecord(Bids):
    def choices(self, actor: int) -> list[int]:
        return [1 << 60 if choice == GRAB else choice for choice in super().choices(actor)]

    def label(self, actor: int, choice: int) -> Label:
        return super().label(actor, GRAB if choice == 1 << 60 else choice)
