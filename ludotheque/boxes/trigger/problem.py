"""TRIGGER problems: a position, a question, and an answer that the solver has found before you.

"How many tiles can this throw turn over?" or "What is the smallest total that clears the board?"
The answer is the set of numbers to pay for; all that it sets free follows by itself.
Ruling: a problem is worth 100; each wrong answer costs 15, each hint 20, and at least 10 are left for a right answer.
Ruling: giving up or a fifth wrong answer ends it with 0, and the solver's answer is shown.
Ruling: any answer as good as the solver's is right. After 300 picks one must answer or give up.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from ...core.game import CHANCE, Info, Option, Position
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from . import talk_problem
from .board import PAID, Board, Link, standing
from .phases import ANSWER, GIVE_UP, HINT
from .problems import MOST, Puzzle, hints, make_problem
from .tiles import CELLS, STAR

NUMBERS: Final = list(range(10_000))  # of the problems of a level
WORTH: Final = 100
LEAST: Final = 10
PRICE_OF_ANSWER: Final = 15
PRICE_OF_HINT: Final = 20
MOST_ANSWERS: Final = 5
MOST_PICKS: Final = 300
MOST_HINTS: Final = 10

LEVEL: Final = Option(
    "level",
    Text("Difficulté", "Difficulty"),
    {
        "1": Text("1 : premiers pas", "1: first steps"),
        "2": Text("2 : facile", "2: easy"),
        "3": Text("3 : moyen", "3: medium"),
        "4": Text("4 : difficile", "4: hard"),
        "5": Text("5 : pour les champions", "5: for champions"),
    },
)


class TriggerProblem(Position):
    info = Info(
        "trigger_problem",
        Text("Problèmes de Trigger", "Trigger problems"),
        seats=range(1, 2),
        longest=1 + MOST_PICKS + MOST_ANSWERS + MOST_HINTS + 1,
        options=(LEVEL,),
        box="trigger",
        about=Text(
            "Une position, un lancer : trouve les plaquettes qui font tout tomber.",
            "A position, a throw: find the tiles that bring everything down.",
        ),
        minutes=5,
    )

    def set_up(self, options: dict[str, str]) -> None:
        self.level = int(options["level"])
        self.puzzle: Puzzle | None = None  # until chance has picked its number
        self.board = Board([])
        self.picked: list[int] = []  # cells, in the order of the clicks
        self.picks = 0
        self.wrong = 0
        self.hints = 0
        self.over = False
        self.points = 0
        self.links: list[Link] = []  # of the last answer; replaced, never changed
        self.turned = 0  # tiles that it turned over

    def clone(self) -> TriggerProblem:
        twin = type(self)(self.seats)
        twin.revealed = self.revealed
        twin.level = self.level
        twin.puzzle = self.puzzle
        twin.board = self.board.clone()
        twin.picked = self.picked[:]
        twin.picks = self.picks
        twin.wrong = self.wrong
        twin.hints = self.hints
        twin.over = self.over
        twin.points = self.points
        twin.links = self.links
        twin.turned = self.turned
        return twin

    def to_act(self) -> list[int]:
        if self.puzzle is None:
            return [CHANCE]
        return [] if self.over else [0]

    def choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return NUMBERS if self.puzzle is None else []
        if actor != 0 or self.puzzle is None or self.over:
            return []
        return self.pickable() + self.buttons(self.puzzle)

    def pickable(self) -> list[int]:
        """Numbers that the throw can still pay, and those already picked, to put them back."""
        if self.picks >= MOST_PICKS:
            return []
        left, board = self.left(), self.board
        can_pay = [cell for cell in range(CELLS) if board.open[cell] and board.tiles[cell] <= left]
        return [cell for cell in can_pay if board.tiles[cell] != STAR and cell not in self.picked] + self.picked

    def buttons(self, puzzle: Puzzle) -> list[int]:
        buttons = [ANSWER] if self.picked else []
        if self.hints < len(hints(puzzle)):
            buttons.append(HINT)
        return buttons + [GIVE_UP]

    def cost(self) -> int:
        return sum(self.board.tiles[cell] for cell in self.picked)

    def left(self) -> int:
        """Points that may still be spent; without a throw, as many as the board is worth."""
        if self.puzzle is None:
            return 0
        limit = self.puzzle.points if self.puzzle.question == MOST else sum(self.puzzle.board)
        return limit - self.cost()

    def play(self, actor: int, choice: int) -> None:
        if actor == CHANCE:
            self.pose(choice)
        elif choice < CELLS:
            self.pick(choice)
        elif choice == ANSWER:
            self.answer()
        elif choice == HINT:
            self.hints += 1
            self.revealed += 1
        else:
            self.give_up()

    def pose(self, number: int) -> None:
        self.revealed += 1
        self.puzzle = numbered(self.level, number)
        self.board = standing(self.puzzle.board)

    def pick(self, cell: int) -> None:
        self.picks += 1
        if cell in self.picked:
            self.picked.remove(cell)
        else:
            self.picked.append(cell)

    def answer(self) -> None:
        self.revealed += 1
        after = self.board.clone()
        self.links = pay(after, self.picked)
        self.turned = self.board.left - after.left
        if self.is_right():
            self.points = max(LEAST, WORTH - PRICE_OF_ANSWER * self.wrong - PRICE_OF_HINT * self.hints)
            self.board = after
            self.over = True
        else:
            self.be_wrong()

    def is_right(self) -> bool:
        """As many tiles as the solver within the throw, or the whole board for as few points."""
        assert self.puzzle is not None
        if self.puzzle.question == MOST:
            return self.turned >= self.puzzle.answer
        return self.turned == self.board.left and self.cost() <= self.puzzle.answer

    def be_wrong(self) -> None:
        self.wrong += 1
        if self.wrong == MOST_ANSWERS:
            self.give_up()

    def give_up(self) -> None:
        assert self.puzzle is not None
        self.revealed += 1
        self.picked = list(self.puzzle.pay)
        self.links = pay(self.board, self.picked)
        self.over = True

    def scores(self) -> list[int]:
        return [self.points]

    def ask(self, actor: int) -> Ask:
        return talk_problem.ask(self, actor)

    def label(self, actor: int, choice: int) -> Label:
        return talk_problem.label(self, actor, choice)

    def scene(self, seat: int) -> list[Zone]:
        return talk_problem.scene(self)

    def why_not(self, actor: int, choice: int) -> Text | None:
        return talk_problem.why_not(self, actor, choice)


@lru_cache(maxsize=256)
def numbered(level: int, number: int) -> Puzzle:
    """Found anew by the solver, so a change there that gives another puzzle raises the rules version of the game."""
    return make_problem(level, Random(number * 8 + level))


def pay(board: Board, cells: list[int]) -> list[Link]:
    """Turn over all that is paid for, and then what follows."""
    for cell in cells:
        board.turn_over(cell)
    return [(cell, PAID) for cell in cells] + board.chain()
