"""What the speed games share: the pace, whose dice are rolled, the timers of a race, one hand for each player.

At speed somebody rolls, the dice fall a moment later, and then everybody acts at once until it is stopped.
In turn there is no hurry: from the roller's left each does one thing or passes; when all have passed, it is over.
Ruling: Stop can be said from one second after the roll on; a race without anything left to do ends after 1.5 s.
Ruling: one hand each: 0.45 s from one die to the next. A Stop is seen a quarter of a second after it is said;
what is done before, or at most 0.2 s after, is put back without a word.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN, RACE_LAG, Option, Position
from ...core.scene import NOTHING, Label, Part, Zone
from ...core.text import Text

TEMPO: Final = Option(
    "tempo",
    Text("Allure", "Pace"),
    {"speed": Text("vitesse", "speed"), "relay": Text("chacun son tour", "in turn")},
)

# What is going on; games add phases of their own from OVER + 1 on
DRAWING: Final = 0  # who rolls first
READY: Final = 1  # the roller has the dice
ANNOUNCED: Final = 2  # they are about to fall
ROLLING: Final = 3
RACING: Final = 4  # in turn: acting one after the other
STOPPED: Final = 5  # what comes now comes too late
LATE: Final = 6  # and what comes now is a foul
OVER: Final = 7

# Timers; the last two are followed by the seat
ANNOUNCE: Final = 0
ROUND: Final = 1  # the longest that a race lasts
QUIET: Final = 2  # no Stop yet
IDLE: Final = 3  # nothing is left to do
GRACE: Final = 4
SETTLE: Final = 5
HAND: Final = 10
LOCK: Final = 20
LASTS: Final = {ANNOUNCE: 600, QUIET: 1_000, IDLE: 1_500, GRACE: RACE_LAG + 200, SETTLE: 1_000}
HAND_LASTS: Final = 450
LOCK_LASTS: Final = 1_500

# Choices; below are cells
STOP: Final = 165
PASS: Final = 166
ROLL_THEM: Final = 167

ONE_HAND: Final = Text("Une seule main : un dé après l'autre.", "One hand: one die after the other.")
LOCKED: Final = Text("Erreur : une seconde et demie sans toucher.", "A mistake: hands off for a second and a half.")
STOP_SAID: Final = Text("Trop tard : « Stop » est dit.", "Too late: Stop has been said.")
STOP_TOO_EARLY: Final = Text("Stop, au plus tôt une seconde après les dés.", "No Stop before one second has passed.")
WAIT_FOR_DICE: Final = Text("Attends les dés.", "Wait for the dice.")
WAIT_FOR_TURN: Final = Text("Ce n'est pas ton tour.", "It is not your turn.")
FINISHED: Final = Text("La partie est finie.", "The match is over.")


class SpeedGame(Position):
    """A subclass calls set_up_tempo in set_up and copy_tempo in clone, and says what its races are about:
    what happens when chance has drawn, a timer rings, a seat acts, and when a round is over.
    """

    def set_up_tempo(self, options: dict[str, str], longest_race: int) -> None:
        self.relay = options["tempo"] == "relay"
        self.longest_race = longest_race  # milliseconds
        self.phase = DRAWING
        self.roller = 0
        self.turn = 0  # in turn: who acts
        self.passes = 0  # in a row
        self.rounds = 0
        self.timers: list[int] = []

    def copy_tempo(self, twin: SpeedGame) -> None:
        twin.revealed = self.revealed
        twin.relay = self.relay
        twin.longest_race = self.longest_race
        twin.phase = self.phase
        twin.roller = self.roller
        twin.turn = self.turn
        twin.passes = self.passes
        twin.rounds = self.rounds
        twin.timers = self.timers[:]

    def race(self) -> int:
        return self.roller if not self.relay and RACING <= self.phase <= LATE else HIDDEN

    def lasts(self, timer: int) -> int:
        if timer == ROUND:
            return self.longest_race
        return LASTS[timer] if timer < HAND else HAND_LASTS if timer < LOCK else LOCK_LASTS

    def drawn(self, choice: int) -> None:
        raise NotImplementedError

    def ring(self, timer: int) -> None:
        raise NotImplementedError

    def act(self, seat: int, choice: int) -> None:
        raise NotImplementedError

    def end_round(self) -> None:
        raise NotImplementedError

    def play(self, actor: int, choice: int) -> None:
        if choice != PASS:
            self.revealed += 1
        if actor == CHANCE:
            self.drawn(choice)
        elif actor != CLOCK:
            self.act(actor, choice)
        else:
            self.timers.remove(choice)
            if choice == ANNOUNCE:
                self.phase = ROLLING
            else:
                self.ring(choice)

    # From one roll to the next

    def give_dice(self, seat: int) -> None:
        """At speed the roller says when; in turn the dice fall at once."""
        self.roller = seat
        self.timers = []
        self.phase = ROLLING if self.relay else READY

    def announce(self) -> None:
        if self.relay:
            self.phase = ROLLING
        else:
            self.phase = ANNOUNCED
            self.timers = [ANNOUNCE]

    def open_race(self, quiet: bool) -> None:
        self.phase = RACING
        self.rounds += 1
        self.passes = 0
        self.turn = (self.roller + 1) % self.seats
        self.timers = [] if self.relay else [ROUND, QUIET] if quiet else [ROUND]

    def stop_race(self) -> None:
        """At speed; hands that are on their way come too late."""
        self.phase = STOPPED
        self.timers = [GRACE]

    # Hands

    def may_stop(self) -> bool:
        return self.phase == RACING and QUIET not in self.timers

    def is_locked(self, seat: int) -> bool:
        return LOCK + seat in self.timers

    def is_hand_busy(self, seat: int) -> bool:
        return HAND + seat in self.timers

    def use_hand(self, seat: int) -> None:
        if not self.relay:
            self.timers.append(HAND + seat)

    def run_idle(self, nothing_to_do: bool) -> None:
        if nothing_to_do and self.phase == RACING and not self.relay and IDLE not in self.timers:
            self.timers.append(IDLE)

    def acted_in_turn(self, passed: bool) -> None:
        """In turn: the next one acts, until all have passed."""
        self.passes = self.passes + 1 if passed else 0
        self.turn = (self.turn + 1) % self.seats
        if self.passes == self.seats:
            self.end_round()

    def pass_over(self, able: list[int]) -> None:
        """In turn: nobody is asked who could only pass. Who is asked next, if anybody, tells what others may see."""
        if not self.relay or self.phase != RACING:
            return
        self.revealed += 1
        if not able:
            self.end_round()
        while self.phase == RACING and self.turn not in able and self.turn != self.roller:
            self.acted_in_turn(passed=True)

    def refused(self, actor: int) -> Text | None:
        """Why this seat can do nothing at all just now."""
        if self.phase == OVER:
            return FINISHED
        if self.phase < RACING:
            return WAIT_FOR_DICE
        if self.phase in (STOPPED, LATE):
            return STOP_SAID
        if self.relay and self.phase == RACING and actor != self.turn:
            return WAIT_FOR_TURN
        return LOCKED if actor >= 0 and self.is_locked(actor) else None


# What is shown and said alike


def clock_label(timer: int) -> Label:
    """Only the end of a round is worth a word."""
    if timer == ROUND:
        return Label(Text("temps écoulé", "time is up"))
    return Label(Text("plus rien à faire", "nothing left to do") if timer == IDLE else NOTHING)


def first_label(seat: int) -> Label:
    """The name of the seat follows the words."""
    return Label(Text("le premier lancer revient à", "the first roll goes to"), seat=seat)


def roll_label(choice: int) -> Label:
    return Label(Text(f"dé : {choice}", f"die: {choice}"))


def button(choice: int) -> Label:
    if choice == STOP:
        return Label(Text("Stop !", "Stop!"))
    return Label(Text("passe", "pass") if choice == PASS else Text("lance", "roll"))


def rolled_zone(values: list[int], size: int, roller: int) -> Zone:
    """The dice on the table, with whoever rolled them."""
    parts = [Part("die", n, Text(f"dé : {v}", f"die: {v}"), str(v), roller, n) for n, v in enumerate(values)]
    return Zone("roll", "tray", size, tuple(parts), Text("Dés", "Dice"), seat=roller)


def verdict_zone(seats: int, words: dict[int, Text]) -> Zone:
    """What somebody did that everybody should know; whose it is stands beside it."""
    parts = [Part("verdict", seat, text, seat=seat, id=seat) for seat, text in words.items()]
    return Zone("verdict", "list", seats, tuple(parts))


def dice(many: int) -> Text:
    return Text(f"{many} dé{'s' * (many > 1)}", f"{many} {'die' if many == 1 else 'dice'}")
