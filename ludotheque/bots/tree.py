"""The tree that search grows: what was tried, how often, and how well it went."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from ..core.game import HIDDEN

UNTRIED: Final = 1e9
CURIOSITY: Final = 0.7  # how much a choice that was seldom tried is favoured


class Node:
    """A choice that a seat made, and what was tried after it. Lean: most of the time of search is spent here."""

    def __init__(self, seat: int, choice: int) -> None:
        self.seat = seat
        self.choice = choice
        self.visits = 0.0
        self.total = 0.0  # rewards of that seat
        self.offered = 0.0  # how often it could have been chosen, where that varies
        self.children: list[Node] = NONE
        self.joint: dict[tuple[int, ...], Node] | None = None  # after seats that chose side by side

    def after(self, picks: tuple[int, ...]) -> Node:
        """What follows when several seats have made these picks."""
        if self.joint is None:
            self.joint = {}
        return self.joint.setdefault(picks, Node(HIDDEN, HIDDEN))


NONE: Final[list[Node]] = []  # shared by all leaves, never changed


def best(children: list[Node], tries: float) -> Node:
    """The upper confidence bound: what went well, or has hardly been tried."""
    favour = CURIOSITY * CURIOSITY * log(tries)
    top = -1.0
    found = children[0]
    for child in children:
        visits = child.visits
        if visits == 0.0:
            return child
        bound = child.total / visits + sqrt(favour / visits)
        if bound > top:
            top = bound
            found = child
    return found


def offered(node: Node, seat: int, options: list[int]) -> list[Node]:
    """The children for what is possible this time: other cards, other dice, other choices."""
    known = {child.choice: child for child in node.children if child.seat == seat}
    fresh = [Node(seat, choice) for choice in options if choice not in known]
    if fresh:
        node.children = node.children + fresh
        for child in fresh:
            known[child.choice] = child
    return [known[choice] for choice in options]


def best_offered(children: list[Node]) -> Node:
    """The same bound, but a choice is judged by how often it was tried out of the times it was offered."""
    top = -1.0
    found = children[0]
    for child in children:
        child.offered += 1.0
        bound = UNTRIED
        if child.visits > 0.0:
            bound = child.total / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
        if bound > top:
            top = bound
            found = child
    return found


def drawn(children: list[Node], rng: Random) -> Node:
    """By a draw around what each has brought so far, the wider the less it was tried.

    For seats that choose side by side: a fixed bound would run in step with the other seats' and meet them on purpose.
    """
    top = -UNTRIED
    found = children[0]
    for child in children:
        worth = (
            UNTRIED if child.visits == 0.0 else child.total / child.visits + rng.gauss(0.0, 0.5) / sqrt(child.visits)
        )
        if worth > top:
            top = worth
            found = child
    return found
