"""A finished match to watch again, step by step, as a spectator saw it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from ..core.game import HIDDEN, Position
from ..core.scene import Zone
from ..core.text import Text
from ..errors import DoesNotHold, Problem
from ..library import kind_of
from ..match.match import Match
from ..match.record import Event, Record
from ..match.verify import begin, replay, verify
from ..table.witnessed import line
from .bot_worker import know_questions
from .shelf import GameInfo, game_info

MOST_EVENTS = 5000
VERIFIED = Text("Tout est vérifié : dés, coups et résultat.", "Everything holds: dice, moves and result.")


class Verified(Struct):
    ok: bool
    text: Text


class Frame(Struct):
    """The table after event n; n = -1 is the table as it was laid."""

    n: int
    actor: int
    choice: int
    text: Text
    seat: int  # whose name follows the text
    scene: list[Zone]
    scores: list[int]


class Replay(Struct):
    record: dict[str, Any]
    verified: Verified
    frames: list[Frame]
    info: GameInfo
    players: list[str]


def replay_of(text: str) -> bytes:
    """The replay of a record as JSON, or DoesNotHold. Runs in a process of its own: long records take a while."""
    record = Record.from_json(text)
    if len(record.events) > MOST_EVENTS:
        raise DoesNotHold(f"{len(record.events)} events are too many to show; at most {MOST_EVENTS}")
    try:
        kind = kind_of(record.game)
    except Problem as e:
        raise DoesNotHold(str(e)) from None
    know_questions(record.options)
    told = Replay(json.decode(text), checked(record, kind), frames(record, kind), game_info(kind), record.players)
    return json.encode(told)


def checked(record: Record, kind: type[Position]) -> Verified:
    try:
        verify(record, kind)
    except DoesNotHold as e:
        return Verified(False, Text(f"Ne tient pas : {e}", f"Does not hold: {e}"))
    return Verified(True, VERIFIED)


def frames(record: Record, kind: type[Position]) -> list[Frame]:
    """As far as the record holds. What an event is called has to be asked before it is played."""
    match = begin(record, kind)
    shown = [Frame(-1, HIDDEN, HIDDEN, Text("", ""), HIDDEN, match.position.scene(HIDDEN), match.scores()[:])]
    steps = replay(record, kind)
    try:
        for n, event in enumerate(record.events):
            told = line(match.position, n, *event, 0).by(HIDDEN) if possible(match, event) else None
            match = next(steps)
            if told:
                _, actor, choice, text, _, seat = told
                shown.append(Frame(n, actor, choice, text, seat, match.position.scene(HIDDEN), match.scores()[:]))
    except DoesNotHold:
        pass
    return shown


def possible(match: Match, event: Event) -> bool:
    actor, choice = event
    return actor <= -4 or choice in match.choices(actor) or match.why_not(actor, choice) is None
