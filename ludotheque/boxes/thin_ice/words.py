"""The words of THIN ICE."""

from __future__ import annotations

from typing import Final

from ...core.text import Text
from . import cards as c

TILES: Final = [
    Text("mer", "sea"),
    Text("glace", "ice"),
    Text("glace fissurée", "cracked ice"),
    Text("glace permanente", "permanent ice"),
    Text("orque", "orca"),
    Text("trou", "hole"),
    Text("trou fissuré", "cracked hole"),
    Text("kraken", "kraken"),
    Text("glace ouverte sur les côtés", "ice open to the sides"),
    Text("glace ouverte sur les coins", "ice open to the corners"),
    Text("glace ouverte du nord au sud", "ice open north and south"),
    Text("glace ouverte d'est en ouest", "ice open east and west"),
    Text("glace fissurée, ouverte sur les côtés", "cracked ice open to the sides"),
    Text("glace fissurée, ouverte sur les coins", "cracked ice open to the corners"),
    Text("glace fissurée, ouverte du nord au sud", "cracked ice open north and south"),
    Text("glace fissurée, ouverte d'est en ouest", "cracked ice open east and west"),
]
ACTIONS: Final = [
    ("step", Text("un pas", "step")),
    ("slide", Text("glisser", "slide")),
    ("roll", Text("lancer le dé", "roll the die")),
]
DIE_FACES: Final = [
    ("bear", Text("dé : ours", "die: bear")),
    ("crack", Text("dé : fissure", "die: crack")),
    ("slide", Text("dé : glissade", "die: slide")),
    ("freeze", Text("dé : gel", "die: freeze")),
]
FATES: Final = {
    "in": Text("sur la glace", "on the ice"),
    "misses": Text("passe son prochain tour", "misses its next turn"),
    "warned": Text("à la dérive : un tour pour se sauver", "adrift: a turn to be saved"),
    "lost": Text("à la mer", "lost at sea"),
    "adrift": Text("à la dérive", "adrift"),
    "drawn": Text("encore là à la fin", "still there at the end"),
    "survivor": Text("a survécu", "survived"),
}
FAMILY_WORDS: Final = {1: TILES[2], 2: TILES[4], 3: TILES[3], 4: TILES[6], 5: TILES[7]}


def card_words(card: int) -> Text:
    title, text = c.TITLES[card], c.TEXTS[card]
    return Text(f"{title.fr} : {text.fr}", f"{title.en}: {text.en}")


def joined(first: Text, second: Text) -> Text:
    return Text(f"{first.fr} : {second.fr}", f"{first.en}: {second.en}")


def followed(first: Text, second: Text) -> Text:
    return Text(f"{first.fr} {second.fr}", f"{first.en} {second.en}")
