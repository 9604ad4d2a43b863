"""A player of Cui bono? who looks where dice can go back, for itself and for those who come next.

Dice that nobody has seen are imagined, several times over. In each of these worlds every choice is followed some turns
ahead: everybody is taken to put a die back if that is possible at all, of a few such turns the best one for that seat,
and otherwise to keep the cheapest. Lower levels imagine fewer worlds, look less far, and are sloppy.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from ...core.game import Position
from .cui_bono_2004 import CuiBono2004
from .cui_bono_phases import KEEP, OVER, PUTTING

WON: Final = 6.0  # what winning is worth, in points


class Skill(NamedTuple):
    worlds: int
    widths: list[int]  # turns that are tried of each player in turn
    sloppiness: float  # points that a choice may be worse by and still be taken now and then


SKILLS: Final = [
    Skill(1, [], 1.5),
    Skill(1, [], 0.6),
    Skill(2, [2, 1], 0.3),
    Skill(4, [2, 2, 1], 0.0),
    Skill(24, [3, 2, 2, 1], 0.0),
]


class CuiBonoBot:
    def __init__(self, level: int = 5) -> None:
        self.skill = SKILLS[level - 1]

    def choose(self, position: Position, seat: int, rng: Random) -> int:
        choices = position.choices(seat)
        if len(choices) == 1:
            return choices[0]
        values = [0.0] * len(choices)
        for _ in range(self.skill.worlds):
            world = position.imagine(seat, rng)
            assert isinstance(world, CuiBono2004)
            for n, choice in enumerate(choices):
                values[n] += self.after(world, seat, choice, rng)[seat] / self.skill.worlds
        top = max(values)
        if self.skill.sloppiness == 0.0:
            return choices[values.index(top)]
        return rng.choices(choices, [exp((value - top) / self.skill.sloppiness) for value in values])[0]

    def after(self, p: CuiBono2004, seat: int, choice: int, rng: Random) -> list[float]:
        """What each seat may hope for; a die that was taken is put where that is best."""
        then = played(p, seat, choice)
        if then.phase != PUTTING:
            return self.ahead(then, 0, rng)
        ends = [self.ahead(played(then, seat, cell), 0, rng) for cell in then.offers]
        return max(ends, key=lambda hope: hope[seat])

    def ahead(self, p: CuiBono2004, depth: int, rng: Random) -> list[float]:
        if p.phase == OVER or depth == len(self.skill.widths):
            return hopes(p)
        seat = p.turn
        ends = [self.ahead(end, depth + 1, rng) for end in turns(p, self.skill.widths[depth], rng)]
        return max(ends, key=lambda hope: hope[seat])


def played(p: CuiBono2004, seat: int, choice: int) -> CuiBono2004:
    twin = p.clone()
    twin.play(seat, choice)
    return twin


def turns(p: CuiBono2004, width: int, rng: Random) -> list[CuiBono2004]:
    """After some turns that cost nothing; if there is none, after the cheapest."""
    seat, cells = p.turn, p.offers[:]
    rng.shuffle(cells)
    back: list[CuiBono2004] = []
    kept: list[CuiBono2004] = []
    for cell in cells:
        then = played(p, seat, cell)
        if then.phase != PUTTING:
            kept.append(then)
            continue
        back += [played(then, seat, funnel) for funnel in then.offers if funnel != KEEP]
        if len(back) >= width:
            return back[:width]
    least = min([end.penalty[seat] for end in kept], default=0)
    return back or [end for end in kept if end.penalty[seat] == least][:width]


def hopes(p: CuiBono2004) -> list[float]:
    """For each seat: how far it is below the others on average, and more if that has won the match."""
    total, scores = sum(p.penalty), p.scores()
    found = [(total - own) / (p.seats - 1) - own for own in p.penalty]
    if p.phase == OVER:
        found = [hope + (WON if score == max(scores) else -WON) for hope, score in zip(found, scores, strict=True)]
    return found
