"""Which numbers need not be paid for: the dearest set that a chain reaction turns over for nothing.

Pay first, then peel. A set of unpaid tiles is *free* if the lines at hand peel all of it, one bonus after the other.

Rows and columns alone: see each tile as an edge between its row and its column. A bonus is the last edge at a node,
so free sets are exactly the forests, and the dearest forest is found greedily. (A row or column that gives no bonus
shares one node with all others of that sort, the *ground*, which never runs out of edges.)

Each diagonal can free one tile more, and so break one cycle, if the order works out. Forgetting about the order leaves
the *loose* sets: forests once at most one tile of each diagonal is taken away. They are a matroid (a union of
matroids), so their dearest one is found greedily too, and no free set is dearer. If it peels, it is the answer.
If not, its stuck part holds a *conflict*, tiles that are never all free: pay for one of them, and try again
with each in turn, the most promising set first. The first set that peels is therefore a dearest one.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from .chain import LINE_MASKS, cells_of, mask_of, peel
from .tiles import COLUMNS, DIAGONALS, ROWS, SIZE

CROSSING: Final = len(ROWS) + len(COLUMNS)  # the lines before this one are rows and columns, the others diagonals
GROUND: Final = CROSSING
ON_DIAGONAL: Final = mask_of(cell for diagonal in DIAGONALS for cell in diagonal)


class FreeSet(NamedTuple):
    worth: int
    tiles: int


class Edge(NamedTuple):
    tile: int
    worth: int
    row: int
    column: int


class FreeTiles:
    """The numbers of `tiles`, all to be turned over with the bonuses of `lines` (bit = index in LINES) alone."""

    def __init__(self, board: list[int], tiles: int, lines: int) -> None:
        masks = [mask if lines >> line & 1 else 0 for line, mask in enumerate(LINE_MASKS)]
        self.lines = [mask for mask in masks if mask & tiles]
        self.crossing = [mask for mask in masks[:CROSSING] if mask & tiles]
        self.diagonals = [mask for mask in masks[CROSSING:] if mask & tiles]
        # Dearest first. Of equals, tiles off the diagonals first: cycles made of them are easier to break.
        cells = sorted(cells_of(tiles), key=lambda cell: (-board[cell], ON_DIAGONAL >> cell & 1, cell))
        self.edges = [Edge(1 << cell, board[cell], *ends(cell, lines)) for cell in cells]

    def dearest(self, above: int = -1) -> FreeSet | None:
        """The dearest free set, or None if none is worth more than `above`."""
        pushed = 0
        heap = [(0, pushed, self.dearest_loose(0, 0), 0, 0)]
        while heap:
            _, _, loose, kept, paid = heappop(heap)
            if loose.worth <= above:
                return None
            stuck = peel(loose.tiles, self.lines)
            if not stuck:
                return loose
            for tile in self.conflict(stuck, kept):
                branch = self.dearest_loose(kept, paid | tile)
                pushed += 1
                heappush(heap, (-branch.worth, pushed, branch, kept, paid | tile))
                kept |= tile  # the branches to come pay for another tile instead, so that no set is met twice
        return None

    def dearest_loose(self, kept: int, paid: int) -> FreeSet:
        """The dearest loose set with all of `kept` and nothing of `paid`: at least as dear as any such free set."""
        first = [edge for edge in self.edges if edge.tile & kept]
        joined = list(range(GROUND + 1))
        spare, worth, tiles = len(self.diagonals), 0, 0
        for edge in first + [edge for edge in self.edges if not edge.tile & (kept | paid)]:
            here, there = joined[edge.row], joined[edge.column]
            if here != there:
                joined = [here if node == there else node for node in joined]
            elif spare and self.is_loose(tiles | edge.tile):
                spare -= 1
            else:
                continue
            worth += edge.worth
            tiles |= edge.tile
        return FreeSet(worth, tiles)

    def is_loose(self, tiles: int) -> bool:
        return self.can_break(peel(tiles, self.crossing), self.diagonals)

    def can_break(self, cycles: int, diagonals: list[int]) -> bool:
        """Does a forest remain if at most one tile of each of these diagonals is taken away?"""
        if not cycles or not diagonals:
            return not cycles
        diagonal, others = diagonals[0], diagonals[1:]
        without = [peel(cycles ^ 1 << cell, self.crossing) for cell in cells_of(cycles & diagonal)]
        return any(self.can_break(rest, others) for rest in [cycles, *without])

    def conflict(self, stuck: int, kept: int) -> list[int]:
        """Tiles outside `kept` that are not all free together with it, as few and as dear as is easily found."""
        for edge in reversed(self.edges):
            if edge.tile & stuck & ~kept:
                stuck = peel(stuck ^ edge.tile, self.lines) or stuck
        return [edge.tile for edge in reversed(self.edges) if edge.tile & stuck & ~kept]


def ends(cell: int, lines: int) -> tuple[int, int]:
    """The nodes that a tile joins: its row and its column, or the ground in place of one that gives no bonus."""
    row, column = cell // SIZE, SIZE + cell % SIZE
    return row if lines >> row & 1 else GROUND, column if lines >> column & 1 else GROUND
