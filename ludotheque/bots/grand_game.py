"""A player of the grand game: in each of its games, the player of that game of the same level."""

from __future__ import annotations

from random import Random

from ..boxes.das_spiel.grand_game import GrandGame
from ..core.game import Position
from .bot import Bot, delay_of
from .levels import level_bot

AS_USUAL = -1  # where a game's own player does not say how long it takes


class GrandGameBot:
    def __init__(self, level: int = 5) -> None:
        self.level = level
        self.players: dict[str, Bot] = {}  # kept: some remember from one question to the next

    def player(self, position: GrandGame) -> Bot:
        kind = type(position.leg)
        if kind.info.slug not in self.players:
            self.players[kind.info.slug] = level_bot(self.level, kind)
        return self.players[kind.info.slug]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, GrandGame)
        choices = position.choices(seat)
        if position.waiting:
            return choices[0]
        return self.player(position).choose(position.leg, seat, rng)

    def delay(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, GrandGame)
        if position.waiting:
            return AS_USUAL
        return delay_of(self.player(position), position.leg, seat, rng, AS_USUAL)
