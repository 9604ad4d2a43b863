"""Laws of the turn: somebody can always act, what is offered is accepted and nothing else, matches end."""

from __future__ import annotations

from random import Random

from ...core.game import CLOCK, WORLD
from .look import NO_SEATS, Look, Step, everything, name_of

ALIENS = (-7, 10**12 + 7)  # choices that no game has


def actors_exist(look: Look) -> str:
    """Who is waited for is a seat of the match, CHANCE, CLOCK or WORLD, and named once."""
    acting = look.position.to_act()
    for actor in acting:
        if actor not in look.seats and actor not in NO_SEATS:
            return f"to_act() names {actor}, and the match has the seats 0 to {look.position.seats - 1}"
    return f"to_act() names somebody twice: {acting}" if len(set(acting)) < len(acting) else ""


def no_dead_end(look: Look) -> str:
    """Whoever is waited for has a choice."""
    position = look.position
    for actor in position.to_act():
        if actor != WORLD and not position.choices(actor):
            return f"{name_of(actor)} is waited for but has no choice"
        if actor == WORLD and not stood_in(look):
            return "WORLD is waited for but stand_in() has no answer"
    return ""


def stood_in(look: Look) -> list[int]:
    twin = look.position.clone()
    return twin.stand_in(Random(look.rng.random()))


def ends(look: Look) -> str:
    """Every match ends within info.longest events."""
    longest = look.position.info.longest
    return f"this one is still going after {longest} events" if len(look.tried) > longest else ""


def scores_for_all(look: Look) -> str:
    """scores() has one whole number for each seat."""
    scores = look.position.scores()
    if len(scores) != look.position.seats:
        return f"scores() is {scores} and the match has {look.position.seats} seats"
    return "" if all(isinstance(score, int) for score in scores) else f"scores() is {scores}"


def timers_run(look: Look) -> str:
    """CLOCK is waited for exactly while a timer runs, and a timer lasts 0 or more milliseconds."""
    position = look.position
    timers = position.choices(CLOCK)
    if (CLOCK in position.to_act()) != bool(timers):
        return f"to_act() is {position.to_act()} and choices(CLOCK) is {timers}"
    wrong = [timer for timer in timers if position.lasts(timer) < 0]
    return f"lasts({wrong[0]}) is {position.lasts(wrong[0])}" if wrong else ""


def offered_once(look: Look) -> str:
    """A seat is offered a choice once; only for CHANCE do repeats weigh."""
    for actor in (*look.seats, CLOCK):
        choices = look.position.choices(actor)
        if len(set(choices)) < len(choices):
            return f"{name_of(actor)} is offered something twice: {choices}"
    return ""


def offered_is_accepted(look: Look) -> str:
    """What choices() offers, why_not() accepts."""
    for actor in (*look.seats, *look.position.to_act()):
        for choice in look.position.choices(actor)[:200]:  # a bag of a thousand draws is believed
            if why := look.position.why_not(actor, choice):
                return f"{name_of(actor)} is offered {choice} and then refused: {why.en}"
    return ""


def others_are_refused(look: Look) -> str:
    """What choices() does not offer, why_not() refuses, and asking changes nothing."""
    position = look.position
    before = everything(position)
    for actor in (*look.seats, *NO_SEATS):
        for choice in never_offered(look, actor):
            if position.why_not(actor, choice) is None:
                return f"{name_of(actor)} is not offered {choice} and why_not() accepts it"
    return "" if everything(position) == before else "asking why_not() changed the position"


def never_offered(look: Look, actor: int) -> list[int]:
    """Choices of others, of earlier and of no game that must be refused. An open question has no list to hold to."""
    position = look.position
    if actor in look.seats:
        is_open = bool(position.choices(actor)) and position.ask(actor).kind != "pick"
    else:
        is_open = actor == WORLD and actor in position.to_act()
    if is_open:
        return [ALIENS[0]]
    theirs = [choice for seat in (*look.seats, *NO_SEATS) for choice in position.choices(seat)[:20]]
    offered = set(position.choices(actor))
    return sorted({*theirs, *look.tried[-20:], *ALIENS} - offered)


def default_is_allowed(look: Look) -> str:
    """The default of a question is one of its choices, or -1 for none."""
    for seat in look.seats:
        if look.position.choices(seat):
            default = look.position.ask(seat).default
            if default != -1 and look.position.why_not(seat, default):
                return f"the default of seat {seat} is {default}, which is refused"
    return ""


def world_answers_fit(look: Look) -> str:
    """What stand_in() answers for WORLD is accepted, answer by answer."""
    if WORLD not in look.position.to_act():
        return ""
    twin = look.position.clone()
    for answer in twin.stand_in(look.rng):
        if why := twin.why_not(WORLD, answer):
            return f"stand_in() answers {answer}, which is refused: {why.en}"
        twin.play(WORLD, answer)
    return ""


def parts_conserved(step: Step) -> str:
    """contents() never changes: no part is lost, none appears from nowhere."""
    before, after = step.before.contents(), step.after.contents()
    return "" if before == after else f"the last move turned the contents {before} into {after}"


def revealed_grows(step: Step) -> str:
    """revealed never shrinks: what has been seen cannot be unseen."""
    before, after = step.before.revealed, step.after.revealed
    return "" if after >= before else f"the last move turned revealed from {before} to {after}"
