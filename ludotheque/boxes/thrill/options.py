"""THRILL on the shelf: its name, its players and its variants."""

from __future__ import annotations

from typing import Final

from ...core.game import Info, Option
from ...core.text import Text
from .design import DISCS, MOST_ROUNDS

LONGEST: Final = 2 + DISCS + MOST_ROUNDS * (DISCS + 6 + 6 + 4)  # a round: an answer a disc, bids, bets, four decisions
NO_YES: Final = {"no": Text("non", "no"), "yes": Text("oui", "yes")}
INFO: Final = Info(
    "thrill",
    Text("Thrill", "Thrill"),
    seats=range(2, 7),
    longest=LONGEST,
    options=(
        Option("cards", Text("Cartes de pari et poids", "Bet cards and weight"), NO_YES),
        Option("open_bets", Text("Paris à découvert", "Open bets"), NO_YES),
        Option("open_counts", Text("Jetons visibles", "Tokens in the open"), NO_YES),
        Option(
            "first_chief",
            Text("Chef au premier tour", "First Chief"),
            {"drawn": Text("au hasard", "drawn"), "host": Text("première place", "first seat")},
        ),
    ),
    box="thrill",
    about=Text(
        "Qui mise le moins pousse, et paie ce qui tombe du plateau.",
        "The lowest bidder pushes, and pays for what falls off the board.",
    ),
    minutes=25,
)
