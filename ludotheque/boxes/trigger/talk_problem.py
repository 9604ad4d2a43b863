"""What a problem of TRIGGER shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .dice import NO_THROW
from .phases import ANSWER, GIVE_UP, HINT
from .problems import MOST, Puzzle, hints, statement
from .scenes import (
    NOT_A_CELL,
    OVER,
    WAIT,
    board_zone,
    budget_zone,
    chain_zone,
    dice_zone,
    points,
    tile_name,
    why_not_turn_over,
)
from .tiles import CELLS, STAR

if TYPE_CHECKING:
    from .problem import TriggerProblem


def scene(game: TriggerProblem) -> list[Zone]:
    dice = dice_zone(throw_of(game.puzzle.dice) if game.puzzle is not None and game.puzzle.dice else NO_THROW)
    chain = chain_zone(game.links, game.board.tiles, 0)
    return [board_zone(game.board, 0, 0), dice, budget_zone(game.left()), picked_zone(game), chain, notes_zone(game)]


def throw_of(dice: tuple[int, ...]) -> int:
    return (dice[0] - 1) * 6 + dice[1] - 1


def picked_zone(game: TriggerProblem) -> Zone:
    """The answer so far."""
    tiles = game.board.tiles
    parts = tuple(
        Part("tile", n, tile_name(tiles[cell]), str(tiles[cell]), 0, cell) for n, cell in enumerate(game.picked)
    )
    cost = points(game.cost())
    return Zone("picked", "list", CELLS, parts, Text(f"Ta réponse : {cost.fr}", f"Your answer: {cost.en}"))


def notes_zone(game: TriggerProblem) -> Zone:
    notes = written(game, game.puzzle) if game.puzzle is not None else []
    parts = tuple(Part("note", n, note, id=n) for n, note in enumerate(notes))
    return Zone("notes", "list", max(1, len(notes)), parts, Text("Problème", "Problem"))


def written(game: TriggerProblem, puzzle: Puzzle) -> list[Text]:
    notes = [statement(puzzle)] + hints(puzzle)[: game.hints]
    if game.wrong and not game.over:
        notes.append(verdict(game, puzzle))
    return notes + [solution(game, puzzle)] if game.over else notes


def verdict(game: TriggerProblem, puzzle: Puzzle) -> Text:
    """Of the last wrong answer; not how far it is from the best one."""
    turned = game.turned
    if puzzle.question == MOST or turned < game.board.left:
        return Text(
            f"Pas encore : ta réponse retourne {turned} plaquette{'s' * (turned > 1)}, il y a mieux.",
            f"Not yet: your answer turns over {turned} tile{'s' * (turned != 1)}, there is better.",
        )
    return Text(
        "Pas encore : tout est retourné, mais il y a moins cher.",
        "Not yet: everything is turned over, but it can be done for less.",
    )


def solution(game: TriggerProblem, puzzle: Puzzle) -> Text:
    paid = ", ".join(str(game.board.tiles[cell]) for cell in game.picked)
    best = (
        Text(f"{puzzle.answer} plaquettes", f"{puzzle.answer} tiles")
        if puzzle.question == MOST
        else points(puzzle.answer)
    )
    if game.points:
        return Text(f"Bravo ! {best.fr}, en payant {paid}.", f"Well done! {best.en}, by paying {paid}.")
    return Text(f"La solution : {best.fr}, en payant {paid}.", f"The solution: {best.en}, by paying {paid}.")


def ask(game: TriggerProblem, actor: int) -> Ask:
    if actor == CHANCE or game.puzzle is None:
        return Ask(Text("Au hasard de jouer.", "Chance is to play."))
    return Ask(verdict(game, game.puzzle) if game.wrong else statement(game.puzzle), default=GIVE_UP)


def label(game: TriggerProblem, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return Label(Text(f"problème {choice}", f"problem {choice}"))
    if choice < CELLS:
        return pick_label(game, choice)
    if choice == ANSWER:
        return Label(Text("voilà ma réponse", "this is my answer"))
    return Label(Text("un indice", "a hint") if choice == HINT else Text("donner sa langue au chat", "give up"))


def pick_label(game: TriggerProblem, cell: int) -> Label:
    name, cost = tile_name(game.board.tiles[cell]), points(game.board.tiles[cell])
    if cell in game.picked:
        return Label(Text(f"ne paie plus {name.fr}", f"no longer pay for {name.en}"), "board0", cell)
    return Label(Text(f"paie {name.fr} ({cost.fr})", f"pay for {name.en} ({cost.en})"), "board0", cell)


def why_not(game: TriggerProblem, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor != 0:
        return NOT_NOW
    if game.puzzle is None:
        return WAIT
    if game.over:
        return OVER
    return why_not_pick(game, choice) if choice < CELLS else why_not_button(choice)


def why_not_pick(game: TriggerProblem, cell: int) -> Text | None:
    if cell < 0:
        return NOT_A_CELL
    if game.board.open[cell] and game.board.tiles[cell] == STAR:
        return Text(
            "Une étoile ne s'achète pas : elle suit la chaîne.", "A star cannot be bought: it follows the chain."
        )
    if refusal := why_not_turn_over(game.board, cell, game.left()):
        return refusal
    return Text("Assez de choix : réponds, ou abandonne.", "Enough picks: answer, or give up.")


def why_not_button(choice: int) -> Text:
    if choice == ANSWER:
        return Text("Choisis d'abord une plaquette à payer.", "First pick a tile to pay for.")
    return Text("Il n'y a plus d'indice.", "There are no more hints.") if choice == HINT else NOT_A_CELL
