"""Zones without coordinates: trays, hands, counters, lists. What may be picked carries the number of its choice."""

from __future__ import annotations

from ..core.scene import Part, Zone
from .parts import part_text, said
from .style import padded, width
from .view import View


def draw_row(zone: Zone, view: View) -> list[str]:
    """A tray or a hand on one line."""
    parts = sorted(zone.parts, key=lambda part: part.place)
    return ["  ".join(one(zone, part, part_text(part), view) for part in parts) or "–"]


def draw_counters(zone: Zone, view: View) -> list[str]:
    """A counter alone under its title needs no name."""
    if len(zone.parts) == 1 and zone.title.fr and zone.parts[0].mark:
        return [one(zone, zone.parts[0], part_text(zone.parts[0]), view)]
    texts = [one(zone, part, said(part, view.language), view) for part in zone.parts]
    return [" · ".join(texts)] if texts else []


def draw_list(zone: Zone, view: View) -> list[str]:
    """A line for each part, or for each row of a list with columns."""
    columns = max(1, zone.columns)
    texts = {part.place: one(zone, part, said(part, view.language), view) for part in zone.parts}
    room = max(map(width, texts.values()), default=0) + 2
    rows = sorted({place // columns for place in texts})
    lines = [[texts.get(row * columns + n, "") for n in range(columns)] for row in rows]
    return ["".join(padded(text, room) for text in line).rstrip() for line in lines]


def one(zone: Zone, part: Part, text: str, view: View) -> str:
    number = view.picks.get((zone.name, part.place))
    coloured = view.style.of_seat(part.seat, text)
    return coloured if number is None else f"{view.style.lamp(f'[{number}]')} {coloured}"
