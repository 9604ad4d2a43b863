"""Mes dés, tes dés: 55 dice for two; whoever first has 28 of them, unspent action dice included, wins.

In turn take the largest group and roll it. You win the dice with your main or your side number (6 and 5, or 1 and 2),
your rival those with their main number. Each of these you may spare for a ransom: one of your action dice joins it.
As long as dice are won the rest is rolled again; when none is, buy another roll with an action die or end the turn.
What is left then joins a group; if there is none any more, your rival wins it.
Ruling: a ransom keeps the turn alive even if nobody won a die; option `strict_end`: it does not.
Ruling: the 28 are counted each time dice have been won.
Ruling: the groups left are always as large as each other, so the game itself says which one the rest joins.
"""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import my_dice_talk as talk
from .my_dice_phases import (
    ACTIONS,
    BUY,
    BUYING,
    DICE,
    END,
    FACES,
    GROUPS,
    MAIN,
    MAJORITY,
    OVER,
    PAYING,
    ROLLING,
    SIDE,
)

# Every roll is followed by a die won, an action die spent or the end of a turn; at most two decisions come with it.
ROLLS: Final = DICE + 2 * ACTIONS + len(GROUPS)

STRICT_END: Final = Option(
    "strict_end",
    Text("Rançon sans dé gagné", "Ransom and no die won"),
    {"no": Text("le tour continue", "the turn goes on"), "yes": Text("le tour s'arrête", "the turn stops")},
)


class MyDiceYourDice(Position):
    info = Info(
        "my_dice_your_dice",
        Text("Mes dés, tes dés", "My dice, your dice"),
        seats=range(2, 3),
        longest=ROLLS * (DICE + 2),
        options=(STRICT_END,),
        box="das_spiel",
        about=Text(
            "Lance, gagne, rachète : il te faut 28 dés sur 55.",
            "Roll, win, pay ransoms: get 28 dice out of 55.",
        ),
        minutes=10,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.strict = options["strict_end"] == "yes"
        self.groups = GROUPS[:]
        self.actions = [ACTIONS, ACTIONS]
        self.won = [0, 0]
        self.turn = 0
        self.begin_turn()

    def clone(self) -> MyDiceYourDice:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.strict = self.strict
        twin.groups = self.groups[:]
        twin.actions = self.actions[:]
        twin.won = self.won[:]
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.rolled = self.rolled
        twin.phase = self.phase
        return twin

    def begin_turn(self) -> None:
        """The first of the largest groups."""
        size = max(self.groups)
        self.groups.remove(size)
        self.dice = [0] * size  # the play dice; 0: not rolled yet
        self.roll()

    def roll(self) -> None:
        self.rolled = 0
        self.phase = ROLLING

    def to_act(self) -> list[int]:
        if self.phase == ROLLING:
            return [CHANCE]
        return [] if self.phase == OVER else [self.turn]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return FACES if self.phase == ROLLING else []
        if actor != self.turn:
            return []
        if self.phase == PAYING:
            return list(range(self.most() + 1))
        return [END, BUY] if self.phase == BUYING else []

    def most(self) -> int:
        """The highest ransom that can be paid now."""
        return min(self.dice.count(MAIN[1 - self.turn]), self.actions[self.turn])

    def total(self, seat: int) -> int:
        return self.won[seat] + self.actions[seat]

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.show(choice)
        elif self.phase == PAYING:
            self.win_dice(choice)
        elif choice == BUY:
            self.spend(1)
            self.roll()
        else:
            self.end_turn()

    def show(self, face: int) -> None:
        self.revealed += 1
        self.dice[self.rolled] = face
        self.rolled += 1
        if self.rolled == len(self.dice):
            if self.most():
                self.phase = PAYING
            else:
                self.win_dice(0)

    def win_dice(self, ransom: int) -> None:
        """Everybody takes what is theirs, but for the dice held to ransom."""
        seat, rival = self.turn, 1 - self.turn
        mine = [d for d in self.dice if d == MAIN[seat] or d == SIDE[seat]]
        theirs = self.dice.count(MAIN[rival]) - ransom
        rest = [d for d in self.dice if d != MAIN[seat] and d != SIDE[seat] and d != MAIN[rival]]
        self.dice = rest + [MAIN[rival]] * ransom
        self.won[seat] += len(mine)
        self.won[rival] += theirs
        self.spend(ransom)
        self.go_on(len(mine) + theirs > 0 or (ransom > 0 and not self.strict))

    def spend(self, actions: int) -> None:
        """Action dice become play dice."""
        self.actions[self.turn] -= actions
        self.dice += [MAIN[self.turn]] * actions

    def go_on(self, alive: bool) -> None:
        if self.is_won():
            self.phase = OVER
        elif self.dice and alive:
            self.roll()
        elif self.dice and self.actions[self.turn]:
            self.phase = BUYING
        else:
            self.end_turn()

    def is_won(self) -> bool:
        return max(self.total(0), self.total(1)) >= MAJORITY

    def end_turn(self) -> None:
        if self.groups:
            self.groups[0] += len(self.dice)
        else:
            self.won[1 - self.turn] += len(self.dice)
        self.dice = []
        self.turn = 1 - self.turn
        if self.is_won():
            self.phase = OVER
        else:
            self.begin_turn()

    def scores(self) -> list[int]:
        return [self.total(0), self.total(1)]

    def contents(self) -> list[int]:
        return [sum(self.groups) + len(self.dice) + self.total(0) + self.total(1)]

    def ask(self, actor: int) -> Ask:
        return talk.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return None if choice in self.choices(actor) else talk.refusal(self, actor, choice)
