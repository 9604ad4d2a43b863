"""Names of places, as people say them: b3 is the second column, third row from above."""

from __future__ import annotations

from ..core.scene import Zone

BOARDS = ("grid", "hexes")


def is_board(zone: Zone) -> bool:
    return zone.kind in BOARDS and zone.columns > 0


def column_name(column: int) -> str:
    """a … z, then aa, ab …"""
    before = column_name(column // 26 - 1) if column >= 26 else ""
    return before + chr(ord("a") + column % 26)


def place_name(zone: Zone, place: int) -> str:
    """Only boards have names for their places; elsewhere the number of the choice is said."""
    if not is_board(zone) or place < 0:
        return ""
    return f"{column_name(place % zone.columns)}{place // zone.columns + 1}"
