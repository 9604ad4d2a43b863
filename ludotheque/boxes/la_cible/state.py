"""A match of LA CIBLE as it stands on the table, and what can be told from that. rules.py plays on it."""

from __future__ import annotations

from ...core.game import WORLD, Position
from .decks import Deck, load
from .options import PERCENT
from .phases import (
    ANSWER,
    AUCTION,
    CHECK,
    DEFINITIONS,
    DRAW,
    FINAL,
    FIRST_ROUND,
    JUDGE,
    LEVELS,
    NO_TEXT,
    NOBODY,
    PAWNS,
    RIGHT,
    RUN,
    SERIES,
    UNLISTED,
    Given,
    Overruled,
)
from .referee import AnswerSet


class Quiz(Position):
    def set_up(self, options: dict[str, str]) -> None:
        self.deck: Deck = load(options["language"])
        self.games = int(options["games"])  # or, if more than 2, the points to reach
        self.stretch = PERCENT[options["time"]]  # 0: no clock
        self.aloud = options["referee"] == "human"
        self.apart = False  # the referee has no seat
        self.final_time = int(options["final"]) * 1000
        self.used: list[list[int]] = [[] for _ in range(FINAL + 1)]  # questions of each phase
        self.game = 0
        self.timer = 0  # every countdown has a number of its own
        self.total = [0] * self.seats
        self.best = [0] * self.seats  # best final: 0 for none, else (level + 1) * 10 + pawns
        self.overruled: list[Overruled] = []
        self.veiled = False  # imagined by somebody who does not see what the referee sees
        self.lay_towers()

    def lay_towers(self) -> None:
        """A game begins."""
        self.phase = FIRST_ROUND
        self.step = DRAW
        self.pawns = [PAWNS] * self.seats
        self.boxed = 0  # pawns lost
        self.waiting = list(range(self.seats))  # camera tokens that lie face down
        self.seat = NOBODY  # who answers or bids
        self.question = -1
        self.questions = 0  # drawn in this phase or round
        self.given: list[Given] = []
        self.pending = NO_TEXT  # being judged
        self.right = [-1] * self.seats  # phase 2: definitions found, -1 before
        self.open: list[int] = []  # definitions not yet found, in the order in which they come
        self.heard = [0] * LEVELS  # how often each definition was read
        self.late = False  # the time ran out while an answer was judged
        self.points = [0] * self.seats  # markers of phases 3 and 4
        self.in_round: list[int] = []
        self.duel: list[int] = []
        self.opener = NOBODY
        self.bids: list[tuple[int, int]] = []  # seat and bid, 0: pass
        self.bid = 0
        self.level = 1
        self.shown = 0  # question of the level
        self.validated: list[int] = []  # the question of each validated level
        self.passes = 0
        self.checking = 0  # which given answer of the final
        self.appealed: list[int] = []  # given answers that were appealed against
        self.appellant = NOBODY
        self.votes: list[int] = []
        self.back = DRAW  # step after a vote
        self.outcome: list[int] = []  # of the last vote: for, against, overturned

    def clone(self) -> Quiz:
        twin = type(self)(self.seats)
        self.copy_match(twin)
        self.copy_game(twin)
        self.copy_phases(twin)
        return twin

    def copy_match(self, twin: Quiz) -> None:
        twin.revealed = self.revealed
        twin.texts = self.texts
        twin.deck = self.deck
        twin.games = self.games
        twin.stretch = self.stretch
        twin.aloud = self.aloud
        twin.apart = self.apart
        twin.final_time = self.final_time
        twin.used = [numbers[:] for numbers in self.used]
        twin.game = self.game
        twin.timer = self.timer
        twin.total = self.total[:]
        twin.best = self.best[:]
        twin.overruled = self.overruled[:]
        twin.veiled = self.veiled

    def copy_game(self, twin: Quiz) -> None:
        twin.phase = self.phase
        twin.step = self.step
        twin.pawns = self.pawns[:]
        twin.boxed = self.boxed
        twin.waiting = self.waiting[:]
        twin.seat = self.seat
        twin.question = self.question
        twin.questions = self.questions
        twin.given = self.given[:]
        twin.pending = self.pending
        twin.appealed = self.appealed[:]
        twin.appellant = self.appellant
        twin.votes = self.votes[:]
        twin.back = self.back
        twin.outcome = self.outcome[:]

    def copy_phases(self, twin: Quiz) -> None:
        twin.right = self.right[:]
        twin.open = self.open[:]
        twin.heard = self.heard[:]
        twin.late = self.late
        twin.points = self.points[:]
        twin.in_round = self.in_round[:]
        twin.duel = self.duel[:]
        twin.opener = self.opener
        twin.bids = self.bids[:]
        twin.bid = self.bid
        twin.level = self.level
        twin.shown = self.shown
        twin.validated = self.validated[:]
        twin.passes = self.passes
        twin.checking = self.checking

    # What can be told from it

    def go(self, step: int) -> None:
        """On to this step, with a countdown of its own. A new card has no answers yet."""
        if step == DRAW:
            self.clear_answers()
        self.step = step
        self.timer += 1

    def clear_answers(self) -> None:
        self.given = []
        self.appealed = []
        self.outcome = []

    def cards(self) -> int:
        """How many questions, or sides of cards, the deck of this phase has."""
        return self.deck.sizes()[self.phase]

    def place(self) -> int:
        """Of an answer that is given now: which definition, or which question of the final."""
        if self.phase == DEFINITIONS:
            return self.open[0] if self.open else 0
        return final_place(self.level, self.shown) if self.phase == FINAL else 0

    def asked(self) -> AnswerSet | None:
        """The right answers to what is asked now. Nobody who could be asked may see them."""
        if self.question < 0 or self.step == DRAW:
            return None
        if self.phase == DEFINITIONS:
            running = self.step in (ANSWER, JUDGE)
            return self.answers_at(self.open[0]) if running else None
        if self.phase == FINAL:
            return self.final_set()
        return self.answers_at(0)

    def final_set(self) -> AnswerSet | None:
        if self.step == CHECK:
            return self.answers_at(self.given[self.checking].place)
        return self.answers_at(self.place()) if self.step == RUN else None

    def answers_at(self, place: int) -> AnswerSet:
        """Of the question that was drawn: of this definition, or of this question of the final."""
        deck: Deck = self.deck
        if self.phase == FIRST_ROUND:
            return deck.first_round[self.question].answers
        if self.phase == DEFINITIONS:
            return deck.definitions[self.question].definitions[place].answers
        if self.phase == SERIES:
            return deck.series[self.question].answers
        if self.phase == AUCTION:
            return deck.auctions[self.question].answers
        return deck.finals[self.question].levels[place // 3][place % 3].answers

    def taken(self) -> set[int]:
        """Answers that nobody may give again: given rightly to what is asked now, or examples."""
        place = self.given[self.checking].place if self.step == CHECK else self.place()
        found = {g.answer for g in self.given if g.verdict == RIGHT and g.place == place}
        if self.phase == SERIES:
            found.update(self.deck.series[self.question].examples)
        found.discard(UNLISTED)
        return found

    def used_up(self) -> bool:
        """All listed answers have been given; a referee aloud doesn't say which one was meant."""
        unlisted = sum(g.verdict == RIGHT and g.answer == UNLISTED for g in self.given) if self.aloud else 0
        return len(self.taken()) + unlisted >= len(self.answers_at(0))

    def rights(self) -> int:
        return sum(g.verdict == RIGHT for g in self.given)

    def referee(self) -> int:
        """The seat that judges, never the one that answers; WORLD for somebody without a seat; NOBODY: automatic."""
        if not self.aloud:
            return NOBODY
        if self.apart:
            return WORLD
        busy = self.duel if self.phase >= AUCTION else [self.seat]
        seat = self.game
        if self.phase == DEFINITIONS:
            seat = self.seat + 1  # so each candidate has a new one
        elif self.phase == SERIES and self.duel:
            seat = self.duel[0]  # who has qualified has nothing else to do
        while seat % self.seats in busy:
            seat += 1
        return seat % self.seats

    def sees_the_card(self, seat: int) -> bool:
        """The referee does, if the question cannot be put to that seat itself."""
        if not self.aloud or seat != self.referee():
            return False
        return self.apart or self.phase not in (FIRST_ROUND, SERIES) or seat in self.duel

    def at_this_question(self) -> list[Given]:
        """Answers of the final to the question that is shown."""
        place = self.place()
        return [g for g in self.given if g.place == place]

    def rival(self, seat: int) -> int:
        return self.duel[1] if seat == self.duel[0] else self.duel[0]

    def cleared(self) -> int:
        """Levels of the final, from the first one on, up to one without enough right answers."""
        for level, shown in enumerate(self.validated, 1):
            place = final_place(level, shown)
            if sum(g.verdict == RIGHT and g.place == place for g in self.given) < level:
                return level - 1
        return len(self.validated)


def final_place(level: int, shown: int) -> int:
    return 3 * (level - 1) + shown
