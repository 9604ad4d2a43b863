"""Ice on a wide sea: only the part of it where something lies or may be picked, and a key to the signs."""

from __future__ import annotations

from ..core.scene import Part, Zone
from .style import padded, shape, width
from .view import View

SIGNS = {
    "ice": "░",
    "cracked": "≠",
    "permanent": "▓",
    "orca": "◗",
    "kraken": "¥",
    "hole": "O",
    "hole_cracked": "Ø",
    "piece_sides": "+",
    "piece_corners": "x",
    "piece_axis_ns": "|",
    "piece_axis_ew": "–",
    "pin": "!",
    "aim": "",
}
CRACK = "≠"  # also beside the sign of a piece


def draw_ice(zone: Zone, view: View) -> list[str]:
    lit = [place for name, place in view.picks if name == zone.name]
    places = [part.place for part in zone.parts] + lit
    if not places:
        return []
    rows = range(min(p // zone.columns for p in places), max(p // zone.columns for p in places) + 1)
    columns = range(min(p % zone.columns for p in places), max(p % zone.columns for p in places) + 1)
    cells = [[cell(zone, row * zone.columns + column, view) for column in columns] for row in rows]
    room = max(width(text) for line in cells for text in line) + 1
    return ["".join(padded(text, room) for text in line).rstrip() for line in cells] + key(zone, view)


def cell(zone: Zone, place: int, view: View) -> str:
    """What lies there, and the number of the choice that points there."""
    parts = [part for part in zone.parts if part.place == place]
    text = "".join(view.style.of_seat(part.seat, sign(part)) for part in parts) or view.style.faint("·")
    number = view.picks.get((zone.name, place))
    return text if number is None else text + view.style.lamp(f"[{number}]")


def sign(part: Part) -> str:
    if part.look == "bear":
        return "B" if part.mark == "awake" else "b"
    if part.look == "pawn":
        return shape(part.seat) + ("_" if part.mark == "lying" else "")
    return SIGNS.get(part.look, "?") + (CRACK if part.mark == "cracked" and part.look.startswith("piece") else "")


def key(zone: Zone, view: View) -> list[str]:
    """In the order in which the signs first appear; pawns need no word."""
    words = {sign(part): part.name.in_language(view.language) for part in zone.parts if part.look != "pawn"}
    told = [f"{mark} {name}" for mark, name in words.items() if mark and name]
    return [view.style.faint("  ".join(told))] if told else []
