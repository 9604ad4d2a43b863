"""A player of Abquetschen who looks at what each group leaves: room for the next rolls, and little for the others.

How many dice somebody can lay next turn is reckoned exactly, for each of the six rolls. A squeezed player ends the
match, so closing somebody in is worth it for whoever has fewest dice left, and being closed in is not for the others.
The best groups by that measure are then tried out in random matches to the end. Lower levels try out fewer, then none,
and more and more often lay whatever fits.
"""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Final, NamedTuple

from ...core.game import Position, pick
from .connected import BIT, cells_of, largest_row
from .dice import ROLL
from .squeeze_2004 import Squeeze2004
from .squeeze_phases import BONUS, DONE, LAYING, MOST_BONUS, OVER, SHORTEST_ROW, STARTS
from .touching_sets import open_uppers, sets_from

# What things are worth, in dice.
THEIR_ROLLS: Final = -1.0  # a die that a rival can expect to lay
OWN_ROOM: Final = 0.1  # a place on an own die
CLOSING: Final = 0.3  # a place less for whoever has fewest, to a player who leads clearly
CLEAR_LEAD: Final = 4.0  # in dice
BONUS_DIE: Final = 0.5
ENOUGH: Final = 8
END: Final = 1_000.0  # the match ends well
A_TURN: Final = 2.5  # dice that somebody lays in a turn
WINNING: Final = 20.0  # a match won in thought


class Skill(NamedTuple):
    by_eye: float  # how often any place that fits is good enough
    tried: int  # groups that are tried out
    matches: int  # with each


SKILLS: Final = [Skill(0.8, 0, 0), Skill(0.45, 0, 0), Skill(0.15, 0, 0), Skill(0.0, 4, 15), Skill(0.0, 6, 40)]


class Squeeze2004Bot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]
        self.turn = (0, 0)  # the turn that it has a plan for: what lay before it, and the roll
        self.plan = 0

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        assert isinstance(position, Squeeze2004)
        choices = position.choices(seat)
        if len(choices) == 1 or rng.random() < self.skill.by_eye:
            return pick(choices, rng)
        rest = self.best(position) & ~position.laid
        return (rest & -rest).bit_length() - 1 if rest else DONE

    def best(self, game: Squeeze2004) -> int:
        """The group to lay, thought of once a turn; whoever is asked in the middle thinks the same thoughts again."""
        if game.phase == BONUS:
            groups = game.sets if game.laid else [*game.sets, 0]
            return max([(worth(game, group), group) for group in groups])[1]
        if self.turn != (game.occ ^ game.laid, game.roll):
            self.turn = (game.occ ^ game.laid, game.roll)
            self.plan = self.chosen(at_first(game) if game.laid else game)
        return self.plan if self.plan in game.sets else game.sets[0]

    def chosen(self, game: Squeeze2004) -> int:
        ranked = sorted([(worth(game, group), group) for group in game.sets], reverse=True)
        few = ranked[: self.skill.tried]
        if len(few) > 1:
            ranked = [(value + WINNING * self.tried_out(game, group), group) for value, group in few]
        return max(ranked)[1]

    def tried_out(self, game: Squeeze2004, group: int) -> float:
        """The share of random matches that are won after it; the same matches whenever that is asked."""
        start, rng, won = after(game, group), Random(group), 0.0
        for _ in range(self.skill.matches):
            end = start.clone()
            end.simplify(game.turn)
            play_out(end, rng)
            scores = end.scores()
            won += 1.0 / scores.count(max(scores)) if scores[game.turn] == max(scores) else 0.0
        return won / self.skill.matches


def at_first(game: Squeeze2004) -> Squeeze2004:
    """Before anything of this group was laid."""
    twin = game.clone()
    for cell in reversed(cells_of(game.laid)):
        twin.pyramid.take(cell)
    twin.own[game.turn] = [cell for cell in game.own[game.turn] if not game.laid & BIT[cell]]
    twin.occ ^= game.laid
    twin.laid = 0
    twin.sets = twin.legal_sets(game.roll) if twin.occ else STARTS
    return twin


def play_out(game: Squeeze2004, rng: Random) -> None:
    while game.phase != OVER:
        actor = game.to_act()[0]
        game.play(actor, pick(game.choices(actor), rng))


def after(game: Squeeze2004, group: int) -> Squeeze2004:
    """Once the whole group is laid."""
    twin = game.clone()
    for cell in cells_of(group & ~game.laid):
        twin.play(game.turn, cell)
    if not group:
        twin.play(game.turn, DONE)
    return twin


def worth(game: Squeeze2004, group: int) -> float:
    """For whoever lays it."""
    seat, then = game.turn, after(game, group)
    if then.winner == seat:
        return END * END
    lead = min([then.stock(rival) for rival in range(then.seats) if rival != seat]) - then.stock(seat)
    for turns in range(then.seats):
        if then.is_squeezed((seat + 1 + turns) % then.seats):
            return END * tanh((lead - A_TURN * turns) / CLEAR_LEAD)
    extra = row_bonus(group) if game.phase == LAYING else group.bit_count()
    return standing(then, seat, lead) + BONUS_DIE * extra


def row_bonus(group: int) -> int:
    return min(max(0, largest_row(group) - SHORTEST_ROW + 1), MOST_BONUS)


def standing(game: Squeeze2004, seat: int, lead: int) -> float:
    """What this seat can expect to lay, less what its rivals can; its room; the tightest spot, which a leader likes."""
    rivals = [rival for rival in range(game.seats) if rival != seat]
    theirs = sum([expected(game, rival) for rival in rivals]) / len(rivals)
    tightest = min([room(game, other) for other in range(game.seats)])
    own = expected(game, seat) + OWN_ROOM * room(game, seat)
    return own + THEIR_ROLLS * theirs - CLOSING * tanh(lead / CLEAR_LEAD) * tightest


def room(game: Squeeze2004, seat: int) -> int:
    """Places on this seat's dice; more than enough is as good as enough."""
    return min(open_uppers(game.pyramid, game.own[seat]).bit_count(), ENOUGH) if game.own[seat] else ENOUGH


def expected(game: Squeeze2004, seat: int) -> float:
    """How many dice this seat could lay now, on average over the six rolls."""
    touched = game.own[seat] or [cell for cells in game.own for cell in cells]
    by_size = sets_from(open_uppers(game.pyramid, touched), game.occ, ROLL[-1])
    return sum([n for n in ROLL if by_size[n]]) / len(ROLL)
