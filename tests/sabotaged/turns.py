"""Games whose turns go wrong."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import CLOCK, WORLD
from ludotheque.core.scene import Ask
from ludotheque.core.text import Text

from .bids import Bids
from .flick import PLACES, Flick
from .ledger import breaks
from .stones import DONE, STONES, TAKE, Stones


@breaks("no_dead_end")
class NoLastStone(Stones):
    def choices(self, actor: int) -> list[int]:
        return [] if actor >= 0 and self.heap == 1 else super().choices(actor)


@breaks("no_dead_end")
class WorldHasNoAnswer(Flick):
    def stand_in(self, rng: Random) -> list[int]:
        return [] if len(self.stops) == 3 else super().stand_in(rng)


@breaks("ends")
class StonesComeBack(Stones):
    def take(self, seat: int) -> None:
        super().take(seat)
        if self.heap == 1:
            self.taken = [0] * self.seats
            self.heap = STONES


@breaks("actors_exist")
class SomebodyElse(Stones):
    def next_turn(self) -> None:
        super().next_turn()
        self.turn += self.seats * (self.heap < 6)

    def choices(self, actor: int) -> list[int]:
        return [TAKE] if actor >= self.seats else super().choices(actor)


@breaks("scores_for_all")
class NoScoreForTheLast(Stones):
    def scores(self) -> list[int]:
        return super().scores()[:2] if self.seats > 2 else super().scores()


@breaks("timers_run")
class ClockNobodyWaitsFor(Bids):
    def to_act(self) -> list[int]:
        return [actor for actor in super().to_act() if actor != CLOCK]


@breaks("timers_run")
class TimeRunsBackwards(Bids):
    def lasts(self, timer: int) -> int:
        return 3000 - 1000 * timer


@breaks("offered_once")
class OneCardTwice(Bids):
    def choices(self, actor: int) -> list[int]:
        choices = super().choices(actor)
        return choices + choices[:1] if actor == 1 else choices


@breaks("offered_is_accepted")
class OfferedThenRefused(Stones):
    def why_not(self, actor: int, choice: int) -> Text | None:
        return Text("Non !", "No!") if choice == DONE else super().why_not(actor, choice)


@breaks("others_are_refused")
class TakesAnything(Stones):
    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if actor in self.to_act() else super().why_not(actor, choice)


@breaks("others_are_refused")
class AnybodyMayTake(Stones):
    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice == TAKE and actor >= 0 else super().why_not(actor, choice)


@breaks("others_are_refused")
class RefusalCosts(Stones):
    def why_not(self, actor: int, choice: int) -> Text | None:
        why = super().why_not(actor, choice)
        self.last = actor if why else self.last
        self.taken[0] += bool(why)
        self.heap -= bool(why)
        return why


@breaks("default_is_allowed")
class SilenceMeansDone(Stones):
    def ask(self, actor: int) -> Ask:
        return super().ask(actor)._replace(default=DONE)


@breaks("world_answers_fit")
class OffTheTable(Flick):
    def stand_in(self, rng: Random) -> list[int]:
        return [PLACES] if len(self.stops) == 2 else super().stand_in(rng)


@breaks("parts_conserved")
class StoneUnderTheSofa(Stones):
    def take(self, seat: int) -> None:
        super().take(seat)
        if self.heap == 4:
            self.taken[seat] -= 1


@breaks("parts_conserved")
class CardFromTheSleeve(Bids):
    def turn_up(self) -> None:
        super().turn_up()
        self.hands[0].append(self.deck[0])


@breaks("revealed_grows")
class Unseen(Bids):
    def grab(self, actor: int) -> None:
        super().grab(actor)
        self.revealed -= 2


@breaks("raises_nothing")
class DividesByZero(Stones):
    def take(self, seat: int) -> None:
        super().take(seat)
        self.last = seat // (self.heap - 3) * 0 + seat


@breaks("raises_nothing")
class WorldNeverAsked(Bids):
    def lasts(self, timer: int) -> int:
        raise NotImplementedError(WORLD)
