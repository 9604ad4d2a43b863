"""What LA CIBLE calls things, in both languages."""

from __future__ import annotations

from typing import Final

from ...core.game import JUDGE_COMES, JUDGE_GOES
from ...core.text import Text
from .phases import (
    ABSTAIN,
    ANSWER,
    BID,
    GO_ON,
    JUDGE,
    LATE,
    NO,
    NOTED,
    PASS,
    READY,
    REPEATED,
    RIGHT,
    RUN,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    SPOKEN,
    START,
    STOP,
    VALIDATE,
    VOTE,
    WRONG,
    YES,
)

PHASES: Final = [
    Text("", ""),
    Text("Le premier tour", "First round"),
    Text("Les définitions", "Definitions"),
    Text("La suite…", "Series"),
    Text("Les enchères", "Auction"),
    Text("La finale", "Final"),
]
RINGS: Final = [
    Text("anneau 1", "ring 1"),
    Text("anneau 2", "ring 2"),
    Text("anneau 3", "ring 3"),
    Text("anneau 4", "ring 4"),
    Text("cœur de la cible", "heart of the target"),
]
LOOKS: Final = {NOTED: "noted", RIGHT: "right", WRONG: "wrong", REPEATED: "repeated", LATE: "late"}
VERDICTS: Final = {
    NOTED: Text("pas encore jugé", "not judged yet"),
    RIGHT: Text("juste", "right"),
    WRONG: Text("faux", "wrong"),
    REPEATED: Text("déjà donné", "given before"),
    LATE: Text("trop tard", "too late"),
}
BUTTONS: Final = {
    PASS: Text("je passe", "pass"),
    VALIDATE: Text("je valide", "I validate"),
    STOP: Text("je m'arrête là", "I stop here"),
    START: Text("c'est parti", "go"),
    GO_ON: Text("on continue", "go on"),
    SPOKEN: Text("je réponds", "I answer"),
    SAID_RIGHT: Text("juste", "right"),
    SAID_WRONG: Text("faux", "wrong"),
    SAID_AGAIN: Text("déjà donné", "given before"),
    YES: Text("oui, change la décision", "yes, change the verdict"),
    NO: Text("non, elle reste", "no, it stands"),
    ABSTAIN: Text("sans avis", "no opinion"),
}
WITHOUT_WORDS: Final = Text("réponse à voix haute", "an answer aloud")
TIME_IS_UP: Final = {  # nobody is told that a question has been read
    ANSWER: Text("trop tard", "too late"),
    BID: Text("temps écoulé", "time is up"),
    JUDGE: Text("temps écoulé", "time is up"),
    RUN: Text("temps écoulé", "time is up"),
    READY: Text("c'est parti", "off we go"),
    VOTE: Text("fin du vote", "the vote is over"),
}
FINAL_CARD: Final = Text("une carte de la finale", "a card of the final")
CAMERA_TURNS: Final = Text("la caméra se pose sur", "the camera turns to")
SCORES: Final = Text("la caméra donne le point à", "the camera gives the point to")
JUDGES: Final = {
    JUDGE_COMES: Text("l'arbitre prend la console", "the referee takes the console"),
    JUDGE_GOES: Text("l'arbitre quitte la console", "the referee leaves the console"),
}


def both(text: str) -> Text:
    """The words of a card are in the language of the deck."""
    return Text(text, text)


def understood(typed: str, shown: str) -> Text:
    """What was typed, and what it was taken for; it may have been said aloud."""
    if not typed:
        return both(shown)
    written = quoted(typed)
    return Text(f"{written.fr} compris comme {shown}", f"{written.en} taken for {shown}")


def quoted(text: str) -> Text:
    return Text(f"« {text} »", f"“{text}”") if text else WITHOUT_WORDS


def joined(a: Text, b: Text) -> Text:
    return Text(f"{a.fr} : {b.fr}", f"{a.en}: {b.en}")


def several(number: int, fr: str, en: str) -> Text:
    """3 réponses, 1 réponse."""
    return Text(f"{number} {fr}{'s' * (number > 1)}", f"{number} {en}{'s' * (number != 1)}")
