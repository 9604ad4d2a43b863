"""What happens at a table, as small lists that a store keeps: ["play", 81234, 0, 4].

The first word is the kind, the second the time in milliseconds, the rest belongs to the kind (changes.py).
A table is rebuilt from its entries alone; entry number v is the v-th, counted from 1.
"""

from __future__ import annotations

from typing import Any

Entry = list[Any]
MOVES = ("play", "say")  # what changes the match and nothing else of the table
