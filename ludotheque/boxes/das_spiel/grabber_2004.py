"""Raffzahn: a number is rolled; everybody takes free dice that show it to their own side, until the roller says Stop.

The pyramid stands without its top. Each of three players sits at a side and knows the faces turned to it alone.
Only the roller may say Stop. Who still takes a die puts it back and gives one of their own to each of the others;
who has too few gives none. The die then goes to the left. When a Stop leaves only dice on the plate, most dice win.
Ruling: the wrong number, or a die that carries others: it goes back, and hands off for 1.5 s.
Ruling: a roll lasts 12 s at most, and ends 1.5 s after nobody can take anything any more. Eight mistakes with one
roll, and a player waits for the next. Ten rolls in a row without a die taken, or 150 rolls in all, end the match.
Ruling: in turn, who has nothing to take is passed over, and a roll ends when nobody has; the roller may always stop.
For the pace and its rulings see tempo.py. What nobody has seen yet of a die is drawn when it is uncovered.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, CLOCK, Info, pick
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import grabber_talk as talk
from .dice import ALL_ORIENTATIONS, FACE_OF, GREY, RED, ROLL, SHOWING, UNKNOWN, YELLOW
from .lattice import APEX, BASE, COUNT, LAYER, SUPPORTS
from .pyramid import EMPTY, Pyramid
from .sight import seen_by, showing
from .tempo import (
    DRAWING,
    GRACE,
    IDLE,
    LATE,
    LOCK,
    OVER,
    PASS,
    QUIET,
    RACING,
    READY,
    ROLL_THEM,
    ROLLING,
    ROUND,
    SETTLE,
    STOP,
    STOPPED,
    TEMPO,
    SpeedGame,
)

LONGEST_ROLL: Final = 12_000
DRY_ROLLS: Final = 10
MOST_ROLLS: Final = 150
MOST_MISTAKES: Final = 8  # in 12 s there is no time for more
DRAWN: Final = 200  # of a die that is uncovered: everybody sees only a face of it, if anything
# A roll has about ten events of its own, and for each seat its mistakes and a foul; a die taken up to five.
LONGEST: Final = MOST_ROLLS * (12 + 3 * (2 * MOST_MISTAKES + 2)) + COUNT * 6


class Grabber2004(SpeedGame):
    info = Info(
        "grabber_2004",
        Text("Raffzahn", "Raffzahn"),
        seats=range(3, 4),
        longest=LONGEST,
        options=(TEMPO,),
        box="das_spiel",
        about=Text(
            "Rapace : prends vite les dés qui te montrent le bon chiffre, avant le Stop.",
            "Greedy grabber: quickly take the dice that show you the number, before Stop.",
        ),
        minutes=15,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.set_up_tempo(options, LONGEST_ROLL)
        self.colour = [mixed(die) for die in range(COUNT)]  # of a die, which has the number of its first cell
        self.ori = [UNKNOWN] * COUNT
        self.pyramid = Pyramid()
        for cell in range(APEX):
            self.pyramid.put(cell, cell)
        self.to_draw = showing(self.pyramid)  # cells of dice that show a face and have none yet
        self.won = [0] * self.seats
        self.high = APEX - len(BASE)  # dice above the plate
        self.roll = 0
        self.dry = 0  # rolls in a row without a die taken
        self.mistakes = [0] * self.seats  # with this roll
        self.fouls: list[int] = []  # seats that took a die after this Stop

    def begin_with(self, colour: list[int], ori: list[int], first: int) -> None:
        """The same with what another game has left, by cell."""
        for cell in range(APEX):
            if colour[cell] != UNKNOWN:
                self.colour[cell] = colour[cell]
                self.ori[cell] = ori[cell]
        self.to_draw = [cell for cell in self.to_draw if self.ori[cell] == UNKNOWN]
        self.give_dice(first)

    def left_pyramid(self) -> tuple[list[int], list[int]]:
        at = self.pyramid.at
        colour = [self.colour[die] if die != EMPTY else UNKNOWN for die in at]
        return colour, [self.ori[die] if die != EMPTY else UNKNOWN for die in at]

    def clone(self) -> Grabber2004:
        twin = type(self)(self.seats)
        self.copy_tempo(twin)
        twin.colour = self.colour  # never changes once the match has begun
        twin.ori = self.ori[:]
        twin.pyramid = self.pyramid.clone()
        twin.to_draw = self.to_draw[:]
        twin.won = self.won[:]
        twin.high = self.high
        twin.roll = self.roll
        twin.dry = self.dry
        twin.mistakes = self.mistakes[:]
        twin.fouls = self.fouls[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.to_draw or self.phase in (DRAWING, ROLLING):
            return [CHANCE]
        if self.phase == READY:
            return [self.roller]
        if self.phase != RACING:
            return [CLOCK]
        if self.relay:
            return [self.turn]
        return [seat for seat in range(self.seats) if self.choices(seat)] + [CLOCK]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return self.draws()
        if self.to_draw:
            return []
        if actor == CLOCK:
            return [] if self.relay else self.timers
        if self.phase == READY:
            return [ROLL_THEM] if actor == self.roller else []
        if self.relay:
            return self.in_turn(actor) if self.phase == RACING and actor == self.turn else []
        return self.at_speed(actor) if self.phase in (RACING, LATE) and 0 <= actor < self.seats else []

    def draws(self) -> list[int]:
        if self.to_draw:
            return ALL_ORIENTATIONS
        return list(range(self.seats)) if self.phase == DRAWING else ROLL if self.phase == ROLLING else []

    def in_turn(self, seat: int) -> list[int]:
        stop = [STOP] if seat == self.roller and self.may_stop() else []
        return [cell for cell in self.pyramid.free if self.fits(seat, cell)] + [PASS] + stop

    def at_speed(self, seat: int) -> list[int]:
        """Every die whose face the seat sees: finding the right ones is the game, and so is leaving them alone."""
        if self.phase == LATE:
            return [] if seat in self.fouls else self.in_sight(seat)
        stop = [STOP] if seat == self.roller and self.may_stop() else []
        waits = self.is_hand_busy(seat) or self.is_locked(seat) or self.is_out(seat)
        return stop if waits else self.in_sight(seat) + stop

    def is_out(self, seat: int) -> bool:
        return self.mistakes[seat] >= MOST_MISTAKES

    def in_sight(self, seat: int) -> list[int]:
        return [cell for cell in showing(self.pyramid) if seen_by(self.pyramid, seat, cell)]

    def fits(self, seat: int, cell: int) -> bool:
        """A free die that shows the roll to this seat."""
        p = self.pyramid
        return p.is_free(cell) and FACE_OF[self.ori[p.at[cell]]][seat] == self.roll

    # What happens

    def act(self, seat: int, choice: int) -> None:
        if choice == ROLL_THEM:
            self.announce()
        elif choice == STOP:
            self.stop()
        elif choice == PASS:
            self.acted_in_turn(passed=True)
            self.look_for_more()
        elif self.phase == LATE:
            self.foul(seat)
        elif self.fits(seat, choice):
            self.take(seat, choice)
        else:
            self.mistakes[seat] += 1
            self.timers.append(LOCK + seat)

    def drawn(self, choice: int) -> None:
        if self.to_draw:
            self.ori[self.pyramid.at[self.to_draw.pop()]] = choice
        elif self.phase == DRAWING:
            self.give_dice(choice)
        else:
            self.roll = choice
            self.dry += 1
            self.mistakes = [0] * self.seats
            self.open_race(quiet=True)
        if not self.to_draw:
            self.look_for_more()

    def ring(self, timer: int) -> None:
        if timer == GRACE:
            self.phase = LATE
            self.timers = [SETTLE]
        elif timer in (ROUND, IDLE, SETTLE):
            self.end_round()

    def take(self, seat: int, cell: int) -> None:
        self.pyramid.take(cell)
        self.won[seat] += 1
        self.dry = 0
        self.high -= 1 if LAYER[cell] > 0 else 0
        self.to_draw = [below for below in SUPPORTS[cell] if self.ori[self.pyramid.at[below]] == UNKNOWN]
        self.use_hand(seat)
        if self.relay:
            self.acted_in_turn(passed=False)
        if not self.to_draw:
            self.look_for_more()

    def look_for_more(self) -> None:
        able = [seat for seat in range(self.seats) if any(self.fits(seat, cell) for cell in self.pyramid.free)]
        self.run_idle(not able)
        self.pass_over(able)

    def stop(self) -> None:
        if self.relay:
            self.end_round()
        else:
            self.fouls = []
            self.stop_race()

    def foul(self, seat: int) -> None:
        self.fouls.append(seat)
        if self.won[seat] >= self.seats - 1:
            self.won = [dice + 1 for dice in self.won]
            self.won[seat] -= self.seats

    def end_round(self) -> None:
        if self.high == 0 or self.dry >= DRY_ROLLS or self.rounds >= MOST_ROLLS:
            self.phase = OVER
            self.timers = []
        else:
            self.give_dice((self.roller + 1) % self.seats)

    # How it stands

    def scores(self) -> list[int]:
        return self.won

    def contents(self) -> list[int]:
        return [self.pyramid.filled() + sum(self.won)]

    def tallies(self) -> dict[str, int]:
        return {"rolls": self.rounds, "dice left": self.pyramid.filled()}

    # Bots

    def imagine(self, seat: int, rng: Random) -> Grabber2004:
        """The faces on the other sides are the others' to know."""
        twin = self.clone()
        for cell in showing(self.pyramid):
            die = self.pyramid.at[cell]
            if self.ori[die] != UNKNOWN:
                face = FACE_OF[self.ori[die]][seat] if seen_by(self.pyramid, seat, cell) else 0
                twin.ori[die] = pick(SHOWING[seat][face], rng)
        return twin

    def simplify(self, seat: int) -> None:
        """In thought a race goes in turn, beginning with whoever thinks."""
        if self.phase in (STOPPED, LATE):
            self.end_round()
        if not self.relay:
            self.relay = True
            self.turn = seat
            self.timers = [QUIET] if QUIET in self.timers else []
            if self.phase not in (READY, RACING, OVER, DRAWING):
                self.phase = ROLLING

    # People

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def seen(self, seat: int, actor: int, choice: int) -> int:
        return DRAWN if actor == CHANCE and self.to_draw else choice

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)


def mixed(die: int) -> int:
    """55 or 54 of each colour, well stirred; here they mean nothing."""
    return (RED, YELLOW, GREY)[(die * 7 + die // 3 * 5) % 3]
