"""Zones of what was answered: given answers, levels of the final, and the vote on an appeal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.scene import Part, Zone
from ...core.text import Text
from . import card_texts
from .phases import CHECK, DRAW, FINAL, JUDGE, LEVELS, READY, RUN, VOTE, Given
from .state import final_place
from .words import LOOKS, VERDICTS, joined, quoted

if TYPE_CHECKING:
    from .state import Quiz

MOST_GIVEN: Final = 2000
OF_A_LEVEL: Final = 10_000  # id of an answer of the final: this times its level, and its number


def given_zone(game: Quiz) -> Zone:
    parts = [given_part(game, n) for n in range(len(game.given)) if is_shown(game, game.given[n])]
    if game.step == JUDGE:
        parts.append(pending_part(game))
    return Zone("given", "quiz", MOST_GIVEN, tuple(parts), Text("Réponses", "Answers"))


def is_shown(game: Quiz, given: Given) -> bool:
    """In the final: to the question that runs, and afterwards all that is checked."""
    if game.phase != FINAL:
        return True
    if game.step == RUN:
        return given.place == game.place()
    return given.place in [final_place(level, shown) for level, shown in enumerate(game.validated, 1)]


def given_part(game: Quiz, n: int) -> Part:
    given = game.given[n]
    level = given.place // 3 + 1 if game.phase == FINAL else 0
    text = card_texts.answer(game, given)
    name = joined(quoted(text), VERDICTS[given.verdict])
    return Part(LOOKS[given.verdict], n, name, text, given.seat, OF_A_LEVEL * level + n)


def pending_part(game: Quiz) -> Part:
    text = card_texts.typed(game, game.pending)
    return Part("pending", len(game.given), quoted(text), text, game.seat, len(game.given))


def levels_zone(game: Quiz) -> Zone:
    parts = tuple(level_part(game, level) for level in range(1, LEVELS + 1))
    return Zone("levels", "quiz", LEVELS, parts, Text("Niveaux", "Levels"))


def level_part(game: Quiz, level: int) -> Part:
    look = level_look(game, level)
    name = Text(f"niveau {level} : {LEVEL_LOOKS[look].fr}", f"level {level}: {LEVEL_LOOKS[look].en}")
    return Part(look, level - 1, name, str(noted(game, level)), id=level)


LEVEL_LOOKS: Final = {
    "cleared": Text("franchi", "cleared"),
    "failed": Text("manqué", "failed"),
    "validated": Text("validé", "validated"),
    "now": Text("en cours", "running"),
    "ahead": Text("à venir", "to come"),
    "unreached": Text("pas atteint", "not reached"),
}


def level_look(game: Quiz, level: int) -> str:
    if level > len(game.validated):
        return look_ahead(game, level)
    if game.step in (RUN, CHECK):
        return "validated"
    return "cleared" if level <= game.cleared() else "failed"


def look_ahead(game: Quiz, level: int) -> str:
    """Of a level that is not validated."""
    if game.step == RUN:
        return "now" if level == game.level else "ahead"
    return "ahead" if game.step in (DRAW, READY) else "unreached"


def noted(game: Quiz, level: int) -> int:
    """Answers to the question that counts, or that is shown."""
    if level > len(game.validated) and level != game.level:
        return 0
    shown = game.validated[level - 1] if level <= len(game.validated) else game.shown
    return sum(g.place == final_place(level, shown) for g in game.given)


def vote_zone(game: Quiz) -> Zone:
    """While votes are cast only who appeals, and against what; then how many were for it."""
    disputed = game.given[game.appealed[-1]]
    look = "voting" if game.step == VOTE else "overturned" if game.outcome[2] else "upheld"
    what = joined(VOTE_LOOKS[look], quoted(card_texts.answer(game, disputed)))
    parts = [Part(look, 0, what, str(game.appealed[-1]), game.appellant)]
    if game.step != VOTE:
        parts.append(Part("for", 1, votes(game.outcome[0], "pour", "for"), str(game.outcome[0])))
        parts.append(Part("against", 2, votes(game.outcome[1], "contre", "against"), str(game.outcome[1])))
    return Zone("vote", "quiz", 3, tuple(parts), Text("Contestation", "Appeal"))


VOTE_LOOKS: Final = {
    "voting": Text("décision contestée", "verdict appealed against"),
    "overturned": Text("décision changée", "verdict changed"),
    "upheld": Text("décision maintenue", "verdict stands"),
}


def votes(number: int, fr: str, en: str) -> Text:
    return Text(f"{number} voix {fr}", f"{number} vote{'s' * (number != 1)} {en}")
