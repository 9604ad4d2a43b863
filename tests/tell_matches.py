"""Prints what random matches and searches of every game come to, as JSON. test_compiled.py runs it on both builds."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import ludotheque.core.game
from ludotheque.bots.search import search
from ludotheque.core.game import CHANCE, WORLD, pick
from ludotheque.library import GAMES, game
from ludotheque.match.match import Match

SEEDS = range(3)
SIMULATIONS = 40
SEARCHES = 3  # in the first match of a game
BETWEEN = 3  # events between two searches


def told(slug: str) -> list[dict[str, Any]]:
    """With the fewest seats and with the most."""
    seats = game(slug).info.seats
    return [one_match(slug, number, seed) for number in sorted({seats[0], seats[-1]}) for seed in SEEDS]


def one_match(slug: str, seats: int, seed: int) -> dict[str, Any]:
    match = game(slug).new(seats, seed)
    rng = Random(seed)
    found: list[int] = []
    while acting := match.to_act():
        if seed == 0 and len(found) < SEARCHES and len(match.events) >= BETWEEN * len(found) and acting[0] >= 0:
            found.append(search(match.position, acting[0], SIMULATIONS, Random(seed)))
        one_event(match, pick(acting, rng), rng)
    return {"record": match.record().to_json(), "searches": found}


def one_event(match: Match, actor: int, rng: Random) -> None:
    assert actor != CHANCE, "a match draws by itself"
    answers = match.position.stand_in(rng) if actor == WORLD else [pick(match.choices(actor), rng)]
    for answer in answers:
        match.play(actor, answer)


if __name__ == "__main__":
    stories = {slug: told(slug) for slug in GAMES}
    print(json.dumps({"core": ludotheque.core.game.__file__, "stories": stories}))
