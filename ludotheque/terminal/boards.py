"""Grids and boards of hexes, with coordinates."""

from __future__ import annotations

from ..core.scene import Part, Zone
from .parts import part_text
from .places import column_name
from .style import padded, width
from .view import View


def draw_board(zone: Zone, view: View) -> list[str]:
    """A row of hexes stands half a place to the right of the row above it."""
    cells = cells_of(zone, view)
    room = max(map(width, cells), default=1) + 1
    room += room % 2 if zone.kind == "hexes" else 0
    rows = (zone.size + zone.columns - 1) // zone.columns
    lean = room // 2 if zone.kind == "hexes" else 0
    heads = "".join(f" {column_name(c)}".ljust(room) for c in range(zone.columns)).rstrip()
    margin = len(str(rows)) + 1
    lines = [" " * margin + view.style.faint(heads)]
    for r in range(rows):
        row = cells[r * zone.columns : (r + 1) * zone.columns]
        number = view.style.faint(str(r + 1).rjust(margin - 1))
        lines.append(" " * (lean * r) + number + " " + "".join(padded(cell, room) for cell in row))
    return [line.rstrip() for line in lines]


def cells_of(zone: Zone, view: View) -> list[str]:
    stacks: list[list[Part]] = [[] for _ in range(zone.size)]
    for part in zone.parts:
        if 0 <= part.place < zone.size:
            stacks[part.place].append(part)
    shaped = not of_one_seat(stacks)
    return [cell_text(stack, (zone.name, n) in view.picks, shaped, view) for n, stack in enumerate(stacks)]


def of_one_seat(stacks: list[list[Part]]) -> bool:
    """A board full of one seat's parts: there the shapes would tell nothing apart, and hide the marks."""
    return all(stacks) and len({part.seat for stack in stacks for part in stack}) == 1


def cell_text(stack: list[Part], pickable: bool, shaped: bool, view: View) -> str:
    """What may be picked is lit, and also stands in brackets, or is a plus where the place is empty."""
    if not stack:
        return " " + (view.style.lamp("+") if pickable else view.style.faint("·")) + " "
    text = "".join(part_text(part, shaped) for part in stack)
    if pickable:
        return view.style.lamp(f"[{text}]")
    return f" {view.style.of_seat(stack[-1].seat, text)} "
