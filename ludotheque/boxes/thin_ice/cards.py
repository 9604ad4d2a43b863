"""The event cards, all of our own design: what they are called, when they are played, what they say."""

from __future__ import annotations

from typing import Final

from ...core.text import Text

EXTRA_STEP, LONG_LEAP, ICE_DRILL, COLD_SNAP, TOW_ROPE, FERRY, ORCA_RIDER, SWAP = range(8)
FISH_BAIT, BEAR_WHISTLE, STAY_PUT, BLIZZARD, SNOW_BRIDGE = range(8, 13)
SECOND_CHANCE, GOOD_FOOTING, LIFE_RING, NOT_SO_FAST = range(13, 17)
CARDS: Final = 17

DURING: Final = range(EXTRA_STEP, SWAP + 1)
ANY_TIME: Final = range(FISH_BAIT, SNOW_BRIDGE + 1)
AFTER: Final = range(SECOND_CHANCE, NOT_SO_FAST + 1)

SLUGS: Final = [
    "extra_step",
    "long_leap",
    "ice_drill",
    "cold_snap",
    "tow_rope",
    "ferry",
    "orca_rider",
    "swap",
    "fish_bait",
    "bear_whistle",
    "stay_put",
    "blizzard",
    "snow_bridge",
    "second_chance",
    "good_footing",
    "life_ring",
    "not_so_fast",
]
TITLES: Final = [
    Text("Pas de plus", "Extra Step"),
    Text("Long saut", "Long Leap"),
    Text("Foreuse", "Ice Drill"),
    Text("Coup de froid", "Cold Snap"),
    Text("Remorque", "Tow Rope"),
    Text("Traversier", "Ferry"),
    Text("À dos d'orque", "Orca Rider"),
    Text("Échange", "Swap"),
    Text("Appât", "Fish Bait"),
    Text("Sifflet", "Bear Whistle"),
    Text("Pas touche", "Stay Put"),
    Text("Blizzard", "Blizzard"),
    Text("Pont de neige", "Snow Bridge"),
    Text("Deuxième chance", "Second Chance"),
    Text("Pied sûr", "Good Footing"),
    Text("Bouée", "Life Ring"),
    Text("Pas si vite", "Not So Fast"),
]
TEXTS: Final = [
    Text(
        "En plus de ton pas, fais encore un pas sur une plaque. Pas à la mer, ni si ton pion est couché.",
        "Besides your step, take one more onto a tile. Not into the sea, nor while your pawn lies.",
    ),
    Text(
        "Ton pas va deux cases plus loin, tout droit, par-dessus n'importe quoi.",
        "Your step goes two spaces, straight ahead, over anything.",
    ),
    Text("Fissure une plaque libre, comme avec le dé.", "Crack a free tile, as with the die."),
    Text("Gèle une plaque libre, comme avec le dé.", "Freeze a free tile, as with the die."),
    Text(
        "Glisse une plaque avec le pion de quelqu'un d'autre. Elle doit toucher une plaque ensuite.",
        "Slide a tile with somebody else's pawn. It must touch a tile afterwards.",
    ),
    Text(
        "À la place de ta glissade : une plaque glisse deux fois de suite ; elle peut tourner.",
        "In place of your slide: one tile slides twice in a row; it may turn.",
    ),
    Text(
        "Ce tour-ci, tes pas peuvent aussi finir sur une orque sans pion.",
        "This turn your steps may also end on an orca without a pawn.",
    ),
    Text(
        "Ton pion et un autre, à deux cases au plus et debout, changent de place.",
        "Your pawn and another one at most two spaces away, both standing, change places.",
    ),
    Text("Déplace l'ours réveillé d'une case. C'est toi qui choisis.", "Move the awake bear one space. You decide."),
    Text("L'ours s'endort ou se réveille.", "The bear falls asleep or wakes."),
    Text(
        "Marque une plaque : jusqu'à ton prochain tour, personne ne peut la glisser, fissurer, geler ou détruire.",
        "Mark a tile: until your next turn nobody can slide, crack, freeze or destroy it.",
    ),
    Text(
        "Jusqu'à ton prochain tour, personne ne joue de carte, toi non plus.",
        "Until your next turn nobody plays a card, not even you.",
    ),
    Text(
        "Pose la plaque du dessus de la défausse, à l'endroit, sur la mer à côté d'une plaque.",
        "Lay the top tile of the discards, front up, on the sea next to a tile.",
    ),
    Text("Après un jet de dé : le dé est relancé.", "After a die roll: the die is rolled again."),
    Text(
        "Après la chute de ton pion dans un trou : il est debout et ne passe pas de tour.",
        "After your pawn fell into a hole: it stands and misses nothing.",
    ),
    Text(
        "Après la perte de ton pion : pose-le debout sur la plaque libre la plus proche.",
        "After your pawn was lost: put it, standing, on the nearest free tile.",
    ),
    Text("Après l'annonce d'une carte : elle n'a pas d'effet.", "After a card is announced: it has no effect."),
]


def timing(card: int) -> str:
    return "during" if card in DURING else "anytime" if card in ANY_TIME else "after"
