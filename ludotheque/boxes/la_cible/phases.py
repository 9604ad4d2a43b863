"""The phases and steps of LA CIBLE, the numbers of the choices, and what is kept of an answer."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_ROUND: Final = 1
DEFINITIONS: Final = 2
SERIES: Final = 3
AUCTION: Final = 4
FINAL: Final = 5

# Steps
DRAW: Final = 0  # chance draws a question or a card
READ: Final = 1  # it is read
CAMERA: Final = 2  # chance draws who answers, or who opens
READY: Final = 3  # the candidate of phase 2 or 5 takes a breath
ANSWER: Final = 4
JUDGE: Final = 5
SHOWN: Final = 6  # the verdict stands on the screen and may be appealed against
VOTE: Final = 7
BID: Final = 8
RUN: Final = 9  # the final: answers are noted
CHECK: Final = 10  # the final: answers are judged, one by one
REVIEW: Final = 11  # phases 2 and 5: all verdicts stand on the screen and may be appealed against
SCORER: Final = 12  # phase 3: three questions were used up, chance draws who scores
OVER: Final = 13

# Choices. Below BUTTON: the number of a text, or a bid.
BUTTON: Final = 1 << 20
PASS: Final = BUTTON
VALIDATE: Final = BUTTON + 1
STOP: Final = BUTTON + 2  # the final without a clock ends by itself only
START: Final = BUTTON + 3
GO_ON: Final = BUTTON + 4
SPOKEN: Final = BUTTON + 5  # an answer that is not typed: said aloud to a referee, or a sample for those who search
SAID_RIGHT: Final = BUTTON + 6
SAID_WRONG: Final = BUTTON + 7
SAID_AGAIN: Final = BUTTON + 8
YES: Final = BUTTON + 9
NO: Final = BUTTON + 10
ABSTAIN: Final = BUTTON + 11
NEARLY: Final = BUTTON + 12  # of the world: wrong, but close to a listed answer
APPEAL: Final = BUTTON + 100  # this and the following: against the verdict on the first given answer, the second …

# Verdicts. NOTED: given, and not judged yet.
NOTED: Final = 0
RIGHT: Final = 1
WRONG: Final = 2
REPEATED: Final = 3
LATE: Final = 4

NOBODY: Final = -1
NO_TEXT: Final = -1  # instead of the number of a text: said aloud, or not at all
UNLISTED: Final = -1  # instead of an answer of the set: none, or one that the table or a referee accepts
NEAR: Final = -2  # the same, of a wrong answer that is close to a listed one

PAWNS: Final = 5
LOST_IN_FIRST_ROUND: Final = 3
QUESTIONS: Final = 3  # used up, they end phase 1 or a round of phase 3
ENOUGH: Final = 2  # points in phases 3 and 4
HIGHEST_BID: Final = 30
LEVELS: Final = 6
BONUS: Final = 5
RUNNER_UP: Final = 2
MOST_READINGS: Final = 10  # of one definition, however fast somebody passes
READINGS_WITHOUT_CLOCK: Final = 2
MOST_PASSES: Final = 99  # in a final
MOST_ANSWERS: Final = 30  # to one question of the final


class Given(NamedTuple):
    """An answer that was given."""

    seat: int
    text: int  # its number, or NO_TEXT
    verdict: int
    answer: int  # of the set, or UNLISTED, or NEAR
    place: int = 0  # the definition, or the question of the final: 3 * (level - 1) + 0, 1, 2


class Overruled(NamedTuple):
    """A verdict that the table turned round, so that the deck can be mended."""

    phase: int
    question: int  # its number in its deck
    place: int
    text: int
    verdict: int  # as it is now
