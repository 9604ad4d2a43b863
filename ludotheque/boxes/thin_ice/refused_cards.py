"""Why a card cannot be played: not held, not now, or without any effect."""

from __future__ import annotations

from ...core.text import Text
from . import cards as c
from .frames import WINDOW
from .ice import NOBODY, Ice

NO_CARDS = Text("On joue sans cartes.", "This is played without cards.")
NOT_HELD = Text("Tu n'as pas cette carte.", "You don't have that card.")
BLOWS = Text("Le blizzard souffle : personne ne joue de carte.", "A blizzard blows: nobody plays a card.")
YOUR_TURN = Text("Cette carte se joue pendant ton tour.", "That card is played during your turn.")
BETWEEN = Text("Pas au milieu d'une action : attends la suite.", "Not in the middle of an action: wait for its end.")
NOTHING_TO = Text(
    "Cette carte se joue juste après ce qu'elle dit : il n'y a rien à quoi réagir.",
    "That card is played right after what it says: there is nothing to react to.",
)
NO_EFFECT = Text("Cette carte n'aurait aucun effet maintenant.", "That card would have no effect now.")


def why_not(g: Ice, seat: int, card: int) -> Text:
    if not g.with_cards:
        return NO_CARDS
    if not 0 <= card < c.CARDS or not g.hands[seat][card]:
        return NOT_HELD
    if g.calm != NOBODY:
        return BLOWS
    return out_of_time(g, seat, card) or NO_EFFECT


def out_of_time(g: Ice, seat: int, card: int) -> Text | None:
    kind, _, about, _, _ = g.stack[-1]
    if card in c.AFTER:
        return None if kind == WINDOW and about == card else NOTHING_TO
    if card in c.DURING and g.team[seat] != g.active:
        return YOUR_TURN
    return BETWEEN if len(g.stack) > 1 else None


def aim(card: int) -> Text:
    """A target that this card does not allow: what the card says."""
    title, text = c.TITLES[card], c.TEXTS[card]
    return Text(f"{title.fr}, pas là. {text.fr}", f"{title.en}, not there. {text.en}")
