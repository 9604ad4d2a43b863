"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ..core.game import Position

Move = int | str  # a choice, or an answer in words


class Bot(Protocol):
    """Chooses for a seat that has choices, with no other randomness than the generator it is given.

    It is handed the true position and may ask it what its seat may know (choices, to_act, ask, scene);
    for anything more it imagines: position.imagine(seat, rng).
    It may have two more methods: say, for asks of kind text, and delay, the milliseconds that a person would take.
    """

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        """One of the seat's choices; in a race also HIDDEN, to wait."""
        ...


def move_of(bot: Bot, position: Position, seat: int, rng: Random) -> Move:
    """The bot's words where words are asked for and it has any, else its choice."""
    say: Any = getattr(bot, "say", None)
    words: str = say(position, seat, rng) if say and position.ask(seat).kind == "text" else ""
    return words or bot.choose(position, seat, rng)


def delay_of(bot: Bot, position: Position, seat: int, rng: Random, usual: int) -> int:
    """Milliseconds before it moves, for those who watch; the usual ones if the bot does not say."""
    delay: Any = getattr(bot, "delay", None)
    milliseconds: int = delay(position, seat, rng) if delay else usual
    return milliseconds
