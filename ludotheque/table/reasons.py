"""Why something that was pressed cannot be picked."""

from __future__ import annotations

from ..core.text import Text
from ..match.match import Match

NOT_YOUR_TURN = Text("Ce n'est pas à toi de jouer.", "It is not your turn.")
NOT_THIS = Text("Ce n'est pas possible ici : choisis ce qui est éclairé.", "Not possible here: pick what is lit.")


def reason(match: Match, seat: int, zone: str, place: int) -> Text:
    """The game's own reason, where a choice can be told from its place; otherwise what is always true."""
    if seat not in match.to_act() and not match.choices(seat):
        return NOT_YOUR_TURN
    choice = choice_at(match, seat, zone, place)
    return NOT_THIS if choice is None else match.why_not(seat, choice) or NOT_THIS


def choice_at(match: Match, seat: int, zone: str, place: int) -> int | None:
    """Choices of a zone usually number its places from some start; the legal ones show which."""
    labels = [(c, match.position.label(seat, c)) for c in match.choices(seat)]
    starts = {choice - label.place for choice, label in labels if label.zone == zone}
    return place + starts.pop() if len(starts) == 1 else None
