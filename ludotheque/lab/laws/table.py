"""Laws of the table: what is shown has words in both languages, and every choice points at something."""

from __future__ import annotations

from ...core.game import HIDDEN, Info, Option
from ...core.scene import Label, Part, Zone
from ...core.text import Text
from .look import Look, viewer

KINDS = ("grid", "hexes", "tray", "hand", "counters", "list", "pyramid", "turns", "discs", "strip", "quiz", "ice")


def said(text: object) -> bool:
    """Whether there are words in French and in English."""
    return isinstance(text, Text) and bool(text.fr) and bool(text.en)


def half_said(text: object) -> bool:
    return not isinstance(text, Text) or bool(text.fr) != bool(text.en)


def scene_is_sound(look: Look) -> str:
    """Zones have a name of their own and parts lie on places that exist, named in both languages or not at all."""
    for seat in (HIDDEN, *look.seats):
        zones = look.position.scene(seat)
        names = [zone.name for zone in zones]
        if len(set(names)) < len(names):
            return f"{viewer(seat)} sees two zones of one name: {', '.join(names)}"
        for zone in zones:
            if wrong := wrong_zone(zone):
                return f"{viewer(seat)} sees a zone {zone.name!r} {wrong}"
    return ""


def wrong_zone(zone: Zone) -> str:
    if zone.kind not in KINDS:
        return f"of the kind {zone.kind!r}; the kinds are {', '.join(KINDS)}"
    if zone.kind in ("grid", "hexes") and zone.columns < 1:
        return "without columns"
    if half_said(zone.title):
        return f"whose title is not in both languages: {zone.title}"
    ids = [part.id for part in zone.parts if part.id >= 0]
    if len(set(ids)) < len(ids):
        return f"where two parts have one id: {sorted(ids)}"
    return next((wrong for part in zone.parts if (wrong := wrong_part(part, zone))), "")


def wrong_part(part: Part, zone: Zone) -> str:
    if not 0 <= part.place < zone.size:
        return f"with a part at place {part.place}; it has the places 0 to {zone.size - 1}"
    if half_said(part.name):
        return f"with a part that is not named in both languages: {part.name}"
    return f"with {part.many} parts at place {part.place}" if part.many < 1 else ""


def questions_are_said(look: Look) -> str:
    """Whoever can pick is asked in French and in English."""
    for seat in look.seats:
        if look.position.choices(seat) and not said(look.position.ask(seat).prompt):
            return f"the prompt of seat {seat} is {look.position.ask(seat).prompt!r}"
    return ""


def choices_point(look: Look) -> str:
    """Every choice has words in both languages and points at a place that its seat can see, or is a button."""
    for seat in look.seats:
        zones = {zone.name: zone for zone in look.position.scene(seat)}
        for choice in look.position.choices(seat):
            if wrong := wrong_label(look.position.label(seat, choice), zones):
                return f"the label of choice {choice} for seat {seat} {wrong}"
    return ""


def wrong_label(label: Label, zones: dict[str, Zone]) -> str:
    if not said(label.text):
        return f"is not in both languages: {label.text!r}"
    if not label.zone:
        return ""
    if label.zone not in zones:
        return f"points at a zone {label.zone!r} that is not in its scene"
    size = zones[label.zone].size
    nowhere = [place for place in (label.place, *label.also) if not 0 <= place < size]
    return f"points at place {nowhere[0]} of {label.zone!r}, which has the places 0 to {size - 1}" if nowhere else ""


def choices_differ(look: Look) -> str:
    """No two choices of a seat look alike: they differ in their words, in each language, or in their place."""
    for seat in look.seats:
        choices = look.position.choices(seat)
        labels = [look.position.label(seat, choice) for choice in choices]
        for language in ("fr", "en"):
            looks = [(label.text.in_language(language), label.zone, label.place) for label in labels]
            if len(set(looks)) < len(looks):
                twice = next(look for look in looks if looks.count(look) > 1)
                return f"seat {seat} is offered {twice[0]!r} twice at the same place ({language})"
    return ""


def info_is_sound(info: object) -> str:
    """info gives a slug, titles in both languages, seats, the longest match, and options with two values or more."""
    if not isinstance(info, Info):
        return "the class has no info = Info(…)"
    if not (isinstance(info.slug, str) and info.slug.isascii() and info.slug.isidentifier() and info.slug.islower()):
        return f"the slug is {info.slug!r}; lower-case letters, digits and _ are expected"
    if not said(info.title) or half_said(info.about):
        return f"the title {info.title!r} or the about {info.about!r} is not in both languages"
    if not isinstance(info.seats, range) or not info.seats or min(info.seats) < 1:
        return f"seats is {info.seats!r}; a range such as range(2, 5) for 2 to 4 is expected"
    if not isinstance(info.longest, int) or info.longest < 1 or not isinstance(info.rules, int):
        return f"longest is {info.longest!r} and rules is {info.rules!r}; whole numbers from 1 are expected"
    names = [option.name for option in info.options]
    if len(set(names)) < len(names):
        return f"two options have one name: {', '.join(names)}"
    return next((wrong for option in info.options if (wrong := wrong_option(option))), "")


def wrong_option(option: Option) -> str:
    if not said(option.title) or not all(said(text) for text in option.values.values()):
        return f"option {option.name} is not in both languages"
    return f"option {option.name} has nothing to choose: {list(option.values)}" if len(option.values) < 2 else ""
