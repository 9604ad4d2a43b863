"""Which sabotaged game breaks which law."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludotheque.core.game import Position

Kind = TypeVar("Kind", bound=type[Position])
SABOTAGED: list[tuple[type[Position], str]] = []


def breaks(law: str) -> Callable[[Kind], Kind]:
    def note(kind: Kind) -> Kind:
        SABOTAGED.append((kind, law))
        return kind

    return note
