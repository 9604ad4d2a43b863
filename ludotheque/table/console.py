"""The referee's console: somebody without a seat takes the place of the world, where the game lets people judge.

Who has judged has seen answers, and takes no seat in that match any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.text import Text
from ..match.match import Refused
from .names import clean_name
from .state import LINK, OVER, SCREEN

if TYPE_CHECKING:
    from .table import Table

NO_CONSOLE = Text("Ici, personne n'arbitre à part.", "Nobody judges apart from the table here.")
SEATED = Text("Tu joues : quelqu'un d'autre doit arbitrer.", "You play: somebody else has to judge.")
TAKEN = Text("Quelqu'un arbitre déjà.", "Somebody judges already.")
NOT_YOURS = Text("Seul l'arbitre ou l'hôte peut rendre la console.", "Only the referee or the host can do that.")
EMPTY = Text("Personne n'est à la console.", "Nobody is at the console.")


def why_not(table: Table, player: str) -> Text | None:
    """Why this person cannot take it."""
    if table.seating not in (LINK, SCREEN) or table.status() == OVER or not table.kind.has_console(table.options):
        return NO_CONSOLE
    if player in table.owners():
        return SEATED
    return TAKEN if table.console.player else None


def take(table: Table, now: int, player: str, name: str) -> None:
    if why := why_not(table, player):
        raise Refused(why)
    table.happen(now, "console", player, clean_name(name))


def leave(table: Table, now: int, player: str) -> None:
    """By whoever holds it; by the host; by anybody at the table if the referee has gone away."""
    holder = table.console.player
    if not holder:
        raise Refused(EMPTY)
    if player not in (holder, table.host) and (holder in table.here or not table.knows(player)):
        raise Refused(NOT_YOURS)
    table.happen(now, "console", "", "")
