"""Which answers of the world are possible: discs at rest lie flat, behind the groove, and none overlaps another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.text import Text
from .design import BRINKS, FELL, GROOVE, MOST_SPOTS, OVERLAP, SIZES, spot_x, spot_y
from .phases import LAYING

if TYPE_CHECKING:
    from .rules import Thrill

NO_ANSWER: Final = Text("Ce n'est pas une place du plateau.", "That is not a place on the board.")
TOO_EARLY: Final = Text("Rien ne tombe avant la première poussée.", "Nothing falls before the first push.")
IN_STRIP: Final = Text("Un disque dépasse la rainure.", "A disc reaches over the groove.")
TIPPED: Final = Text("Ce disque tomberait.", "That disc would fall.")
OVERLAPS: Final = Text("Deux disques se chevauchent.", "Two discs overlap.")


def why_not_answer(game: Thrill, answer: int) -> Text | None:
    if answer == FELL:
        return TOO_EARLY if game.phase == LAYING else None
    if not 0 < answer <= MOST_SPOTS:
        return NO_ANSWER
    discs = game.on_board()
    x, y, disc = spot_x(answer), spot_y(answer), discs[len(game.answers)]
    if y < GROOVE + SIZES[disc]:
        return IN_STRIP
    if x * x + y * y > BRINKS[disc]:
        return TIPPED
    return OVERLAPS if overlaps(x, y, disc, discs, game.answers) else None


def overlaps(x: int, y: int, disc: int, discs: list[int], answers: list[int]) -> bool:
    """Whether a disc there overlaps one of those whose answers are known."""
    for n, answer in enumerate(answers):
        if answer != FELL:
            touch = SIZES[disc] + SIZES[discs[n]] - OVERLAP
            dx, dy = x - spot_x(answer), y - spot_y(answer)
            if dx * dx + dy * dy < touch * touch:
                return True
    return False
