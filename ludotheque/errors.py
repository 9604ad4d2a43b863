"""What goes wrong for a user: one clear line, never a traceback."""

from __future__ import annotations


class Problem(Exception):
    """Bad input. The message says what was wrong and what would be right."""


class DoesNotHold(Problem):
    """What was asked does not hold: a record that does not verify, a law that is broken."""
