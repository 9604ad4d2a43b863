"""What a player of THRILL does with the weight and with its bets."""

from __future__ import annotations

from typing import Final

from .bot_pushes import Push, held, tried
from .cards import NO_BET, NOTHING_FALLS, SOMETHING_FALLS
from .design import point
from .phases import CHOSEN
from .rules import Thrill

WORTH_A_WEIGHT: Final = 2  # tokens that a weight should save
PLACEMENTS: Final = 3  # that are tried with the weight
SOON: Final = 8  # a free push that takes longer to find may not be found by the Pusher


def push_planned(p: Thrill, tries: int) -> Push:
    """The cheapest push, with the weight if it was announced."""
    pushes = tried(p, tries)
    return with_weight(p, pushes, tries) if p.weight else pushes[0]


def with_weight(p: Thrill, pushes: list[Push], tries: int) -> Push:
    return held(p, pushes[:PLACEMENTS], tries // 2)[0]


def wants_weight(p: Thrill, seat: int, tries: int) -> bool:
    """If it saves tokens enough, or saves from going out."""
    pushes = tried(p, tries)
    bill = pushes[0].bill
    held_bill = with_weight(p, pushes, tries).bill if bill else 0
    return bill - held_bill >= WORTH_A_WEIGHT or bill > p.tokens[seat] >= held_bill


def hold(p: Thrill, tries: int) -> int:
    """The disc for the weight, when the new one already lies."""
    before = p.clone()
    before.where[p.disc] = CHOSEN
    planned = push_planned(before, tries)
    lies = point(p.x[p.disc], p.y[p.disc])
    return planned.weighted if planned.point == lies else held(before, [Push(0, lies)], tries)[0].weighted


def bet_on(p: Thrill, seat: int, choices: list[int], tries: int) -> int:
    """The Pusher knows its own push; the others take the Pusher to be about as good as they are."""
    planned = push_planned(p, tries)
    if planned.bill > 0:
        return SOMETHING_FALLS if SOMETHING_FALLS in choices else NO_BET
    sure = seat == p.pusher or len(tried(p, tries)) <= SOON
    return NOTHING_FALLS if sure and NOTHING_FALLS in choices else NO_BET
