"""A match: a position, the draws of its seed, and every event so far."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_bytes

from ..core.chance import commitment, draw, seed_from
from ..core.game import CHANCE, Info, Position
from ..core.text import Text
from ..errors import Problem
from .record import Event, Record

TAKE_BACK, RESIGN = -4, -5  # events of the table, not of the rules: back to before event n; this seat gives up
MOST_TAKE_BACKS = 200
LONGEST_TEXT = 80  # characters of an answer
NO_WORDS = Text(
    "Rien à écrire en ce moment : trop tôt, ou trop tard.", "Nothing to write just now: too early, or too late."
)


class Refused(Problem):
    """A choice that is not allowed. The match is as it was."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.en)
        self.why = why


def checked_options(info: Info, options: dict[str, str]) -> dict[str, str]:
    """Every option of the game, with the default where none is given."""
    known = {o.name: o for o in info.options}
    for name, value in options.items():
        if name not in known:
            raise Problem(f"{info.slug} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        if value not in known[name].values:
            raise Problem(f"option {name} of {info.slug} is one of {', '.join(known[name].values)}, not {value!r}")
    return {o.name: options.get(o.name, next(iter(o.values))) for o in info.options}


def standing(events: list[Event]) -> list[int]:
    """The numbers of the events that have not been taken back."""
    live: list[int] = []
    for n, (actor, choice) in enumerate(events):
        if actor == TAKE_BACK:
            live = [m for m in live if m < choice]
        else:
            live.append(n)
    return live


class Match:
    """Plays chance by itself, so that only seats, clocks and the world are left to act."""

    def __init__(
        self,
        kind: type[Position],
        seats: int = 0,
        options: dict[str, str] | None = None,
        seed: bytes | int | None = None,
        promise: str = "",
    ) -> None:
        """A seed of None draws a secret one; a promise alone is the commitment of a seed not yet known."""
        self.kind = kind
        self.info = kind.info
        self.seats = seats or kind.info.seats[0]
        if self.seats not in kind.info.seats:
            allowed = ", ".join(map(str, kind.info.seats))
            raise Problem(f"{kind.info.slug} is played with {allowed} seats, not {self.seats}")
        self.options = checked_options(kind.info, options or {})
        self.seed = b"" if promise else seed if isinstance(seed, bytes) else token_bytes(32)
        if isinstance(seed, int) and not promise:
            self.seed = seed_from(seed)
        self.commitment = promise or commitment(self.seed)
        self.events: list[Event] = []
        self.texts: list[str] = []  # what was typed; the choice of a text is its number here
        self.resigned = -1
        self.position = self.laid()
        self.chain = sha256(f"{self.info.slug} {self.info.rules} {self.seats} {self.options}".encode()).digest()
        self.checks = ""
        self.settle()

    def laid(self) -> Position:
        position = self.kind(self.seats)
        position.texts = self.texts
        position.set_up(self.options)
        return position

    def to_act(self) -> list[int]:
        return [] if self.resigned >= 0 else self.position.to_act()

    def choices(self, actor: int) -> list[int]:
        return self.position.choices(actor)

    def scores(self) -> list[int]:
        return self.position.scores()

    def play(self, actor: int, choice: int) -> None:
        """Play an event and the chance that follows from it, or raise Refused and change nothing."""
        why = self.why_not(actor, choice)
        if why is not None:
            raise Refused(why)
        self.add(actor, choice)
        self.settle()

    def make(self, actor: int, move: int | str) -> None:
        """A choice, or an answer in words."""
        if isinstance(move, str):
            self.say(actor, move)
        else:
            self.play(actor, move)

    def say(self, actor: int, text: str) -> None:
        """Answer with words, or raise Refused and change nothing."""
        if not self.wants_words(actor):
            raise Refused(NO_WORDS)
        words = " ".join(text.split())
        if not 0 < len(words) <= LONGEST_TEXT:
            raise Refused(Text(f"De 1 à {LONGEST_TEXT} caractères.", f"1 to {LONGEST_TEXT} characters."))
        self.texts.append(words)
        try:
            self.play(actor, len(self.texts) - 1)
        except Refused:
            self.texts.pop()
            raise

    def wants_words(self, actor: int) -> bool:
        """False where the number of a text would be taken for another choice. Who may not choose is told so later."""
        waits = bool(self.to_act()) and bool(self.choices(actor))
        return not waits or self.position.ask(actor).kind == "text"

    def why_not(self, actor: int, choice: int) -> Text | None:
        if not self.to_act():
            return Text("La partie est finie.", "The match is over.")
        if actor == CHANCE or not -3 <= actor < self.seats:
            return Text(f"Personne n'occupe la place {actor}.", f"Nobody sits at seat {actor}.")
        return self.position.why_not(actor, choice)

    def settle(self) -> None:
        """Draw while chance is waited for, but not for ever in a game that has gone wrong."""
        draws = 0
        while self.seed and CHANCE in self.to_act():
            self.add(CHANCE, self.drawn())
            draws += 1
            if draws > self.info.longest:
                raise Problem(f"{self.info.slug} draws on and on: longer than its longest match, {self.info.longest}")

    def drawn(self) -> int:
        """What chance plays now: a function of the seed and the number of the event."""
        bag = self.position.choices(CHANCE)
        return bag[draw(self.seed, len(self.events), len(bag))]

    def add(self, actor: int, choice: int) -> None:
        """One event, trusted."""
        offered = sorted(self.position.choices(actor)) if actor > TAKE_BACK else []
        self.chain = sha256(self.chain + f"{actor} {choice} {offered}".encode()).digest()
        self.checks += self.chain[:2].hex()
        self.events.append((actor, choice))
        if actor == TAKE_BACK:
            self.rebuild()
        elif actor == RESIGN:
            self.resigned = choice
        else:
            self.position.play(actor, choice)

    def take_back(self, event: int) -> None:
        """The match stands again as before this event; what is undone stays in the record."""
        if sum(actor == TAKE_BACK for actor, _ in self.events) >= MOST_TAKE_BACKS:
            raise Refused(Text("Assez de coups repris dans cette partie.", "Enough take-backs in this match."))
        self.add(TAKE_BACK, event)
        self.settle()

    def resign(self, seat: int) -> None:
        self.add(RESIGN, seat)

    def standing_events(self) -> list[int]:
        return standing(self.events)

    def rebuild(self) -> None:
        self.position = self.laid()
        self.resigned = -1
        for n in self.standing_events():
            actor, choice = self.events[n]
            if actor == RESIGN:
                self.resigned = choice
            else:
                self.position.play(actor, choice)

    def digest(self) -> str:
        return sha256(self.chain + f"{self.texts} {self.scores()}".encode()).hexdigest()

    def record(self, players: list[str] | None = None) -> Record:
        """The seed is revealed only once the match is over."""
        over = not self.to_act()
        return Record(
            game=self.info.slug,
            rules=self.info.rules,
            seats=self.seats,
            options=self.options,
            players=players or [],
            commitment=self.commitment,
            seed=self.seed.hex() if over else "",
            events=self.events[:],
            texts=self.texts[:],
            checks=self.checks,
            scores=self.scores()[:],
            digest=self.digest(),
        )
