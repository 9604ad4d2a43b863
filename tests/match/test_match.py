"""A match plays its chance, refuses what is not allowed, and forgets nothing."""

from __future__ import annotations

import pytest

from ludotheque.core.chance import commitment, draw, seed_from
from ludotheque.core.game import CHANCE
from ludotheque.errors import Problem
from ludotheque.match.match import MOST_TAKE_BACKS, RESIGN, TAKE_BACK, Match, Refused
from my_games.tic_tac_toe import TicTacToe
from tests.sabotaged.bids import Bids
from tests.sabotaged.stones import TAKE, Stones


def test_chance_plays_by_itself_from_the_seed() -> None:
    match = Match(Stones, seed=3)
    eyes = [1, 2, 3][draw(seed_from(3), 0, 3)]
    assert match.events == [(CHANCE, eyes)]
    assert match.to_act() == [0]


def test_match_is_played_to_its_end() -> None:
    match = Match(TicTacToe, seed=1)
    for n, cell in enumerate([0, 3, 1, 4, 2]):
        match.play(n % 2, cell)
    assert match.to_act() == []
    assert match.scores() == [1, 0]
    with pytest.raises(Refused, match="over"):
        match.play(1, 8)


@pytest.mark.parametrize(("actor", "choice"), [(1, 0), (0, 9), (0, -1), (2, 0), (-1, 0), (-2, 0), (-3, 0), (-9, 0)])
def test_refused_changes_nothing(actor: int, choice: int) -> None:
    match = Match(TicTacToe, seed=1)
    before = match.record()
    with pytest.raises(Refused) as caught:
        match.play(actor, choice)
    assert caught.value.why.fr
    assert match.record() == before


def test_chance_cannot_be_played_by_hand() -> None:
    match = Match(Stones, seed=1, promise="0" * 64)
    assert match.to_act() == [CHANCE]
    with pytest.raises(Refused):
        match.play(CHANCE, 1)


def test_take_back_keeps_all_events_in_the_record() -> None:
    match = Match(TicTacToe, seed=1)
    match.play(0, 4)
    match.play(1, 0)
    match.take_back(1)
    assert match.to_act() == [1]
    assert 0 in match.choices(1)
    match.play(1, 8)
    assert match.events == [(0, 4), (1, 0), (TAKE_BACK, 1), (1, 8)]
    assert match.standing_events() == [0, 3]


def test_take_back_of_a_take_back_counts_from_what_stands() -> None:
    match = Match(TicTacToe, seed=1)
    for actor, cell in ((0, 4), (1, 0)):
        match.play(actor, cell)
    match.take_back(0)
    assert match.standing_events() == []
    match.play(0, 2)
    assert match.standing_events() == [3]


def test_chance_is_drawn_anew_after_a_take_back() -> None:
    match = Match(Stones, seed=2)
    match.play(0, TAKE)
    match.take_back(0)
    number = len(match.events) - 1
    assert match.events[-1] == (CHANCE, [1, 2, 3][draw(seed_from(2), number, 3)])


def test_take_backs_have_a_limit() -> None:
    match = Match(TicTacToe, seed=1)
    for _ in range(MOST_TAKE_BACKS):
        match.play(0, 4)
        match.take_back(len(match.events) - 1)
    match.play(0, 4)
    with pytest.raises(Refused, match="take-backs"):
        match.take_back(len(match.events) - 1)


def test_resigning_ends_the_match_and_is_an_event() -> None:
    match = Match(TicTacToe, seed=1)
    match.play(0, 4)
    match.resign(1)
    assert match.to_act() == []
    assert match.resigned == 1
    assert match.events[-1] == (RESIGN, 1)


def test_resignation_can_be_taken_back() -> None:
    match = Match(TicTacToe, seed=1)
    match.resign(1)
    match.take_back(0)
    assert match.to_act() == [0]


def test_seed_stays_secret_until_the_end() -> None:
    match = Match(TicTacToe, seed=5)
    assert match.record().seed == ""
    assert match.record().commitment == commitment(seed_from(5))
    match.resign(0)
    assert match.record().seed == seed_from(5).hex()


def test_without_a_seed_every_match_has_its_own() -> None:
    assert Match(TicTacToe).commitment != Match(TicTacToe).commitment


def test_smallest_number_of_seats_and_first_values_are_the_defaults() -> None:
    match = Match(Bids, seed=1)
    assert (match.seats, match.options) == (2, {"hand": "three"})


@pytest.mark.parametrize(("seats", "options"), [(7, {}), (-1, {}), (2, {"hand": "nine"}), (2, {"colour": "red"})])
def test_wrong_seats_or_options_are_refused_with_what_is_right(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(Problem, match=r"2, 3 seats|three, two|it has: hand"):
        Match(Bids, seats, options)


class OnlyDice(Stones):
    """Throws for ever."""

    def throw(self, eyes: int) -> None:
        self.revealed += 1


def test_match_that_draws_for_ever_is_a_problem_and_no_hang() -> None:
    with pytest.raises(Problem, match="draws on and on"):
        Match(OnlyDice, seed=1)
