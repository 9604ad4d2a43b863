"""What Raffzahn shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, CLOCK, HIDDEN, NOT_NOW
from ...core.scene import NOTHING, Ask, Label, Zone
from ...core.text import Text
from .lattice import COUNT
from .pyramid import EMPTY
from .showing import cell_words, counters_zone, pyramid_zone
from .sight import side_marks
from .tempo import (
    DRAWING,
    LATE,
    ONE_HAND,
    PASS,
    RACING,
    READY,
    ROLL_THEM,
    STOP,
    STOP_TOO_EARLY,
    button,
    clock_label,
    first_label,
    roll_label,
    rolled_zone,
    verdict_zone,
)

if TYPE_CHECKING:
    from .grabber_2004 import Grabber2004

NO_DIE: Final = Text("Il n'y a plus de dé ici.", "There is no die here any more.")
UNSEEN: Final = Text("Tu ne vois pas la face de ce dé.", "You don't see the face of that die.")
CARRIES: Final = Text("Ce dé en porte d'autres.", "That die carries others.")
ROLLER_STOPS: Final = Text("« Stop » : à qui a lancé le dé de le dire.", "Only the roller says Stop.")
MISTAKE: Final = Text("erreur", "a mistake")
AFTER_STOP: Final = Text("pris après « Stop », faute", "taken after Stop, a foul")
TOO_MANY: Final = Text("Trop d'erreurs : attends le prochain lancer.", "Too many mistakes: wait for the next roll.")


def ask(game: Grabber2004, actor: int) -> Ask:
    if game.phase == READY:
        return Ask(Text("Lance le dé, pour tout le monde.", "Roll the die, for everybody."), default=ROLL_THEM)
    if game.phase == LATE:
        return Ask(Text("Stop ! On ne touche plus à rien.", "Stop! Hands off."), lit=False)
    n = game.roll
    if game.relay:
        return Ask(Text(f"Prends un dé qui te montre {n}.", f"Take a die that shows you {n}."), default=PASS)
    return Ask(Text(f"Vite : les dés qui te montrent {n} !", f"Quick: the dice that show you {n}!"), lit=False)


def label(game: Grabber2004, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return chance_label(game, choice)
    if actor == CLOCK:
        return clock_label(choice)
    if choice >= COUNT:
        return button(choice)
    place = cell_words(choice)
    return Label(Text(f"enlève : {place.fr}", f"take: {place.en}"), "pyramid", choice)


def chance_label(game: Grabber2004, choice: int) -> Label:
    """How a die lies is seen on the table, by each as far as they may."""
    if game.to_draw:
        return Label(NOTHING)
    return first_label(choice) if game.phase == DRAWING else roll_label(choice)


def scene(game: Grabber2004, seat: int) -> list[Zone]:
    rolled = [game.roll] if game.phase >= RACING and game.roll else []
    marks = side_marks(game.pyramid, game.ori, seat)
    return [
        pyramid_zone(game.pyramid, game.colour, marks),
        rolled_zone(rolled, 1, HIDDEN if game.phase == DRAWING else game.roller),
        counters_zone("won", Text("Dés pris", "Dice taken"), "dice", game.won),
        verdict_zone(game.seats, verdicts(game)),
    ]


def verdicts(game: Grabber2004) -> dict[int, Text]:
    """Mistakes, as long as they keep somebody from playing, and fouls."""
    if game.phase == LATE:
        return dict.fromkeys(game.fouls, AFTER_STOP)
    return {seat: MISTAKE for seat in range(game.seats) if game.is_locked(seat)}


def why_not(game: Grabber2004, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor < 0:
        return NOT_NOW
    if choice == STOP and game.phase == RACING:
        return STOP_TOO_EARLY if actor == game.roller and not game.may_stop() else ROLLER_STOPS
    if why := game.refused(actor):
        return why
    if game.is_hand_busy(actor):
        return ONE_HAND
    return TOO_MANY if game.is_out(actor) else why_not_there(game, choice)


def why_not_there(game: Grabber2004, cell: int) -> Text:
    if not 0 <= cell < COUNT:
        return NOT_NOW
    if game.pyramid.at[cell] == EMPTY:
        return NO_DIE
    if not game.relay:
        return UNSEEN
    if not game.pyramid.is_free(cell):
        return CARRIES
    return Text(f"Ce dé ne te montre pas {game.roll}.", f"That die does not show you {game.roll}.")
