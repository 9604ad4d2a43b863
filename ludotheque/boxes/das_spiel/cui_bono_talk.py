"""What Cui bono? shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .cui_bono_phases import KEEP, NO_DIE, OVER, PENALTY, STARTING, TAKING
from .dice import COLOUR_WORDS, COLOURS, UNKNOWN
from .lattice import COUNT, LAYER, SUPPORTS
from .pyramid import EMPTY
from .showing import begins, cell_words, counters_zone, die_part, die_words, pyramid_zone, zone_of

if TYPE_CHECKING:
    from .cui_bono_2004 import CuiBono2004

PENALTIES: Final = Text("Pénalité", "Penalty")
FINISHED: Final = Text("La partie est finie.", "The match is over.")
NOT_YOUR_TURN: Final = Text("Ce n'est pas ton tour.", "It is not your turn.")
NOT_A_CELL: Final = Text("Ce n'est pas une place de la pyramide.", "That is not a place of the pyramid.")
NO_DIE_THERE: Final = Text("Il n'y a pas de dé à cet endroit.", "There is no die there.")
TOO_HIGH: Final = Text("On ne tire que les dés posés sur la base.", "Only dice that lie on the plate are pulled out.")
HELD: Final = Text(
    "Ce dé est tenu : il lui faut au moins deux faces visibles.", "That die is held: it needs two open faces or more."
)
FULL: Final = Text("Il y a déjà un dé.", "There is a die already.")
NO_HOLD: Final = Text(
    "Un dé n'y tient pas : il faut les trois dessous.", "No die holds there: it needs three under it."
)
ON_THE_PLATE: Final = Text("Jamais de retour sur la base.", "Never back onto the plate.")
TWO_COLOURS: Final = Text(
    "Deux couleurs dans ce creux : il en faut une seule, ou trois.",
    "Two colours in that funnel: it takes one, or three.",
)
SAME_COLOUR: Final = Text(
    "Ce creux est tout entier de la couleur du dé.", "That funnel is all of the die's own colour."
)
ONE_ROW: Final = Text(
    "Le dé y finirait une rangée toute de sa couleur.", "There the die would top a row all of its colour."
)
FIRST_TAKE: Final = Text("Tire d'abord un dé de la base.", "First pull a die out of the bottom layer.")


def points(number: int) -> Text:
    return Text(f"{number} point{'s' * (number > 1)}", f"{number} point{'s' * (number != 1)}")


def penalty(game: CuiBono2004, die: int) -> Text:
    return points(PENALTY[game.colour[die]])


# The table


def scene(game: CuiBono2004) -> list[Zone]:
    kept = [kept_zone(game, seat) for seat in range(game.seats)]
    pyramid = open_zone(game) if game.open_box else pyramid_zone(game.pyramid, game.colour, [])
    return [pyramid, hand_zone(game), *kept, counters_zone("penalty", PENALTIES, "penalty", game.penalty)]


def open_zone(game: CuiBono2004) -> Zone:
    """The covered dice too: whoever looks through the others finds them."""
    dice = [(cell, die) for cell, die in enumerate(game.pyramid.at) if die != EMPTY and game.colour[die] != UNKNOWN]
    return zone_of([die_part(cell, game.colour[die], id=die) for cell, die in dice])


def hand_zone(game: CuiBono2004) -> Zone:
    """The die that was pulled out."""
    dice = [] if game.hand == NO_DIE else [single_part(game, game.hand, 0)]
    return Zone("hand", "counters", 1, tuple(dice), Text("Dé tiré", "Die pulled out"))


def kept_zone(game: CuiBono2004, seat: int) -> Zone:
    dice = tuple([single_part(game, die, place) for place, die in enumerate(game.kept[seat])])
    return Zone(f"kept{seat}", "counters", max(1, len(dice)), dice, Text("Dés gardés", "Dice kept"), seat=seat)


def single_part(game: CuiBono2004, die: int, place: int) -> Part:
    """A die that lies beside the pyramid. It has no seat: nobody plays a colour of their own."""
    colour = game.colour[die]
    words, worth = die_words(colour), penalty(game, die)
    name = Text(f"{words.fr} : {worth.fr}", f"{words.en}: {worth.en}")
    return Part(COLOURS[colour], place, name, str(PENALTY[colour]), id=die)


# Questions


def ask(game: CuiBono2004, actor: int) -> Ask:
    if actor < 0 or not game.choices(actor):
        return Ask(NOT_NOW)
    if game.phase == TAKING:
        prompt = Text("Tire un dé de la base.", "Pull a die out of the bottom layer.")
        return Ask(prompt, default=game.offers[0])
    word = COLOUR_WORDS[game.colour[game.hand]]
    prompt = Text(f"Dé {word.fr} : replace-le, ou garde-le.", f"A {word.en} die: put it back, or keep it.")
    return Ask(prompt, default=game.offers[0])


def label(game: CuiBono2004, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return chance_label(game, choice)
    if choice == KEEP:
        worth = penalty(game, game.hand)
        return Label(Text(f"garde le dé (coûte {worth.fr})", f"keep the die (costs {worth.en})"))
    return take_label(game, choice) if game.phase == TAKING else put_label(choice)


def take_label(game: CuiBono2004, cell: int) -> Label:
    words, place = die_words(game.colour[game.pyramid.at[cell]]), cell_words(cell)
    text = Text(f"tire le {words.fr} : {place.fr}", f"pull out the {words.en}: {place.en}")
    return Label(text, "pyramid", cell, tuple(game.column(cell)[1:]))


def put_label(cell: int) -> Label:
    place = cell_words(cell)
    return Label(Text(f"replace le dé : {place.fr}", f"put the die back: {place.en}"), "pyramid", cell)


def chance_label(game: CuiBono2004, choice: int) -> Label:
    if game.phase == STARTING:
        return begins(choice)
    words = die_words(choice)
    return Label(Text(f"on découvre un {words.fr}", f"a {words.en} comes to light"))


# Refusals


def why_not(game: CuiBono2004, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if game.phase == OVER:
        return FINISHED
    if actor < 0 or game.to_draw or game.phase == STARTING:
        return NOT_NOW
    if actor != game.turn:
        return NOT_YOUR_TURN
    if not 0 <= choice < COUNT:
        return FIRST_TAKE if choice == KEEP else NOT_A_CELL
    return why_not_take(game, choice) if game.phase == TAKING else why_not_put(game, choice)


def why_not_take(game: CuiBono2004, cell: int) -> Text:
    if game.pyramid.at[cell] == EMPTY:
        return NO_DIE_THERE
    return TOO_HIGH if LAYER[cell] else HELD


def why_not_put(game: CuiBono2004, cell: int) -> Text:
    if game.pyramid.at[cell] != EMPTY:
        return FULL
    if not SUPPORTS[cell]:
        return ON_THE_PLATE
    if not game.pyramid.is_funnel(cell):
        return NO_HOLD
    colours = {game.colour[game.pyramid.at[below]] for below in SUPPORTS[cell]}
    return {1: SAME_COLOUR, 2: TWO_COLOURS}.get(len(colours), ONE_ROW)
