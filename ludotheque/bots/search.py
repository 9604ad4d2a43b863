"""Search over any game: Monte Carlo trees on imagined positions.

Honest: every simulation starts from position.imagine(seat), never from the truth, so a game must draw there
all that this seat does not know, and take from the generator the same amount whatever the truth is.
Each seat goes for its own reward. Chance, timers and the world leave no node (an open loop): what is tried after them
is shared between their outcomes. Seats that act together choose side by side, without seeing each other's pick.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from ..core.game import CLOCK, HIDDEN, WORLD, Position, pick
from .playout import play_out_randomly
from .reward import Pilots, Reward
from .tree import NONE, Node, best, best_offered, drawn, offered

PILOTS = 16
HORIZON = 10**9
NEAR = 40  # events after which a game's own outlook says enough


class Tree:
    """The tree of one decision."""

    def __init__(self, position: Position, seat: int, rng: Random, forgets: float = 0.0) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self.forgets = forgets
        self.root = Node(HIDDEN, HIDDEN)
        self.root.visits = 1.0
        self.horizon = NEAR if position.outlook() else HORIZON
        self.pilots = Pilots(position, seat, PILOTS, rng, self.horizon)
        self.reward: Reward = self.pilots.reward
        self.hides = forgets > 0.0 or type(position).imagine is not Position.imagine

    def grow(self, simulations: int, seconds: float | None = None) -> None:
        """With seconds, stops when they are over, even if simulations are left."""
        end = perf_counter() + (seconds or 0.0)
        for _ in range(simulations):
            self.simulate()
            if seconds is not None and perf_counter() > end:
                break

    def simulate(self) -> None:
        p = self.position.imagine(self.seat, self.rng)
        p.simplify(self.seat)
        if self.forgets:
            p.forget(self.rng, self.forgets)
        path = self.descend(p)
        play_out_randomly(p, self.rng, self.horizon)
        rewards = self.rewards(p)
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.total += rewards[node.seat]

    def rewards(self, p: Position) -> list[float]:
        return p.outlook() if self.horizon == NEAR and p.to_act() else self.reward.of(p.scores())

    def descend(self, p: Position) -> list[Node]:
        """Play down the tree to its edge; returns the way."""
        node = self.root
        path = [node]
        varies = self.hides
        while node.visits > 0.0:
            acting = p.to_act()
            if not acting:
                break
            actor = acting[0]
            if len(acting) > 1:
                if min(acting) >= 0:
                    node = self.side_by_side(p, node, acting[:], path)
                    continue
                actor = self.first_of(acting, node)
            if actor < 0:
                varies = True
                happen(p, actor, self.rng)
                continue
            if varies:
                node = best_offered(offered(node, actor, p.choices(actor)))
            else:
                if node.children is NONE:
                    node.children = [Node(actor, choice) for choice in p.choices(actor)]
                node = best(node.children, node.visits)
            p.play(actor, node.choice)
            path.append(node)
        return path

    def side_by_side(self, p: Position, node: Node, seats: list[int], path: list[Node]) -> Node:
        """Each seat picks by its own statistics alone; all picks are made before any is played."""
        picks = [drawn(offered(node, seat, p.choices(seat)), self.rng) for seat in seats]
        for arm in picks:
            p.play(arm.seat, arm.choice)
        path += picks
        following = node.after(tuple([arm.choice for arm in picks]))
        path.append(following)
        return following

    def first_of(self, acting: list[int], node: Node) -> int:
        """In a race anybody may be first, but the search is about this seat's next choice."""
        return self.seat if node is self.root and self.seat in acting else pick(acting, self.rng)

    def arms(self) -> list[Node]:
        """What this seat tried at the root."""
        return [child for child in self.root.children if child.seat == self.seat]

    def choice(self) -> int:
        """What was tried most often; where others choose at the same time, mixed, so that nobody can count on it."""
        arms = [arm for arm in self.arms() if arm.visits > 0.0]
        if not arms:
            return pick(self.position.choices(self.seat), self.rng)
        if self.others_choose_too():
            return self.mixed(arms)
        most = arms[0]
        for arm in arms:
            if (arm.visits, arm.total) > (most.visits, most.total):
                most = arm
        return self.answered(most.choice)

    def others_choose_too(self) -> bool:
        acting = self.position.to_act()
        return len(acting) > 1 and min(acting) >= 0

    def mixed(self, arms: list[Node]) -> int:
        x = self.rng.random() * sum([arm.visits for arm in arms])
        for arm in arms:
            x -= arm.visits
            if x < 0:
                return self.answered(arm.choice)
        return self.answered(arms[-1].choice)

    def answered(self, choice: int) -> int:
        """A choice that only the simplified game offers means: wait."""
        return choice if choice in self.position.choices(self.seat) else HIDDEN


def happen(p: Position, actor: int, rng: Random) -> None:
    """Chance, a timer or the world acts."""
    if actor == WORLD:
        for answer in p.stand_in(rng):
            p.play(WORLD, answer)
    else:
        p.play(actor, pick(p.choices(actor), rng))


def search(position: Position, seat: int, simulations: int, rng: Random, seconds: float | None = None) -> int:
    """The best choice of this seat; HIDDEN if it had better wait (in a race only)."""
    choices = position.choices(seat)
    if len(choices) == 1 and CLOCK not in position.to_act():
        return choices[0]
    tree = Tree(position, seat, rng)
    tree.grow(simulations, seconds)
    return tree.choice()
