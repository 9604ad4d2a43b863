"""What « Würfelmarsch » shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .dice import ALL_ORIENTATIONS, GREY, RED, YELLOW
from .dice_march_combat import DICE
from .dice_march_phases import FIRST_TAKER, FIRST_TURN, TAKING, TURN, TURNING
from .lattice import BASE, CORNERS, NEIGHBOURS
from .pyramid import EMPTY
from .showing import LETTERS, begins, cell_words, counters_zone, die_part, faces_of, turn_words, turns_zone, zone_of

if TYPE_CHECKING:
    from .dice_march import DiceMarch

COLOUR: Final = [YELLOW, RED, GREY]  # of each seat
GOALS: Final = [
    Part("goal", cell, Text(f"but du côté {LETTERS[seat]}", f"goal of side {LETTERS[seat]}"), seat=seat)
    for seat, cell in enumerate(CORNERS)
]


def ask(game: DiceMarch, actor: int) -> Ask:
    if actor == CHANCE:
        return Ask(Text("Qui commence ?", "Who begins?"))
    choices = game.choices(actor)
    return Ask(prompt(game), default=choices[0] if choices else -1)


def prompt(game: DiceMarch) -> Text:
    if game.phase == TAKING:
        return Text("Ton dé est battu deux fois. Qui le prend ?", "Your die is beaten twice. Who takes it?")
    if game.phase == TURNING:
        return Text("Quelles faces doit-il montrer ?", "Which faces shall it show?")
    if game.hand != EMPTY:
        return Text("Pivote-le vers une case libre, ou tourne-le.", "Pivot it to an empty funnel, or turn it.")
    return Text("Choisis un de tes dés.", "Pick one of your dice.")


def label(game: DiceMarch, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return begins(choice)
    if choice < TURN:
        return Label(step_words(game, choice), "pyramid", choice)
    if choice == TURN:
        return Label(Text("tourne sur place", "turn in place"))
    if choice < FIRST_TAKER:
        return Label(turn_words(choice - FIRST_TURN), "turns", choice - FIRST_TURN)
    letter = LETTERS[choice - FIRST_TAKER]
    return Label(Text(f"le côté {letter}", f"side {letter}"))


def step_words(game: DiceMarch, cell: int) -> Text:
    place = cell_words(cell)
    if game.board[cell] == EMPTY:
        return Text(f"pivote : {place.fr}", f"pivot: {place.en}")
    return Text(f"joue : {place.fr}", f"play: {place.en}")


def scene(game: DiceMarch) -> list[Zone]:
    dice = [part(game, cell, die) for cell, die in enumerate(game.board) if die != EMPTY]
    aim = [Part("aim", game.hand, cell_words(game.hand))] if game.hand != EMPTY else []
    return [
        zone_of([*GOALS, *dice, *aim]),
        turns(game),
        counters_zone("captured", Text("Dés capturés", "Dice captured"), "captured", game.captured),
        counters_zone("removed", Text("Dés retirés", "Dice removed"), "removed", game.removed),
    ]


def part(game: DiceMarch, cell: int, die: int) -> Part:
    return die_part(cell, COLOUR[die // DICE], faces_of(game.ori[die]), die // DICE, die)


def turns(game: DiceMarch) -> Zone:
    """Empty unless a die is being turned."""
    here = game.ori[game.board[game.hand]] if game.phase == TURNING else EMPTY
    options = [ori for ori in ALL_ORIENTATIONS if ori != here] if game.phase == TURNING else []
    return turns_zone(COLOUR[game.turn], options)


def refusal(game: DiceMarch, actor: int, choice: int) -> Text:
    if not game.to_act():
        return Text("La partie est finie.", "The match is over.")
    if actor != game.turn or game.to_act() == [CHANCE]:
        return Text("Ce n'est pas ton tour.", "It is not your turn.")
    if game.phase == TURNING:
        return Text("Tourne-le vraiment : une autre position.", "Really turn it: another way up.")
    if not 0 <= choice < len(BASE) or game.phase == TAKING:
        return NOT_NOW
    return not_a_step(game, choice) if game.hand != EMPTY else Text("Choisis un de tes dés.", "Pick one of your dice.")


def not_a_step(game: DiceMarch, cell: int) -> Text:
    if game.board[cell] != EMPTY:
        return Text("Cette case est prise.", "This funnel is taken.")
    if cell not in NEIGHBOURS[game.hand]:
        return Text("Un dé pivote vers une case voisine.", "A die pivots to a neighbouring funnel.")
    return Text("Un dé ne recule jamais.", "A die never goes back.")
