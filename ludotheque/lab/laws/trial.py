"""Random matches of a game, with the laws asked on the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from ...core.game import Info, Position
from ...match.record import Event
from . import copies, guesses, secrets, table, turns
from .broken import BrokenLaw, told
from .copies import laid, other_global_randomness
from .guesses import Guesses
from .look import Look, Step, next_events

ALWAYS: tuple[Callable[[Look], str], ...] = (
    turns.actors_exist,
    turns.no_dead_end,
    turns.ends,
    turns.timers_run,
    turns.scores_for_all,
)
ON_A_POSITION: tuple[Callable[[Look], str], ...] = (
    copies.looking_changes_nothing,
    copies.clone_is_apart,
    copies.clone_is_equal,
    turns.offered_once,
    turns.offered_is_accepted,
    turns.default_is_allowed,
    turns.world_answers_fit,
    table.scene_is_sound,
    table.questions_are_said,
    table.choices_point,
    table.choices_differ,
    turns.others_are_refused,
    secrets.nothing_leaks,
    secrets.commitments_do_not_show,
    secrets.spectators_know_least,
    secrets.imagine_is_apart,
    secrets.simplify_keeps_choices,
)
ON_AN_EVENT: tuple[Callable[[Step], str], ...] = (
    turns.parts_conserved,
    turns.revealed_grows,
    copies.same_again,
    secrets.log_is_fair,
    secrets.unnoticed_changes_nothing,
    secrets.news_is_counted,
    secrets.undo_teaches_nothing,
)


WHOLE: tuple[Callable[..., str], ...] = (
    copies.events_decide,
    copies.record_replays,
    guesses.imagine_varies,
    guesses.imagine_draws_anew,
)


def raises_nothing(e: Exception) -> str:
    """The game itself raises no exception."""
    frames = [f for f in traceback.extract_tb(e.__traceback__) if "/lab/laws/" not in f.filename.replace("\\", "/")]
    if isinstance(e, NotImplementedError) and frames:
        return f"its method {frames[-1].name}() is not written yet"
    where = f" in line {frames[-1].lineno} of {frames[-1].filename} ({frames[-1].name})" if frames else ""
    return f"it raised {type(e).__name__}: {' '.join(str(e).split())[:200]}{where}"


def statement(law: Callable[..., str]) -> str:
    return (law.__doc__ or "").strip().split("\n")[0]


FIRST: tuple[Callable[..., str], ...] = (table.info_is_sound, raises_nothing)
ALL: tuple[Callable[..., str], ...] = (*FIRST, *ALWAYS, *ON_A_POSITION, *ON_AN_EVENT, *WHOLE)
LAWS = {law.__name__: statement(law) for law in ALL}
CLOSE_LOOKS = 8  # the first positions of a match are all looked at closely, later ones ever more rarely


@dataclass
class Case:
    """One way to start a match."""

    seats: int
    options: dict[str, str]
    seed: int

    def __str__(self) -> str:
        given = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} seat{'s' if self.seats > 1 else ''}{given}, seed {self.seed}"


@dataclass
class Report:
    info: Info
    matches: int = 0
    events: int = 0


def cases(info: Info, seeds: int) -> Iterator[Case]:
    """For each seed: every number of seats with the default options, then every other value of every option once."""
    default = {option.name: next(iter(option.values)) for option in info.options}
    others = [(option.name, value) for option in info.options for value in list(option.values)[1:]]
    for seed in range(seeds):
        for seats in info.seats:
            yield Case(seats, default, seed)
        for n, (name, value) in enumerate(others):
            yield Case(info.seats[(seed + n) % len(info.seats)], {**default, name: value}, seed)


class Trial:
    """One random match under the eyes of the laws."""

    def __init__(self, kind: type[Position], case: Case, known: Guesses) -> None:
        self.kind = kind
        self.case = case
        self.known = known
        self.rng = Random(case.seed)
        self.events: list[Event] = []

    def run(self) -> int:
        """The number of events, if every law holds; else BrokenLaw."""
        try:
            with other_global_randomness(-1):
                self.play()
        except BrokenLaw:
            raise
        except Exception as e:
            raise self.broken(raises_nothing, raises_nothing(e)) from None
        return len(self.events)

    def play(self) -> None:
        case = self.case
        self.position = laid(self.kind, case.seats, case.options)
        self.look()
        while self.position.to_act():
            for actor, choice in next_events(self.position, self.rng):
                self.event(actor, choice)
            self.look()
        self.demand(copies.events_decide, self.kind, case.options, self.events, self.position)
        self.demand(copies.record_replays, self.kind, case.seats, case.options, case.seed)

    def event(self, actor: int, choice: int) -> None:
        before = self.position.clone()
        self.events.append((actor, choice))
        self.position.play(actor, choice)
        step = Step(before, actor, choice, self.position, self.rng)
        close = self.is_close()
        for law in ON_AN_EVENT if close else ON_AN_EVENT[:2]:
            self.demand(law, step)
        if close:
            self.known.watch_draw(step)

    def look(self) -> None:
        look = Look(self.position, self.rng, [choice for _, choice in self.events])
        for law in ALWAYS:
            self.demand(law, look)
        if self.position.to_act() and self.is_close():
            for law in ON_A_POSITION:
                self.demand(law, look)
            self.known.watch(look)
        elif not self.position.to_act():
            self.demand(table.scene_is_sound, look)

    def is_close(self) -> bool:
        """Looked at often enough to find what is wrong, rarely enough that a long match stays quick."""
        return self.rng.random() * len(self.events) < CLOSE_LOOKS

    def demand(self, law: Callable[..., str], *what: object) -> None:
        if complaint := law(*what):
            raise self.broken(law, complaint)

    def broken(self, law: Callable[..., str], complaint: str) -> BrokenLaw:
        where = f", {told(self.events)} ({self.case})"
        return BrokenLaw(law.__name__, statement(law), complaint, where)


def try_out(kind: type[Position], case: Case, known: Guesses | None = None) -> int:
    return Trial(kind, case, known or Guesses()).run()


def check_game(
    kind: type[Position],
    seeds: int = 5,
    progress: Callable[[str], None] = lambda line: None,
    hurry: Callable[[], bool] = lambda: False,
) -> Report:
    """All laws over every number of seats and every option; BrokenLaw at the first that does not hold.

    In a hurry every case is still tried with one seed.
    """
    if wrong := table.info_is_sound(getattr(kind, "info", None)):
        raise BrokenLaw("info_is_sound", statement(table.info_is_sound), wrong, "")
    report, known = Report(kind.info), {seats: Guesses() for seats in kind.info.seats}
    for case in cases(kind.info, seeds):
        if case.seed > 0 and hurry():
            break
        progress(str(case))
        report.events += try_out(kind, case, known[case.seats])
        report.matches += 1
    for law in (guesses.imagine_varies, guesses.imagine_draws_anew):
        for guessed in known.values():
            if wrong := law(guessed):
                raise BrokenLaw(law.__name__, statement(law), wrong, "")
    return report
