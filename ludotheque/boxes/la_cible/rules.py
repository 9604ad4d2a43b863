"""LA CIBLE: a quiz in five phases. Phase 1: one question, an error costs a pawn, until three are lost. Phase 2: six
definitions in 30 s each, the lowest two lose a pawn. Phase 3: series, the first two with two points qualify.
Phase 4: bids on a number of answers, the first with two points is the finalist. Phase 5: six levels against the clock.
Score: finalist pawns + levels + 5 for all six, the other one 2. One game, two, or up to 15 points; see the modules.
Ruling: too late is wrong; a question that is used up is replaced, a third one ends phase 1 or a round of phase 3.
Ruling: everybody tied with the second-lowest of phase 2 loses a pawn; the first qualified sits out the rest of phase 3.
Ruling: a bid is at most 30; after 15 s an opener bids 1 and the other passes; repeating an answer breaks the word.
Ruling: only validated levels are checked, and count up to the first that is not cleared.
Ruling: one appeal for each automatic verdict; two who agree and more votes for it than against overturn it.
Ruling: an answer that is wrong by a hair has the benefit of the doubt: an appeal for it wins unless more are against.
Ruling: without a clock a definition is read twice, and the finalist says when to stop.
Ruling: a score is 100 * points + rank of the best final (10 * (level + 1) + pawns), so that it breaks ties.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN, JUDGE_COMES, JUDGE_GOES, WORLD, Info
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import appeals, auction, camera, definitions, final, judging, mending, offers, scenes, series, talk, verdicts
from .options import OPTIONS, usual_time
from .phases import (
    ANSWER,
    APPEAL,
    AUCTION,
    BID,
    BUTTON,
    CAMERA,
    DEFINITIONS,
    DRAW,
    FINAL,
    FIRST_ROUND,
    GO_ON,
    JUDGE,
    NEARLY,
    NO_TEXT,
    NOBODY,
    OVER,
    PASS,
    READ,
    READY,
    REPEATED,
    RIGHT,
    RUN,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    SCORER,
    SERIES,
    SPOKEN,
    START,
    STOP,
    UNLISTED,
    VALIDATE,
    VOTE,
    WRONG,
)
from .state import Quiz

VERDICTS: Final = {SAID_RIGHT: RIGHT, SAID_WRONG: WRONG, SAID_AGAIN: REPEATED}
LONGEST: Final = 30 * 150_000  # games up to the target, and lists that are used up answer by answer, all appealed


class LaCible(Quiz):
    info = Info(
        "la_cible",
        Text("La Cible", "La Cible"),
        seats=range(3, 7),
        longest=LONGEST,
        options=OPTIONS,
        box="la_cible",
        about=Text(
            "Cinq manches de questions, de l'anneau jaune au cœur de la cible.",
            "Five rounds of questions, from the yellow ring to the heart of the target.",
        ),
        minutes=45,
        take_backs=False,
        more_time=15_000,
    )

    # Who may do what

    def to_act(self) -> list[int]:
        if self.step == OVER:
            return []
        if self.step in (DRAW, CAMERA, SCORER):
            return [CHANCE]
        return offers.waited_for(self) + ([CLOCK] if offers.ticks(self) else [])

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return offers.draws(self)
        if actor == CLOCK:
            return [self.timer] if offers.ticks(self) else []
        if actor == WORLD:
            return self.of_the_world()
        return offers.of_seat(self, actor) if 0 <= actor < self.seats else []

    def of_the_world(self) -> list[int]:
        """Wrong or right; of a referee without a seat, what any referee may press."""
        if self.apart:
            return offers.of_seat(self, WORLD)
        return [0, 1] if WORLD in self.to_act() else []

    def lasts(self, timer: int) -> int:
        return usual_time(self.phase, self.step, self.aloud, self.final_time) * self.stretch // 100

    # What happens

    def play(self, actor: int, choice: int) -> None:
        self.revealed += 1
        if actor == CHANCE:
            self.draw(choice)
        elif actor == CLOCK:
            self.time_is_up()
        elif choice in (JUDGE_COMES, JUDGE_GOES):
            self.apart = choice == JUDGE_COMES
        elif actor == WORLD and not self.apart:
            verdicts.of_the_world(self, choice)
        else:
            self.seat_plays(actor, choice)

    def draw(self, choice: int) -> None:
        if self.step == DRAW:
            self.new_card(choice)
        elif self.step == SCORER:
            series.score(self, choice)
        else:
            self.picked(choice)

    def new_card(self, number: int) -> None:
        used = self.used[self.phase]
        used.append(number)
        if len(used) == self.cards():
            used.clear()
        self.question = number
        self.questions += 1
        if self.phase in (DEFINITIONS, FINAL):
            self.go(READY)
        else:
            self.seat = NOBODY
            self.read_out()

    def read_out(self) -> None:
        """Automatic and without a clock, nobody need say that it was read."""
        self.go(READ)
        if not self.aloud and not self.stretch:
            self.was_read()

    def was_read(self) -> None:
        if self.phase == FIRST_ROUND:
            camera.turn(self, list(range(self.seats)))
        elif self.phase == SERIES:
            camera.turn(self, self.in_round[:])
        else:
            auction.was_read(self)

    def picked(self, seat: int) -> None:
        self.waiting.remove(seat)
        self.outcome = []
        if self.phase == DEFINITIONS:
            definitions.picked(self, seat)
        elif self.phase == AUCTION:
            auction.open_bidding(self, seat)
        else:
            self.seat = seat
            self.go(ANSWER)

    def seat_plays(self, seat: int, choice: int) -> None:
        if choice >= APPEAL:
            appeals.appeal(self, seat, choice - APPEAL)
        elif self.step == VOTE:
            appeals.vote(self, seat, choice)
        elif choice in VERDICTS:
            verdicts.judged(self, VERDICTS[choice], UNLISTED)
        elif self.step == BID:
            self.places_bid(choice)
        elif choice < BUTTON or choice == SPOKEN:
            self.answers(choice if choice < BUTTON else NO_TEXT)
        else:
            self.presses(choice)

    def places_bid(self, choice: int) -> None:
        if choice == PASS:
            auction.passes(self)
        else:
            auction.bids(self, choice)

    def answers(self, text: int) -> None:
        if self.step == RUN:
            final.note(self, text)
        else:
            self.pending = text
            self.outcome = []
            self.step = JUDGE  # the time of phase 2 runs on

    def presses(self, choice: int) -> None:
        if choice == START:
            self.starts()
        elif choice == GO_ON:
            verdicts.go_on(self)
        elif choice == VALIDATE:
            final.validate(self)
        elif choice == STOP:
            final.stop(self)
        elif self.phase == DEFINITIONS:
            definitions.pass_on(self)
        else:
            final.pass_on(self)

    def starts(self) -> None:
        if self.step == READ:
            self.was_read()
        elif self.phase == DEFINITIONS:
            definitions.start(self)
        else:
            final.start(self)

    def time_is_up(self) -> None:
        if self.step in (READ, READY):
            self.starts()
        elif self.step == ANSWER:
            verdicts.too_late(self)
        elif self.step == JUDGE:
            self.late = True  # given in time: the verdict still counts
        elif self.step == VOTE:
            appeals.count(self)
        elif self.step == BID:
            auction.silence(self)
        elif self.step == RUN:
            final.stop(self)
        else:
            verdicts.go_on(self)

    def scores(self) -> list[int]:
        return [100 * points + best for points, best in zip(self.total, self.best, strict=True)]

    def judges(self, seat: int) -> bool:
        return self.aloud and seat == self.referee()

    @classmethod
    def has_console(cls, options: dict[str, str]) -> bool:
        return options.get("referee") == "human"

    def notes(self) -> list[str]:
        return mending.notes(self)

    def contents(self) -> list[int]:
        return [sum(self.pawns) + self.boxed]

    def stand_in(self, rng: Random) -> list[int]:
        return judging.plausible(self, rng)

    def imagine(self, seat: int, rng: Random) -> LaCible:
        twin = self.clone()
        assert isinstance(twin, LaCible)
        twin.veiled = not self.sees_the_card(seat)
        if self.step == VOTE:
            appeals.imagine_votes(twin, seat, rng)
        return twin

    # People

    def seen(self, seat: int, actor: int, choice: int) -> int:
        """Votes are secret, and that an answer was nearly right."""
        if actor == WORLD and choice == NEARLY:
            return 0
        return HIDDEN if self.step == VOTE and actor >= 0 and actor != seat else choice

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return scenes.scene(self, seat)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk.why_not(self, actor, choice)
