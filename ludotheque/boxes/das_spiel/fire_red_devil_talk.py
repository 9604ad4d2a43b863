"""What « Ange et Démon » shows, asks and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CHANCE, NOT_NOW
from ...core.scene import Ask, Label, Zone
from ...core.text import Text
from .lattice import COUNT
from .pyramid import EMPTY
from .showing import cell_words, counters_zone, pyramid_zone

if TYPE_CHECKING:
    from .fire_red_devil import FireRedDevil

WHO: Final = [Text("l'ange", "the angel"), Text("le démon", "the devil")]
OWNERS: Final = [0, 1] + [-1] * 200
GREENS: Final = Text("Dés verts", "Green dice")


def ask(game: FireRedDevil, actor: int) -> Ask:
    if actor == CHANCE:
        return Ask(Text("Le dé roule sur le plateau.", "The die is rolled onto the plate."))
    who, default = WHO[actor], game.open[0] if game.open else -1
    return Ask(Text(f"Où saute {who.fr} ?", f"Where does {who.en} jump?"), default=default)


def label(game: FireRedDevil, actor: int, choice: int) -> Label:
    place = cell_words(choice)
    if actor == CHANCE:
        who = WHO[0] if game.where[0] < 0 else WHO[1]
        return Label(Text(f"{who.fr} : {place.fr}", f"{who.en}: {place.en}"), "pyramid", choice)
    return Label(Text(f"saute : {place.fr}", f"jump: {place.en}"), "pyramid", choice, also=(game.where[actor],))


def scene(game: FireRedDevil, colour: list[int]) -> list[Zone]:
    zone = pyramid_zone(game.pyramid, colour, [], OWNERS)
    return [zone, counters_zone("stock", GREENS, "green", game.stock)]


def refusal(game: FireRedDevil, actor: int, choice: int) -> Text:
    if not game.to_act():
        return Text("La partie est finie.", "The match is over.")
    if actor != game.turn or game.to_act() == [CHANCE]:
        return Text("Ce n'est pas ton tour.", "It is not your turn.")
    if not 0 <= choice < COUNT:
        return NOT_NOW
    if game.pyramid.at[choice] != EMPTY:
        return Text("Il y a déjà un dé ici.", "There is a die already.")
    if not game.pyramid.is_funnel(choice):
        return Text("Un dé ne tient que dans un creux.", "A die only rests in a funnel.")
    return Text(
        "Un saut suit un mur : tout droit vers le haut, puis tout droit vers le bas.",
        "A jump hugs a wall: straight up, then straight down.",
    )
