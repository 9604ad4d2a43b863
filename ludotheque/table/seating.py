"""Who sits where, and who is here: the part of a table that people and bots come to and leave."""

from __future__ import annotations

from ..core.game import Position
from ..core.text import Text
from ..match.match import Refused
from . import race
from .checks import TAKEN, CheckedTable
from .entries import MOVES, Entry
from .names import clean_name
from .seat import EMPTY, PERSON, USUAL_BOT
from .state import PLAYING, WAITING

LEVELS = [f"level:{n}" for n in range(1, 6)]
COLOURS = 6
AWAY = 20_000  # milliseconds after which a bot may play for somebody


class SeatedTable(CheckedTable):
    def __init__(self, kind: type[Position], opening: Entry) -> None:
        super().__init__(kind, opening)
        self.fresh: list[Entry] = []
        self.here: dict[str, int] = {}  # players who are connected, and with how many windows
        self.left_at: dict[str, int] = {}
        self.loaded = self.at

    def take_entries(self) -> list[Entry]:
        """What has happened since this was last asked; the table's v is the number of the last of them."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def happen(self, now: int, kind: str, *rest: object) -> None:
        before = self.race
        entry: Entry = [kind, max(now, self.raced if before and kind in MOVES else self.at), *rest]
        self.apply(entry)
        self.fresh.append(entry)
        if self.claims:
            race.look_at_claims(self, before)

    # Seats

    def sit(self, now: int, player: str, seat: int, name: str, colour: int) -> None:
        self.require_free(player, seat)
        self.happen(now, "sit", seat, player, clean_name(name), self.colour_for(seat, colour))

    def give_to_bot(self, now: int, seat: int, bot: str) -> None:
        self.happen(now, "bot", seat, bot, self.colour_for(seat, self.seats[seat].colour))

    def colour_for(self, seat: int, wanted: int) -> int:
        """No two seats wear the same colour as long as there are enough."""
        taken = {other.colour for n, other in enumerate(self.seats) if n != seat and other.kind != EMPTY}
        wishes = [wanted, *range(seat % COLOURS + 1, COLOURS + 1), *range(1, COLOURS + 1)]
        free = (colour for colour in wishes if 1 <= colour <= COLOURS and colour not in taken)
        return next(free, seat % COLOURS + 1)

    def stand(self, now: int, player: str, seat: int) -> None:
        self.require(WAITING)
        self.require_owner(player, seat)
        self.happen(now, "empty", seat)

    def seat_bot(self, now: int, player: str, seat: int, bot: str = USUAL_BOT) -> None:
        self.require(WAITING)
        self.require_host(player)
        if self.seats[self.checked(seat)].kind == PERSON:
            raise Refused(TAKEN)
        if bot not in LEVELS:
            raise Refused(Text("Les robots ont les niveaux 1 à 5.", "Bots have levels 1 to 5."))
        self.give_to_bot(now, seat, bot)

    def empty(self, now: int, player: str, seat: int) -> None:
        """The host sends a bot away, or somebody who has left."""
        self.require(WAITING)
        self.require_host(player)
        owner = self.seats[self.checked(seat)].player
        if owner and owner != player and owner in self.here:
            raise Refused(Text("Quelqu'un est assis à cette place.", "Somebody sits at this seat."))
        self.happen(now, "empty", seat)

    # Coming and going

    def arrive(self, now: int, player: str) -> None:
        if player not in self.here:
            self.arranged += 1
        self.here[player] = self.here.get(player, 0) + 1
        for n, seat in enumerate(self.seats):
            if seat.covered and seat.player == player:
                self.happen(now, "cover", n, False)

    def leave(self, now: int, player: str) -> None:
        self.here[player] = self.here.get(player, 0) - 1
        if self.here[player] <= 0:
            self.arranged += 1
            del self.here[player]
            self.left_at[player] = now

    def cover(self, now: int, player: str, seat: int) -> None:
        self.require(PLAYING)
        self.require_somebody(player)
        place = self.seats[self.checked(seat)]
        if not place.is_waited_for() or place.player in self.here:
            raise Refused(Text("Personne ne manque à cette place.", "Nobody is missing at this seat."))
        if now - self.left_at.get(place.player, self.loaded) < AWAY:
            raise Refused(Text("Attends encore un peu : 20 secondes.", "Wait a little longer: 20 seconds."))
        self.happen(now, "cover", seat, True)
