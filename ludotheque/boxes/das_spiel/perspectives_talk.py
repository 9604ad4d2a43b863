"""What Perspectives shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, CLOCK, HIDDEN, NOT_NOW
from ...core.scene import NOTHING, Ask, Label, Part, Zone
from ...core.text import Text
from .dice import BLACK, BLUE, COLOURS, GREEN, GREY, RED, YELLOW
from .lattice import COUNT
from .perspectives_phases import A_SET, DIE, DONE, FURTHER, HAND_SIZE, HANDICAP, NO_SLOT, TURQUOISE_DIE
from .pyramid import EMPTY
from .showing import cell_words, pyramid_zone
from .tempo import (
    DRAWING,
    ONE_HAND,
    PASS,
    READY,
    ROLL_THEM,
    STOP,
    STOP_TOO_EARLY,
    WAIT_FOR_TURN,
    button,
    clock_label,
    dice,
    first_label,
    rolled_zone,
)

if TYPE_CHECKING:
    from .perspectives import Perspectives

SEAT_COLOURS: Final = [RED, YELLOW, GREY, BLUE, GREEN, BLACK]
# By number of the die.
COLOUR_OF: Final = [colour for colour in SEAT_COLOURS for _ in range(A_SET)]
OWNER_OF: Final = [seat for seat in range(len(SEAT_COLOURS)) for _ in range(A_SET)]

FILLED: Final = Text("Trop tard : il y a déjà un dé.", "Too late: there is a die already.")
NO_HOLD: Final = Text("Un dé n'y tient pas : il en faut trois dessous.", "No die holds there: it needs three under it.")
DIE_FIRST: Final = Text("Prends d'abord un dé de ta main.", "First take a die from your hand.")
PUT_IT_FIRST: Final = Text("Pose d'abord le dé que tu tiens.", "First put the die you hold.")
NO_DIE: Final = Text("Il n'y a pas de dé ici.", "There is no die here.")


def ask(game: Perspectives, actor: int) -> Ask:
    if game.phase == READY:
        prompt = Text("Lance : tout le monde lance avec toi.", "Roll: everybody rolls with you.")
        return Ask(prompt, default=ROLL_THEM)
    if game.phase == FURTHER:
        more = dice(game.more)
        prompt = Text(f"Dés oubliés : pose jusqu'à {more.fr}.", f"Forgotten dice: put up to {more.en}.")
        return Ask(prompt, default=DONE)
    if actor >= 0 and game.held[actor] != NO_SLOT:
        prompt = Text("Pose-le dans un creux.", "Put it into a funnel.")
        return Ask(prompt, default=game.pyramid.funnels[0] if game.relay else HIDDEN)
    good = " / ".join(map(str, sorted({game.turquoise, game.handicap[actor]})))
    default = PASS if game.relay else HIDDEN
    return Ask(Text(f"Prends un dé : {good}.", f"Take a die: {good}."), default=default, lit=game.relay)


def label(game: Perspectives, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return first_label(choice) if game.phase == DRAWING else rolled_label(game, choice)
    if actor == CLOCK:
        return clock_label(choice)
    if choice == DONE:
        return Label(Text("c'est tout", "that's all"))
    if choice >= DIE:
        value = game.hand[actor][choice - DIE]
        return Label(Text(f"joue un {value}", f"play a {value}"), f"hand{actor}", choice - DIE)
    if choice >= COUNT:
        return button(choice)
    place = cell_words(choice)
    return Label(Text(f"pose : {place.fr}", f"put: {place.en}"), "pyramid", choice)


def rolled_label(game: Perspectives, value: int) -> Label:
    """The two kinds that decide are said; hands lie on the table."""
    die = game.to_roll[-1]
    if die == TURQUOISE_DIE:
        return Label(Text(f"dé turquoise : {value}", f"turquoise die: {value}"))
    if die < DIE:
        words = Text(f"dé de handicap : {value}, pour", f"handicap die: {value}, for")
        return Label(words, seat=die - HANDICAP)
    return Label(NOTHING)


def scene(game: Perspectives, seat: int) -> list[Zone]:
    rolled = [game.turquoise] if game.turquoise else []
    return [
        pyramid_zone(game.pyramid, COLOUR_OF, [], OWNER_OF),
        rolled_zone(rolled, 1, HIDDEN if game.phase == DRAWING else game.roller),
        Zone("handicap", "tray", game.seats, handicap_parts(game), Text("Dés de handicap", "Handicap dice")),
        *[hand_zone(game, s) for s in range(game.seats)],
        Zone("held", "tray", game.seats, held_parts(game), Text("En main", "In hand")),
        Zone("reserve", "counters", game.seats, reserve_parts(game), Text("Réserve", "Reserve")),
    ]


def handicap_parts(game: Perspectives) -> tuple[Part, ...]:
    return tuple(
        [
            Part("die", s, Text(f"handicap : {v}", f"handicap: {v}"), str(v), s, s)
            for s, v in enumerate(game.handicap)
            if v
        ]
    )


def reserve_parts(game: Perspectives) -> tuple[Part, ...]:
    """In the colour of each: who has put none yet knows it from here."""
    many = [game.reserve(s) for s in range(game.seats)]
    return tuple(
        [
            Part(COLOURS[SEAT_COLOURS[s]], s, Text(f"réserve : {n}", f"reserve: {n}"), str(n), s, s)
            for s, n in enumerate(many)
        ]
    )


def hand_zone(game: Perspectives, seat: int) -> Zone:
    parts = [
        Part("die", slot, Text(f"dé : {value}", f"die: {value}"), str(value), seat, slot)
        for slot, value in enumerate(game.hand[seat])
        if value and slot != game.held[seat]
    ]
    return Zone(f"hand{seat}", "tray", HAND_SIZE, tuple(parts), Text("Main", "Hand"), seat=seat)


def held_parts(game: Perspectives) -> tuple[Part, ...]:
    held = [(seat, game.hand[seat][slot]) for seat, slot in enumerate(game.held) if slot != NO_SLOT]
    return tuple([Part("die", s, Text(f"en main : {v}", f"in hand: {v}"), str(v), s, s) for s, v in held])


def why_not(game: Perspectives, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor < 0:
        return NOT_NOW
    if why := game.refused(actor):
        return why
    if game.phase == FURTHER:
        return why_not_there(game, choice) if actor == game.turn else WAIT_FOR_TURN
    if choice == STOP and not game.may_stop():
        return STOP_TOO_EARLY
    if DIE <= choice < DIE + HAND_SIZE:
        return why_not_die(game, actor, choice - DIE)
    if game.held[actor] == NO_SLOT and 0 <= choice < COUNT:
        return DIE_FIRST
    return why_not_there(game, choice) if choice not in game.pyramid.funnels else ONE_HAND


def why_not_die(game: Perspectives, seat: int, slot: int) -> Text:
    values = game.hand[seat]
    if slot >= len(values) or values[slot] == 0:
        return NO_DIE
    if game.held[seat] != NO_SLOT:
        return PUT_IT_FIRST
    good = " / ".join(map(str, sorted({game.turquoise, game.handicap[seat]})))
    return Text(f"Ce dé montre {values[slot]} : il faut {good}.", f"That die shows {values[slot]}: it takes {good}.")


def why_not_there(game: Perspectives, cell: int) -> Text:
    if not 0 <= cell < COUNT:
        return NOT_NOW
    return FILLED if game.pyramid.at[cell] != EMPTY else NO_HOLD
