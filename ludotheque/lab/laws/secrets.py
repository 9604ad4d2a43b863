"""Laws of secrets: nobody is shown what they may not know, and nobody can take back what they have learnt."""

from __future__ import annotations

from random import Random

from ...core.game import CHANCE, CLOCK, HIDDEN, UNNOTICED, WORLD, Position
from .copies import AHEAD, other_global_randomness
from .look import Look, Step, difference, everything, play_some, view, viewer


def nothing_leaks(look: Look) -> str:
    """Imagined anew for a seat, a position shows, offers and asks that seat exactly the same."""
    for seat in look.seats:
        imagined = look.position.imagine(seat, look.rng)
        if other := difference(view(look.position, seat), view(imagined, seat)):
            return (
                f"after imagine({seat}) the {other} of seat {seat} is another: "
                "either it tells what the seat may not know, or imagine() forgets what the seat knows"
            )
    return ""


def spectators_know_least(look: Look) -> str:
    """A spectator sees only what every seat knows."""
    scene = look.position.scene(HIDDEN)[:]
    for seat in look.seats:
        if look.position.imagine(seat, look.rng).scene(HIDDEN) != scene:
            return f"the scene of a spectator (seat -1) tells what seat {seat} may not know"
    return ""


def imagine_is_apart(look: Look) -> str:
    """imagine() draws from its rng only, and playing on what it gives changes nothing in the original."""
    before, seed = everything(look.position), look.rng.random()
    for seat in look.seats:
        one = look.position.imagine(seat, Random(seed))
        with other_global_randomness(seat):
            other = look.position.imagine(seat, Random(seed))
        if everything(one) != everything(other):
            return f"imagine({seat}), called twice with the same rng, gave two different positions"
        other.forget(look.rng, 0.5)
        play_some(other, look.rng, AHEAD)
        if everything(look.position) != before:
            return f"playing on after imagine({seat}) changed the original"
    return ""


def simplify_keeps_choices(look: Look) -> str:
    """simplify() leaves a seat that has to choose its own choices, or fewer, and a game that goes on."""
    for seat in look.position.to_act():
        if seat < 0 or len(look.position.choices(seat)) < 2:
            continue
        simple = look.position.imagine(seat, look.rng)
        simple.simplify(seat)
        if seat not in simple.to_act() or not simple.choices(seat):
            return f"after simplify({seat}) seat {seat} has nothing to choose any more"
        allowed = {*look.position.choices(seat), simple.ask(seat).default}
        if strange := set(simple.choices(seat)) - allowed:
            return f"after simplify({seat}) seat {seat} is offered {min(strange)}, which it was not"
        play_some(simple, look.rng, AHEAD)
    return ""


def commitments_do_not_show(look: Look) -> str:
    """While several seats are waited for, what one picks shows to nobody and changes nothing for the others."""
    position = look.position
    waiting = [actor for actor in position.to_act() if actor >= 0]
    if len(waiting) < 2 or CLOCK in position.to_act():
        return ""
    actor = look.rng.choice(waiting)
    others = [seat for seat in waiting if seat != actor]
    pair = look.rng.sample(position.choices(actor), min(2, len(position.choices(actor))))
    return next((wrong for other in others if (wrong := shows(position, actor, pair, other))), "")


def shows(position: Position, actor: int, pair: list[int], other: int) -> str:
    """What the other seat could tell from the pick of this actor; "" if nothing."""
    views = []
    for choice in pair:
        twin = position.clone()
        twin.play(actor, choice)
        if twin.choices(other) != position.choices(other):
            return f"once seat {actor} picks {choice}, the choices of seat {other} are others"
        if len(pair) > 1 and position.seen(other, actor, choice) >= 0:
            return f"seen({other}, {actor}, {choice}) tells seat {other} what seat {actor} picks"
        views.append(view(twin, other))
    aspect = difference(views[0], views[-1])
    return f"the {aspect} of seat {other} tells whether seat {actor} picked {pair[0]} or {pair[-1]}" if aspect else ""


def log_is_fair(step: Step) -> str:
    """Who acts sees its own choice in the log, and a spectator sees there only what every seat sees."""
    before, actor, choice = step.before, step.actor, step.choice
    if actor >= 0 and before.seen(actor, actor, choice) != choice:
        return f"seen({actor}, {actor}, {choice}) hides from seat {actor} what it picks itself"
    public = before.seen(HIDDEN, actor, choice)
    blind = [seat for seat in range(before.seats) if before.seen(seat, actor, choice) != public]
    return f"a spectator sees {actor}:{choice} in the log and seat {blind[0]} does not" if blind and public >= 0 else ""


def unnoticed_changes_nothing(step: Step) -> str:
    """What goes unnoticed by a seat changes nothing that it sees, is asked or may pick."""
    before, after = step.before, step.after
    blind = [s for s in (HIDDEN, *range(before.seats)) if before.seen(s, step.actor, step.choice) == UNNOTICED]
    for seat in blind:
        if aspect := difference(view(before, seat), view(after, seat)):
            return f"{step.actor}:{step.choice} goes unnoticed by {viewer(seat)}, whose {aspect} changes"
    return ""


def news_is_counted(step: Step) -> str:
    """What chance or the world brings and anybody sees is news: revealed goes up."""
    if step.actor not in (CHANCE, WORLD) or step.after.revealed > step.before.revealed:
        return ""
    other = step.before.clone()
    answers = step.before.choices(CHANCE) if step.actor == CHANCE else step.before.clone().stand_in(step.rng)[:1]
    others = [answer for answer in answers if answer != step.choice]
    if not others:
        return ""
    other.play(step.actor, step.rng.choice(others))
    seer = next((s for s in range(other.seats) if other.scene(s) != step.after.scene(s)), HIDDEN)
    return "" if seer == HIDDEN else f"seat {seer} sees what was drawn, and revealed is as before"


def undo_teaches_nothing(step: Step) -> str:
    """A move that leaves revealed as it was shows nobody anything that they could not foresee, so it may be undone."""
    before, after, actor = step.before, step.after, step.actor
    next_to_act = after.to_act()
    if actor < 0 or after.revealed != before.revealed or not next_to_act or {CHANCE, WORLD} & set(next_to_act):
        return ""
    for seat in range(before.seats):
        choice = before.seen(seat, actor, step.choice)
        if choice >= 0 and (wrong := surprise(step, seat, choice)):
            return f"{wrong}, and revealed is as before"
    return ""


def surprise(step: Step, seat: int, choice: int) -> str:
    """What a seat learns when it sees this choice; "" if it knew all along."""
    foreseen = step.before.imagine(seat, step.rng)
    if foreseen.why_not(step.actor, choice):
        return f"seat {seat} could not know that {step.actor}:{choice} was possible"
    foreseen.play(step.actor, choice)
    if foreseen.scene(seat) == step.after.scene(seat):
        return ""
    return f"seat {seat} could not foresee what {step.actor}:{choice} shows"
