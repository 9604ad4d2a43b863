"""How much time there is. Interpreted, as all classes of msgspec are."""

from __future__ import annotations

from msgspec import Struct

NO_CLOCK, MOVE, PLAYER = "none", "move", "player"


class ClockRule(Struct, frozen=True):
    """none; seconds for each decision; or seconds for the whole match and an increment for each turn."""

    kind: str = NO_CLOCK
    seconds: int = 0
    increment: int = 0
