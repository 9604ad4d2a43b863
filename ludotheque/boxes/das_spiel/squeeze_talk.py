"""What Abquetschen shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .connected import BIT
from .dice import COLOURS
from .lattice import COUNT
from .pyramid import EMPTY
from .showing import begins, cell_words, pyramid_zone, roll_zone
from .squeeze_phases import BONUS, DONE, DRAWING, FIRST_ROLL, LAYING, OVER, SEAT_COLOURS, STARTING, STOCK
from .touching_sets import open_uppers, sets_from

if TYPE_CHECKING:
    from .squeeze_2004 import Squeeze2004

# By number of the die.
COLOUR_OF: Final = [colour for colour in SEAT_COLOURS for _ in range(STOCK)]
OWNER_OF: Final = [seat for seat in range(len(SEAT_COLOURS)) for _ in range(STOCK)]

FINISHED: Final = Text("La partie est finie.", "The match is over.")
NOT_YOUR_TURN: Final = Text("Ce n'est pas ton tour.", "It is not your turn.")
NOT_A_CELL: Final = Text("Ce n'est pas une place de la pyramide.", "That is not a place of the pyramid.")
FULL: Final = Text("Il y a déjà un dé.", "There is a die already.")
NO_HOLD: Final = Text(
    "Un dé n'y tient pas encore : il faut les trois dessous.", "No die holds there yet: it needs three under it."
)
INSIDE: Final = Text(
    "Pour commencer : quatre dés qui se tiennent, aucun au bord.",
    "To begin: four dice that hang together, none at the border.",
)
SPARE: Final = Text(
    "Premier tour de table : laisse une place sur un dé de qui a commencé.",
    "First round: leave a place on a die of whoever began.",
)
LAY_ALL: Final = Text("Il faut poser tous les dés du lancer.", "All dice of the roll must be laid.")
FINISH_GROUP: Final = Text("Termine d'abord ce groupe de dés bonus.", "First finish this group of bonus dice.")


def dice(n: int) -> Text:
    return Text(f"{n} dé{'s' * (n > 1)}", f"{n} {'die' if n == 1 else 'dice'}")


def to_lay(game: Squeeze2004) -> int:
    """How many more, at most."""
    return max([mask.bit_count() for mask in game.sets], default=0) - game.laid.bit_count()


# The table


def scene(game: Squeeze2004) -> list[Zone]:
    rolled = [game.roll] if game.roll else []
    return [pyramid_zone(game.pyramid, COLOUR_OF, [], OWNER_OF), roll_zone(rolled), stock_zone(game)]


def stock_zone(game: Squeeze2004) -> Zone:
    parts = tuple([stock_part(game, seat) for seat in range(game.seats)])
    return Zone("stock", "counters", game.seats, parts, Text("Dés à poser", "Dice to lay"))


def stock_part(game: Squeeze2004, seat: int) -> Part:
    left = dice(game.stock(seat))
    name = Text(f"encore {left.fr}", f"{left.en} left")
    return Part(COLOURS[SEAT_COLOURS[seat]], seat, name, str(game.stock(seat)), seat, seat)


# Questions


def ask(game: Squeeze2004, actor: int) -> Ask:
    offers = game.choices(actor)
    if actor < 0 or not offers:
        return Ask(NOT_NOW)
    left = dice(to_lay(game))
    if game.phase == BONUS:
        prompt = Text(f"Bonus : jusqu'à {left.fr} de plus, si tu veux.", f"Bonus: up to {left.en} more, if you like.")
        return Ask(prompt, default=offers[-1])
    if not game.occ:
        return Ask(Text("À toi de commencer : pose quatre dés.", "You begin: lay four dice."), default=offers[0])
    return Ask(Text(f"Pose {left.fr}, face contre face.", f"Lay {left.en}, face to face."), default=offers[0])


def label(game: Squeeze2004, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return chance_label(game, choice)
    if choice == DONE:
        return Label(Text("c'est tout", "that's all"))
    place = cell_words(choice)
    return Label(Text(f"pose un dé : {place.fr}", f"lay a die: {place.en}"), "pyramid", choice)


def chance_label(game: Squeeze2004, choice: int) -> Label:
    if game.phase == DRAWING:
        return begins(choice)
    if game.phase == STARTING and choice != FIRST_ROLL:
        return Label(Text(f"dé : {choice} (il faut un 4)", f"die: {choice} (a 4 is needed)"))
    return Label(Text(f"dé : {choice}", f"die: {choice}"))


# Refusals


def why_not(game: Squeeze2004, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if game.phase == OVER:
        return FINISHED
    if actor < 0 or game.phase < LAYING:
        return NOT_NOW
    if actor != game.turn:
        return NOT_YOUR_TURN
    if choice == DONE:
        return FINISH_GROUP if game.phase == BONUS else LAY_ALL
    return why_not_there(game, choice) if 0 <= choice < COUNT else NOT_A_CELL


def why_not_there(game: Squeeze2004, cell: int) -> Text:
    if game.pyramid.at[cell] != EMPTY:
        return FULL
    if not game.pyramid.is_funnel(cell):
        return NO_HOLD
    if len(game.own[game.turn]) < FIRST_ROLL and game.turn == game.starter:
        return INSIDE
    if game.protected and spoils(game, cell):
        return SPARE
    return fits_nowhere(game)


def spoils(game: Squeeze2004, cell: int) -> bool:
    """Whether only the protection of the starter forbids a die there."""
    if game.laid or game.phase == BONUS:
        return False
    cells = game.own[game.turn] or [cell for cells in game.own for cell in cells]
    sets = sets_from(open_uppers(game.pyramid, cells), game.occ, game.roll)[game.roll]
    return any(mask & BIT[cell] for mask in sets)


def fits_nowhere(game: Squeeze2004) -> Text:
    left = dice(to_lay(game))
    if game.laid:
        return Text(
            "Avec un dé là, le groupe ne tient plus ensemble.", "With a die there the group cannot hang together."
        )
    whose = (
        Text("un dé déjà posé", "a die that lies") if not game.own[game.turn] else Text("un des tiens", "one of yours")
    )
    return Text(
        f"Aucun groupe de {left.fr} n'y touche {whose.fr} par une face.",
        f"No group of {left.en} there touches {whose.en} by a face.",
    )
