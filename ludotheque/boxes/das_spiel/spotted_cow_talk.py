"""What Bunte Kuh shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, CLOCK, HIDDEN, NOT_NOW
from ...core.scene import NOTHING, Ask, Label, Zone
from ...core.text import Text
from .dice import ALL_ORIENTATIONS, RED, UNKNOWN, YELLOW
from .funnel_values import total
from .lattice import COUNT, LAYER
from .pyramid import EMPTY
from .showing import cell_words, counters_zone, pyramid_zone, turn_words, turns_zone
from .sight import open_marks
from .spotted_cow_phases import LAYING, LAYING_TIME, LEFT_TO_CHANCE, NONE, NOWHERE, TURN
from .tempo import (
    DRAWING,
    PASS,
    READY,
    ROLL_THEM,
    WAIT_FOR_TURN,
    button,
    clock_label,
    first_label,
    roll_label,
    rolled_zone,
    verdict_zone,
)

if TYPE_CHECKING:
    from .spotted_cow_2004 import SpottedCow2004

ON_THE_PLATE: Final = Text("Un creux est fait de trois dés.", "A funnel is made of three dice.")
NOT_A_FUNNEL: Final = Text("Ce n'est pas un creux.", "That is not a funnel.")
TAKEN: Final = Text("Ce creux est rempli.", "That funnel is filled.")


def ask(game: SpottedCow2004, actor: int) -> Ask:
    if game.phase == READY:
        return Ask(
            Text("Lance les trois dés, pour tout le monde.", "Roll the three dice, for everybody."), default=ROLL_THEM
        )
    if game.phase == LAYING:
        where = Text("Juste ! Dans quel creux ?", "Right! Into which funnel?")
        how = Text("Juste ! Tourne ton dé.", "Right! Turn your die.")
        return Ask(where if game.cell == NOWHERE else how)
    s = sum(game.rolled)
    prompt = Text(f"Quel creux fait {s} ?", f"Which funnel makes {s}?")
    return Ask(prompt, default=PASS if game.relay else HIDDEN, lit=game.relay)


def label(game: SpottedCow2004, actor: int, choice: int) -> Label:
    if actor == CHANCE and game.phase != LEFT_TO_CHANCE:
        return chance_label(game, choice)
    if actor == CLOCK:
        return Label(Text("trop lent", "too slow")) if choice == LAYING_TIME else clock_label(choice)
    if choice == NONE:
        return Label(Text("aucun creux", "no funnel"))
    if choice >= TURN:
        return Label(turn_words(choice - TURN), "turns", choice - TURN)
    if choice >= COUNT:
        return button(choice)
    place = cell_words(choice)
    return Label(Text(f"creux : {place.fr}", f"funnel: {place.en}"), "pyramid", choice)


def chance_label(game: SpottedCow2004, choice: int) -> Label:
    if game.to_draw:
        return Label(NOTHING)
    return first_label(choice) if game.phase == DRAWING else roll_label(choice)


def scene(game: SpottedCow2004, seat: int) -> list[Zone]:
    aim = game.cell if game.cell != NOWHERE else None
    turns = (
        [turns_zone(next_colour(game), ALL_ORIENTATIONS)] if seat == game.claimant != HIDDEN and aim is not None else []
    )
    return [
        pyramid_zone(game.pyramid, game.colour, open_marks(game.pyramid, game.ori), aim=aim),
        rolled_zone(game.rolled, 3, HIDDEN if game.phase == DRAWING else game.roller),
        counters_zone("stock", Text("Dés à poser", "Dice to lay"), "dice", game.stock),
        verdict_zone(game.seats, {game.spoke: verdict(game)} if game.spoke != HIDDEN else {}),
        *turns,
    ]


def verdict(game: SpottedCow2004) -> Text:
    if game.last == NONE:
        right, wrong = (
            Text("aucun creux, juste", "no funnel, right"),
            Text("faux, il y en avait un", "wrong, there was one"),
        )
        return right if game.was_right else wrong
    s = total(game.pyramid, game.ori, game.last)
    return (
        Text(f"{s}, juste", f"{s}, right") if game.was_right else Text(f"faux, ça fait {s}", f"wrong, that makes {s}")
    )


def next_colour(game: SpottedCow2004) -> int:
    return YELLOW if game.laid % 2 else RED


def why_not(game: SpottedCow2004, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor < 0:
        return NOT_NOW
    if why := game.refused(actor):
        return why
    if game.phase == LAYING and actor != game.claimant:
        return WAIT_FOR_TURN
    return why_not_there(game, choice) if 0 <= choice < COUNT else NOT_NOW


def why_not_there(game: SpottedCow2004, cell: int) -> Text:
    if game.pyramid.at[cell] != EMPTY and game.colour[cell] != UNKNOWN:
        return TAKEN if LAYER[cell] > 0 else ON_THE_PLATE
    return NOT_A_FUNNEL
