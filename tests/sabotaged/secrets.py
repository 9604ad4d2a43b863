"""Games that tell secrets, and games whose bots would know them."""

from __future__ import annotations

import random
from random import Random

from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED
from ludotheque.core.scene import NOTHING, Ask, Label, Part, Zone
from ludotheque.core.text import Text

from .bids import Bids, card_at
from .flick import Flick
from .ledger import breaks
from .stones import STONES, Stones


@breaks("nothing_leaks")
class TellsInTheScene(Bids):
    def scene(self, seat: int) -> list[Zone]:
        highest = max((card for hand in self.hands for card in hand), default=0)
        best = Zone("best", "tray", 1, (card_at(0, highest),))
        return super().scene(seat) if seat == HIDDEN else [*super().scene(seat), best]


@breaks("nothing_leaks")
class TellsInTheLabels(Bids):
    def label(self, actor: int, choice: int) -> Label:
        label = super().label(actor, choice)
        best = choice == max(card for hand in self.hands for card in [*hand, choice])
        return label._replace(text=Text(f"{choice} !", f"{choice}!")) if best else label


@breaks("nothing_leaks")
class TellsByTheChoices(Bids):
    """Whoever holds nothing that could win may only play the first card."""

    def choices(self, actor: int) -> list[int]:
        choices = super().choices(actor)
        best = max((card for hand in self.hands for card in hand), default=0)
        return choices if actor < 0 or best in choices else choices[:1]


@breaks("nothing_leaks")
class TellsByWhoIsAsked(Bids):
    """Only seats with a high card are given the chance to grab."""

    def to_act(self) -> list[int]:
        acting = super().to_act()
        if self.phase != "race":
            return acting
        return [actor for actor in acting if actor == CLOCK or max(self.hands[actor], default=9) > 5]

    def choices(self, actor: int) -> list[int]:
        return super().choices(actor) if actor < 0 or actor in self.to_act() else []


@breaks("nothing_leaks")
class TellsByTheClock(Bids):
    def lasts(self, timer: int) -> int:
        return 3000 + sum(self.hands[0])


@breaks("nothing_leaks")
class TellsByTheQuestion(Bids):
    def ask(self, actor: int) -> Ask:
        ask = super().ask(actor)
        return ask if self.deck and self.deck[0] < 3 else ask._replace(prompt=Text("Et toi ?", "And you?"))


@breaks("nothing_leaks")
class ImaginesItsOwnHandAnew(Bids):
    def imagine(self, seat: int, rng: Random) -> Bids:
        return super().imagine((seat + 1) % self.seats, rng)


@breaks("spectators_know_least")
class ShowsTheFirstHandToSpectators(Bids):
    def scene(self, seat: int) -> list[Zone]:
        return super().scene(0 if seat == HIDDEN else seat)


@breaks("imagine_varies")
class BotsKnowAll(Bids):
    def imagine(self, seat: int, rng: Random) -> Bids:
        twin = self.clone()
        assert isinstance(twin, Bids)
        return twin


@breaks("imagine_is_apart")
class ImaginesFromTheRandomModule(Bids):
    def imagine(self, seat: int, rng: Random) -> Bids:
        return super().imagine(seat, Random(random.random()))


@breaks("imagine_is_apart")
class ImaginesInPlace(Stones):
    def imagine(self, seat: int, rng: Random) -> Stones:
        return self


@breaks("simplify_keeps_choices")
class SimplyOver(Stones):
    def simplify(self, seat: int) -> None:
        self.heap = 0


@breaks("simplify_keeps_choices")
class SimplyMore(Bids):
    def simplify(self, seat: int) -> None:
        self.hands[seat].append(self.deck[0])


@breaks("commitments_do_not_show")
class BidsLieOpen(Bids):
    def scene(self, seat: int) -> list[Zone]:
        bids = (Part("card", other, NOTHING, str(bid)) for other, bid in enumerate(self.bids) if bid != HIDDEN)
        return [*super().scene(seat), Zone("bids", "tray", self.seats, tuple(bids))]


