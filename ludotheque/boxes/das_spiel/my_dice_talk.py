"""What « Mes dés, tes dés » shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .my_dice_phases import BUYING, DICE, END, GROUPS, MAIN, PAYING, SIDE

if TYPE_CHECKING:
    from .my_dice_your_dice import MyDiceYourDice


def dice(number: int) -> Text:
    return Text(f"{number} dé{'s' * (number > 1)}", f"{number} {'die' if number == 1 else 'dice'}")


def ask(game: MyDiceYourDice, actor: int) -> Ask:
    if actor == CHANCE:
        return Ask(Text("Les dés roulent.", "The dice are rolling."))
    if game.phase == BUYING:
        left = dice(len(game.dice))
        prompt = Text(
            f"Rien de gagné. Payer un dé d'action et relancer, ou laisser {left.fr} ?",
            f"Nothing won. Pay an action die and roll again, or leave {left.en}?",
        )
        return Ask(prompt, default=END)
    lost = dice(game.dice.count(MAIN[1 - game.turn]))
    prompt = Text(f"{lost.fr} pour l'autre camp. Ta rançon ?", f"{lost.en} for your rival. Your ransom?")
    return Ask(prompt, default=0)


def label(game: MyDiceYourDice, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return Label(Text(f"dé : {choice}", f"die: {choice}"), "roll", game.rolled)
    if game.phase == BUYING:
        stop = Text("arrête le tour", "end the turn")
        return Label(stop if choice == END else Text("relance pour un dé d'action", "roll again for an action die"))
    if choice == 0:
        return Label(Text("aucune rançon", "no ransom"))
    spared, paid = (
        dice(choice),
        Text(f"{dice(choice).fr} d'action", f"{choice} action {'die' if choice == 1 else 'dice'}"),
    )
    return Label(Text(f"sauve {spared.fr} (paie {paid.fr})", f"spare {spared.en} (pay {paid.en})"))


def refusal(game: MyDiceYourDice, actor: int, choice: int) -> Text:
    if not game.to_act():
        return Text("La partie est finie.", "The match is over.")
    if actor == CHANCE or game.to_act() == [CHANCE]:
        return Text("Attends : les dés roulent encore.", "Wait: the dice are still rolling.")
    if actor != game.turn:
        return Text("Ce n'est pas ton tour.", "It is not your turn.")
    if game.phase == PAYING and game.most() < choice <= DICE:
        return Text(
            "La rançon : un dé d'action par dé sauvé, et seulement pour le chiffre principal adverse.",
            "The ransom: one action die for each die spared, and only for your rival's main number.",
        )
    return NOT_NOW


def scene(game: MyDiceYourDice) -> list[Zone]:
    return [
        Zone("roll", "tray", DICE, rolled(game), Text("Dés de jeu", "Play dice")),
        Zone("reserve", "counters", len(GROUPS), reserve(game), Text("Réserve", "Reserve")),
        Zone("numbers", "counters", 2, numbers(), Text("Chiffres principal et annexe", "Main and side numbers")),
        Zone("actions", "counters", 2, counted(game.actions, "action"), Text("Dés d'action", "Action dice")),
        Zone("won", "counters", 2, counted(game.won, "won"), Text("Dés gagnés", "Dice won")),
    ]


def rolled(game: MyDiceYourDice) -> tuple[Part, ...]:
    return tuple(
        Part("die", n, Text(f"dé : {face}", f"die: {face}"), str(face), id=n)
        for n, face in enumerate(game.dice)
        if face
    )


def reserve(game: MyDiceYourDice) -> tuple[Part, ...]:
    return tuple(
        Part("group", n, Text(f"groupe de {size} dés", f"group of {size} dice"), str(size), id=n)
        for n, size in enumerate(game.groups)
    )


def numbers() -> tuple[Part, ...]:
    return tuple(number_part(seat, MAIN[seat], SIDE[seat]) for seat in range(2))


def number_part(seat: int, main: int, side: int) -> Part:
    return Part(
        "numbers", seat, Text(f"chiffres : {main} et {side}", f"numbers: {main} and {side}"), f"{main} {side}", seat
    )


def counted(numbers: list[int], look: str) -> tuple[Part, ...]:
    return tuple(Part(look, seat, dice(many), str(many), seat, seat) for seat, many in enumerate(numbers))
