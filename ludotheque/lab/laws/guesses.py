"""Laws of imagination, seen only over many positions: what a seat does not know, imagine() guesses anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from ...core.game import CHANCE, Position
from .look import Look, Step, next_events, view

ENOUGH = 20  # secrets met; a coin would have been guessed otherwise long before
HORIZON = 20  # moves within which a hidden draw may come to light
GUESSES = 3


class Guesses:
    """Counts, for each seat, the secrets that it had to guess at and how often imagine() guessed otherwise."""

    def __init__(self) -> None:
        self.private: Counter[int] = Counter()
        self.varied: Counter[int] = Counter()
        self.hidden: Counter[int] = Counter()
        self.redrawn: Counter[int] = Counter()

    def watch(self, look: Look) -> None:
        """Who sees parts that others do not?"""
        for seat in look.seats:
            others = [other for other in look.seats if other != seat]
            mine = sights(look.position, seat)
            if any(sights(look.position, other) - mine for other in others):
                self.private[seat] += 1
                imagined = look.position.imagine(seat, look.rng)
                self.varied[seat] += any(imagined.scene(o) != look.position.scene(o) for o in others)

    def watch_draw(self, step: Step) -> None:
        """Did chance draw something that one seat does not see now, but will see later?"""
        others = [draw for draw in set(step.before.choices(CHANCE)) if draw != step.choice]
        if step.actor != CHANCE or not others:
            return
        other = step.before.clone()
        other.play(CHANCE, step.rng.choice(sorted(others)))
        seat = step.rng.randrange(other.seats)
        seed = step.rng.random()
        if view(other, seat) == view(step.after, seat) and parts_ways(step.after, other, seat, seed):
            self.hidden[seat] += 1
            guesses = [step.after.imagine(seat, step.rng) for _ in range(GUESSES)]
            self.redrawn[seat] += any(parts_ways(step.after, guess, seat, seed) for guess in guesses)


def parts_ways(real: Position, other: Position, seat: int, seed: float) -> bool:
    """Whether two positions, played on alike, come to show this seat different things."""
    one, two, rng = real.clone(), other.clone(), Random(seed)
    for _ in range(HORIZON):
        for actor, choice in next_events(one, rng) if one.to_act() else []:
            if two.why_not(actor, choice):
                return False
            one.play(actor, choice)
            two.play(actor, choice)
        if one.scene(seat) != two.scene(seat):
            return True
    return False


def imagine_varies(guesses: Guesses) -> str:
    """Where others see what a seat does not, imagine() draws it anew, or bots would know it."""
    for seat, times in guesses.private.items():
        if times >= ENOUGH and not guesses.varied[seat]:
            return (
                f"in {times} positions others saw parts that seat {seat} did not, and imagine({seat}) "
                "always gave them back as they are: draw them anew, or show them to all if they are no secret"
            )
    return ""


def imagine_draws_anew(guesses: Guesses) -> str:
    """What chance has drawn and a seat has not seen yet, imagine() draws anew, or bots would know it."""
    for seat, times in guesses.hidden.items():
        if times >= ENOUGH and not guesses.redrawn[seat]:
            return (
                f"{times} times chance drew what seat {seat} could not see before later moves, and imagine({seat}) "
                "always knew it: draw it anew there, or let chance draw only when it is shown"
            )
    return ""


def sights(position: Position, seat: int) -> Counter[tuple[str, str]]:
    """The parts that a seat sees, without where they lie or how they are called: those may depend on who looks."""
    found: Counter[tuple[str, str]] = Counter()
    for zone in position.scene(seat):
        for part in zone.parts:
            found[part.look, part.mark] += part.many
    return found
