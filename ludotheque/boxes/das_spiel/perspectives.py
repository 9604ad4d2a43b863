"""Perspectives: everybody rolls, and puts the dice that may be put onto the pyramid, all at once, until somebody stops.

Each has 55 dice of a colour, 10 of them in hand; one more, the handicap die, is rolled by the neighbour on the right.
A die may go into any funnel if it shows what the turquoise die shows, or what the own handicap die shows.
Anybody may say Stop. If the one who did could have put k more, each of the others, clockwise, puts up to k more dice,
whatever they show. Hands are filled up to 10, the turquoise die goes to the left. Who has put all dice wins; if the
pyramid is full, whoever has put most. Five or six players share 240 dice.
Ruling: two hands at one funnel: the quicker one; the other die stays in hand. No die falls beside a funnel here.
Ruling: a round lasts 60 s at most; without a Stop nobody has forgotten anything. 120 rounds end it, most dice win.
For the pace and its rulings see tempo.py.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN, Info
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import perspectives_talk as talk
from .dice import ROLL
from .lattice import COUNT
from .perspectives_phases import A_SET, DIE, DONE, FURTHER, HAND_SIZE, HANDICAP, NO_SLOT, TURQUOISE_DIE
from .pyramid import Pyramid
from .tempo import (
    DRAWING,
    GRACE,
    IDLE,
    OVER,
    PASS,
    QUIET,
    RACING,
    READY,
    ROLL_THEM,
    ROLLING,
    ROUND,
    STOP,
    STOPPED,
    TEMPO,
    SpeedGame,
)

ALL_DICE: Final = 240  # shared by five or more
LONGEST_ROUND: Final = 60_000
MOST_ROUNDS: Final = 120
# Of a round: 67 dice to roll, and some twenty events besides; each die put may take nine.
LONGEST: Final = 1 + MOST_ROUNDS * 90 + COUNT * 10


class Perspectives(SpeedGame):
    info = Info(
        "perspectives",
        Text("Perspectives", "Perspectives"),
        seats=range(4, 7),
        longest=LONGEST,
        options=(TEMPO,),
        box="das_spiel",
        about=Text(
            "Tout le monde lance et pose en même temps : repère vite tes bons dés.",
            "Everybody rolls and builds at once: spot your good dice quickly.",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.set_up_tempo(options, LONGEST_ROUND)
        self.pyramid = Pyramid()
        self.own = (A_SET if self.seats == 4 else ALL_DICE // self.seats) - 1  # to put: the handicap die is not
        self.placed = [0] * self.seats
        self.turquoise = 0  # shown by the turquoise die; 0: not rolled yet
        self.handicap = [0] * self.seats
        self.hand = [[0] * HAND_SIZE for _ in range(self.seats)]  # what each die shows; 0: put, or not rolled yet
        self.held = [NO_SLOT] * self.seats  # the die that a seat is about to put
        self.to_roll: list[int] = []
        self.caller = HIDDEN
        self.forgotten = 0  # dice that the caller could have put
        self.more = 0  # dice that this seat may still put for that

    def clone(self) -> Perspectives:
        twin = type(self)(self.seats)
        self.copy_tempo(twin)
        twin.pyramid = self.pyramid.clone()
        twin.own = self.own
        twin.placed = self.placed[:]
        twin.turquoise = self.turquoise
        twin.handicap = self.handicap[:]
        twin.hand = [dice[:] for dice in self.hand]
        twin.held = self.held[:]
        twin.to_roll = self.to_roll[:]
        twin.caller = self.caller
        twin.forgotten = self.forgotten
        twin.more = self.more
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase in (DRAWING, ROLLING):
            return [CHANCE]
        if self.phase == READY:
            return [self.roller]
        if self.phase == FURTHER or (self.relay and self.phase == RACING):
            return [self.turn]
        return [seat for seat in range(self.seats) if self.choices(seat)] + [CLOCK]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return list(range(self.seats)) if self.phase == DRAWING else ROLL if self.phase == ROLLING else []
        if actor == CLOCK:
            return [] if self.relay else self.timers
        if self.phase == READY:
            return [ROLL_THEM] if actor == self.roller else []
        if self.phase == FURTHER:
            return [*self.pyramid.funnels, DONE] if actor == self.turn else []
        if self.phase != RACING or not 0 <= actor < self.seats:
            return []
        if self.relay:
            return self.in_turn(actor) if actor == self.turn else []
        return self.at_speed(actor)

    def in_turn(self, seat: int) -> list[int]:
        if self.held[seat] != NO_SLOT:
            return self.pyramid.funnels
        return self.good_dice(seat) + [PASS] + ([STOP] if self.may_stop() else [])

    def at_speed(self, seat: int) -> list[int]:
        """The next die may be in hand before the hand is free to put it."""
        stop = [STOP] if self.may_stop() else []
        if self.held[seat] == NO_SLOT:
            return self.good_dice(seat) + stop
        return stop if self.is_hand_busy(seat) else self.pyramid.funnels + stop

    def good_dice(self, seat: int) -> list[int]:
        good = (self.turquoise, self.handicap[seat])
        return [DIE + slot for slot, value in enumerate(self.hand[seat]) if value in good]

    def left(self, seat: int) -> int:
        """Dice still to put, in hand and in the reserve."""
        return self.own - self.placed[seat]

    def reserve(self, seat: int) -> int:
        return self.left(seat) - sum([value > 0 for value in self.hand[seat]])

    # What happens

    def act(self, seat: int, choice: int) -> None:
        if choice == ROLL_THEM:
            self.take_dice()
            self.announce()
        elif choice == STOP:
            self.stop(seat)
        elif choice == PASS:
            self.acted_in_turn(passed=True)
        elif choice == DONE:
            self.next_for_more()
        elif choice >= DIE:
            self.held[seat] = choice - DIE
        else:
            self.put(seat, choice)

    def drawn(self, choice: int) -> None:
        if self.phase == DRAWING:
            self.give_dice(choice)
            return
        self.show(self.to_roll.pop(), choice)
        if not self.to_roll:
            self.open_race(quiet=True)
            self.look_for_more()

    def show(self, die: int, value: int) -> None:
        if die == TURQUOISE_DIE:
            self.turquoise = value
        elif die < DIE:
            self.handicap[die - HANDICAP] = value
        else:
            seat, slot = divmod(die - DIE, HAND_SIZE)
            self.hand[seat][slot] = value

    def give_dice(self, seat: int) -> None:
        super().give_dice(seat)
        if self.relay:
            self.take_dice()

    def take_dice(self) -> None:
        """Hands are filled up, and all dice are to be rolled."""
        self.turquoise, self.handicap = 0, [0] * self.seats
        self.hand = [[0] * min(HAND_SIZE, self.left(seat)) for seat in range(self.seats)]
        dice = [DIE + seat * HAND_SIZE + slot for seat in range(self.seats) for slot in range(len(self.hand[seat]))]
        self.to_roll = [*reversed(dice), *[HANDICAP + seat for seat in range(self.seats)], TURQUOISE_DIE]

    def ring(self, timer: int) -> None:
        if timer == GRACE:
            self.after_stop()
        elif timer in (ROUND, IDLE):
            self.end_round()

    def put(self, seat: int, cell: int) -> None:
        self.pyramid.put(cell, seat * A_SET + self.placed[seat])
        self.placed[seat] += 1
        self.lay_down(seat)
        if self.left(seat) == 0 or not self.pyramid.funnels:
            self.end()
        elif self.phase == FURTHER:
            self.more -= 1
            if self.more == 0:
                self.next_for_more()
        elif self.relay:
            self.acted_in_turn(passed=False)
        else:
            self.use_hand(seat)
            self.look_for_more()

    def lay_down(self, seat: int) -> None:
        """The die that was held is no longer in hand; one that is given is from the reserve, if there is any."""
        slot = self.held[seat]
        self.held[seat] = NO_SLOT
        if self.phase == FURTHER and sum([value > 0 for value in self.hand[seat]]) > self.left(seat):
            slot = max([n for n, value in enumerate(self.hand[seat]) if value > 0])
        if slot != NO_SLOT:
            self.hand[seat][slot] = 0

    def look_for_more(self) -> None:
        self.run_idle(not any(self.good_dice(seat) for seat in range(self.seats)))

    def stop(self, seat: int) -> None:
        self.caller = seat
        self.forgotten = len(self.good_dice(seat))
        self.held = [NO_SLOT] * self.seats
        if self.relay:
            self.after_stop()
        else:
            self.stop_race()

    def after_stop(self) -> None:
        if self.forgotten:
            self.phase = FURTHER
            self.timers = []
            self.turn = self.caller
            self.next_for_more()
        else:
            self.end_round()

    def next_for_more(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.more = self.forgotten
        if self.turn == self.caller:
            self.end_round()

    def end_round(self) -> None:
        self.caller, self.forgotten, self.more = HIDDEN, 0, 0
        self.held = [NO_SLOT] * self.seats
        if self.rounds >= MOST_ROUNDS:
            self.end()
        else:
            self.give_dice((self.roller + 1) % self.seats)

    def end(self) -> None:
        self.phase, self.timers = OVER, []

    # How it stands

    def scores(self) -> list[int]:
        return self.placed

    def contents(self) -> list[int]:
        return [self.pyramid.filled() + sum([self.left(seat) for seat in range(self.seats)])]

    def tallies(self) -> dict[str, int]:
        return {"rounds": self.rounds, "dice put": self.pyramid.filled()}

    # Bots

    def simplify(self, seat: int) -> None:
        """In thought nobody hurries: in turn, beginning with whoever thinks."""
        if self.relay:
            return
        self.relay = True
        if self.phase == RACING:
            self.turn = seat
        elif self.phase == STOPPED:
            self.after_stop()
        elif self.phase not in (READY, FURTHER, OVER, DRAWING):
            self.phase = ROLLING
        self.timers = [QUIET] if QUIET in self.timers else []

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
