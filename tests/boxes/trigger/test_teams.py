"""Three and four players: two against one, two against two."""

from __future__ import annotations

import pytest

from ludotheque.boxes.trigger.phases import ACCUSATIONS, FIRST_LINE, HAND_OVER
from ludotheque.core.game import CHANCE, attempt

from .tables import QUIET, ROW_OF_ONE, new, table, throw, thrown

SQUARE = "1 2 . . . . 3 4 . . . . " + ". " * 24


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 1, 0]), (4, [0, 1, 2, 3, 0])])
def test_partners_take_the_turns_of_their_side_alternately(seats: int, order: list[int]) -> None:
    game = table(QUIET, QUIET, seats)
    game.turns = [0, 0]
    played = []
    for _ in order:
        game.play(CHANCE, throw(1, 2))
        played += game.to_act()
        game.play(game.player, HAND_OVER)
    assert played == order


def test_the_other_partner_begins_the_return_round() -> None:
    game = table(SQUARE, QUIET, 4)
    game.turns = [0, 0]
    game.play(CHANCE, throw(6, 5))
    game.play(0, 0)
    game.play(CHANCE, throw(1, 2))
    assert game.to_act() == [3]
    game.play(3, HAND_OVER)
    game.play(CHANCE, throw(1, 2))
    assert game.to_act() == [2]


def test_partners_have_the_same_score() -> None:
    game = table(SQUARE, QUIET, 4)
    game.turns = [0, 0]
    game.play(CHANCE, throw(6, 5))
    game.play(0, 0)
    assert game.scores() == [0, -126, 0, -126]


def test_partners_see_the_same_and_each_board_as_their_own() -> None:
    game = thrown(QUIET, 1, 2, seats=4)
    for seat, seats_of_boards in enumerate([(0, 1), (0, 1), (2, 1), (0, 3)]):
        zones = game.scene(seat)
        assert (zones[0].seat, zones[1].seat) == seats_of_boards
        assert [zone.parts for zone in zones] == [zone.parts for zone in game.scene(-1)]


def test_partner_may_accuse_but_not_play() -> None:
    game = thrown(QUIET, 1, 2, ROW_OF_ONE, seats=4, bonus="manual")
    player, partner = game.player, 2 - game.player
    assert game.to_act() == [player]
    assert game.choices(partner) == ACCUSATIONS
    refusal = attempt(game, partner, 0)
    assert refusal is not None
    assert refusal.fr == "C'est le tour de ton partenaire."


def test_the_partner_who_accused_picks_the_tile() -> None:
    game = thrown(QUIET, 1, 2, ROW_OF_ONE, seats=4, bonus="manual")
    player, partner = game.player, 2 - game.player
    game.play(partner, FIRST_LINE)
    assert game.to_act() == [partner]
    assert game.choices(player) == []
    refusal = attempt(game, player, 4)
    assert refusal is not None
    assert refusal.fr == "Ton partenaire choisit d'abord une plaquette."
    game.play(partner, 4)
    assert game.to_act() == [player]


def test_nobody_interjects_when_bonuses_come_by_themselves() -> None:
    game = thrown(QUIET, 1, 2, ROW_OF_ONE, seats=4)
    assert [game.choices(seat) for seat in range(4) if seat != game.player] == [[], [], []]


def test_two_against_one_is_seats_0_and_2_against_seat_1() -> None:
    game = new(seats=3)
    assert game.scores() == [0, 0, 0]
    game.lost = [5, 9]
    assert game.scores() == [-5, -9, -5]
