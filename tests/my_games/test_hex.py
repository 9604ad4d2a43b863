from random import Random

import pytest

from ludotheque.core.game import pick
from ludotheque.library import game
from ludotheque.match.match import Match


def small() -> Match:
    return game("hex").new(seed=1, options={"side": "5"})


def test_the_first_seat_joins_top_and_bottom() -> None:
    match = small()
    for row in range(5):
        assert match.scores() == [0, 0]
        match.play(0, 5 * row + 2)
        if row < 4:
            match.play(1, 5 * row)
    assert match.to_act() == []
    assert match.scores() == [1, 0]


def test_the_second_seat_joins_left_and_right() -> None:
    match = small()
    for column in range(5):
        match.play(0, column)
        match.play(1, 10 + column)
    assert match.scores() == [0, 1]


def test_a_cell_has_six_neighbours() -> None:
    """Down-left touches, down-right does not: rows are shifted to the right."""
    for way, joined in (((2, 6, 10, 15, 20), True), ((0, 6, 12, 18, 24), False)):
        match = small()
        others = iter([cell for cell in (4, 9, 14, 19) if cell not in way])
        for n, cell in enumerate(way):
            match.play(0, cell)
            if n < 4:
                match.play(1, next(others))
        assert (match.scores() == [1, 0]) is joined


def test_groups_that_meet_become_one() -> None:
    match = small()
    for first, second in ((2, 0), (7, 5), (22, 15), (17, 20)):
        match.play(0, first)
        match.play(1, second)
    match.play(0, 12)
    assert match.scores() == [1, 0]


@pytest.mark.parametrize("side", ["5", "7", "9", "11", "13"])
def test_a_game_never_ends_in_a_draw(side: str) -> None:
    rng = Random(3)
    for _ in range(10):
        match = game("hex").new(seed=1, options={"side": side})
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, pick(match.choices(seat), rng))
        assert sorted(match.scores()) == [0, 1]


def test_taken_cells_are_no_longer_open() -> None:
    match = small()
    for n, cell in enumerate((24, 0, 12, 7)):
        match.play(n % 2, cell)
    assert sorted(match.choices(0)) == [cell for cell in range(25) if cell not in (24, 0, 12, 7)]
