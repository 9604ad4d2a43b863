"""Laws of copies: a clone is the same and apart, and the same events always give the same position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from ...core.game import HIDDEN, Position
from ...errors import DoesNotHold, Problem
from ...library import Game
from ...match.match import Match
from ...match.record import Event, Record
from ...match.verify import verify
from .broken import told
from .look import Look, Step, everything, next_events, play_some

AHEAD = 6  # moves that a copy is played on
OTHER_SEEDS = (101, 202)  # of the random module: more than one, for a coin falls the same way twice


@contextmanager
def other_global_randomness(seed: int) -> Iterator[None]:
    """Whoever draws from the random module instead of from CHANCE now draws differently."""
    state = random.getstate()
    random.seed(seed)
    try:
        yield
    finally:
        random.setstate(state)


def clone_is_equal(look: Look) -> str:
    """A clone is of the same class, looks the same, and played on alike stays the same."""
    one, other = look.position.clone(), look.position.clone()
    if type(one) is not type(look.position):
        return f"clone() of a {type(look.position).__name__} gives a {type(one).__name__}"
    if everything(one) != everything(look.position):
        return "a clone shows or offers something else than its original"
    seed = look.rng.random()
    for twin in (one, other):
        with other_global_randomness(0):
            play_some(twin, Random(seed), AHEAD)
    return "" if everything(one) == everything(other) else "two clones, played on alike, do not stay the same"


def clone_is_apart(look: Look) -> str:
    """Playing on a clone leaves the original alone, and the other way round."""
    first, second = look.position.clone(), look.position.clone()
    third = second.clone()
    before, then = everything(look.position), everything(third)
    play_some(first, look.rng, AHEAD)
    play_some(second, look.rng, AHEAD)
    if everything(look.position) != before:
        return "playing on a clone changed the original: clone() shares a list or another thing that changes"
    return "" if everything(third) == then else "playing on changed a clone taken earlier: clone() shares something"


def looking_changes_nothing(look: Look) -> str:
    """Asking for scenes, labels, questions or scores changes nothing, and the same question has the same answer."""
    position = look.position
    before = everything(position)
    for seat in look.seats:
        for choice in position.choices(seat)[:]:
            position.label(seat, choice)
            position.seen(HIDDEN, seat, choice)
        if position.choices(seat):
            position.ask(seat)
    return "" if everything(position) == before else "looking at the position twice gave different answers"


def same_again(step: Step) -> str:
    """The same event in the same position has the same result, whatever the random module or the time says."""
    for seed in OTHER_SEEDS:
        twin = step.before.clone()
        with other_global_randomness(seed):
            twin.play(step.actor, step.choice)
        if everything(twin) != everything(step.after):
            return "the last move, played again, had another result"
    return ""


def laid(kind: type[Position], seats: int, options: dict[str, str]) -> Position:
    position = kind(seats)
    position.set_up(dict(options))
    return position


def events_decide(kind: type[Position], options: dict[str, str], events: list[Event], end: Position) -> str:
    """The same events give the same position: nothing depends on the random module, on time or on an earlier match."""
    for seed in OTHER_SEEDS:
        with other_global_randomness(seed):
            again = laid(kind, end.seats, options)
            for actor, choice in events:
                if again.why_not(actor, choice):
                    return f"played again, {actor}:{choice} was not possible any more"
                again.play(actor, choice)
            if everything(again) != everything(end):
                return "played again, these moves led to another position"
    return ""


def record_replays(kind: type[Position], seats: int, options: dict[str, str], seed: int) -> str:
    """A match becomes a record, the record a document, and the document verifies to the same end."""
    try:
        match = played_out(Game(kind).new(seats, seed, options), Random(seed))
        with other_global_randomness(seed):
            end = verify(Record.from_json(match.record().to_json()), kind)
    except Problem as e:
        return f"in a match with seed {seed}: {e}"
    same = everything(end.position) == everything(match.position)
    return "" if same else f"the record of a match with seed {seed} leads to another position"


def played_out(match: Match, rng: Random) -> Match:
    while match.to_act():
        events = next_events(match.position, rng)
        for actor, choice in events:
            match.play(actor, choice)
        if not events or len(match.events) > match.info.longest:
            raise DoesNotHold(f"a dead end, or no end, {told(match.events)}")
    return match
