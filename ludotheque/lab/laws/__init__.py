"""What holds for every game. Each law is a small function whose first line states it; trial.py plays and asks them all.

A law returns "" when it holds, and otherwise words for the person who is writing the game.
"""

from __future__ import annotations

from .broken import BrokenLaw
from .trial import LAWS, Report, cases, check_game, statement, try_out

__all__ = ["LAWS", "BrokenLaw", "Report", "cases", "check_game", "statement", "try_out"]
