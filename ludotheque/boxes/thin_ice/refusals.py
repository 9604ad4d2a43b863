"""Why a choice is not possible: the rule that forbids it."""

from __future__ import annotations

from ...core.game import NOT_NOW
from ...core.text import Text
from . import refused_cards
from .bear import bear_targets
from .frames import (
    BEAR_TO,
    CRACK_AT,
    DO_ROLL,
    DO_SLIDE,
    DO_STEP,
    END,
    END_DISCARDING,
    FERRY_ON,
    FIRST_CARD,
    FIRST_DISCARD,
    FREEZE_AT,
    HOLD,
    LAY_AT,
    PASS,
    PLACE,
    PUSH_BEAR,
    PUSH_ORCA,
    PUT,
    QUIET,
    SLIDE_TILE,
    SLIDE_TO,
    STEP_PAWN,
    STEP_TO,
    TARGET,
    TURN,
    WAIT,
    WINDOW,
)
from .ice import Ice
from .sea import AROUND, BESIDE, SPACES
from .steps import dry_steps, is_open
from .tiles import BEASTS, FIRM, PERMANENT, SEA, SLIDES

OVER = Text("La partie est finie.", "The match is over.")
NOT_YOU = Text("Ce n'est pas à toi de choisir.", "It is not for you to choose.")
ACTION_FIRST = Text("Choisis d'abord une action.", "Choose an action first.")
DONE_ALREADY = Text("Cette action est déjà faite, ou n'est plus due.", "That action is done already, or no longer due.")
IMPOSSIBLE = Text("Cette action est impossible en ce moment.", "That action is impossible right now.")
STILL_DUE = Text("Ton tour n'est pas fini : il te reste une action.", "Your turn is not over: an action is still due.")
NO_REACTION = Text("Il n'y a rien à quoi réagir.", "There is nothing to react to.")
TOO_FAR = Text("Trop loin : seulement une des 8 cases autour.", "Too far: only one of the 8 spaces around.")
TAKEN = Text("Un pion ou l'ours est là.", "A pawn or the bear is there.")
BEAST = Text("Personne ne va sur une orque ou un kraken.", "Nobody goes onto an orca or a kraken.")
DRY = Text("À la mer, seulement s'il n'y a pas de plaque où aller.", "Into the sea only if there is no tile to go to.")
SHUT = Text("Ce morceau de glace ne s'ouvre pas de ce côté.", "That ice piece is not open on this side.")
NOT_YOURS = Text("Ce n'est pas ton pion.", "That is not your pawn.")
NO_TILE = Text("Il n'y a pas de plaque ici.", "There is no tile here.")
NO_CRACKED_SLIDE = Text("Une plaque fissurée ne glisse pas.", "A cracked tile does not slide.")
BEAR_ON_IT = Text("L'ours est dessus : elle ne glisse pas.", "The bear is on it: it does not slide.")
PAWN_ON_IT = Text("Un autre pion est dessus : elle ne glisse pas.", "Another pawn is on it: it does not slide.")
PINNED = Text("« Pas touche » protège cette plaque.", "Stay Put protects that tile.")
NO_ROOM = Text("Pas de mer libre à côté : elle ne peut pas glisser.", "No free sea beside it: it cannot slide.")
SIDEWAYS = Text("Une plaque glisse d'une case, jamais en diagonale.", "A tile slides one space, never diagonally.")
NOT_EMPTY = Text("Une plaque glisse seulement vers la mer libre.", "A tile slides only into free sea.")
FREE_ONLY = Text("Seulement une plaque sans pion ni ours.", "Only a tile without pawn and bear.")
ETERNAL = Text(
    "La glace permanente ne se fissure pas et ne gèle pas.", "Permanent ice can be neither cracked nor frozen."
)
CANT_CRACK = Text("On fissure la glace ou un trou, rien d'autre.", "Only ice or a hole can be cracked.")
CANT_FREEZE = Text(
    "On gèle ce qui est fissuré, une orque ou le kraken.", "Only what is cracked, an orca or the kraken."
)
PUT_AROUND = Text("Pose-le sur une plaque libre juste à côté.", "Put it on a free tile right beside.")
CAME_FROM = Text("Pas sur la plaque d'où vient l'ours.", "Not on the tile that the bear came from.")
START_AT = Text("Commence sur une plaque libre à côté du trou.", "Start on a free tile next to the hole.")
START_ANY = Text("Commence sur une plaque libre et ferme.", "Start on a free firm tile.")
LAY_BESIDE = Text("Pose-la sur la mer, à côté d'une plaque.", "Lay it on the sea, next to a tile.")
INTO_SEA = Text("L'orque va sur la mer libre juste à côté.", "The orca goes to free sea right beside.")


