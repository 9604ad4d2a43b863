"""What THIN ICE asks, and what its choices are called."""

from __future__ import annotations

from typing import Final

from ...core.game import CHANCE, CLOCK, HIDDEN
from ...core.scene import Ask, Label
from ...core.text import Text
from . import cards as c
from .building import WAYS, face_laid
from .frames import (
    ANYTIME,
    BEAR_TO,
    BOX,
    CANCEL,
    CRACK_AT,
    DEAL,
    DESTROY,
    DISCARDING,
    DO_STEP,
    DONE,
    DRAW,
    END,
    END_DISCARDING,
    FERRY_ON,
    FIRST,
    FIRST_CARD,
    FIRST_DISCARD,
    FIRST_LAY,
    FLIP,
    FREEZE_AT,
    HAND_OVER,
    HOLD,
    KRAKEN_ROARS,
    LAY_AT,
    LAY_TILE,
    LAYOUT,
    PASS,
    PLACE,
    PUSH_BEAR,
    PUSH_ORCA,
    PUT,
    QUIET,
    ROLLING,
    SLIDE_TILE,
    SLIDE_TO,
    STEP_PAWN,
    STEP_TO,
    TARGET,
    TURN,
    WAIT,
    WINDOW,
    WINNER,
)
from .ice import Ice
from .tiles import FRONTS, SEA
from .words import ACTIONS, DIE_FACES, FAMILY_WORDS, TILES, followed, joined

PROMPTS = {
    PLACE: Text("Où commence ton pion ?", "Where does your pawn start?"),
    LAY_TILE: Text("Quelle plaque poses-tu, et de quel côté ?", "Which tile do you lay, and which side up?"),
    LAY_AT: Text("Où la poses-tu ?", "Where do you lay it?"),
    STEP_PAWN: Text("Quel pion avance ?", "Which pawn steps?"),
    STEP_TO: Text("Où va ton pion ?", "Where does your pawn go?"),
    SLIDE_TILE: Text("Quelle plaque glisse ?", "Which tile slides?"),
    SLIDE_TO: Text("Où glisse la plaque ?", "Where does the tile slide?"),
    BEAR_TO: Text("Où va l'ours ?", "Where does the bear go?"),
    DESTROY: Text("Quelle plaque détruit le kraken ?", "Which tile does the kraken destroy?"),
    CRACK_AT: Text("Quelle plaque se fissure ?", "Which tile cracks?"),
    FREEZE_AT: Text("Quelle plaque gèle ?", "Which tile freezes?"),
    PUT: Text("Où poses-tu le pion ?", "Where do you put the pawn?"),
    PUSH_BEAR: Text("Où va l'ours, poussé de côté ?", "Where does the pushed bear go?"),
    PUSH_ORCA: Text("Où va l'orque, poussée par le kraken ?", "Where does the pushed orca go?"),
    FERRY_ON: Text("Et la deuxième glissade ?", "And the second slide?"),
    DISCARDING: Text("Quelles cartes défausses-tu ?", "Which cards do you discard?"),
    WINNER: Text("Quelle carte joues-tu ?", "Which card do you play?"),
}
YOUR_TURN = Text("À toi : choisis une action.", "Your turn: choose an action.")
STILL = Text("Encore une carte, ou la fin de ton tour ?", "One more card, or the end of your turn?")
WHICH = Text("laquelle ?", "which one?")
WHERE = Text("où ?", "where?")
BUTTONS = {
    END: Text("finis ton tour", "end your turn"),
    END_DISCARDING: Text("finis et défausse", "end and discard"),
    HAND_OVER: Text("laisse ton équipe commencer", "let a partner go first"),
    CANCEL: Text("annule", "cancel"),
    DONE: Text("c'est bon", "done"),
    KRAKEN_ROARS: Text("le kraken détruit une plaque", "the kraken destroys a tile"),
    PASS: Text("passe", "pass"),
    HOLD: Text("attends, je réfléchis", "wait, let me think"),
    WAIT: Text("finalement, attends", "wait after all"),
    QUIET: Text("plus rien ce tour", "nothing more this turn"),
}
REACT = {
    ANYTIME: Text("Quelqu'un joue une carte ?", "Does anybody play a card?"),
    c.SECOND_CHANCE: Text("Le dé est jeté. Une réaction ?", "The die is cast. A reaction?"),
    c.GOOD_FOOTING: Text("Ton pion tombe dans le trou. Une réaction ?", "Your pawn falls into the hole. A reaction?"),
    c.LIFE_RING: Text("Ton pion est perdu. Une réaction ?", "Your pawn is lost. A reaction?"),
    c.NOT_SO_FAST: Text("Une carte est annoncée. Une réaction ?", "A card is announced. A reaction?"),
}
VERBS = {
    PLACE: Text("commence ici", "start here"),
    LAY_AT: Text("pose ici", "lay it here"),
    STEP_PAWN: Text("ce pion", "this pawn"),
    SLIDE_TILE: Text("glisse cette plaque", "slide this tile"),
    SLIDE_TO: Text("glisse ici", "slide here"),
    BEAR_TO: Text("l'ours vient ici", "the bear comes here"),
    DESTROY: Text("détruis cette plaque", "destroy this tile"),
    CRACK_AT: Text("fissure", "crack"),
    FREEZE_AT: Text("gèle", "freeze"),
    PUT: Text("pose le pion ici", "put the pawn here"),
    PUSH_BEAR: Text("l'ours vient ici", "the bear comes here"),
    PUSH_ORCA: Text("l'orque vient ici", "the orca comes here"),
    FERRY_ON: Text("glisse ici", "slide here"),
}

