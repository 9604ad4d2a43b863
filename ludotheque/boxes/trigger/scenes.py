"""How TRIGGER looks and what it says: zones, labels and refusals that its three games share."""

from __future__ import annotations

from typing import Final

from ...core.scene import NOTHING, Label, Part, Zone
from ...core.text import Text
from .board import OF_A_STAR, PAID, Board, Link
from .dice import BUDGETS, NO_THROW, faces
from .tiles import CELLS, SIZE, STAR

BOARDS: Final = [Text("Plateau bleu", "Blue board"), Text("Plateau jaune", "Yellow board")]
TURNED_OVER: Final = Text("retournée", "turned over")
NOT_A_CELL: Final = Text("Ce n'est pas une case du plateau.", "That is not a square of the board.")
WAIT: Final = Text("Attends : les dés roulent encore.", "Wait: the dice are still rolling.")
OVER: Final = Text("La partie est finie.", "The match is over.")


def points(number: int) -> Text:
    return Text(f"{number} point{'s' * (number > 1)}", f"{number} point{'s' * (number != 1)}")


def tile_name(tile: int) -> Text:
    return Text("étoile", "star") if tile == STAR else Text(f"le {tile}", f"the {tile}")


def line_name(line: int) -> Text:
    if line < SIZE:
        return Text(f"rangée {line + 1}", f"row {line + 1}")
    if line < 2 * SIZE:
        return Text(f"colonne {line - SIZE + 1}", f"column {line - SIZE + 1}")
    falls = line == 2 * SIZE
    return (
        Text("diagonale qui descend", "falling diagonal") if falls else Text("diagonale qui monte", "rising diagonal")
    )


# Zones


def board_zone(board: Board, colour: int, seat: int) -> Zone:
    parts = tuple(tile_part(board, cell, colour) for cell in range(len(board.tiles)))
    return Zone(f"board{colour}", "grid", CELLS, parts, BOARDS[colour], SIZE, seat)


def tile_part(board: Board, cell: int, colour: int) -> Part:
    """Nobody is shown what is under a tile that is turned over."""
    tile = board.tiles[cell]
    if not board.open[cell]:
        return Part("back", cell, TURNED_OVER, seat=colour, id=cell)
    if tile == STAR:
        return Part("star", cell, tile_name(tile), seat=colour, id=cell)
    return Part("tile", cell, tile_name(tile), str(tile), colour, cell)


def dice_zone(throw: int) -> Zone:
    dice = () if throw == NO_THROW else faces(throw)
    parts = tuple(Part("die", n, Text(f"dé : {die}", f"die: {die}"), str(die), id=n) for n, die in enumerate(dice))
    return Zone("dice", "tray", 2, parts, Text("Dés", "Dice"))


def budget_zone(left: int) -> Zone:
    worth = points(left)
    name = Text(f"{worth.fr} à dépenser", f"{worth.en} to spend")
    return Zone("budget", "counters", 1, (Part("points", 0, name, str(left), id=0),), Text("À dépenser", "To spend"))


def chain_zone(links: list[Link], tiles: list[int], colour: int) -> Zone:
    """The last event link by link, so that the chain reaction can be shown as it ran."""
    parts = tuple(link_part(n, cell, line, tiles[cell], colour) for n, (cell, line) in enumerate(links))
    return Zone("chain", "list", CELLS, parts, Text("Réaction en chaîne", "Chain reaction"))


def link_part(order: int, cell: int, line: int, tile: int, colour: int) -> Part:
    mark = "" if tile == STAR else str(tile)
    name, why = tile_name(tile), link_words(line)
    return Part(link_look(line), order, Text(f"{name.fr} : {why.fr}", f"{name.en}: {why.en}"), mark, colour, cell)


def link_look(line: int) -> str:
    if line < 0:
        return "paid" if line == PAID else "star"
    return "row" if line < SIZE else "column" if line < 2 * SIZE else "diagonal"


def link_words(line: int) -> Text:
    if line == PAID:
        return Text("au prix des dés", "paid with the dice")
    return Text("libérée", "set free") if line == OF_A_STAR else line_name(line)


# Labels


def turn_over_label(board: Board, cell: int, colour: int, manual: bool) -> Label:
    """What it costs and what follows; when finding bonuses is the game, neither."""
    name = tile_name(board.tiles[cell])
    verb = Text(f"retourne {name.fr}", f"turn over {name.en}")
    if board.tiles[cell] == STAR:
        verb = Text("retourne l'étoile", "turn over the star")
    if manual:
        return Label(verb, f"board{colour}", cell)
    links = board.clone().take(cell, True)[1:]
    cost, then = points(board.price(cell)), chain_words([board.tiles[c] for c, _ in links])
    text = Text(f"{verb.fr} ({cost.fr}){then.fr}", f"{verb.en} ({cost.en}){then.en}")
    return Label(text, f"board{colour}", cell, tuple(c for c, _ in links))


def chain_words(tiles: list[int]) -> Text:
    """Up to three tiles by name, of more the first two and how many others."""
    if not tiles:
        return NOTHING
    fr = [str(tile) if tile != STAR else "une étoile" for tile in tiles]
    en = [str(tile) if tile != STAR else "a star" for tile in tiles]
    if len(tiles) > 3:
        fr, en = fr[:2] + [f"{len(tiles) - 2} autres"], en[:2] + [f"{len(tiles) - 2} others"]
    return Text(f", puis {listed(fr, ' et ')}", f", then {listed(en, ' and ')}")


def listed(words: list[str], last: str) -> str:
    return last.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def throw_label(throw: int) -> Label:
    (a, b), worth = faces(throw), points(BUDGETS[throw])
    return Label(Text(f"dés {a} et {b} : {worth.fr}", f"dice {a} and {b}: {worth.en}"))


def lay_label(tile: int, colour: int, cell: int) -> Label:
    name = Text("une étoile", "a star") if tile == STAR else tile_name(tile)
    return Label(Text(f"pose {name.fr}", f"lay {name.en}"), f"board{colour}", cell)


def turn_up_label(colour: int, cell: int) -> Label:
    return Label(Text("remets celle-ci à l'endroit", "turn this one up again"), f"board{colour}", cell)


# Refusals


def why_not_turn_over(board: Board, cell: int, left: int) -> Text | None:
    if not board.open[cell]:
        return Text("Cette plaquette est déjà retournée.", "That tile is already turned over.")
    price = board.price(cell)
    if price <= left:
        return None
    if board.tiles[cell] == STAR:
        return Text(
            "Pas encore : une étoile attend que sa rangée et sa colonne n'aient plus de chiffre.",
            "Not yet: a star waits until its row and its column have no number left.",
        )
    return Text(
        f"Pas celui-là : il coûte {price}, il te reste {left}.",
        f"Not that one: it costs {price}, you have {left} left.",
    )
