"""OpenSpiel's side of the comparison: the same games, played by its own code."""

from __future__ import annotations

import importlib
import importlib.util
from importlib.metadata import version
from random import Random
from typing import Any

from ..core.game import Position, pick
from ..errors import DoesNotHold, Problem
from ..library import game

GAMES = ("tic_tac_toe", "connect_four", "hex")  # the same slugs, and the same numbers for the same moves
MEMORY = 1000  # megabytes that its tree may take: more than it needs, so that it never stops to prune


def installed() -> str:
    """Its name and version; Problem if it is not there."""
    if importlib.util.find_spec("pyspiel") is None:
        raise Problem("OpenSpiel is not installed, so there is nothing to compare with: pip install ludotheque[bench]")
    return f"OpenSpiel {version('open_spiel')}"


def loaded(slug: str) -> Any:
    return importlib.import_module("pyspiel").load_game(slug)


class Peer:
    """One game of OpenSpiel, made ready before any clock runs."""

    def __init__(self, slug: str) -> None:
        self.spiel = importlib.import_module("pyspiel")
        self.game = loaded(slug)
        self.start = self.game.new_initial_state()

    def playouts(self, times: int, seed: int) -> None:
        """Driven from Python, as its users drive it."""
        random = Random(seed).random
        for _ in range(times):
            state = self.start.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
            state.returns()

    def rollouts(self, times: int, seed: int) -> None:
        """All in C++: a search of one simulation asks for `times` random rollouts of the start, and nothing else."""
        self.tree(simulations=1, rollouts=times, curiosity=1.0, seed=seed)

    def search(self, simulations: int, curiosity: float, seed: int) -> None:
        self.tree(simulations, 1, curiosity, seed)

    def tree(self, simulations: int, rollouts: int, curiosity: float, seed: int) -> Any:
        evaluator = self.spiel.RandomRolloutEvaluator(rollouts, seed)
        bot = self.spiel.MCTSBot(self.game, evaluator, curiosity, simulations, MEMORY, False, seed, False)
        return bot.mcts_search(self.start)


def check_same_rules(
    slug: str, games: int, seed: int, options: dict[str, str] | None = None, parameters: str = ""
) -> None:
    """Random games are the same on both sides, move by move; else DoesNotHold. Parameters are OpenSpiel's options."""
    rng = Random(seed)
    for number in range(games):
        ours = game(slug).new(seed=0, options=options).position
        theirs = loaded(slug + parameters).new_initial_state()
        moves: list[int] = []
        while not (difference := differs(ours, theirs)) and ours.to_act():
            seat = ours.to_act()[0]
            moves.append(pick(sorted(ours.choices(seat)), rng))
            ours.play(seat, moves[-1])
            theirs.apply_action(moves[-1])
        if difference:
            raise DoesNotHold(f"{slug}: {difference} in game {number} after {moves}")


def differs(ours: Position, theirs: Any) -> str:
    """What is not the same in the two positions; "" if all is."""
    if bool(ours.to_act()) == theirs.is_terminal():
        return "one side says that the game is over, the other does not"
    if theirs.is_terminal():
        won, lost = ours.scores()
        return "" if [won - lost, lost - won] == theirs.returns() else "the results differ"
    seat = ours.to_act()[0]
    if seat != theirs.current_player():
        return "another seat is to move"
    return "" if sorted(ours.choices(seat)) == theirs.legal_actions() else "other moves are allowed"
