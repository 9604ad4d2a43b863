"""What TRIGGER alone shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from .dice import BUDGETS, NO_THROW
from .phases import AGAIN, CHOOSING, FINISHED, HAND_OVER, LAYING, MALUS, PLAYING, REPLACE, STOP
from .scenes import (
    NOT_A_CELL,
    OVER,
    WAIT,
    board_zone,
    budget_zone,
    chain_zone,
    dice_zone,
    lay_label,
    points,
    throw_label,
    turn_over_label,
    turn_up_label,
    why_not_turn_over,
)
from .sheet import sheet_zone, throw_part
from .tiles import CELLS

if TYPE_CHECKING:
    from .alone import TriggerAlone


def ask(game: TriggerAlone, actor: int) -> Ask:
    if actor == CHANCE:
        return Ask(Text("Au hasard de jouer.", "Chance is to play."))
    if game.phase == CHOOSING:
        return Ask(result(game), default=STOP)
    left = points(game.left)
    prompt = Text(f"Lancer {game.count} : {left.fr} à dépenser.", f"Throw {game.count}: {left.en} to spend.")
    return Ask(prompt, default=HAND_OVER, lit=not game.manual)


def result(game: TriggerAlone) -> Text:
    last = game.attempts[-1]
    if not last.cleared:
        return Text("Essai inachevé. Et maintenant ?", "Attempt not finished. What now?")
    count, total = throws(len(last.throws)), last.total
    return Text(f"{count.fr}, total {total}. Et maintenant ?", f"{count.en}, total {total}. What now?")


def throws(count: int) -> Text:
    return Text(f"{count} lancer{'s' * (count > 1)}", f"{count} throw{'s' * (count != 1)}")


def label(game: TriggerAlone, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return chance_label(game, choice)
    if choice < CELLS:
        return turn_over_label(game.board, choice, 0, game.manual)
    if choice == HAND_OVER:
        return Label(Text("lancer suivant", "next throw"))
    if choice == AGAIN:
        return Label(Text("recommence avec les mêmes lancers", "again with the same throws"))
    return Label(Text("arrête là", "stop here")) if choice == STOP else replace_label(game, choice - REPLACE)


def chance_label(game: TriggerAlone, choice: int) -> Label:
    if game.phase == LAYING:
        return lay_label(choice, 0, len(game.board.tiles))
    return turn_up_label(0, choice) if game.phase == MALUS else throw_label(choice)


def replace_label(game: TriggerAlone, throw: int) -> Label:
    worth = points(BUDGETS[game.throws[throw]])
    text = Text(f"remplace le lancer {throw + 1} ({worth.fr})", f"replace throw {throw + 1} ({worth.en})")
    column = len(game.attempts)
    return Label(text, "sheet", throw * (column + 1) + column)


def scene(game: TriggerAlone) -> list[Zone]:
    throw = game.throws[game.count - 1] if game.count else NO_THROW
    chain = chain_zone(game.links, game.board.tiles, 0)
    return [board_zone(game.board, 0, 0), dice_zone(throw), budget_zone(game.left), chain, sheet(game)]


def sheet(game: TriggerAlone) -> Zone:
    known = zip(game.throws, game.replaced, strict=True)
    coming = [throw_part(n, BUDGETS[throw], replaced) for n, (throw, replaced) in enumerate(known)]
    return sheet_zone(game.attempts, [] if game.phase == FINISHED else coming)


def why_not(game: TriggerAlone, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor != 0:
        return NOT_NOW
    if game.phase not in (PLAYING, CHOOSING):
        return OVER if game.phase == FINISHED else WAIT
    return why_not_play(game, choice) if game.phase == PLAYING else why_not_choose(game, choice)


def why_not_play(game: TriggerAlone, choice: int) -> Text | None:
    if 0 <= choice < CELLS:
        return why_not_turn_over(game.board, choice, game.left)
    if choice < 0:
        return NOT_A_CELL
    return Text("Termine d'abord cet essai.", "First finish this attempt.")


def why_not_choose(game: TriggerAlone, choice: int) -> Text:
    if choice - REPLACE in game.fresh:
        return Text("Ce lancer vient d'être remplacé.", "That throw has just been replaced.")
    if choice >= REPLACE:
        count = throws(len(game.throws))
        return Text(f"Il n'y a que {count.fr}.", f"The sheet has only {count.en}.")
    return Text(
        "L'essai est fini : recommence, remplace un lancer ou arrête.",
        "The attempt is over: go again, replace a throw or stop.",
    )
