"""What « Chute de pierres » shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .dice import BLACK, COLOURS, GREEN, RED
from .falling_rocks_moves import DICE, GOAL, has_room, is_home, owner
from .lattice import BASE
from .pyramid import EMPTY
from .ridge import ATTACK, ESCAPE
from .showing import LETTERS, begins, cell_words, die_part, die_words, zone_of

if TYPE_CHECKING:
    from .falling_rocks import FallingRocks

COLOUR: Final = [RED, GREEN, BLACK]  # of each seat
GOALS: Final = tuple(
    Part("goal", cell, Text(f"arrivée du côté {LETTERS[seat]}", f"finish of side {LETTERS[seat]}"), seat=seat)
    for seat in range(3)
    for cell in GOAL[seat]
)


def ask(game: FallingRocks, actor: int) -> Ask:
    choices = game.choices(actor)
    default = choices[0] if choices else -1
    if actor == CHANCE:
        return Ask(Text("Qui commence ?", "Who begins?"))
    if game.hit != EMPTY:
        return Ask(Text("Touché ! Choisis sa case de départ.", "Hit! Pick its start funnel."), default=default)
    if game.hand == EMPTY:
        return Ask(Text("Choisis un dé.", "Pick a die."), default=default)
    return Ask(Text("Où va ce dé ?", "Where does this die go?"), default=default)


def label(game: FallingRocks, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return begins(choice)
    place, verb = cell_words(choice), verb_of(game, actor, choice)
    return Label(Text(f"{verb.fr} : {place.fr}", f"{verb.en}: {place.en}"), "pyramid", choice)


def verb_of(game: FallingRocks, actor: int, cell: int) -> Text:
    if game.hit != EMPTY:
        return Text("retour", "back")
    if game.board[cell] == EMPTY:
        return Text("déplace", "move")
    return Text("joue", "play") if owner(game.board[cell]) == actor else Text("frappe", "hit")


def scene(game: FallingRocks) -> list[Zone]:
    dice = [part(cell, die) for cell, die in enumerate(game.board) if die != EMPTY]
    aim = [Part("aim", game.hand, cell_words(game.hand))] if game.hand != EMPTY else []
    return [
        zone_of([*GOALS, *dice, *aim]),
        Zone("hit", "tray", 1, hit(game), Text("Touché", "Hit")),
        Zone("home", "counters", game.seats, home(game), Text("Arrivés", "Home")),
    ]


def home(game: FallingRocks) -> tuple[Part, ...]:
    """How many dice of each seat have arrived."""
    arrived = [0] * game.seats
    for cell, die in enumerate(game.board):
        if die != EMPTY and is_home(die, cell):
            arrived[owner(die)] += 1
    return tuple([home_part(seat, many) for seat, many in enumerate(arrived)])


def home_part(seat: int, many: int) -> Part:
    return Part(
        "home", seat, Text(f"arrivés : {many} sur {DICE}", f"home: {many} of {DICE}"), f"{many}/{DICE}", seat, seat
    )


def part(cell: int, die: int) -> Part:
    return die_part(cell, COLOUR[owner(die)], "", owner(die), die)


def hit(game: FallingRocks) -> tuple[Part, ...]:
    """A die that is on its way back to its start."""
    if game.hit == EMPTY:
        return ()
    colour = COLOUR[owner(game.hit)]
    return (Part(COLOURS[colour], 0, die_words(colour), seat=owner(game.hit), id=game.hit),)


def refusal(game: FallingRocks, actor: int, choice: int) -> Text:
    if not game.to_act():
        return Text("La partie est finie.", "The match is over.")
    if actor != game.turn or game.to_act() == [CHANCE]:
        return Text("Ce n'est pas ton tour.", "It is not your turn.")
    if not 0 <= choice < len(BASE):
        return NOT_NOW
    if game.hit != EMPTY:
        return Text("Il retourne dans une case de départ vide.", "It goes back to an empty start funnel.")
    return not_moved(game, choice) if game.hand != EMPTY else not_picked(game, choice)


def not_picked(game: FallingRocks, cell: int) -> Text:
    die = game.board[cell]
    if die == EMPTY or owner(die) != game.turn:
        return Text("Choisis un de tes dés.", "Pick one of your dice.")
    return Text("Ce dé ne peut pas bouger.", "This die cannot move.")


def not_moved(game: FallingRocks, cell: int) -> Text:
    mover, die = game.board[game.hand], game.board[cell]
    if is_home(mover, game.hand):
        return Text(
            "Un dé arrivé ne fait plus que des pas de côté, vers une case libre du bord.",
            "A die that is home only steps aside, to an empty funnel of its edge.",
        )
    if die != EMPTY and owner(die) == game.turn:
        return Text("Un de tes dés est déjà là.", "One of your own dice is there.")
    if die != EMPTY and is_home(die, cell):
        return Text("Un dé arrivé ne peut plus être frappé.", "A die that is home cannot be hit any more.")
    if cell in ESCAPE[game.hand]:
        return Text("Une fuite va vers une case vide.", "An escape goes to an empty funnel.")
    if cell in ATTACK[game.hand] and not has_room(game.board, owner(die), game.hand):
        return Text("Son départ est plein : il ne peut pas être frappé.", "Its start is full: it cannot be hit.")
    return Text("Un dé suit une crête, juste derrière une pointe.", "A die goes along a ridge, just beyond a peak.")
