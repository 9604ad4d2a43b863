"""A board of TRIGGER: which tiles are open, which are free, and the chain reaction.

A tile is open (face up) or turned over. A number is free when it is the last open number of one of its lines;
a star is free when neither its row nor its column has an open number. The chain is the same in any order.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ...errors import Problem
from .tiles import CELLS, LINES, LINES_OF, SIZE, STAR

BLANK: Final = 0  # a tile that was turned over before we came
OF_A_STAR: Final = -1  # in a link, instead of a line: a star
PAID: Final = -2  # in a link, instead of a line: a number that was paid for
Link = tuple[int, int]  # a cell, and the line whose last number it was


class Board:
    """Kept up to date tile by tile, so that a search can turn over and turn up again."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles: list[int] = []  # replaced, never changed, so clones share it
        self.open: list[bool] = []
        self.left = 0  # open tiles
        self.numbers = [0] * len(LINES)  # open numbers of each line
        self.sums = [0] * len(LINES)  # of their cells: when one number is left, this is its cell
        self.stars: list[int] = []  # cells of all stars, open or not; replaced, never changed
        for tile in tiles:
            self.lay(tile)

    def clone(self) -> Board:
        twin = Board([])
        twin.tiles = self.tiles
        twin.open = self.open[:]
        twin.left = self.left
        twin.numbers = self.numbers[:]
        twin.sums = self.sums[:]
        twin.stars = self.stars
        return twin

    def lay(self, tile: int) -> None:
        """Into the next cell, face up."""
        cell = len(self.tiles)
        self.tiles = self.tiles + [tile]
        if tile == STAR:
            self.stars = self.stars + [cell]
        self.open.append(False)
        self.turn_up(cell)

    def count(self, cell: int, step: int) -> None:
        for line in LINES_OF[cell]:
            self.numbers[line] += step
            self.sums[line] += step * cell

    def turn_over(self, cell: int) -> None:
        self.open[cell] = False
        self.left -= 1
        if self.tiles[cell] != STAR:
            self.count(cell, -1)

    def turn_up(self, cell: int) -> None:
        self.open[cell] = True
        self.left += 1
        if self.tiles[cell] != STAR:
            self.count(cell, 1)

    def link(self, cell: int) -> int:
        """What turning over this open tile would be now: OF_A_STAR, the bonus of a line, or else PAID."""
        if self.tiles[cell] == STAR:
            return OF_A_STAR if self.star_is_free(cell) else PAID
        for line in LINES_OF[cell]:
            if self.numbers[line] == 1:
                return line
        return PAID

    def star_is_free(self, cell: int) -> bool:
        return self.numbers[cell // SIZE] == 0 and self.numbers[SIZE + cell % SIZE] == 0

    def free(self, cell: int) -> bool:
        return self.open[cell] and self.link(cell) != PAID

    def price(self, cell: int) -> int:
        """Of an open tile, now. A star that is not free costs more than any throw."""
        return self.tiles[cell] if self.link(cell) == PAID else 0

    def within(self, points: int) -> list[int]:
        """The open numbers that may be paid with these points; no throw reaches the 25 of a star."""
        tiles, is_open = self.tiles, self.open
        return [cell for cell in range(CELLS) if is_open[cell] and tiles[cell] <= points]

    def chain(self) -> list[Link]:
        """Turn over all that is free, and what that sets free; the links in order, stars last."""
        links: list[Link] = []
        numbers = self.numbers
        while 1 in numbers:
            line = numbers.index(1)
            cell = self.sums[line]
            self.turn_over(cell)
            links.append((cell, line))
        for cell in self.stars:
            if self.open[cell] and self.star_is_free(cell):
                self.turn_over(cell)
                links.append((cell, OF_A_STAR))
        return links

    def take(self, cell: int, with_chain: bool) -> list[Link]:
        """Turn over one tile, and with it, if wished, all that it sets free."""
        links = [(cell, self.link(cell))]
        self.turn_over(cell)
        return links + self.chain() if with_chain else links

    def turned_over(self, line: int) -> list[int]:
        return [cell for cell in LINES[line] if not self.open[cell]]

    def punishable(self, line: int) -> bool:
        """A bonus was forgotten in this line, and there is a tile to turn up again."""
        return self.numbers[line] == 1 and len(self.turned_over(line)) > 0

    def mix_up(self, cells: list[int], rng: Random) -> None:
        """Exchange what is under those of these tiles that are turned over: nothing that can be seen changes."""
        hidden = [cell for cell in cells if not self.open[cell]]
        mixed = hidden[:]
        rng.shuffle(mixed)
        tiles = self.tiles[:]
        for cell, other in zip(hidden, mixed, strict=True):
            tiles[cell] = self.tiles[other]
        self.tiles = tiles
        self.stars = [cell for cell, tile in enumerate(tiles) if tile == STAR]

    def open_points(self) -> int:
        """What the board costs its owner if the round ends now: open numbers, and 25 for each open star."""
        return sum(tile for tile, is_open in zip(self.tiles, self.open, strict=True) if is_open)


def tally(tiles: list[int]) -> list[int]:
    """How many there are of each number, and of stars."""
    return [tiles.count(tile) for tile in range(1, STAR + 1)]


def read(drawing: str) -> Board:
    """A board from 36 words, row by row: a number, * for a star, . for a tile that is turned over."""
    words = drawing.split()
    if len(words) != CELLS:
        raise Problem(f"a board is {CELLS} words, row by row, not {len(words)}")
    return standing([tile_of(word) for word in words])


def standing(tiles: list[int]) -> Board:
    """A board in the middle of a round: blank tiles are those already turned over."""
    board = Board(tiles)
    for cell, tile in enumerate(tiles):
        if tile == BLANK:
            board.turn_over(cell)
    return board


def tile_of(word: str) -> int:
    if word in ("*", "."):
        return STAR if word == "*" else BLANK
    if word.isascii() and word.isdigit() and 1 <= int(word) < STAR:
        return int(word)
    raise Problem(f"a tile is a number from 1 to {STAR - 1}, * for a star or . for turned over, not {word[:20]!r}")
