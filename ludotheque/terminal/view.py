"""How one seat looks at a scene: the language, the colours, and what it may pick where."""

from __future__ import annotations

from ..core.game import Position
from ..core.scene import Label
from .style import Style


class View:
    def __init__(self, style: Style, language: str) -> None:
        self.style = style
        self.language = language
        self.picks: dict[tuple[str, int], int] = {}  # place of a zone -> number of the choice that points there

    def light(self, labels: list[Label]) -> None:
        """Choices are numbered from 1, in the order of the game."""
        for n, label in enumerate(labels, 1):
            self.picks.setdefault((label.zone, label.place), n)


def labels_of(position: Position, actor: int) -> list[Label]:
    return [position.label(actor, choice) for choice in position.choices(actor)]
