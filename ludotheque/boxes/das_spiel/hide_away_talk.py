"""What Hide Away shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW, WORLD
from ...core.scene import NOTHING, Ask, Label, Part, Zone
from ...core.text import Text
from .aiming import CENTRES, STRENGTH_WORDS, aim, aimed_at, nearest, strength_of, why_not_aim
from .dice import BLACK, BLUE, GREEN, RED
from .hide_away_phases import AIMING, BUILDING, DRAWING, FLYING, OVER
from .hide_away_tripods import DICE, FACES, HIDING, TOPS
from .lattice import tripod
from .pyramid import EMPTY
from .showing import begins, cell_words, pyramid_zone
from .sight import open_marks
from .throwing import OFF, cell_of, die_of, spot_of

if TYPE_CHECKING:
    from .hide_away import HideAway

COLOURS: Final = [RED, BLUE, GREEN]  # of the seats' tripods

FINISHED: Final = Text("La partie est finie.", "The match is over.")
NOT_YOUR_TURN: Final = Text("Ce n'est pas ton tour.", "It is not your turn.")
IN_THE_AIR: Final = Text("Le dé est déjà parti.", "The die is on its way already.")
AT_THE_BORDER: Final = Text("Pas au bord : laisse une rangée libre.", "Not at the border: leave a row free.")
TOO_NEAR: Final = Text("Trop près d'une autre petite pyramide.", "Too near to another tripod.")


# Questions


def ask(game: HideAway) -> Ask:
    if game.phase == BUILDING:
        prompt = Text("Où poses-tu ta petite pyramide ?", "Where do you put your tripod?")
        return Ask(prompt, default=game.choices(game.turn)[0])
    if game.phase == AIMING:
        return Ask(Text("Vise et lance un dé noir.", "Aim and throw a black die."), "point", usual_aim(game))
    return Ask(NOT_NOW)


def usual_aim(game: HideAway) -> int:
    """Into the funnel nearest to one's own tripod."""
    beside = nearest(CENTRES[game.tops[game.turn]], sorted(game.pyramid.funnels))
    return aim(CENTRES[beside], 0)


# Labels


def label(game: HideAway, actor: int, choice: int) -> Label:
    if actor == WORLD:
        return Label(outcome(game, choice))
    if actor == CHANCE:
        return begins(choice) if game.phase == DRAWING else Label(NOTHING)
    if game.phase == BUILDING:
        return Label(cell_words(choice), "pyramid", choice, tuple(tripod(choice)[1:]))
    cell = nearest(aimed_at(choice), sorted(game.pyramid.funnels))
    return Label(aim_words(cell, strength_of(choice)), "pyramid", cell)


def aim_words(cell: int, strength: int) -> Text:
    where, how = cell_words(cell), STRENGTH_WORDS[strength]
    if strength == 0:
        return where
    return Text(f"{where.fr} ({how.fr})", f"{where.en} ({how.en})")


def outcome(game: HideAway, answer: int) -> Text:
    """Of the thrown die; of others only that they were knocked off."""
    if die_of(answer) != game.die:
        return NOTHING
    if spot_of(answer) == OFF:
        return Text("le dé quitte le plateau", "the die leaves the plate")
    place = cell_words(cell_of(answer))
    return Text(f"le dé s'arrête : {place.fr}", f"the die comes to rest: {place.en}")


# The table


def scene(game: HideAway) -> list[Zone]:
    return [board(game), stock(game), covered(game)]


def board(game: HideAway) -> Zone:
    seats, black = range(game.seats), len(game.ori) - DICE * game.seats
    colour = [COLOURS[seat] for seat in seats for _ in range(DICE)] + [BLACK] * black
    owners = [seat for seat in seats for _ in range(DICE)] + [-1] * black
    zone = pyramid_zone(game.pyramid, colour, open_marks(game.pyramid, game.ori), owners)
    return zone._replace(parts=zone.parts + goals(game))


def goals(game: HideAway) -> tuple[Part, ...]:
    """Where a die would still hide somebody's tripod."""
    return tuple(
        Part("goal", cell, Text(f"à couvrir, {cell_words(cell).fr}", f"to cover, {cell_words(cell).en}"), seat=seat)
        for seat, top in enumerate(game.tops)
        if top != EMPTY
        for cell in HIDING[top]
        if game.pyramid.at[cell] == EMPTY
    )


def stock(game: HideAway) -> Zone:
    left = game.stock()
    name = Text(f"{left} dés noirs", f"{left} black dice")
    parts = (Part("black", 0, name, str(left)),)
    return Zone("stock", "counters", 1, parts, Text("Réserve", "Stock"))


def covered(game: HideAway) -> Zone:
    parts = tuple(
        Part("covered", seat, faces_words(game.covered(seat)), f"{game.covered(seat)}/{FACES}", seat, seat)
        for seat in range(game.seats)
    )
    return Zone("covered", "counters", game.seats, parts, Text("Faces cachées", "Hidden faces"))


def faces_words(n: int) -> Text:
    return Text(f"{n} faces cachées sur {FACES}", f"{n} of {FACES} faces hidden")


# Refusals


def why_not(game: HideAway, actor: int, choice: int) -> Text | None:
    if actor == WORLD:
        return NOT_NOW if game.phase != FLYING or game.why_not_told(choice) else None
    if game.phase == AIMING and actor == game.turn:
        return why_not_aim(choice)
    return None if choice in game.choices(actor) else refusal(game, actor, choice)


def refusal(game: HideAway, actor: int, choice: int) -> Text:
    if game.phase == OVER:
        return FINISHED
    if actor == CHANCE:
        return NOT_NOW
    if game.phase not in (BUILDING, AIMING):
        return IN_THE_AIR if game.phase != DRAWING else NOT_NOW
    if actor != game.turn:
        return NOT_YOUR_TURN
    return TOO_NEAR if choice in TOPS else AT_THE_BORDER
