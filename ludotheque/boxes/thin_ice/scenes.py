"""What a seat sees of THIN ICE."""

from __future__ import annotations

from functools import lru_cache

from ...core.game import HIDDEN
from ...core.scene import NOTHING, Part, Zone
from ...core.text import Text
from . import cards as c
from .building import WAYS, face_laid, lay_choices
from .design import MOST_TURNS
from .dice import FROM_THE_DIE
from .effects import SPAN
from .frames import (
    ANYTIME,
    BEAR_TO,
    CARD,
    CRACK_AT,
    DESTROY,
    FERRY_ON,
    FIRST,
    FIRST_LAY,
    FREEZE_AT,
    LAY_AT,
    PLACE,
    ROLLED,
    ROLLING,
    SLIDE_TILE,
    SLIDE_TO,
    STEP_PAWN,
    STEP_TO,
    TARGET,
    WINDOW,
)
from .ice import EVERYBODY, NO_FACE, NOBODY, Ice
from .sea import SIDE, SPACES
from .targets import NO_TARGET, NONE_YET, PAIRS
from .tiles import BACKS, CRACKED_PIECES, HOLE, ICE, LOOKS, UNKNOWN
from .words import ACTIONS, DIE_FACES, FATES, TILES, card_words

PAWN_ID, BEAR_ID, PIN_ID = 100, 200, 300
FATE_LOOKS = ["in", "lost", "adrift", "drawn", "survivor"]
BLIZZARD_PLACE = 7
DOING = [(STEP_PAWN, STEP_TO), (), (ROLLING, ROLLED, BEAR_TO, DESTROY, CRACK_AT, FREEZE_AT)]
SETTING = (FIRST, PLACE)  # what lies at the bottom before the first turn


def scene(g: Ice, seat: int) -> list[Zone]:
    zones = [ice_zone(g, seat), actions_zone(g), die_zone(g), turn_zone(g), fates_zone(g), discards_zone(g)]
    if g.with_teams:
        zones.append(teams_zone(g))
    if g.with_cards:
        zones += [hand_zone(g, seat), hands_zone(g), table_zone(g), deck_zone(g), window_zone(g)]
    if g.built and any(g.dealt):
        zones += [dealt_zone(g, seat), dealt_counts_zone(g)]
    return zones


# The ice


def ice_zone(g: Ice, seat: int) -> Zone:
    parts = [tile_part(g, number, seat) for number, space in enumerate(g.where) if space >= 0]
    if any(g.pins):
        parts += [pin_part(g, number, whose) for number in range(len(g.pins)) for whose in pinners(g, number)]
    parts += [Part("aim", space, mark=mark) for space, mark in aims(g, seat)]
    if g.bear >= 0:
        mark = "awake" if g.awake else "asleep"
        parts.append(Part("bear", g.bear, Text("ours réveillé", "bear awake") if g.awake else ASLEEP, mark, id=BEAR_ID))
    parts += [pawn_part(g, p) for p, space in enumerate(g.pawn) if space >= 0]
    return Zone("ice", "ice", SPACES, tuple(parts), Text("Banquise", "Ice"), SIDE)


ASLEEP = Text("ours endormi", "bear asleep")


def tile_part(g: Ice, number: int, seat: int) -> Part:
    space = g.where[number]
    face = g.face[space]
    return tile_of(number, space, face, tile_mark(g, number, face, seat))


@lru_cache(maxsize=20_000)
def tile_of(number: int, space: int, face: int, mark: str) -> Part:
    """The same few tiles are shown again and again."""
    return Part(LOOKS[face], space, TILES[face], mark, id=number)


def tile_mark(g: Ice, number: int, face: int, seat: int) -> str:
    """Pieces say whether they are cracked; fronts tell their back to those who have seen it."""
    if face in CRACKED_PIECES:
        return "cracked"
    known = g.knows[number] == EVERYBODY if seat == HIDDEN else bool(g.knows[number] >> seat & 1)
    if face not in (ICE, HOLE) or g.family[number] == UNKNOWN or not known:
        return ""
    return LOOKS[BACKS[g.family[number]]]


def pinners(g: Ice, number: int) -> list[int]:
    pins = g.pins[number]
    return [seat for seat in range(g.seats) if pins >> seat & 1]


