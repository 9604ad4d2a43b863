"""A whole scene as text. It knows kinds of zones, never games: a game written this morning is drawn as well."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from ..core.scene import Zone
from .boards import draw_board
from .floes import draw_ice
from .language import colon
from .places import is_board
from .rows import draw_counters, draw_list, draw_row
from .style import padded, plain, shape, width
from .view import View

GAP = 4  # between boards that stand side by side
DRAWN = {"counters": draw_counters, "list": draw_list, "ice": draw_ice}  # every other zone without columns is a row


def draw_scene(zones: Iterable[Zone], view: View, room: int = 80) -> str:
    """Boards side by side as far as there is room, everything else below each other."""
    blocks: list[list[str]] = []
    before = False
    for zone in zones:
        block, board = draw_zone(zone, view), is_board(zone)
        if not block:
            continue
        if before and board and widest(blocks[-1]) + GAP + widest(block) <= room:
            blocks[-1] = beside(blocks[-1], block)
        else:
            blocks.append(block)
        before = board
    return "\n\n".join("\n".join(block) for block in blocks)


def draw_zone(zone: Zone, view: View) -> list[str]:
    lines = draw_board(zone, view) if is_board(zone) else DRAWN.get(zone.kind, draw_row)(zone, view)
    name = plain(f"{shape(zone.seat)} {zone.title.in_language(view.language)}").strip()
    title = view.style.bold(view.style.of_seat(zone.seat, name))
    if not name or not lines:
        return lines
    return [colon(title, lines[0], view.language)] if len(lines) == 1 else [title, *lines]


def beside(left: list[str], right: list[str]) -> list[str]:
    room = widest(left) + GAP
    return [padded(a, room) + b for a, b in zip_longest(left, right, fillvalue="")]


def widest(lines: list[str]) -> int:
    return max(map(width, lines), default=0)
