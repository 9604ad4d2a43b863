"""A law that a game breaks, in words for the person who wrote it."""

from __future__ import annotations

from ...errors import DoesNotHold
from ...match.record import Event

MOST_MOVES = 40  # shown; a longer story is told by its end


class BrokenLaw(DoesNotHold):
    def __init__(self, law: str, statement: str, complaint: str, where: str) -> None:
        super().__init__(f"broken law: {statement} But {complaint}{where}")
        self.law = law
        self.complaint = complaint


def told(events: list[Event]) -> str:
    """The story of a match as actor:choice, so that it can be played again by hand."""
    if not events:
        return "before the first move"
    shown = " ".join(f"{actor}:{choice}" for actor, choice in events[-MOST_MOVES:])
    return f"after these {len(events)} moves: {'… ' if len(events) > MOST_MOVES else ''}{shown}"
