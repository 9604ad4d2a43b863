"""What THRILL asks and answers around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, HIDDEN, NOT_NOW, WORLD
from ...core.scene import NOTHING, Ask, Label
from ...core.text import Text
from .cards import NO_BET
from .design import FELL, KINDS, PRICES, point_x
from .judging import why_not_answer
from .phases import (
    ANNOUNCING,
    BETTING,
    BIDDING,
    CHOOSING,
    DRAWING,
    FINISHED,
    LAYING,
    LIFTED,
    PLACING,
    PUSHING,
    WEIGHING,
)
from .placing import middle, why_not_there
from .scenes import CARD_NAMES, DISC_NAMES, tokens

if TYPE_CHECKING:
    from .rules import Thrill

OVER: Final = Text("La partie est finie.", "The match is over.")
OUT: Final = Text("Tu es hors jeu.", "You are out.")
MOVING: Final = Text("Trop tard : la poussée a commencé.", "Too late: the push has begun.")
SAID: Final = Text("Ta mise est déjà dans ton poing.", "Your bid is already in your fist.")
LAID: Final = Text("Ton pari est déjà posé.", "Your bet already lies.")
NO_SUCH_CARD: Final = Text("Tu n'as plus cette carte.", "You have no such card left.")
NOT_IN_STOCK: Final = Text("Il n'y en a pas dans le stock.", "There is none in the stock.")
NOT_EMPTY: Final = Text("Le stock n'est pas vide : prends-y un disque.", "The stock is not empty: take a disc from it.")
NOT_LYING: Final = Text(
    "Pose le poids sur un disque déjà en place.", "Put the weight on a disc that was already there."
)
ASKED: Final = {
    ANNOUNCING: Text("Utilises-tu une carte poids ?", "Do you use a weight card?"),
    BETTING: Text("Un pari ? Est-ce que ça tombe ?", "A bet? Will something fall?"),
    WEIGHING: Text("Sur quel disque poses-tu le poids ?", "Which disc gets the weight?"),
}


# Questions


def ask(game: Thrill, actor: int) -> Ask:
    phase = game.phase
    if phase == CHOOSING:
        return ask_disc(game)
    if phase == BIDDING:
        name = DISC_NAMES[KINDS[game.disc]]
        return Ask(Text(f"Ta mise ? À pousser : un {name.fr}.", f"Your bid? To push: a {name.en}."), "number", 0)
    if phase == PLACING:
        return Ask(
            Text("À toi de pousser : pose le disque.", "You push: lay the disc."), "point", middle(KINDS[game.disc])
        )
    if phase == WEIGHING:
        return Ask(ASKED[WEIGHING], default=game.choices(actor)[0] if game.choices(actor) else HIDDEN)
    return Ask(ASKED.get(phase, NOT_NOW), default=0 if phase in ASKED else HIDDEN)


def ask_disc(game: Thrill) -> Ask:
    choices = game.choices(game.chief)
    if choices[0] < LIFTED:
        return Ask(
            Text("À toi, Chef : quel disque faut-il pousser ?", "You are Chief: which disc is to be pushed?"),
            default=choices[-1],
        )
    prompt = Text("Stock vide : prends un disque du plateau.", "Empty stock: take a disc off the board.")
    return Ask(prompt, default=choices[-1])


# Labels


def label(game: Thrill, actor: int, choice: int) -> Label:
    phase = game.phase
    if actor == WORLD:
        return Label(outcome(game, choice))
    if phase == CHOOSING:
        return disc_label(choice)
    if phase == BIDDING:
        return Label(tokens(choice))
    if phase == PLACING:
        return Label(place_words(choice), "strip", choice)
    if phase == WEIGHING:
        name = DISC_NAMES[KINDS[choice]]
        return Label(Text(f"poids sur le {name.fr}", f"weight on the {name.en}"), "board", choice)
    if phase == BETTING:
        return Label(CARD_NAMES[choice], "cards", choice - 1) if choice > NO_BET else Label(CARD_NAMES[NO_BET])
    if phase == ANNOUNCING:
        return Label(Text("avec le poids", "with the weight") if choice else Text("sans poids", "without weight"))
    return Label(drawn(phase, choice))


def disc_label(choice: int) -> Label:
    if choice >= LIFTED:
        name = DISC_NAMES[KINDS[choice - LIFTED]]
        return Label(Text(f"prendre ce {name.fr}", f"take this {name.en}"), "board", choice - LIFTED)
    name, price = DISC_NAMES[choice], PRICES[choice]
    return Label(Text(f"{name.fr} ({price})", f"{name.en} ({price})"), "stock", choice)


def place_words(choice: int) -> Text:
    """From the middle, in millimetres; the point itself is in the strip."""
    x = point_x(choice) // 50 / 2
    if x == 0:
        return Text("au milieu", "in the middle")
    side = Text("à gauche", "to the left") if x < 0 else Text("à droite", "to the right")
    return Text(f"{abs(x):g} mm {side.fr}".replace(".", ","), f"{abs(x):g} mm {side.en}")


def outcome(game: Thrill, answer: int) -> Text:
    """Of the disc that the world speaks of now. That one stays goes without saying."""
    name = DISC_NAMES[KINDS[game.on_board()[len(game.answers)]]]
    return Text(f"{name.fr} : tombe", f"{name.en}: falls") if answer == FELL else NOTHING


def drawn(phase: int, choice: int) -> Text:
    if phase == DRAWING:
        return Text(f"disposition {choice + 1}", f"layout {choice + 1}")
    return Text(f"Chef : place {choice + 1}", f"Chief: seat {choice + 1}")


# Refusals


def why_not(game: Thrill, actor: int, choice: int) -> Text | None:
    if actor == WORLD:
        return why_not_answer(game, choice) if game.phase in (LAYING, PUSHING) else NOT_NOW
    if game.phase == PLACING and actor == game.pusher:
        return why_not_there(KINDS[game.disc], choice)
    if choice in game.choices(actor):
        return None
    return NOT_NOW if actor == CHANCE else why_not_seat(game, actor, choice)


def why_not_seat(game: Thrill, seat: int, choice: int) -> Text:
    phase = game.phase
    if phase == FINISHED:
        return OVER
    if 0 <= seat < game.seats and not game.alive[seat]:
        return OUT
    if phase == PUSHING:
        return MOVING
    if seat not in game.to_act():
        return SAID if phase == BIDDING else LAID if phase == BETTING and not game.open_bets else not_your_turn(game)
    if phase == BIDDING:
        return too_much(game.tokens[seat])
    if phase == BETTING:
        return NO_SUCH_CARD
    if phase == WEIGHING:
        return NOT_LYING
    return why_not_take(game, choice) if phase == CHOOSING else NOT_NOW


def not_your_turn(game: Thrill) -> Text:
    if game.phase == CHOOSING:
        return Text("Le Chef choisit d'abord un disque.", "The Chief picks a disc first.")
    return Text("Attends : ce n'est pas à toi.", "Wait: it is not your turn.")


def too_much(held: int) -> Text:
    name = tokens(held)
    return Text(f"Mise de 0 à {held} : tu as {name.fr}.", f"Bid 0 to {held}: you have {name.en}.")


def why_not_take(game: Thrill, choice: int) -> Text:
    if game.in_stock():
        return NOT_EMPTY if choice >= LIFTED else NOT_IN_STOCK
    return Text("Prends un disque du plateau.", "Take a disc off the board.")
