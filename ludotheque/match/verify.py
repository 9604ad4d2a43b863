"""Play a record again, and hold it to its word."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.chance import commitment
from ..core.game import CHANCE, Position
from ..errors import DoesNotHold, Problem
from .match import MOST_TAKE_BACKS, RESIGN, TAKE_BACK, Match
from .record import Record


def begin(record: Record, kind: type[Position]) -> Match:
    """The match of a record before its first event; its dice will come from the record."""
    info = kind.info
    if record.game != info.slug:
        raise DoesNotHold(f"a record of {record.game[:60]!r}, not of {info.slug}")
    if record.rules != info.rules:
        raise DoesNotHold(f"played by rules {record.rules} of {info.slug}; this program knows rules {info.rules}")
    try:
        match = Match(kind, record.seats, record.options, promise=record.commitment)
    except Problem as e:
        raise DoesNotHold(str(e)[:300]) from None
    if match.seats != record.seats or match.options != record.options:
        raise DoesNotHold(f"a whole record names its seats and the options {', '.join(match.options) or '(none)'}")
    match.texts.extend(record.texts)
    return match


def replay(record: Record, kind: type[Position]) -> Iterator[Match]:
    """The match after each event, checked against the rules, the record's chain and, once revealed, the seed."""
    match = begin(record, kind)
    match.seed = bytes.fromhex(record.seed)
    taken_back = sum(actor == TAKE_BACK for actor, _ in record.events)
    if taken_back > MOST_TAKE_BACKS:
        raise DoesNotHold(f"{taken_back} take-backs; a match has at most {MOST_TAKE_BACKS}")
    for n, (actor, choice) in enumerate(record.events):
        if why := cannot_be(match, actor, choice):
            raise DoesNotHold(f"event {n} ({actor}, {choice}) does not hold: {why}")
        match.add(actor, choice)
        if match.checks[4 * n :] != record.checks[4 * n : 4 * n + 4]:
            raise DoesNotHold(f"event {n} ({actor}, {choice}) does not hold: it is not what was played")
        yield match
    if len(record.checks) != 4 * len(record.events):
        raise DoesNotHold(f"event {len(record.events)} is missing: there are checks for {len(record.checks) / 4:g}")


def cannot_be(match: Match, actor: int, choice: int) -> str:
    """Why this event cannot be the next one; "" if it can."""
    if actor == TAKE_BACK:
        return "" if choice in match.standing_events() else "it takes back what was not played"
    if not match.to_act():
        return "the match was over before it"
    if actor == RESIGN:
        return "" if 0 <= choice < match.seats else "nobody sits there"
    if actor == CHANCE:
        return not_drawn(match, choice)
    why = match.why_not(actor, choice)
    return why.en if why else ""


def not_drawn(match: Match, choice: int) -> str:
    if choice not in match.choices(CHANCE):
        return "chance could not draw that"
    return f"the seed draws {match.drawn()}" if match.seed and choice != match.drawn() else ""


def verify(record: Record, kind: type[Position]) -> Match:
    """The match at its end, if the commitment, every draw, every move and the result hold; else DoesNotHold."""
    if not record.seed:
        raise DoesNotHold("the match is not over, so its seed is still secret and its dice cannot be checked yet")
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        raise DoesNotHold("the seed is not the one that was promised: its SHA-256 differs from the commitment")
    match = [begin(record, kind), *replay(record, kind)][-1]
    if match.to_act():
        raise DoesNotHold(f"the record stops after {len(record.events)} events, before the end of the match")
    if match.scores() != record.scores:
        raise DoesNotHold(f"the scores are {match.scores()}, not {record.scores}")
    if match.digest() != record.digest:
        raise DoesNotHold("the digest does not fit the events")
    return match
