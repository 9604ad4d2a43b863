"""Levels 1 to 5: opponents for people, from somebody who learns the game to the strongest in about a second a move."""

from __future__ import annotations

import importlib
from math import exp
from random import Random
from typing import Any, NamedTuple

from ..core.game import CLOCK, HIDDEN, Position
from ..errors import Problem
from .bot import Bot
from .search import Tree

# Games that bring their own bot: a class that takes the level.
OWN = {
    "cui_bono_2004": "ludotheque.boxes.das_spiel.cui_bono_2004_bot:CuiBonoBot",
    "dice_march": "ludotheque.boxes.das_spiel.dice_march_bot:DiceMarchBot",
    "el_dado": "ludotheque.boxes.das_spiel.el_dado_bot:ElDadoBot",
    "falling_rocks": "ludotheque.boxes.das_spiel.falling_rocks_bot:FallingRocksBot",
    "fire_red_devil": "ludotheque.boxes.das_spiel.fire_red_devil_bot:FireRedDevilBot",
    "funnel_memory": "ludotheque.boxes.das_spiel.funnel_memory_bot:FunnelMemoryBot",
    "grabber_2004": "ludotheque.boxes.das_spiel.grabber_bot:GrabberBot",
    "grand_game": "ludotheque.bots.grand_game:GrandGameBot",
    "hide_away": "ludotheque.boxes.das_spiel.hide_away_bot:HideAwayBot",
    "la_cible": "ludotheque.boxes.la_cible.bot:CibleBot",
    "my_dice_your_dice": "ludotheque.boxes.das_spiel.my_dice_your_dice_bot:MyDiceYourDiceBot",
    "perspectives": "ludotheque.boxes.das_spiel.perspectives_bot:PerspectivesBot",
    "rasanto": "ludotheque.boxes.das_spiel.rasanto_bot:RasantoBot",
    "spotted_cow_2004": "ludotheque.boxes.das_spiel.spotted_cow_bot:SpottedCowBot",
    "squeeze_2004": "ludotheque.boxes.das_spiel.squeeze_2004_bot:Squeeze2004Bot",
    "thrill": "ludotheque.boxes.thrill.bot:ThrillBot",
    "trigger": "ludotheque.boxes.trigger.bot:TriggerBot",
    "trigger_alone": "ludotheque.boxes.trigger.bot:TriggerBot",
}


# Games of many small decisions: how many events a level plays in thought for each of them.
EVENTS = {
    "thin_ice": (700, 1_500, 4_000, 10_000, 20_000),
}


class Level(NamedTuple):
    events: int  # played in thought for a move; not seconds, so that a match can be played again alike
    sloppiness: float  # what a choice may be worse by, in rewards, and still be taken now and then
    forgets: float  # share of what could be remembered


LEVELS = [
    Level(2_000, 0.12, 0.6),
    Level(8_000, 0.06, 0.4),
    Level(30_000, 0.03, 0.2),
    Level(100_000, 0.0, 0.0),
    Level(250_000, 0.0, 0.0),
]


class LevelBot:
    """Search that thinks less, forgets and is sloppy on the low levels.

    Sloppy is not silly: the worse a choice looks, the less often it is taken, and what loses at once looks very bad.
    """

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if len(choices) == 1 and CLOCK not in position.to_act():
            return choices[0]
        if CLOCK in position.to_act() and (only := formality(position, seat, rng)) != HIDDEN:
            return only if only in choices else HIDDEN
        tree = Tree(position, seat, rng, self.level.forgets)
        tree.grow(max(4 * len(choices), int(self.level.events / (tree.pilots.length + 1))))
        return sloppy(tree, self.level.sloppiness, rng) if self.level.sloppiness else tree.choice()


def formality(position: Position, seat: int, rng: Random) -> int:
    """What is left to choose when it is thought through; HIDDEN if that is not one thing alone."""
    thought = position.imagine(seat, rng)
    thought.simplify(seat)
    choices = thought.choices(seat)
    return choices[0] if len(choices) == 1 else HIDDEN


def sloppy(tree: Tree, sloppiness: float, rng: Random) -> int:
    """A good choice most of the time."""
    arms = [arm for arm in tree.arms() if arm.visits > 0.0]
    if not arms:
        return tree.choice()
    means = [arm.total / arm.visits for arm in arms]
    top = max(means)
    appeal = [exp((mean - top) / sloppiness) for mean in means]
    x = rng.random() * sum(appeal)
    for arm, weight in zip(arms, appeal, strict=True):
        x -= weight
        if x < 0:
            return tree.answered(arm.choice)
    return tree.answered(arms[-1].choice)


def level_bot(level: int, kind: type[Position]) -> Bot:
    if not 1 <= level <= len(LEVELS):
        raise Problem(f"levels go from 1 to {len(LEVELS)}, not {level}")
    if kind.info.slug in EVENTS:
        return LevelBot(LEVELS[level - 1]._replace(events=EVENTS[kind.info.slug][level - 1]))
    if kind.info.slug not in OWN:
        return LevelBot(LEVELS[level - 1])
    module, name = OWN[kind.info.slug].split(":")
    make: Any = getattr(importlib.import_module(module), name)
    bot: Bot = make(level)
    return bot
