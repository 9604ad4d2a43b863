"""What « Mes dés, tes dés » shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, HIDDEN, NOT_NOW
from ...core.scene import Ask, Label, Part, Zone
from ...core.text import Text
from .my_dice_phases import BUYING, DICE, END, MAIN, PAYING, SIDE

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
        Zone("reserve", "counters", DICE + 1, reserve(game), Text("Réserve", "Reserve")),
        Zone("main", "counters", 2, numbers(MAIN), Text("Chiffre principal", "Main number")),
        Zone("side", "counters", 2, numbers(SIDE), Text("Chiffre annexe", "Side number")),
        Zone("actions", "counters", 2, counted(game.actions, "action"), Text("Dés d'action", "Action dice")),
        Zone("won", "counters", 2, counted(game.won, "won"), Text("Dés gagnés", "Dice won")),
    ]


def rolled(game: MyDiceYourDice) -> tuple[Part, ...]:
    return tuple(
        Part("die", n, Text(f"dé : {face}", f"die: {face}"), str(face), winner(game, face), n)
        for n, face in enumerate(game.dice)
        if face
    )


def winner(game: MyDiceYourDice, face: int) -> int:
    """Who takes a die with this face, as long as nobody pays a ransom."""
    rival = 1 - game.turn
    if face in (MAIN[game.turn], SIDE[game.turn]):
        return game.turn
    return rival if face == MAIN[rival] else HIDDEN


def reserve(game: MyDiceYourDice) -> tuple[Part, ...]:
    return tuple(
        Part("group", size, group_words(game.groups.count(size), size), str(size), id=size)
        for size in sorted(set(game.groups), reverse=True)
    )


def group_words(many: int, size: int) -> Text:
    s = "s" * (many > 1)
    return Text(f"{many} groupe{s} de {dice(size).fr}", f"{many} group{s} of {dice(size).en}")


def numbers(values: list[int]) -> tuple[Part, ...]:
    return tuple(
        Part("die", seat, Text(f"chiffre : {n}", f"number: {n}"), str(n), seat) for seat, n in enumerate(values)
    )


def counted(numbers: list[int], look: str) -> tuple[Part, ...]:
    return tuple(Part(look, seat, dice(many), str(many), seat, seat) for seat, many in enumerate(numbers))
