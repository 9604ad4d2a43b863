"""The two dice: a throw is a number from 0 to 35, one for each pair of faces."""

from __future__ import annotations

from typing import Final

THROWS: Final = list(range(36))
BUDGETS: Final = [(a + b) * (2 if a == b else 1) for a in range(1, 7) for b in range(1, 7)]  # a double counts twice
NO_THROW: Final = -1


def faces(throw: int) -> tuple[int, int]:
    return throw // 6 + 1, throw % 6 + 1
