"""What LA CIBLE asks, and what its choices are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import CHANCE, CLOCK, WORLD
from ...core.scene import NOTHING, Ask, Label
from ...core.text import Text
from . import card_texts, judging, offers
from .phases import (
    ABSTAIN,
    ANSWER,
    APPEAL,
    AUCTION,
    BID,
    BUTTON,
    CHECK,
    DEFINITIONS,
    DRAW,
    FIRST_ROUND,
    GO_ON,
    JUDGE,
    NEARLY,
    PASS,
    READ,
    READY,
    REPEATED,
    RIGHT,
    RUN,
    SCORER,
    SERIES,
    SPOKEN,
    START,
    VOTE,
    WRONG,
)
from .refusals import why_not
from .spelling import plain
from .words import (
    BUTTONS,
    CAMERA_TURNS,
    FINAL_CARD,
    JUDGES,
    SCORES,
    TIME_IS_UP,
    VERDICTS,
    both,
    joined,
    quoted,
    several,
    understood,
)

if TYPE_CHECKING:
    from .rules import LaCible

__all__ = ["ask", "label", "why_not"]


def ask(game: LaCible, actor: int) -> Ask:
    step = game.step
    if step == READ:
        return Ask(Text("Lis la question à voix haute.", "Read the question aloud."), default=START)
    if step == READY:
        return Ask(ready(game, actor), default=START)
    if step == ANSWER and actor == game.seat:
        return Ask(answer_prompt(game), "text", PASS if game.phase == DEFINITIONS else -1)
    if step in (ANSWER, JUDGE, CHECK):
        return Ask(judge_prompt(game, actor))
    if step == VOTE:
        return Ask(vote_prompt(game), default=ABSTAIN)
    if step == BID:
        return Ask(bid_prompt(game), "number", PASS if game.bid else 1)
    if step == RUN:
        return Ask(run_prompt(game), "text")
    return Ask(appeal_prompt(game), default=GO_ON if actor in offers.waited_for(game) else -1)


def ready(game: LaCible, actor: int) -> Text:
    if game.phase == DEFINITIONS:
        letter = card_texts.letter(game)
        if actor == game.seat:
            return Text(f"Ta lettre : {letter}. Tout est prêt ?", f"Your letter: {letter}. Ready?")
        return Text(f"Lettre {letter} : retourne le sablier et lis.", f"Letter {letter}: turn the hourglass and read.")
    if actor == game.seat:
        return Text("La finale : six niveaux. Tout est prêt ?", "The final: six levels. Ready?")
    return Text("La finale : retourne le sablier et lis.", "The final: turn the hourglass and read.")


def answer_prompt(game: LaCible) -> Text:
    text = card_texts.question(game, game.question, game.place())
    if game.phase == FIRST_ROUND:
        return Text(f"Cite {text}.", f"Name {text}.")
    if game.phase == DEFINITIONS:
        letter = card_texts.letter(game)
        return Text(f"Lettre {letter} : {text}", f"Letter {letter}: {text}")
    if game.phase == SERIES:
        shown = ", ".join(card_texts.examples(game))
        return Text(f"La suite : {text} ({shown}…)", f"Go on: {text} ({shown}…)")
    left = several(game.bid - game.rights(), "réponse", "answer")
    return Text(f"Encore {left.fr} : {text}", f"{left.en} to go: {text}")


def judge_prompt(game: LaCible, actor: int) -> Text:
    if actor != game.referee():
        return appeal_prompt(game)
    if game.step == CHECK:
        text = card_texts.typed(game, game.given[game.checking].text)
    else:
        text = card_texts.typed(game, game.pending) if game.step == JUDGE else ""
    shown = quoted(text)
    return Text(f"{shown.fr} : juste ou faux ?", f"{shown.en}: right or wrong?")


def appeal_prompt(game: LaCible) -> Text:
    if game.aloud:
        return Text("On continue ?", "Go on?")
    return Text("Une décision à contester ?", "A verdict to appeal against?")


def vote_prompt(game: LaCible) -> Text:
    given = game.given[game.appealed[-1]]
    answer = joined(quoted(card_texts.answer(game, given)), VERDICTS[given.verdict])
    return Text(f"{answer.fr}. Faut-il changer la décision ?", f"{answer.en}. Should the verdict be changed?")


def bid_prompt(game: LaCible) -> Text:
    text = card_texts.question(game, game.question, 0)
    if game.bid == 0:
        return Text(f"Combien de réponses ? {text}", f"How many answers? {text}")
    return Text(f"Plus de {game.bid}, ou tu passes ? {text}", f"More than {game.bid}, or do you pass? {text}")


def run_prompt(game: LaCible) -> Text:
    text = card_texts.question(game, game.question, game.place())
    count = f"{len(game.at_this_question())}/{game.level}"
    return Text(f"Niveau {game.level} ({count}) : {text}", f"Level {game.level} ({count}): {text}")


# Choices


def label(game: LaCible, actor: int, choice: int) -> Label:
    if actor == CHANCE:
        return drawn(game, choice)
    if actor == WORLD and (choice < 0 or not game.apart):
        return Label(JUDGES[choice] if choice in JUDGES else verdict(game, choice))
    if actor == CLOCK:
        return Label(TIME_IS_UP.get(game.step, NOTHING))
    if choice >= APPEAL:
        return appeal_label(game, choice - APPEAL)
    if choice >= BUTTON:
        return button(game, choice)
    return Label(several(choice, "réponse", "answer")) if game.step == BID else Label(quoted(game.texts[choice]))


def drawn(game: LaCible, choice: int) -> Label:
    """Of a card no more than what is told beforehand."""
    if game.step != DRAW:
        return Label(SCORES if game.step == SCORER else CAMERA_TURNS, seat=choice)
    if game.phase == DEFINITIONS:
        letter = game.deck.definitions[choice].letter
        return Label(Text(f"une carte : lettre {letter}", f"a card: letter {letter}"))
    if game.phase in (FIRST_ROUND, SERIES, AUCTION):
        return Label(both(card_texts.question(game, choice, 0)))
    return Label(FINAL_CARD)


def verdict(game: LaCible, choice: int) -> Text:
    """What was mistyped is written as it should be."""
    asked, typed = game.asked(), judging.text_of(game)
    if choice in (0, NEARLY) or asked is None:
        return joined(quoted(typed), VERDICTS[WRONG])
    again = choice - 1 in game.taken()
    shown = asked.shown(choice - 1)
    meant = both(shown) if plain(shown) == plain(typed) else understood(typed, shown)
    return joined(meant, VERDICTS[REPEATED if again else RIGHT])


def appeal_label(game: LaCible, n: int) -> Label:
    text = quoted(card_texts.answer(game, game.given[n]))
    return Label(Text(f"je conteste {text.fr}", f"I appeal: {text.en}"), "given", n)


def button(game: LaCible, choice: int) -> Label:
    """An answer is typed into its field; only aloud is it a button."""
    if choice == SPOKEN and not game.aloud:
        return Label(BUTTONS[SPOKEN], "answer", 0)
    return Label(BUTTONS[choice])
