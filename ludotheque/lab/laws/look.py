"""What a law looks at: a position on its own, or one event with the position before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ...core.game import CHANCE, CLOCK, HIDDEN, WORLD, Position, pick
from ...match.record import Event

NO_SEATS = (CHANCE, CLOCK, WORLD)
ACTOR_NAMES = {CHANCE: "CHANCE", CLOCK: "CLOCK", WORLD: "WORLD"}
INTERJECTIONS = 0.2  # how often a seat that may interject does


@dataclass
class Look:
    """A position, and the choices that were picked so far by anybody."""

    position: Position
    rng: Random
    tried: list[int]

    @property
    def seats(self) -> range:
        return range(self.position.seats)


@dataclass
class Step:
    """One event: (actor, choice) turned the position before into the one after."""

    before: Position
    actor: int
    choice: int
    after: Position
    rng: Random


def name_of(actor: int) -> str:
    return ACTOR_NAMES.get(actor, f"seat {actor}")


def viewer(seat: int) -> str:
    return "a spectator" if seat == HIDDEN else f"seat {seat}"


def everything(position: Position) -> Any:
    """All that can be asked of a position: two positions with the same answers are the same."""
    seats = range(position.seats)
    return (
        position.to_act()[:],
        [position.choices(actor)[:] for actor in (*seats, *NO_SEATS)],
        [position.scene(seat)[:] for seat in (HIDDEN, *seats)],
        position.scores()[:],
        position.revealed,
        position.contents()[:],
    )


def view(position: Position, seat: int) -> list[Any]:
    """All that a seat is told: its scene, what it is asked and may pick, who is waited for, which timers run."""
    choices = position.choices(seat)[:]
    return [
        position.scene(seat)[:],
        position.to_act()[:],
        choices,
        position.ask(seat) if choices else None,
        [position.label(seat, choice) for choice in choices],
        [(timer, position.lasts(timer)) for timer in position.choices(CLOCK)],
    ]


ASPECTS = ("scene", "list of who is waited for", "list of choices", "question", "labels", "timers")


def difference(one: list[Any], other: list[Any]) -> str:
    """Which aspect of two views differs first; "" if none does."""
    return next((name for name, a, b in zip(ASPECTS, one, other, strict=True) if a != b), "")


def next_events(position: Position, rng: Random) -> list[Event]:
    """A random continuation: one event, or all the answers of the world to one question; none from a dead end."""
    acting = [actor for actor in position.to_act() if can_act(position, actor)]
    eager = [seat for seat in range(position.seats) if seat not in acting and position.choices(seat)]
    if eager and acting and rng.random() < INTERJECTIONS:
        acting = eager
    if not acting:
        return []
    actor = pick(acting, rng)
    answers = position.stand_in(rng) if actor == WORLD else [pick(position.choices(actor), rng)]
    return [(actor, answer) for answer in answers]


def can_act(position: Position, actor: int) -> bool:
    return actor == WORLD or (-2 <= actor < position.seats and bool(position.choices(actor)))


def play_some(position: Position, rng: Random, moves: int) -> None:
    """Play on, in place."""
    for _ in range(moves):
        if position.to_act():
            for actor, choice in next_events(position, rng):
                position.play(actor, choice)
