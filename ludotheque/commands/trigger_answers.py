"""What the solver of TRIGGER finds, in words and as data. Places are named as in the terminal: b3."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ..boxes.trigger.chain import STAR_RULE, Turned, chain
from ..boxes.trigger.notation import format_board, format_tile
from ..boxes.trigger.problems import make_problem, statement
from ..boxes.trigger.scenes import line_name
from ..boxes.trigger.solver import best_harvest, cheapest_clearing
from ..boxes.trigger.tiles import CELLS, SIZE
from ..core.scene import Part, Zone
from ..core.text import Text
from ..terminal.boards import draw_board
from ..terminal.places import place_name
from ..terminal.style import Style
from ..terminal.view import View

GRID = Zone("board", "grid", CELLS, columns=SIZE)


class Found(NamedTuple):
    text: Text
    data: dict[str, Any]


def solution(board: list[int], points: int | None) -> Found:
    """The cheapest clearing; with points, the best harvest, and whether it is one."""
    total, pay = cheapest_clearing(board)
    data: dict[str, Any] = {"board": format_board(board), "total": total}
    if points is None:
        text = Text(f"Plus petit total : {total}", f"Smallest total: {total}")
        return with_payment(board, pay, Found(text, data))
    harvest = best_harvest(board, points)
    clears, tiles = total <= points, sum(tile > 0 for tile in board)
    data |= {"points": points, "tiles": harvest.tiles, "spent": harvest.total, "clears": clears}
    text = Text(
        f"Avec {points} : {harvest.tiles} plaquettes sur {tiles}, {harvest.total} dépensés\n"
        f"Le plateau se vide : {'oui' if clears else f'non, il faut {total}'}",
        f"With {points}: {harvest.tiles} of {tiles} tiles, {harvest.total} spent\n"
        f"This clears the board: {'yes' if clears else f'no, it takes {total}'}",
    )
    return with_payment(board, harvest.pay, Found(text, data))


def problem(level: int, seed: int, answered: bool) -> Found:
    puzzle = make_problem(level, Random(seed))
    drawn, asked = "\n".join(drawing(puzzle.board)), statement(puzzle)
    notation = format_board(puzzle.board)
    data = {"level": level, "seed": seed, "board": notation, "question": asked._asdict()}
    text = Text(f"{drawn}\n\n{asked.fr}\n{notation}", f"{drawn}\n\n{asked.en}\n{notation}")
    if not answered:
        return Found(text, data)
    text = Text(f"{text.fr}\n\nRéponse : {puzzle.answer}", f"{text.en}\n\nAnswer: {puzzle.answer}")
    return with_payment(puzzle.board, puzzle.pay, Found(text, {**data, "answer": puzzle.answer}))


def with_payment(board: list[int], pay: list[int], found: Found) -> Found:
    """What to pay for, and all that follows from it, in order."""
    links = chain(board, pay)
    paid = " · ".join(tile_at(board, cell) for cell in pay) or "–"
    fr = " · ".join(f"{tile_at(board, link.cell)} {reason(link).fr}" for link in links) or "–"
    en = " · ".join(f"{tile_at(board, link.cell)} {reason(link).en}" for link in links) or "–"
    text = Text(
        f"{found.text.fr}\nÀ payer : {paid}\nPuis, gratuitement : {fr}",
        f"{found.text.en}\nTo pay for: {paid}\nThen, for free: {en}",
    )
    steps = [{**tile_data(board, link.cell), "why": reason(link).en} for link in links]
    return Found(text, {**found.data, "pay": [tile_data(board, cell) for cell in pay], "chain": steps})


def tile_at(board: list[int], cell: int) -> str:
    return f"{format_tile(board[cell])} [{place_name(GRID, cell)}]"


def tile_data(board: list[int], cell: int) -> dict[str, Any]:
    return {"cell": cell, "place": place_name(GRID, cell), "tile": format_tile(board[cell])}


def reason(link: Turned) -> Text:
    if link.line == STAR_RULE:
        return Text("(libérée)", "(set free)")
    line = line_name(link.line)
    return Text(f"({line.fr})", f"({line.en})")


def drawing(board: list[int]) -> list[str]:
    """As it lies on the table; plain, because it may go to a file."""
    parts = tuple(
        Part("tile", cell, mark=format_tile(tile).replace("*", "★")) for cell, tile in enumerate(board) if tile
    )
    return draw_board(GRID._replace(parts=parts), View(Style(False), "fr"))
