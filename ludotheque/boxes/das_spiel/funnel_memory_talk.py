"""What Eintrichtern shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .dice import COLOUR_WORDS, COLOURS
from .funnel_memory_phases import (
    COVERS,
    DECIDING,
    DRAWING,
    KEEP,
    LIFTING,
    LOOKING,
    OVER,
    ROLL_AGAIN,
    ROLLED,
    ROLLING,
    SHOWING,
    SIDES,
)
from .lattice import BASE, SUPPORT_ON
from .pyramid import EMPTY
from .showing import begins, cell_words, pyramid_zone, roll_zone
from .sight import COVERED

if TYPE_CHECKING:
    from .funnel_memory import FunnelMemory

CONCEALED: Final = [COVERED * SIDES for _ in BASE]
NO_MARKS: Final = ["" for _ in COVERS]
FINISHED: Final = Text("La partie est finie.", "The match is over.")
NOT_YOUR_TURN: Final = Text("Ce n'est pas ton tour.", "It is not your turn.")
LOOK: Final = Text("Regarde bien : le dé va être reposé.", "Look well: the die goes back in a moment.")
WAIT: Final = Text("Attends : les dés roulent encore.", "Wait: the dice are still rolling.")
TAKEN: Final = Text("Ce dé est déjà gagné.", "This die has been won already.")
NOT_A_COVER: Final = Text("Soulève un dé de l'étage du dessus.", "Lift a die of the upper layer.")
DECIDE_FIRST: Final = Text("Garde d'abord la somme, ou relance.", "First keep the sum, or roll again.")
MUST_ROLL: Final = Text("La somme est fixée : soulève un dé.", "The sum stands: lift a die.")


# Questions


def ask(game: FunnelMemory) -> Ask:
    total = sum(game.roll)
    if game.phase == DECIDING:
        prompt = Text(f"La somme est {total}. Garder ou relancer ?", f"The sum is {total}. Keep it or roll again?")
        return Ask(prompt, default=KEEP)
    if game.phase == LIFTING:
        cover = COLOUR_WORDS[game.cover_colour]
        prompt = Text(f"Soulève un dé {cover.fr} : il faut {total}.", f"Lift a {cover.en} die: {total} is wanted.")
        return Ask(prompt, default=game.covers[0])
    return Ask(NOT_NOW)


def label(game: FunnelMemory, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return drawn_label(game, choice)
    if choice == KEEP:
        return Label(Text(f"garde {sum(game.roll)}", f"keep {sum(game.roll)}"))
    if choice == ROLL_AGAIN:
        return Label(Text("relance", "roll again"))
    if actor < 0:
        return Label(result(game))
    place = cell_words(choice)
    return Label(Text(f"soulève : {place.fr}", f"lift: {place.en}"), "pyramid", choice)


def drawn_label(game: FunnelMemory, choice: int) -> Label:
    if game.phase == DRAWING:
        return begins(choice)
    if game.phase == ROLLING:
        return Label(Text(f"dé : {choice}", f"die: {choice}"))
    return Label(Text(f"face : {choice}", f"face: {choice}"))


def result(game: FunnelMemory) -> Text:
    """What was seen, as the die goes back or is kept. The three faces are not told again."""
    kept = game.value() == sum(game.roll)
    return Text("gagné", "won") if kept else Text("reposé", "put back")


# The table


def scene(game: FunnelMemory) -> list[Zone]:
    return [board(game), rolled(game), won(game)]


def board(game: FunnelMemory) -> Zone:
    colour = [game.base_colour] * len(BASE) + [game.cover_colour] * len(COVERS)
    marks = [open_faces(game, die) for die in BASE] if game.realistic else CONCEALED
    zone = pyramid_zone(game.pyramid, colour, marks + NO_MARKS)
    return zone._replace(parts=zone.parts + peek(game))


def open_faces(game: FunnelMemory, die: int) -> str:
    return "".join(
        str(game.known[face]) if game.is_open(face) and game.known[face] else COVERED
        for face in range(SIDES * die, SIDES * die + SIDES)
    )


def peek(game: FunnelMemory) -> tuple[Part, ...]:
    """The funnel under the lifted die, as far as it is drawn."""
    if game.lifted == EMPTY:
        return ()
    faces = [game.known[SIDES * SUPPORT_ON[game.lifted][side] + side] for side in range(SIDES)]
    told = " + ".join(str(face) for face in faces if face)
    name = Text(f"sous le dé : {told or '…'}", f"under the die: {told or '…'}")
    return (Part("peek", game.lifted, name, "".join(str(face) if face else COVERED for face in faces)),)


def rolled(game: FunnelMemory) -> Zone:
    zone = roll_zone(game.roll)
    title = Text(f"Somme : {sum(game.roll)}", f"Sum: {sum(game.roll)}") if len(game.roll) == ROLLED else zone.title
    return zone._replace(size=ROLLED, title=title)


def won(game: FunnelMemory) -> Zone:
    look, word = COLOURS[game.cover_colour], COLOUR_WORDS[game.cover_colour]
    parts = tuple(
        Part(look, seat, Text(f"dés {word.fr}s : {n}", f"{word.en} dice: {n}"), str(n), seat, seat)
        for seat, n in enumerate(game.won)
    )
    return Zone("won", "counters", game.seats, parts, Text("Dés gagnés", "Dice won"))


# Refusals


def refusal(game: FunnelMemory, actor: int, choice: int) -> Text:
    if game.phase == OVER:
        return FINISHED
    if actor < 0:
        return NOT_NOW
    if game.phase in (LOOKING, SHOWING):
        return LOOK
    if game.phase not in (DECIDING, LIFTING):
        return WAIT
    if actor != game.turn:
        return NOT_YOUR_TURN
    return wrong_choice(game, choice)


def wrong_choice(game: FunnelMemory, choice: int) -> Text:
    if game.phase == DECIDING:
        return DECIDE_FIRST
    if choice in (KEEP, ROLL_AGAIN):
        return MUST_ROLL
    return TAKEN if choice in COVERS else NOT_A_COVER
