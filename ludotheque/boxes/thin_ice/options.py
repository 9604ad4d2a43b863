"""The variants that players may pick."""

from __future__ import annotations

from typing import Final

from ...core.game import Option
from ...core.text import Text

YES_NO: Final = {"no": Text("non", "no"), "yes": Text("oui", "yes")}

OPTIONS: Final = (
    Option(
        "mode",
        Text("Mode", "Mode"),
        {
            "basic": Text("basique", "basic"),
            "intermediate": Text("avec les cartes événement", "with event cards"),
            "advanced": Text("avec les cartes, et la banquise se construit", "with cards, and you build the ice"),
        },
    ),
    Option(
        "teams",
        Text("Équipes", "Teams"),
        {
            "none": Text("chacun pour soi", "everybody alone"),
            "two": Text("deux équipes", "two teams"),
            "three": Text("trois équipes", "three teams"),
            "pawns": Text("à deux, avec deux pions chacun", "two players, two pawns each"),
        },
    ),
    Option(
        "grid",
        Text("Banquise", "Ice"),
        {
            "auto": Text("selon le nombre de joueurs", "by the number of players"),
            "4x4": Text("4 x 4, à deux", "4 x 4, for two"),
            "5x5": Text("5 x 5, jusqu'à quatre", "5 x 5, up to four"),
            "6x6": Text("6 x 6, à cinq ou six", "6 x 6, for five or six"),
        },
    ),
    Option(
        "expansion",
        Text("Extension", "Expansion"),
        {
            "none": Text("sans", "without"),
            "add": Text("kraken et morceaux de glace en plus", "kraken and ice pieces added"),
            "replace": Text("à la place de plaques normales", "in place of normal tiles"),
        },
    ),
    Option(
        "drift",
        Text("Dérive", "Drift"),
        {
            "any": Text("toute plaque isolée", "any lone tile"),
            "slid": Text("seulement une plaque qui a glissé", "only a tile that was slid"),
        },
    ),
    Option("friendly", Text("Amicale : un tour pour se sauver", "Friendly: a turn to save yourself"), YES_NO),
    Option("competitive", Text("Sans dé quand on est dehors", "No die once you are out"), YES_NO),
)
