"""What a typed line means: the number of a choice, the name of a place or column, or the beginning of its words."""

from __future__ import annotations

from ..core.scene import Label, Zone
from .places import is_board, place_name


def meant(line: str, labels: list[Label], listed: list[int], zones: list[Zone], language: str) -> list[int]:
    """The choices, by index, that this line may mean: none, one, or several. Those that are listed have numbers."""
    wanted = line.casefold()
    if is_number(wanted):
        return [listed[int(wanted) - 1]] if 0 < int(wanted) <= len(listed) else []
    boards = {zone.name: zone for zone in zones}
    places = [named(label, boards) for label in labels]
    at_place = [n for n, place in enumerate(places) if place == wanted]
    in_column = [n for n, place in enumerate(places) if place and place.rstrip("0123456789") == wanted]
    return at_place or in_column or with_words(wanted, labels, listed, language)


def named(label: Label, boards: dict[str, Zone]) -> str:
    return place_name(boards[label.zone], label.place) if label.zone in boards else ""


def with_words(wanted: str, labels: list[Label], listed: list[int], language: str) -> list[int]:
    spoken = {n: labels[n].text.in_language(language).casefold() for n in listed}
    exact = [n for n, words in spoken.items() if words == wanted]
    return exact or [n for n, words in spoken.items() if words.startswith(wanted)]


def is_number(text: str) -> bool:
    """Short enough for a number that a choice can be."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 15


def place_called(text: str, zones: list[Zone]) -> int:
    """The number of the place of this name on any board, or -1."""
    for zone in zones:
        for place in range(zone.size if is_board(zone) else 0):
            if place_name(zone, place) == text.casefold():
                return place
    return -1
