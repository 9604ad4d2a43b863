"""Problems: a position, a question, and exactly one best payment.

"clear": what is the smallest total that clears the board? No other payment that costs as much or less clears it.
"most": how many tiles can this throw turn over? No other payment within the throw turns over as many.

The *effort* of a puzzle grades it: one for each tile that follows for free (a step to foresee), and one for each
near miss, another payment within the same points that turns over at least half as many tiles (a wrong way to refute).
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ludotheque.core.text import Text
from ludotheque.errors import Problem

from .chain import LINE_MASKS, cells_of, free_stars, mask_of, numbers_on, peel, stars_on
from .solver import best_harvest, cheapest_clearing
from .tiles import BAG, CELLS, SIZE

CLEAR: Final = "clear"
MOST: Final = "most"
LARGEST_THROW: Final = 24  # a double six; totals beyond it would take a pencil
EFFORTS: Final = [range(3, 9), range(9, 14), range(14, 20), range(20, 40), range(40, 1000)]  # level 1, 2, …
MOST_NUMBERS: Final = [8, 11, 14, 17, 19]  # open at most, so that a level's effort is found soon


class Puzzle(NamedTuple):
    level: int
    question: str
    board: list[int]
    dice: tuple[int, ...]  # the throw of "most"; none for "clear"
    points: int  # what the throw is worth, or the smallest total that clears
    answer: int  # a number of tiles for "most", of points for "clear"
    pay: list[int]  # the only best payment
    following: int  # tiles that turn over for free then
    near_misses: int

    @property
    def effort(self) -> int:
        return self.following + self.near_misses


class Payment(NamedTuple):
    total: int
    tiles: int


def make_problem(level: int, rng: Random) -> Puzzle:
    if not 1 <= level <= len(EFFORTS):
        raise Problem(f"there is no level {level}: levels go from 1 to {len(EFFORTS)}")
    question = rng.choice([CLEAR, MOST])
    while True:
        puzzle = try_position(question, level, random_position(MOST_NUMBERS[level - 1], rng), rng)
        if puzzle is not None and puzzle.effort in EFFORTS[level - 1]:
            return puzzle


def random_position(most_numbers: int, rng: Random) -> list[int]:
    """A full board on which numbers were paid for at random until few are left, and nothing is due."""
    board = rng.sample(BAG, CELLS)
    numbers, stars = peel(numbers_on(board), LINE_MASKS), stars_on(board)
    while numbers.bit_count() > most_numbers:
        numbers = peel(numbers & ~(1 << rng.choice(cells_of(numbers))), LINE_MASKS)
    left = numbers | stars & ~free_stars(stars, numbers)
    return [tile if left >> cell & 1 else 0 for cell, tile in enumerate(board)]


def try_position(question: str, level: int, board: list[int], rng: Random) -> Puzzle | None:
    """The puzzle that this position makes, if its best payment is the only one."""
    total, pay = cheapest_clearing(board)
    if question == CLEAR:
        return checked(Puzzle(level, CLEAR, board, (), total, total, pay, 0, 0)) if total <= LARGEST_THROW else None
    dice = (rng.randint(1, 6), rng.randint(1, 6))
    points = sum(dice) * (2 if dice[0] == dice[1] else 1)
    if points >= total:  # "all of them" is the other question's answer
        return None
    harvest = best_harvest(board, points)
    return checked(Puzzle(level, MOST, board, dice, points, harvest.tiles, harvest.pay, 0, 0))


def checked(puzzle: Puzzle) -> Puzzle | None:
    """Count what every payment within the points turns over: the best one has to be alone."""
    board, best = puzzle.board, turned_over(puzzle.board, mask_of(puzzle.pay))
    counts = [turned_over(board, payment.tiles) for payment in payments_within(board, puzzle.points)]
    if counts.count(best) > 1:
        return None
    near_misses = sum(2 * count >= best for count in counts) - 1
    return puzzle._replace(following=best - len(puzzle.pay), near_misses=near_misses)


def payments_within(board: list[int], points: int) -> list[Payment]:
    """Every set of open numbers that these points can pay for, the empty one included."""
    found = [Payment(0, 0)]
    for cell in cells_of(numbers_on(board)):
        room, tile = points - board[cell], 1 << cell
        found += [Payment(each.total + board[cell], each.tiles | tile) for each in found if each.total <= room]
    return found


def turned_over(board: list[int], paid: int) -> int:
    """How many tiles go in all, the paid ones included."""
    numbers, stars = numbers_on(board), stars_on(board)
    stuck = peel(numbers & ~paid, LINE_MASKS)
    return (numbers & ~stuck).bit_count() + free_stars(stars, stuck).bit_count()


def statement(puzzle: Puzzle) -> Text:
    if puzzle.question == CLEAR:
        return Text(
            "Quel est le plus petit total qui vide le plateau ?", "What is the smallest total that clears the board?"
        )
    first, second = puzzle.dice
    return Text(
        f"Les dés montrent {first} et {second} : tu as {puzzle.points} points. "
        "Combien de plaquettes peux-tu retourner ?",
        f"The dice show {first} and {second}: you have {puzzle.points} points. How many tiles can you turn over?",
    )


def hints(puzzle: Puzzle) -> list[Text]:
    """From a nudge to the whole solution."""
    total = sum(puzzle.board[cell] for cell in puzzle.pay)
    dearest = max(puzzle.pay, key=lambda cell: puzzle.board[cell])
    return [
        Text(
            f"Nombre de plaquettes à payer : {len(puzzle.pay)}. Les autres suivent gratuitement.",
            f"Number of tiles to pay for: {len(puzzle.pay)}. The others follow for free.",
        ),
        Text(
            f"Tuiles qui suivent gratuitement : {puzzle.following}.",
            f"Tiles that follow for free: {puzzle.following}.",
        ),
        Text(
            f"Paie {named(puzzle.board, dearest).fr}.",
            f"Pay for {named(puzzle.board, dearest).en}.",
        ),
        Text(
            f"Voici tout ce qu’il faut payer, {total} en tout : "
            + " ; ".join(named(puzzle.board, cell).fr for cell in puzzle.pay)
            + ".",
            f"All there is to pay for, {total} in total: "
            + "; ".join(named(puzzle.board, cell).en for cell in puzzle.pay)
            + ".",
        ),
    ]


def named(board: list[int], cell: int) -> Text:
    row, column = cell // SIZE + 1, cell % SIZE + 1
    return Text(f"le {board[cell]} (rangée {row}, colonne {column})", f"the {board[cell]} (row {row}, column {column})")
