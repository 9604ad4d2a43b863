"""A match in the terminal: people are asked, bots answer, the rest takes its course."""

from __future__ import annotations

from random import Random

from ..bots.bot import Bot, move_of
from ..core.game import CHANCE, CLOCK, HIDDEN, WORLD, Position
from ..match.match import Match, Refused
from ..worlds import answers_of
from . import words
from .console import Console
from .question import Question, TakeBack
from .teller import Teller


class Session:
    """Seats without a bot are people. Time stands still here: a timer only fires when nobody else can act."""

    def __init__(self, match: Match, bots: dict[int, Bot], console: Console, rng: Random) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.rng = rng
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        watchers = self.people or [HIDDEN]
        self.tellers = {seat: Teller(match, seat, console) for seat in watchers}
        self.decided: list[tuple[int, int]] = []  # for each choice of a person: its event, and what was revealed then
        self.at_screen = watchers[0]
        for teller in self.tellers.values():
            teller.skip_setting_up()

    def run(self) -> None:
        """To the end; Leave and EOFError come through when somebody goes."""
        while acting := self.match.to_act():
            self.step(acting)

    def step(self, acting: list[int]) -> None:
        ready = [seat for seat in acting if seat in self.bots]
        asked = [seat for seat in acting if seat in self.people]
        if any(self.bot_answers(seat) for seat in ready):
            self.tell_spectators()
        elif asked:
            self.person_answers(asked[0], secret=len(asked) > 1)
        elif WORLD in acting:
            self.world_answers()
        else:
            self.match.play(CLOCK, min(self.match.choices(CLOCK), key=self.match.position.lasts))

    def bot_answers(self, seat: int) -> bool:
        """False if it waits, as it may in a race."""
        move = move_of(self.bots[seat], self.match.position, seat, self.rng)
        if move != HIDDEN:
            self.match.make(seat, move)
        return move != HIDDEN

    def tell_spectators(self) -> None:
        if not self.people:
            self.tell(HIDDEN)

    def tell(self, seat: int) -> None:
        for line in filter(None, self.tellers[seat].news()):
            print(line)

    def world_answers(self) -> None:
        for answer in answers_of(self.match.position, self.rng):
            self.match.play(WORLD, answer)

    def person_answers(self, seat: int, secret: bool) -> None:
        if seat != self.at_screen and (secret or has_secrets(self.match.position, self.people)):
            self.hand_over(seat)
        self.at_screen = seat
        self.tell(seat)
        question = Question(self.match, seat, self.console)
        question.show()
        try:
            choice = question.answer()
        except TakeBack:
            self.take_back()
            return
        self.decided.append((len(self.match.events), self.match.position.revealed))
        self.match.play(seat, choice)

    def hand_over(self, seat: int) -> None:
        """Nobody is at a pipe who could see too much."""
        self.console.clear()
        if self.console.person:
            self.console.ask(self.console.word(words.HAND_OVER, self.console.seat(seat)))
            self.console.clear()

    def take_back(self) -> None:
        """The last choice of a person, with all that followed from it, unless it taught anybody anything."""
        if not self.decided:
            self.console.say(words.NOTHING_BACK)
        elif self.taught():
            self.console.say(words.TAUGHT)
        else:
            self.undo()

    def taught(self) -> bool:
        event, revealed = self.decided[-1]
        drawn = any(actor in (CHANCE, WORLD) for actor, _ in self.match.events[event:])
        return drawn or self.match.position.revealed != revealed

    def undo(self) -> None:
        try:
            self.match.take_back(self.decided[-1][0])
        except Refused as e:
            self.console.say(e.why)
            return
        self.decided.pop()
        self.tellers[self.at_screen].news()  # who takes back knows it already
        self.console.say(words.TAKEN_BACK)


def has_secrets(position: Position, people: list[int]) -> bool:
    """Whether somebody at this screen sees what a spectator does not."""
    public = set(position.scene(HIDDEN))
    return any(not set(position.scene(seat)) <= public for seat in people)
