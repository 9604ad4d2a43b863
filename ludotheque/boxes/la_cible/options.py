"""What a table of LA CIBLE may choose, and how long everything takes."""

from __future__ import annotations

from typing import Final

from ...core.game import Option
from ...core.text import Text
from .phases import ANSWER, AUCTION, BID, DEFINITIONS, READ, READY, REVIEW, RUN, SHOWN, VOTE

GAMES: Final = Option(
    "games",
    Text("Partie", "Match"),
    {
        "1": Text("en une manche", "one game"),
        "2": Text("en deux manches", "two games"),
        "15": Text("jusqu'à 15 points", "up to 15 points"),
    },
)
TIME: Final = Option(
    "time",
    Text("Temps", "Time"),
    {
        "x1": Text("simple", "normal"),
        "x1.5": Text("une fois et demie", "one and a half times"),
        "x2": Text("double", "double"),
        "none": Text("sans limite", "no limit"),
    },
)
REFEREE: Final = Option(
    "referee",
    Text("Arbitre", "Referee"),
    {
        "auto": Text("automatique, réponses au clavier", "automatic, answers are typed"),
        "human": Text("quelqu'un de la table, à voix haute", "somebody at the table, aloud"),
    },
)
FINAL_TIME: Final = Option(
    "final",
    Text("Finale", "Final"),
    {"90": Text("90 secondes", "90 seconds"), "120": Text("120 secondes", "120 seconds")},
)
LANGUAGE: Final = Option(
    "language",
    Text("Questions", "Questions"),
    {"fr": Text("en français", "in French"), "en": Text("en anglais", "in English")},
)
OPTIONS: Final = (GAMES, TIME, REFEREE, FINAL_TIME, LANGUAGE)

PERCENT: Final = {"x1": 100, "x1.5": 150, "x2": 200, "none": 0}
TYPED: Final = 12_000  # milliseconds, phases 1 and 3
TYPED_AFTER_A_BID: Final = 15_000
ALOUD: Final = 5_000
HOURGLASS: Final = 30_000
STEPS: Final = {READ: 4_000, READY: 15_000, SHOWN: 3_000, VOTE: 15_000, BID: 15_000, REVIEW: 10_000}


def usual_time(phase: int, step: int, aloud: bool, final: int) -> int:
    """Milliseconds of this step before the table stretches them."""
    if phase == DEFINITIONS and step not in STEPS:
        return HOURGLASS
    if step == RUN:
        return final
    if step != ANSWER:
        return STEPS[step]
    return ALOUD if aloud else TYPED_AFTER_A_BID if phase == AUCTION else TYPED