def why_not(g: Ice, actor: int, choice: int) -> Text:
    """For a choice that is not on offer."""
    if g.over:
        return OVER
    if actor < 0 or actor >= g.seats:
        return NOT_NOW
    if FIRST_CARD <= choice < FIRST_DISCARD:
        return refused_cards.why_not(g, actor, choice - FIRST_CARD)
    kind, seat, _, _, _ = g.stack[-1]
    if choice in (PASS, HOLD, WAIT, QUIET) and kind != WINDOW:
        return NO_REACTION
    if kind == TURN:
        return of_turn(g, actor, choice)
    if kind == WINDOW or actor != seat:
        return NOT_YOU
    return of_space(g, choice) if 0 <= choice < SPACES else NOT_NOW


def of_turn(g: Ice, seat: int, choice: int) -> Text:
    if g.team[seat] != g.active:
        return NOT_YOU
    if choice in (DO_STEP, DO_SLIDE, DO_ROLL):
        due = {DO_STEP: g.steps != 0, DO_SLIDE: g.slide_due, DO_ROLL: g.roll_due}[choice]
        return IMPOSSIBLE if due else DONE_ALREADY
    if choice in (END, END_DISCARDING):
        return STILL_DUE
    return ACTION_FIRST if 0 <= choice < SPACES else NOT_NOW


def of_space(g: Ice, space: int) -> Text:
    kind, seat, a, b, c = g.stack[-1]
    if kind == STEP_TO:
        return of_step(g, a, space)
    if kind == SLIDE_TILE:
        return of_slide(g, seat, space)
    if kind in (SLIDE_TO, FERRY_ON):
        return SIDEWAYS if space not in BESIDE[a if kind == SLIDE_TO else g.where[a]] else NOT_EMPTY
    if kind in (CRACK_AT, FREEZE_AT):
        return of_flip(g, space, CANT_CRACK if kind == CRACK_AT else CANT_FREEZE)
    if kind == PUT:
        return CAME_FROM if space == b and space in AROUND[c] else PUT_AROUND
    if kind in (BEAR_TO, PUSH_BEAR):
        return BEAST if BEASTS[g.face[space]] else TAKEN if space in bear_targets(g) else TOO_FAR
    if kind == TARGET:
        return refused_cards.aim(a)
    plain = {STEP_PAWN: NOT_YOURS, LAY_AT: LAY_BESIDE, PUSH_ORCA: INTO_SEA}
    if kind == PLACE:
        return START_ANY if g.built else START_AT
    return plain.get(kind, NOT_NOW)


def of_step(g: Ice, pawn: int, space: int) -> Text:
    here = g.pawn[pawn]
    if space not in AROUND[here]:
        return TOO_FAR
    if g.is_taken(space):
        return TAKEN
    if BEASTS[g.face[space]]:
        return BEAST
    if FIRM[g.face[space]] and not is_open(g, here, space):
        return SHUT
    return DRY if dry_steps(g, pawn) else NOT_NOW


def of_slide(g: Ice, seat: int, space: int) -> Text:
    face = g.face[space]
    if face == SEA:
        return NO_TILE
    if not SLIDES[face]:
        return NO_CRACKED_SLIDE
    if space == g.bear:
        return BEAR_ON_IT
    if space in g.pawn and not g.is_ours(g.pawn.index(space), seat):
        return PAWN_ON_IT
    return PINNED if g.is_pinned(space) else NO_ROOM


def of_flip(g: Ice, space: int, kinds: Text) -> Text:
    if g.face[space] == SEA:
        return NO_TILE
    if g.is_taken(space):
        return FREE_ONLY
    if g.is_pinned(space):
        return PINNED
    return ETERNAL if g.face[space] == PERMANENT else kinds