@breaks("commitments_do_not_show")
class BidsAreToldInTheLog(Bids):
    def seen(self, seat: int, actor: int, choice: int) -> int:
        return choice if self.phase == "bid" else super().seen(seat, actor, choice)


@breaks("commitments_do_not_show")
class BidsBindTheOthers(Bids):
    def choices(self, actor: int) -> list[int]:
        choices = super().choices(actor)
        return [card for card in choices if card > max(self.bids)] or choices if self.phase == "bid" else choices


@breaks("log_is_fair")
class OwnBidIsHidden(Bids):
    def seen(self, seat: int, actor: int, choice: int) -> int:
        return HIDDEN if self.phase == "bid" else super().seen(seat, actor, choice)


@breaks("log_is_fair")
class DealIsToldToSpectators(Bids):
    def seen(self, seat: int, actor: int, choice: int) -> int:
        return choice if actor == CHANCE and seat == HIDDEN else super().seen(seat, actor, choice)


@breaks("unnoticed_changes_nothing")
class LastBidGoesUnnoticed(Bids):
    def seen(self, seat: int, actor: int, choice: int) -> int:
        last = self.phase == "bid" and self.bids.count(HIDDEN) == 1
        return UNNOTICED if last and seat != actor else super().seen(seat, actor, choice)


@breaks("news_is_counted")
class DieIsNoNews(Stones):
    def throw(self, eyes: int) -> None:
        super().throw(eyes)
        self.revealed -= 1


@breaks("news_is_counted")
class StopIsNoNews(Flick):
    def play(self, actor: int, choice: int) -> None:
        was = self.revealed
        super().play(actor, choice)
        self.revealed = was


@breaks("undo_teaches_nothing")
class TurnedUpAndBack(Bids):
    """Bids that have been turned up could be taken back."""

    def turn_up(self) -> None:
        super().turn_up()
        self.revealed -= 1


@breaks("undo_teaches_nothing")
class TakingShowsAColour(Stones):
    """Stones have colours, drawn before the first move, that taking one shows; and the taking may be undone."""

    info = Stones.info._replace(longest=40)

    def set_up(self, options: dict[str, str]) -> None:
        super().set_up(options)
        self.colours: list[int] = []

    def to_act(self) -> list[int]:
        return super().to_act() if len(self.colours) == STONES else [CHANCE]

    def choices(self, actor: int) -> list[int]:
        return super().choices(actor) if len(self.colours) == STONES else [0, 1, 2] if actor == CHANCE else []

    def play(self, actor: int, choice: int) -> None:
        if len(self.colours) < STONES:
            self.colours.append(choice)
        else:
            super().play(actor, choice)

    def imagine(self, seat: int, rng: Random) -> TakingShowsAColour:
        twin = self.clone()
        assert isinstance(twin, TakingShowsAColour)
        hidden = self.heap if len(self.colours) == STONES else len(self.colours)
        twin.colours[:hidden] = [rng.randrange(3) for _ in range(hidden)]
        return twin

    def seen(self, seat: int, actor: int, choice: int) -> int:
        return choice if len(self.colours) == STONES else HIDDEN

    def scene(self, seat: int) -> list[Zone]:
        shown = self.colours[self.heap :] if len(self.colours) == STONES else []
        parts = tuple(Part("stone", place, mark=str(colour)) for place, colour in enumerate(shown))
        return [*super().scene(seat), Zone("colours", "tray", STONES, parts)]


@breaks("imagine_draws_anew")
class BotsKnowTheColours(TakingShowsAColour):
    def take(self, seat: int) -> None:
        super().take(seat)
        self.revealed += 1

    def imagine(self, seat: int, rng: Random) -> TakingShowsAColour:
        twin = self.clone()
        assert isinstance(twin, TakingShowsAColour)
        return twin


class ColoursAreGuessed(TakingShowsAColour):
    """Honest: nobody knows a colour before it is shown, and what is shown cannot be taken back."""

    def take(self, seat: int) -> None:
        super().take(seat)
        self.revealed += 1
