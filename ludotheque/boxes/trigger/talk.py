"""What TRIGGER shows, asks and answers around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .phases import ACCUSATIONS, FIRST_LINE, HAND_OVER, LAYING, MALUS, PLAYING
from .scenes import (
    NOT_A_CELL,
    OVER,
    WAIT,
    board_zone,
    budget_zone,
    chain_zone,
    dice_zone,
    lay_label,
    line_name,
    points,
    throw_label,
    turn_over_label,
    turn_up_label,
    why_not_turn_over,
)
from .tiles import CELLS

if TYPE_CHECKING:
    from .rules import Trigger


def scene(game: Trigger, seat: int) -> list[Zone]:
    boards = [board_zone(board, colour, owner(game, colour, seat)) for colour, board in enumerate(game.boards)]
    chain = chain_zone(game.links, game.boards[game.colour].tiles, game.colour)
    return boards + [dice_zone(game.throw), budget_zone(game.left), score_zone(game), chain]


def owner(game: Trigger, colour: int, viewer: int) -> int:
    """A seat of the side that plays on this board; the viewer's own, if it is theirs."""
    side = colour ^ game.round
    return viewer if viewer >= 0 and viewer % 2 == side else side


def score_zone(game: Trigger) -> Zone:
    parts = tuple(score_part(game, side) for side in (0, 1))
    title = Text("Manches gagnées", "Rounds won") if game.by_rounds else Text("Points perdus", "Points lost")
    return Zone("score", "counters", 2, parts, title)


def score_part(game: Trigger, side: int) -> Part:
    if game.by_rounds:
        won = game.won[side]
        name = Text(f"manches gagnées : {won}", f"rounds won: {won}")
        return Part("rounds", side, name, str(won), side, side)
    lost = points(game.lost[side])
    return Part("points", side, Text(f"{lost.fr} de perte", f"{lost.en} lost"), str(game.lost[side]), side, side)


def ask(game: Trigger, actor: int) -> Ask:
    if actor == CHANCE:
        return Ask(Text("Au hasard de jouer.", "Chance is to play."))
    if game.phase == MALUS:
        prompt = Text("Malus : choisis la plaquette à remettre à l'endroit.", "Malus: pick the tile to turn up again.")
        return Ask(prompt, default=game.theirs().turned_over(game.accused)[0])
    if actor != game.player:
        return Ask(Text("L'autre camp a-t-il oublié un bonus ?", "Did the other side forget a bonus?"))
    return Ask(turn_prompt(game), default=HAND_OVER, lit=not game.manual)


def turn_prompt(game: Trigger) -> Text:
    left = points(game.left)
    if not game.manual:
        return Text(f"À toi : {left.fr} à dépenser.", f"Your turn: {left.en} to spend.")
    return Text(
        f"À toi : {left.fr} à dépenser, et n'oublie ni bonus ni étoile.",
        f"Your turn: {left.en} to spend, and forget no bonus and no star.",
    )


def label(game: Trigger, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return chance_label(game, choice)
    if game.phase == MALUS:
        return turn_up_label(1 - game.side ^ game.round, choice)
    if choice < CELLS:
        return turn_over_label(game.own(), choice, game.side ^ game.round, game.manual)
    return hand_over_label(game) if choice == HAND_OVER else accuse_label(choice)


def chance_label(game: Trigger, choice: int) -> Label:
    if game.phase != LAYING:
        return throw_label(choice)
    colour = game.laid_now()
    return lay_label(choice, colour, len(game.boards[colour].tiles))


def hand_over_label(game: Trigger) -> Label:
    """Said to be a pass only where that gives no hidden bonus away."""
    if not game.manual and not game.touched and not game.own().within(game.left):
        return Label(Text("passe : rien à retourner", "pass: nothing to turn over"))
    return Label(Text("lance les dés pour l'autre camp", "throw the dice for the other side"))


def accuse_label(choice: int) -> Label:
    """A button: several lines share each cell."""
    name = line_name(choice - FIRST_LINE)
    return Label(Text(f"bonus oublié : {name.fr}", f"forgotten bonus: {name.en}"))


def why_not(game: Trigger, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor < 0:
        return NOT_NOW
    if not game.to_act():
        return OVER
    if game.phase not in (PLAYING, MALUS):
        return WAIT
    if not 0 <= choice < FIRST_LINE + len(ACCUSATIONS):
        return NOT_A_CELL
    if actor % 2 != game.side:
        return Text("C'est à l'autre camp de jouer.", "It is the other side's turn.")
    return why_not_malus(game, actor, choice) if game.phase == MALUS else why_not_in_turn(game, actor, choice)


def why_not_malus(game: Trigger, actor: int, choice: int) -> Text:
    if actor != game.accuser:
        return Text("Ton partenaire choisit d'abord une plaquette.", "Your partner picks a tile first.")
    name = line_name(game.accused)
    return Text(
        f"Choisis d'abord une plaquette retournée : {name.fr} de l'autre camp.",
        f"First pick a tile that is turned over: {name.en} of the other side.",
    )


def why_not_in_turn(game: Trigger, actor: int, choice: int) -> Text | None:
    if choice >= FIRST_LINE:
        return why_not_accuse(game, choice)
    if actor != game.player:
        return Text("C'est le tour de ton partenaire.", "It is your partner's turn.")
    if choice == HAND_OVER:
        return NOT_NOW  # only in search, where stopping early is not offered
    return why_not_turn_over(game.own(), choice, game.left)


def why_not_accuse(game: Trigger, choice: int) -> Text:
    if not game.manual:
        return Text(
            "Ici les bonus viennent seuls : aucun oubli.", "Bonuses come by themselves here: none is forgotten."
        )
    if game.touched:
        return Text(
            "Trop tard : un oubli se signale avant de jouer.", "Too late: point out what was forgotten before you play."
        )
    if not game.turns[1 - game.side]:
        return Text("L'autre camp n'a pas encore joué.", "The other side has not played yet.")
    name = line_name(choice - FIRST_LINE)
    return Text(f"Déjà signalé ce tour-ci : {name.fr}.", f"Already pointed out in this turn: {name.en}.")