def pin_part(g: Ice, number: int, whose: int) -> Part:
    name = Text("pas touche", "stay put")
    return Part("pin", g.where[number], name, seat=whose, id=PIN_ID + number * g.seats + whose)


def pawn_part(g: Ice, pawn: int) -> Part:
    lying = g.lying[pawn]
    name = Text("pion couché", "pawn lying down") if lying else Text("pion", "pawn")
    return Part("pawn", g.pawn[pawn], name, "lying" if lying else "standing", g.owner[pawn], PAWN_ID + pawn)


def aims(g: Ice, seat: int) -> list[tuple[int, str]]:
    """What announced cards point at, and what is picked so far."""
    found: list[tuple[int, str]] = []
    for kind, whose, a, b, _ in g.stack:
        if kind == CARD and a not in NO_TARGET:
            found += [(space, c.SLUGS[a]) for space in ((b % SPAN, b // SPAN) if a in PAIRS else (b,))]
        elif kind == SLIDE_TO:
            found.append((a, "slide"))
        elif kind == STEP_TO:
            found.append((g.pawn[a], "step"))
        elif kind == FERRY_ON and g.where[a] >= 0:
            found.append((g.where[a], "ferry"))
        elif kind == TARGET and whose == seat and b != NONE_YET:
            found.append((b, c.SLUGS[a]))
    return found


# The turn


def actions_zone(g: Ice) -> Zone:
    seat = NOBODY if is_set_up(g) else g.speaker
    steps = max(1, bin(g.steps).count("1"))
    parts = tuple(
        Part(look, n, name, action_mark(g, n), seat, many=1 if n else steps) for n, (look, name) in enumerate(ACTIONS)
    )
    return Zone("actions", "list", 3, parts, Text("Actions", "Actions"))


def is_set_up(g: Ice) -> bool:
    return bool(g.stack) and g.stack[0][0] in SETTING


def action_mark(g: Ice, action: int) -> str:
    due = (g.steps != 0, g.slide_due, g.roll_due)[action]
    if is_doing(g, action):
        return "now"
    if due:
        return "open"
    return "dropped" if g.dropped >> action & 1 or is_set_up(g) else "done"


def is_doing(g: Ice, action: int) -> bool:
    """What was chosen and is not carried out yet."""
    for kind, _, a, _, _ in g.stack:
        if kind == SLIDE_TILE and action == (2 if a == FROM_THE_DIE else 1):
            return True
        if kind in DOING[action]:
            return True
    return False


def die_zone(g: Ice) -> Zone:
    parts: tuple[Part, ...] = ()
    if g.die != NO_FACE:
        mark, name = DIE_FACES[g.die]
        parts = (Part("die", 0, name, mark, id=0),)
    return Zone("die", "tray", 1, parts, Text("Dé", "Die"))


def turn_zone(g: Ice) -> Zone:
    now, left = min(g.turns + 1, MOST_TURNS), MOST_TURNS - g.turns
    seat = NOBODY if is_set_up(g) else g.speaker
    parts = (
        Part("turn", 0, Text(f"tour {now}", f"turn {now}"), str(now), seat),
        Part("left", 1, Text(f"encore {left} tours au plus", f"{left} turns left at most"), str(left)),
    )
    return Zone("turn", "counters", 2, parts, Text("Tour", "Turn"))


def fates_zone(g: Ice) -> Zone:
    parts = tuple(fate_part(g, pawn) for pawn in range(len(g.fate)))
    return Zone("fates", "counters", len(g.fate), parts, Text("Pions", "Pawns"))


def fate_part(g: Ice, pawn: int) -> Part:
    look = FATE_LOOKS[g.fate[pawn]]
    if look == "in" and g.owes[pawn]:
        look = "misses"
    elif look == "in" and g.warned[pawn]:
        look = "warned"
    out = g.out_turn[pawn]
    return Part(look, pawn, FATES[look], str(out) if out else "", g.owner[pawn], pawn)


def teams_zone(g: Ice) -> Zone:
    parts = tuple(
        Part("team", seat, Text(f"équipe {team + 1}", f"team {team + 1}"), str(team + 1), seat)
        for seat, team in enumerate(g.team)
    )
    return Zone("teams", "counters", g.seats, parts, Text("Équipes", "Teams"))


def discards_zone(g: Ice) -> Zone:
    parts: tuple[Part, ...] = ()
    if g.discards:
        face = g.discard_faces[-1]
        mark = "cracked" if face in CRACKED_PIECES else ""
        parts = (Part(LOOKS[face], 0, TILES[face], mark, many=len(g.discards)),)
    return Zone("discards", "tray", 1, parts, Text("Plaques défaussées", "Discarded tiles"))


# Cards


def hand_zone(g: Ice, seat: int) -> Zone:
    hand = [] if seat == HIDDEN else g.hands[seat]
    parts = tuple(
        Part(c.SLUGS[card], card, card_words(card), c.timing(card), many=many) for card, many in enumerate(hand) if many
    )
    return Zone("hand", "hand", c.CARDS, parts, Text("Tes cartes", "Your cards"), seat=seat)


def hands_zone(g: Ice) -> Zone:
    parts = tuple(
        Part("cards", seat, Text(f"cartes : {sum(hand)}", f"cards: {sum(hand)}"), str(sum(hand)), seat)
        for seat, hand in enumerate(g.hands)
    )
    return Zone("hands", "counters", g.seats, parts, Text("Cartes en main", "Cards in hand"))


def table_zone(g: Ice) -> Zone:
    announced = [(seat, card) for kind, seat, card, _, _ in g.stack if kind == CARD]
    parts = [
        Part(c.SLUGS[card], n, card_words(card), "announced", seat)
        for n, (seat, card) in enumerate(announced[:BLIZZARD_PLACE])
    ]
    if g.calm != NOBODY:
        parts.append(Part(c.SLUGS[c.BLIZZARD], BLIZZARD_PLACE, card_words(c.BLIZZARD), "blizzard", g.calm))
    return Zone("table", "list", BLIZZARD_PLACE + 1, tuple(parts), Text("Cartes sur la table", "Cards on the table"))


def deck_zone(g: Ice) -> Zone:
    left, gone = sum(g.deck), sum(g.gone)
    parts = []
    if left:
        parts.append(Part("back", 0, Text(f"pioche : {left}", f"draw pile: {left}"), many=left))
    if gone:
        parts.append(Part("pile", 1, Text(f"défausse : {gone}", f"discard pile: {gone}"), many=gone))
    return Zone("deck", "tray", 2, tuple(parts), Text("Pioche", "Draw pile"))


def window_zone(g: Ice) -> Zone:
    parts = tuple(
        Part("anytime" if about == ANYTIME else c.SLUGS[about], 0, NOTHING, "held" if g.held else "")
        for kind, _, about, _, _ in g.stack
        if kind == WINDOW
    )
    return Zone("window", "list", 1, parts, Text("Réactions", "Reactions"))


# Building


def dealt_zone(g: Ice, seat: int) -> Zone:
    """Own tiles, a place for each way to lay them; the one in hand is marked."""
    parts: list[Part] = []
    for choice in [] if seat == HIDDEN else lay_choices(g, seat):
        n, way = divmod(choice - FIRST_LAY, WAYS)
        number = g.dealt[seat][n]
        face = face_laid(g.family[number], way)
        mark = "cracked" if face in CRACKED_PIECES else ""
        parts.append(Part(LOOKS[face], choice - FIRST_LAY, TILES[face], mark, seat))
    kind, whose, picked, _, _ = g.stack[-1]
    if kind == LAY_AT and whose == seat:
        parts.append(Part("aim", picked - FIRST_LAY, Text("en main", "in hand"), seat=seat))
    return Zone("dealt", "hand", WAYS * 6, tuple(parts), Text("Tes plaques", "Your tiles"), seat=seat)


def dealt_counts_zone(g: Ice) -> Zone:
    parts = tuple(
        Part("tiles", seat, Text(f"plaques : {len(tiles)}", f"tiles: {len(tiles)}"), str(len(tiles)), seat)
        for seat, tiles in enumerate(g.dealt)
    )
    return Zone("dealt_counts", "counters", g.seats, parts, Text("Plaques à poser", "Tiles to lay"))
