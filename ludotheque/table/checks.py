"""Who may do what, and when: raises Refused in words, before anything has changed."""

from __future__ import annotations

from ..core.text import Text
from ..match.match import Refused
from .state import OVER, PAUSED, PLAYING, WAITING, TableState

NOT_HOST = Text("Seule la personne qui a ouvert la table peut faire cela.", "Only the host can do that.")
NOT_YOURS = Text("Ce n'est pas ta place.", "That is not your seat.")
INSTEAD = {
    WAITING: Text("La partie n'a pas commencé.", "The match has not begun."),
    PLAYING: Text("La partie est en cours.", "The match is under way."),
    PAUSED: Text("La partie est en pause.", "The match is paused."),
    OVER: Text("La partie est finie.", "The match is over."),
}


class CheckedTable(TableState):
    def checked(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise Refused(Text(f"Il n'y a pas de place {seat}.", f"There is no seat {seat}."))
        return seat

    def require(self, status: str) -> None:
        if self.status() != status:
            raise Refused(INSTEAD[self.status()])

    def require_host(self, player: str) -> None:
        if player != self.host:
            raise Refused(NOT_HOST)

    def require_owner(self, player: str, seat: int) -> None:
        if not player or self.seats[self.checked(seat)].player != player:
            raise Refused(NOT_YOURS)

    def knows(self, player: str) -> bool:
        return player == self.host or player in self.owners()

    def require_somebody(self, player: str) -> None:
        if not self.knows(player):
            raise Refused(Text("Prends d'abord une place.", "Take a seat first."))