ANSWERED: Final = Text("C'est noté. On attend les autres.", "Noted. Waiting for the others.")


def ask(g: Ice, seat: int) -> Ask:
    if g.over:
        return Ask(Text("La partie est finie.", "The match is over."))
    kind, _, card, first, _ = g.stack[-1]
    if kind == TURN:
        return Ask(YOUR_TURN if g.offers or seat != g.speaker else STILL)
    if kind == WINDOW:
        has_answered = bool(g.passed >> seat & 1) or g.intents[seat] >= 0
        return Ask(ANSWERED, lit=False) if has_answered else Ask(REACT[card], default=PASS)
    if kind == TARGET:
        return Ask(joined(c.TITLES[card], WHERE if first >= 0 else WHICH))
    if kind in (WINNER, LAY_AT):
        return Ask(PROMPTS[kind], default=CANCEL if kind == WINNER else HIDDEN)
    return Ask(PROMPTS.get(kind, YOUR_TURN), default=DONE if kind == DISCARDING else HIDDEN)


def label(g: Ice, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return Label(drawn(g, choice))
    if actor == CLOCK:
        return Label(Text("personne ne réagit plus", "nobody reacts any more"))
    if choice in BUTTONS:
        return Label(BUTTONS[choice])
    if DO_STEP <= choice < END:
        return Label(ACTIONS[choice - DO_STEP][1], "actions", choice - DO_STEP)
    if choice >= FIRST_LAY:
        return lay_label(g, actor, choice)
    if choice >= FIRST_DISCARD:
        title = c.TITLES[choice - FIRST_DISCARD]
        return Label(Text(f"défausse {title.fr}", f"discard {title.en}"), "hand", choice - FIRST_DISCARD)
    if choice >= FIRST_CARD:
        title = c.TITLES[choice - FIRST_CARD]
        return Label(Text(f"joue {title.fr}", f"play {title.en}"), "hand", choice - FIRST_CARD)
    return space_label(g, choice)


def lay_label(g: Ice, seat: int, choice: int) -> Label:
    n, way = divmod(choice - FIRST_LAY, WAYS)
    name = TILES[face_laid(g.family[g.dealt[seat][n]], way)]
    return Label(Text(f"pose : {name.fr}", f"lay: {name.en}"), "dealt", choice - FIRST_LAY)


def space_label(g: Ice, space: int) -> Label:
    kind, _, a, first, _ = g.stack[-1]
    here = TILES[g.face[space]]
    if kind == TARGET:
        return Label(joined(c.TITLES[a], here), "ice", space, (first,) if first >= 0 else ())
    if kind == STEP_TO:
        return Label(step_words(g, space), "ice", space, (g.pawn[a],))
    also = (a,) if kind == SLIDE_TO else (g.where[a],) if kind == FERRY_ON else ()
    verb = VERBS.get(kind, WHERE)
    return Label(joined(verb, here) if g.face[space] != SEA else verb, "ice", space, also)


def step_words(g: Ice, space: int) -> Text:
    if g.face[space] == SEA:
        return Text("tombe à la mer", "fall into the sea")
    return joined(Text("va ici", "go here"), TILES[g.face[space]])


def drawn(g: Ice, choice: int) -> Text:
    """What chance brought, for the log."""
    kind = g.stack[-1][0]
    if kind == ROLLING:
        return DIE_FACES[choice][1]
    if kind == FLIP:
        return joined(Text("au dos", "on the back"), FAMILY_WORDS[choice])
    if kind == DRAW:
        return followed(Text("pioche", "draws"), c.TITLES[choice])
    if kind == DEAL:
        return followed(Text("reçoit", "is dealt"), TILES[FRONTS[choice]])
    if kind == LAYOUT:
        return Text("une plaque reste dans la boîte", "a tile stays in the box") if choice == BOX else SPECIAL
    assert kind == FIRST
    return Text(f"place {choice + 1} commence", f"seat {choice + 1} begins")


SPECIAL = Text("une plaque spéciale est posée", "a special tile is laid")
