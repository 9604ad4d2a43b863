"""The chances in « Mes dés, tes dés », by expectation.

After a group is taken those left have 7 dice each, so a turn is known by five numbers: groups left, play dice, action
dice of both, and the total (dice won and action dice) of the seat whose turn it is; the rival has the rest of the 55.
That makes some 80,000 positions that can come up, each a sum over what a roll may bring. They are worked out when
asked for, and kept. Rolls less likely than one in 100,000 are left out.
Exact: the last three turns, in about a second at worst. From the first turn it would take fifteen, so in the
first three turns the turn itself is worked out, and what comes after it is estimated.
"""

from __future__ import annotations

from math import comb, erf, sqrt
from typing import Final

from .my_dice_phases import DICE, MAJORITY

GROUP: Final = 7
UNLIKELY: Final = 1e-5

Outcome = tuple[int, int, float]  # dice won by the roller, main numbers of the rival, probability


def outcomes(n: int) -> list[Outcome]:
    """What a roll of n dice can bring; two faces in six are the roller's, one is the rival's."""
    found = []
    for mine in range(n + 1):
        for theirs in range(n - mine + 1):
            ways = comb(n, mine) * comb(n - mine, theirs)
            chance = ways / (3**mine * 6**theirs * 2 ** (n - mine - theirs))
            if chance > UNLIKELY:
                found.append((mine, theirs, chance))
    return found


OUTCOMES: Final[list[list[Outcome]]] = [outcomes(n) for n in range(DICE + 1)]

# By the number of groups left, fitted to the exact chances at the start of a turn: 0.006 off on average, 0.03 at most.
# What counts: the lead, own action dice, theirs, play dice, a constant, and the squares of the action dice.
FIRST_ESTIMATE: Final = 2
WEIGHTS: Final = [
    [0.9271, 0.8289, -0.5856, 0.3248, -1.1574, -0.0328, 0.0265],
    [0.9192, 0.6501, -0.8153, 0.3274, -1.8312, -0.0152, 0.0315],
    [0.9382, 0.8852, -0.6916, 0.3117, -0.9984, -0.0389, 0.0190],
]


def estimate(groups: int, n: int, mine: int, theirs: int, total: int) -> float:
    """The chance of the seat that is about to roll n dice, without looking ahead."""
    w = WEIGHTS[groups - FIRST_ESTIMATE]
    to_come = n + GROUP * groups
    lead = 2 * total + to_come - DICE
    worth = w[0] * lead + w[1] * mine + w[2] * theirs + w[3] * n + w[4] + w[5] * mine * mine + w[6] * theirs * theirs
    return 0.5 + 0.5 * erf(worth / sqrt(2.0 * to_come))


class Odds:
    """Chances of the seat whose turn it is."""

    def __init__(self, strict: bool, estimates: int = FIRST_ESTIMATE) -> None:
        self.strict = strict
        self.estimates = estimates  # how many groups must be left for an estimate to be good enough
        self.known: dict[int, float] = {}

    def rolling(self, groups: int, n: int, mine: int, theirs: int, total: int) -> float:
        """Before n dice are rolled. In the last turn the rival's action dice no longer matter."""
        key = (((groups * 64 + n) * 8 + mine) * 8 + (theirs if groups else 0)) * 32 + total
        found = self.known.get(key, -1.0)
        if found >= 0.0:
            return found
        odds = 0.0
        for own, main, chance in OUTCOMES[n]:
            odds += chance * self.rolled(groups, n, mine, theirs, total, own, main)
        self.known[key] = odds
        return odds

    def rolled(self, groups: int, n: int, mine: int, theirs: int, total: int, own: int, main: int) -> float:
        """With the best ransom: from none to one for each main number of the rival."""
        if total + own >= MAJORITY:
            return 1.0
        best = 0.0
        for ransom in range(min(main, mine) + 1):
            best = max(best, self.paid(groups, n, mine, theirs, total, own, main, ransom))
        return best

    def paid(self, groups: int, n: int, mine: int, theirs: int, total: int, own: int, main: int, ransom: int) -> float:
        won = own + main - ransom
        n += ransom - won
        mine -= ransom
        total += own - ransom
        if total >= MAJORITY:
            return 1.0
        if DICE - GROUP * groups - n - total >= MAJORITY:
            return 0.0
        if n > 0 and (won > 0 or (ransom > 0 and not self.strict)):
            return self.rolling(groups, n, mine, theirs, total)
        return self.stalled(groups, n, mine, theirs, total)

    def stalled(self, groups: int, n: int, mine: int, theirs: int, total: int) -> float:
        """Nothing was won, or nothing is left to roll."""
        ended = self.ended(groups, n, mine, theirs, total)
        return max(ended, self.bought(groups, n, mine, theirs, total)) if n and mine else ended

    def bought(self, groups: int, n: int, mine: int, theirs: int, total: int) -> float:
        return self.rolling(groups, n + 1, mine - 1, theirs, total - 1)

    def ended(self, groups: int, n: int, mine: int, theirs: int, total: int) -> float:
        """The n dice that are left go to the rival, with the next group if there is one."""
        if groups == 0:
            return 0.0
        rival = DICE - GROUP * groups - n - total
        if groups > self.estimates:
            return 1.0 - estimate(groups - 1, n + GROUP, theirs, mine, rival)
        return 1.0 - self.rolling(groups - 1, n + GROUP, theirs, mine, rival)
