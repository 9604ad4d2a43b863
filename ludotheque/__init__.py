"""Ludothèque: board games whose rules are enforced, as a Python library.

>>> import ludotheque as lt
>>> match = lt.game("tic_tac_toe").new(seed=7)
>>> match.play(0, 4)
>>> match.to_act()
[1]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Record", "game", "games", "play_out"]

if TYPE_CHECKING:
    from .bots.arena import play_out
    from .library import Game, game, games
    from .match.match import Match
    from .match.record import Record

_HOMES = {
    "Game": "library",
    "game": "library",
    "games": "library",
    "Match": "match.match",
    "Record": "match.record",
    "play_out": "bots.arena",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for, when it is asked for: `ludotheque --version` needs none of it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'ludotheque' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"ludotheque.{_HOMES[name]}"), name)
