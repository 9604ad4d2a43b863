"""The table of LA CIBLE as zones. Nothing here tells an answer that is not due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import CLOCK
from ...core.scene import Part, Zone
from ...core.text import Text
from . import card_texts
from .given_zone import given_zone, levels_zone, vote_zone
from .phases import (
    ANSWER,
    AUCTION,
    CHECK,
    DEFINITIONS,
    DRAW,
    FINAL,
    JUDGE,
    LEVELS,
    NO_TEXT,
    NOBODY,
    OVER,
    REVIEW,
    RIGHT,
    RUN,
    SERIES,
    VOTE,
    Overruled,
)
from .state import final_place
from .words import LOOKS, PHASES, RINGS, VERDICTS, both, joined, quoted, several

if TYPE_CHECKING:
    from .state import Quiz

MOST_LISTED: Final = 2000
QUESTION_PLACES: Final = 2 + LEVELS


def scene(game: Quiz, seat: int) -> list[Zone]:
    zones = [
        phase_zone(game),
        target_zone(game),
        camera_zone(game),
        question_zone(game),
        clock_zone(game),
        Zone("answer", "quiz", 1, (), Text("Ta réponse", "Your answer")),
        given_zone(game),
        markers_zone(game),
        scores_zone(game),
    ]
    return zones + zones_of_phase(game) + referee_zones(game, seat) + mended_zones(game)


def zones_of_phase(game: Quiz) -> list[Zone]:
    votes = [vote_zone(game)] if game.step == VOTE or game.outcome else []
    if game.phase == DEFINITIONS:
        return [definitions_zone(game), *votes]
    if game.phase == AUCTION:
        return [bids_zone(game), *votes]
    return [levels_zone(game), *votes] if game.phase == FINAL else votes


def phase_zone(game: Quiz) -> Zone:
    look = "over" if game.step == OVER else "phase"
    part = Part(look, 0, PHASES[game.phase], str(game.phase), id=game.game)
    return Zone("phase", "quiz", 1, (part,), Text("Phase", "Phase"))


# The board


def ring(game: Quiz, seat: int) -> int:
    """Towers move inward together, after phase 3 only those who are still in it."""
    if game.phase == FINAL and seat == game.seat:
        return 4
    return 3 if game.phase >= AUCTION and seat in game.duel else min(game.phase, SERIES) - 1


def is_out(game: Quiz, seat: int) -> bool:
    if game.phase == FINAL:
        return seat != game.seat
    return game.phase == AUCTION and seat not in game.duel


def target_zone(game: Quiz) -> Zone:
    parts = tuple(tower(game, seat) for seat in range(game.seats))
    return Zone("target", "quiz", len(RINGS), parts, Text("La cible", "The target"))


def tower(game: Quiz, seat: int) -> Part:
    pawns, place = game.pawns[seat], ring(game, seat)
    name = joined(RINGS[place], several(pawns, "pion", "pawn"))
    return Part("out" if is_out(game, seat) else "tower", place, name, str(pawns), seat, seat)


def camera_zone(game: Quiz) -> Zone:
    parts = tuple(token(game, seat) for seat in candidates(game))
    return Zone("camera", "quiz", game.seats, parts, Text("Caméra", "Camera"))


def candidates(game: Quiz) -> list[int]:
    if game.phase == SERIES:
        return game.in_round
    return sorted(game.duel) if game.phase >= AUCTION else list(range(game.seats))


def token(game: Quiz, seat: int) -> Part:
    if seat == game.seat:
        return Part("up", seat, Text("la caméra est là", "the camera is here"), seat=seat, id=seat)
    if seat in game.waiting:
        return Part("down", seat, Text("face cachée", "face down"), seat=seat, id=seat)
    return Part("used", seat, Text("déjà à l'image", "has been on"), seat=seat, id=seat)


def markers_zone(game: Quiz) -> Zone:
    """Definitions found in phase 2, points in phases 3 and 4."""
    parts = tuple(marker(game, seat) for seat in range(game.seats) if marks(game)[seat] >= 0)
    return Zone("markers", "counters", game.seats, parts, Text("Marqueurs", "Markers"))


def marks(game: Quiz) -> list[int]:
    return game.right if game.phase <= DEFINITIONS else game.points


def marker(game: Quiz, seat: int) -> Part:
    mark = marks(game)[seat]
    found = several(mark, "définition", "definition") if game.phase == DEFINITIONS else several(mark, "point", "point")
    return Part("marker", seat, found, str(mark), seat, seat)


def scores_zone(game: Quiz) -> Zone:
    parts = [
        Part("points", seat, several(points, "point", "point"), str(points), seat, seat)
        for seat, points in enumerate(game.total)
    ]
    if game.games > 2:
        goal = Text(f"pion doré : {game.games} points", f"golden pawn: {game.games} points")
        parts.append(Part("golden", game.seats, goal, str(game.games), id=game.seats))
    return Zone("scores", "counters", game.seats + 1, tuple(parts), Text("Points", "Points"))


def clock_zone(game: Quiz) -> Zone:
    parts = tuple(seconds(game.lasts(timer)) for timer in game.choices(CLOCK))
    return Zone("clock", "counters", 1, parts, Text("Sablier", "Hourglass"))


def seconds(milliseconds: int) -> Part:
    """The whole time of what is running."""
    time = f"{milliseconds / 1000:g}"
    return Part("seconds", 0, Text(f"{time} secondes", f"{time} seconds"), time)


# The card


def question_zone(game: Quiz) -> Zone:
    parts = () if game.question < 0 or game.step == DRAW else question_parts(game)
    return Zone("question", "quiz", QUESTION_PLACES, parts, Text("Question", "Question"))


def question_parts(game: Quiz) -> tuple[Part, ...]:
    if game.phase == DEFINITIONS:
        return definition_parts(game)
    if game.phase == FINAL:
        return final_parts(game)
    text = card_texts.question(game, game.question, 0)
    if game.phase != SERIES:
        return (written("question", 0, text),)
    shown = [written("example", 1 + n, example) for n, example in enumerate(card_texts.examples(game))]
    return (written("hint", 0, text), *shown)


def written(look: str, place: int, text: str) -> Part:
    return Part(look, place, both(text), text)


def definition_parts(game: Quiz) -> tuple[Part, ...]:
    letter = card_texts.letter(game)
    shown = [Part("letter", 0, Text(f"lettre {letter}", f"letter {letter}"), letter)]
    if game.step in (ANSWER, JUDGE):
        shown.append(written("definition", 1, card_texts.question(game, game.question, game.open[0])))
    return tuple(shown)


def final_parts(game: Quiz) -> tuple[Part, ...]:
    """The question that runs; after the run, those that were validated."""
    if game.step == RUN:
        level = Part("level", 1, Text(f"niveau {game.level}", f"level {game.level}"), str(game.level))
        return (written("question", 0, card_texts.question(game, game.question, game.place())), level)
    if game.step not in (CHECK, REVIEW, VOTE, OVER):
        return ()
    places = [(level, final_place(level, shown)) for level, shown in enumerate(game.validated, 1)]
    return tuple(written("asked", 1 + n, card_texts.question(game, game.question, place)) for n, place in places)


def definitions_zone(game: Quiz) -> Zone:
    run = game.step in (ANSWER, JUDGE, REVIEW, VOTE)
    parts = tuple(definition(game, n) for n in range(LEVELS)) if run else ()
    return Zone("definitions", "quiz", LEVELS, parts, Text("Définitions", "Definitions"))


def definition(game: Quiz, n: int) -> Part:
    """Found, being asked, missed so far, or still to come; with its answer once the card is turned round."""
    found = any(g.place == n and g.verdict == RIGHT for g in game.given)
    now = game.step in (ANSWER, JUDGE) and game.open[0] == n
    look = "found" if found else "now" if now else "missed" if game.heard[n] else "ahead"
    return Part(look, n, DEFINITION_LOOKS[look], card_texts.solution(game, n), id=n)


DEFINITION_LOOKS: Final = {
    "found": Text("trouvée", "found"),
    "now": Text("en cours", "being asked"),
    "missed": Text("pas trouvée", "not found"),
    "ahead": Text("à venir", "to come"),
}


def bids_zone(game: Quiz) -> Zone:
    parts = tuple(bid_part(n, seat, bid) for n, (seat, bid) in enumerate(game.bids))
    return Zone("bids", "quiz", 32, parts, Text("Enchères", "Bids"))


def bid_part(n: int, seat: int, bid: int) -> Part:
    if bid == 0:
        return Part("pass", n, Text("passe", "pass"), seat=seat, id=n)
    return Part("bid", n, several(bid, "réponse", "answer"), str(bid), seat, n)


def mended_zones(game: Quiz) -> list[Zone]:
    """At the end: what the table has decided otherwise, and the lists should learn."""
    told = [found for found in game.overruled if found.text != NO_TEXT] if game.step == OVER else []
    parts = tuple(mended(game, n, found) for n, found in enumerate(told))
    return [Zone("mended", "list", len(parts), parts, Text("Décisions changées", "Verdicts changed"))] if parts else []


def mended(game: Quiz, n: int, found: Overruled) -> Part:
    text = game.texts[found.text]
    return Part(LOOKS[found.verdict], n, joined(quoted(text), VERDICTS[found.verdict]), text)


# The referee


def referee_zones(game: Quiz, seat: int) -> list[Zone]:
    referee = game.referee()
    if referee == NOBODY:
        return []
    look = "apart" if game.apart else "referee"
    part = Part(look, 0, Text("arbitre", "referee"), seat=max(NOBODY, referee))
    zones = [Zone("referee", "quiz", 1, (part,), Text("Arbitre", "Referee"))]
    return zones + ([listed_zone(game)] if game.sees_the_card(seat) else [])


def listed_zone(game: Quiz) -> Zone:
    asked = None if game.veiled else game.asked()
    shown = [answer.shown for answer in asked.answers] if asked else []
    parts = tuple(written("listed", n, text) for n, text in enumerate(shown))
    return Zone("listed", "quiz", MOST_LISTED, parts, Text("Réponses de la carte", "Answers of the card"))
