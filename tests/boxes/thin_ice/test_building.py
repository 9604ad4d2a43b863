"""The advanced set-up: dealt tiles, laid either side up, known to their holders only."""

from __future__ import annotations

from random import Random

from ludotheque.boxes.thin_ice.building import BACK, FRONT
from ludotheque.boxes.thin_ice.frames import CANCEL, FIRST_LAY, LAY_TILE, PLACE
from ludotheque.boxes.thin_ice.refusals import LAY_BESIDE, START_ANY
from ludotheque.boxes.thin_ice.rules import ThinIce
from ludotheque.boxes.thin_ice.sea import AROUND, CENTRE, SPACES
from ludotheque.boxes.thin_ice.tiles import OF_EW, OF_KRAKEN, OF_NS, OF_ORCA, OF_PLAIN
from ludotheque.core.game import CHANCE, HIDDEN, pick

from .tables import do, draw, new, refused


def dealt(seats: int = 3, youngest: int = 0, seed: int = 1, **options: str) -> ThinIce:
    g = new(seats, mode="advanced", **options)
    draw(g, youngest)
    rng = Random(seed)
    while g.to_act() == [CHANCE]:
        draw(g, pick(g.choices(CHANCE), rng))
    return g


def built(seats: int = 3) -> ThinIce:
    g, rng = dealt(seats), Random(2)
    while g.stack[-1][0] != PLACE:
        actor = g.to_act()[0]
        g.play(actor, pick([n for n in g.choices(actor) if n != CANCEL], rng))
    return g


def test_six_tiles_each_and_five_for_the_dealer() -> None:
    assert [len(tiles) for tiles in dealt(3, youngest=1).dealt] == [6, 5, 6]


def test_six_players_have_all_tiles() -> None:
    g = dealt(6)
    assert sum(map(len, g.dealt)) == 35
    assert not any(g.backs)


def test_the_hole_and_the_bear_lie_in_the_centre() -> None:
    g = dealt()
    assert g.bear == CENTRE
    assert not g.awake


def test_each_lays_one_tile_in_turn_from_the_dealer_next_to_a_tile() -> None:
    g = dealt(3, youngest=2)
    order = []
    for _ in range(17):
        seat = g.to_act()[0]
        order.append(seat)
        do(g, seat, g.choices(seat)[0])
        assert refused(g, seat, CENTRE) == LAY_BESIDE
        assert refused(g, seat, SPACES - 1) == LAY_BESIDE
        do(g, seat, g.choices(seat)[0])
    assert order == [2, 0, 1] * 5 + [0, 1]
    assert g.stack[-1][0] != LAY_TILE


def test_the_first_tile_touches_the_hole() -> None:
    g = dealt()
    do(g, 0, FIRST_LAY)
    assert set(g.choices(0)) - {CANCEL} == set(AROUND[CENTRE])


def test_a_tile_is_laid_either_side_up() -> None:
    g = dealt()
    g.family[g.dealt[0][0]] = OF_ORCA
    do(g, 0, FIRST_LAY + BACK, CENTRE + 1)
    assert g.face[CENTRE + 1] == 4
    g = dealt()
    g.family[g.dealt[0][0]] = OF_ORCA
    do(g, 0, FIRST_LAY + FRONT, CENTRE + 1)
    assert g.face[CENTRE + 1] == 1


def test_a_rotating_piece_is_laid_along_either_axis() -> None:
    g = dealt(expansion="add")
    g.family[g.dealt[0][0]] = OF_NS
    do(g, 0, FIRST_LAY + 2, CENTRE + 1)
    assert g.face[CENTRE + 1] == 11
    assert g.family[g.tile[CENTRE + 1]] != OF_EW


def test_the_holder_alone_knows_the_back_of_a_tile_laid_front_up() -> None:
    g = dealt()
    g.family[g.dealt[0][0]] = OF_ORCA
    do(g, 0, FIRST_LAY + FRONT, CENTRE + 1)
    marks = [
        next(part.mark for part in g.scene(seat)[0].parts if part.place == CENTRE + 1 and part.look == "ice")
        for seat in (0, 1, HIDDEN)
    ]
    assert marks == ["orca", "", ""]


def test_which_side_is_chosen_shows_only_when_it_is_laid() -> None:
    g = dealt()
    assert g.seen(1, 0, FIRST_LAY) == HIDDEN
    before = g.scene(1)
    do(g, 0, FIRST_LAY)
    assert g.scene(1) == before
    assert g.seen(1, 0, CENTRE + 1) == CENTRE + 1


def test_imagine_keeps_what_the_seat_knows_and_guesses_the_rest() -> None:
    g = built(3)
    rng = Random(3)
    own = [n for n in range(len(g.where)) if g.knows[n] & 1]
    guesses = []
    for _ in range(10):
        twin = g.imagine(0, rng)
        assert isinstance(twin, ThinIce)
        assert [twin.family[n] for n in own] == [g.family[n] for n in own]
        assert twin.contents() == g.contents()
        assert twin.face == g.face
        guesses.append(tuple(twin.family))
    assert len(set(guesses)) > 1


def test_the_hole_in_the_centre_may_be_any_of_those_left() -> None:
    g = new(2, mode="advanced", expansion="replace")
    draw(g, 0)
    bag = g.choices(CHANCE)
    assert bag.count(OF_PLAIN) == 2 * 22
    assert bag.count(OF_KRAKEN) == 1, "two holes are left, and one of them lies in the centre"


def test_pawns_start_on_any_free_firm_tile_from_the_dealer_on() -> None:
    g = built(3)
    assert g.to_act() == [0]
    assert refused(g, 0, CENTRE) == START_ANY
    choices = g.choices(0)
    assert all(g.is_free(space) for space in choices)
    do(g, 0, choices[0])
    assert choices[0] not in g.choices(1)


def test_the_holder_alone_sees_which_tile_is_in_hand() -> None:
    g = dealt()
    do(g, 0, FIRST_LAY + BACK)

    def in_hand(seat: int) -> list[int]:
        return [part.place for zone in g.scene(seat) for part in zone.parts if part.look == "aim"]

    assert in_hand(0) == [BACK]
    assert in_hand(1) == in_hand(HIDDEN) == []
