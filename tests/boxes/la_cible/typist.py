"""Whole matches of LA CIBLE with typed answers, for tests and for the golden record.

python -m tests.boxes.la_cible.typist > tests/golden/la_cible.json
"""

from __future__ import annotations

from random import Random

from ludotheque.boxes.la_cible.judging import answers
from ludotheque.boxes.la_cible.phases import SPOKEN
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CLOCK, WORLD, pick
from ludotheque.match.match import Match, Refused

KNOWS = 0.8  # how often a typist answers rightly, or at least so
IMPATIENT = 0.1  # how often somebody interjects


def typed_match(seed: int, seats: int, **options: str) -> Match:
    match = Match(LaCible, seats, options, seed)
    rng = Random(seed)
    while match.to_act():
        step(match, rng)
    return match


def step(match: Match, rng: Random) -> None:
    acting = match.to_act()
    eager = [seat for seat in range(match.seats) if seat not in acting and match.choices(seat)]
    seats = [actor for actor in acting if actor >= 0]
    if WORLD in acting:
        match.play(WORLD, answers(match.position)[0])
    elif eager and rng.random() < IMPATIENT:
        interject(match, pick(eager, rng), rng)
    elif seats and (CLOCK not in acting or rng.random() < 0.97):
        decide(match, pick(seats, rng), rng)
    else:
        match.play(CLOCK, match.choices(CLOCK)[0])


def interject(match: Match, seat: int, rng: Random) -> None:
    match.play(seat, pick(match.choices(seat), rng))


def decide(match: Match, seat: int, rng: Random) -> None:
    choices = match.choices(seat)
    if match.position.ask(seat).kind != "text" or rng.random() < 0.3:
        match.play(seat, pick([choice for choice in choices if choice != SPOKEN] or choices, rng))
        return
    try:
        match.say(seat, something(match, rng))
    except Refused:
        match.play(seat, choices[-1])  # said before: on


def something(match: Match, rng: Random) -> str:
    position = match.position
    assert isinstance(position, LaCible)
    asked = position.asked()
    assert asked is not None
    return asked.shown(rng.randrange(len(asked))) if rng.random() < KNOWS else f"bof {len(match.texts)}"


if __name__ == "__main__":
    print(typed_match(21, 3).record(["typist"] * 3).to_json(), end="")
