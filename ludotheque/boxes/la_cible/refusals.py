"""Why a choice of LA CIBLE is not possible: the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, CLOCK, JUDGE_COMES, JUDGE_GOES, NOT_NOW, WORLD
from ...core.text import Text
from . import card_texts
from .phases import (
    ANSWER,
    APPEAL,
    BID,
    BUTTON,
    HIGHEST_BID,
    MOST_ANSWERS,
    NEARLY,
    PASS,
    REVIEW,
    RUN,
    SHOWN,
    SPOKEN,
    VALIDATE,
    VOTE,
)
from .spelling import SPELLINGS
from .words import several

if TYPE_CHECKING:
    from .rules import LaCible


def why_not(game: LaCible, actor: int, choice: int) -> Text | None:
    if choice in game.choices(actor):
        return None
    if actor == WORLD and (choice < 0 or not game.apart):
        return why_not_verdict(game, choice)
    if actor >= game.seats or actor in (CHANCE, CLOCK) or choice < 0:
        return NOT_NOW
    if choice < BUTTON and game.step in (ANSWER, RUN):
        return why_not_say(game, actor, choice)
    if game.step == BID and actor == game.seat:
        return why_not_bid(game, choice)
    if choice >= APPEAL:
        return why_not_appeal(game, choice - APPEAL)
    return why_not_press(game, actor, choice)


def why_not_verdict(game: LaCible, choice: int) -> Text | None:
    if choice in (JUDGE_COMES, JUDGE_GOES):
        return None if game.aloud and game.apart == (choice == JUDGE_GOES) else NOT_NOW
    asked = game.asked()
    listed = WORLD in game.to_act() and asked is not None and (0 <= choice <= len(asked) or choice == NEARLY)
    return None if listed else NOT_NOW


def why_not_say(game: LaCible, seat: int, text: int) -> Text | None:
    if seat not in (game.seat, game.referee()):
        return Text("La caméra a désigné quelqu'un d'autre.", "The camera picked somebody else.")
    if game.step == RUN and len(game.at_this_question()) >= MOST_ANSWERS:
        return Text(f"Pas plus de {MOST_ANSWERS} réponses par question.", f"No more than {MOST_ANSWERS} answers each.")
    if text >= len(game.texts) or SPOKEN not in game.choices(seat):
        return NOT_NOW
    if not game.texts[text].strip():
        return Text("Écris une réponse.", "Write an answer.")
    return why_not_again(game, text) if game.step == RUN else None


def why_not_again(game: LaCible, text: int) -> Text | None:
    """To see that two answers are the same judges neither of them."""
    key = SPELLINGS[game.deck.language].key
    given = [key(card_texts.typed(game, g.text)) for g in game.at_this_question()]
    if key(game.texts[text]) not in given:
        return None
    return Text("Tu as déjà donné cette réponse.", "You have given that answer already.")


def why_not_bid(game: LaCible, choice: int) -> Text:
    if choice == PASS:
        return Text("Qui ouvre annonce au moins 1.", "Whoever opens bids at least 1.")
    if choice > HIGHEST_BID:
        return Text(f"Une enchère va jusqu'à {HIGHEST_BID}.", f"A bid is at most {HIGHEST_BID}.")
    return Text(f"Il faut plus de {game.bid}, ou passer.", f"Bid more than {game.bid}, or pass.")


def why_not_appeal(game: LaCible, n: int) -> Text:
    if game.aloud:
        return Text("Ici l'arbitre est à la table : parle-lui.", "The referee sits at the table here: talk it over.")
    if n in game.appealed:
        return Text("Cette décision a déjà été contestée.", "That verdict has been appealed against already.")
    if game.step in (SHOWN, REVIEW):
        return Text("Rien n'a été jugé là.", "Nothing was judged there.")
    return Text("Trop tard pour contester, ou trop tôt.", "Too late to appeal, or too early.")


def why_not_press(game: LaCible, seat: int, choice: int) -> Text:
    if choice == VALIDATE and game.step == RUN and seat in (game.seat, game.referee()):
        missing = several(game.level - len(game.at_this_question()), "réponse", "answer")
        return Text(f"Il manque {missing.fr} pour valider.", f"{missing.en} missing before you can validate.")
    if game.step == VOTE:
        return why_not_vote(game, seat)
    if game.step in (ANSWER, BID, RUN) and seat != game.seat:
        return Text("Ce n'est pas ton tour.", "It is not your turn.")
    return NOT_NOW


def why_not_vote(game: LaCible, seat: int) -> Text:
    if seat == game.given[game.appealed[-1]].seat:
        return Text("C'est ta réponse : les autres votent.", "It is your answer: the others vote.")
    return Text("Tu as déjà voté, ou il faut d'abord voter.", "You have voted already, or the vote comes first.")
