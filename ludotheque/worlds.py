"""The real world of a game whose rules leave something to it: physics, found by its slug, imported when first needed.

A world is a module of its box with answers(position) and motion(position), both pure functions of the position.
"""

from __future__ import annotations

import importlib
from random import Random
from types import ModuleType
from typing import Any

from .core.game import Position

WORLDS = {
    "thrill": "ludotheque.boxes.thrill.push",
    "la_cible": "ludotheque.boxes.la_cible.judging",
    "hide_away": "ludotheque.boxes.das_spiel.physics",
}


def world_of(position: Position) -> ModuleType | None:
    home = WORLDS.get(position.info.slug)
    return importlib.import_module(home) if home else None


def answers_of(position: Position, rng: Random) -> list[int]:
    """All that WORLD answers to this question; where there is no world, the game's own stand-in."""
    world = world_of(position)
    answers: list[int] = world.answers(position) if world else position.stand_in(rng)
    return answers


def motion_of(position: Position) -> dict[str, Any]:
    """What is seen to happen while WORLD answers, for the screen; {} if nothing moves.

    THRILL: fps, ids of the parts that move, frames (x, y of each part in turn, None once it is gone), and the
    pusher's place. Thrown dice: fps, ids of the dice that move, the thrown one last, and frames with a pose for each
    (x, y, z of its centre in the cube frame and a quaternion x, y, z, w from orientation 0; None once it is gone).
    """
    world = world_of(position)
    motion: dict[str, Any] = world.motion(position) if world else {}
    return motion
