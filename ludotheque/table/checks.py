"""Who may do what, and when: raises Refused in words, before anything has changed."""

from __future__ import annotations

from ..core.game import WORLD
from ..core.text import Text
from ..match.match import Refused
from .seat import BOT, PERSON, Seat
from .state import LINK, OVER, PAUSED, PLAYING, SCREEN, WAITING, TableState

NOT_HOST = Text("Seule la personne qui a ouvert la table peut faire cela.", "Only the host can do that.")
NOT_YOURS = Text("Ce n'est pas ta place.", "That is not your seat.")
TAKEN = Text("Cette place est prise.", "This seat is taken.")
JUDGED = Text("Tu as arbitré cette partie : regarde la suite.", "You have judged this match: watch the rest.")
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

    def place(self, actor: int) -> Seat:
        """A seat, or the console of whoever judges in the place of the world."""
        return self.console if actor == WORLD else self.seats[self.checked(actor)]

    def require(self, status: str) -> None:
        if self.status() != status:
            raise Refused(INSTEAD[self.status()])

    def require_host(self, player: str) -> None:
        if player != self.host:
            raise Refused(NOT_HOST)

    def require_owner(self, player: str, seat: int) -> None:
        if not player or self.place(seat).player != player:
            raise Refused(NOT_YOURS)

    def require_free(self, player: str, seat: int) -> None:
        """This person may sit down there."""
        place = self.seats[self.checked(seat)]
        if place.kind == PERSON and place.player != player:
            raise Refused(TAKEN)
        if self.status() != WAITING and place.kind == BOT and self.seating not in (LINK, SCREEN):
            raise Refused(Text("Un robot joue à cette place.", "A bot plays at this seat."))
        if self.status() == OVER:
            raise Refused(INSTEAD[OVER])
        if player in self.judged:
            raise Refused(JUDGED)

    def knows(self, player: str) -> bool:
        return player in (self.host, self.console.player) or player in self.owners()

    def require_somebody(self, player: str) -> None:
        if not self.knows(player):
            raise Refused(Text("Prends d'abord une place.", "Take a seat first."))
